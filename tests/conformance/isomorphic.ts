import { createRequire } from "node:module";
import type * as Sdk from "commerce-sdk-isomorphic";
import { inject } from "vitest";
import { ORGANIZATION, SITE } from "./cloud.ts";

/**
 * The platform's client for Node and browsers, unmodified, which runs against the embedded cloud. It is loaded with `require`, because
 * Node cannot import the package's module build.
 */
export const sdk = createRequire(import.meta.url)("commerce-sdk-isomorphic") as typeof Sdk;

export const parameters = {
	clientId: "vetrina",
	organizationId: ORGANIZATION,
	shortCode: "unused",
	siteId: SITE,
};
export const configOf = (api: string, headers: Record<string, string> = {}) => ({
	baseUri: `${inject("commerce")}/${api}`,
	parameters,
	throwOnBadResponse: true,
	headers,
});

export const slasClient = () => new sdk.ShopperLogin(configOf("shopper/auth/v1"));
export const login = () =>
	sdk.helpers.loginGuestUser({
		slasClient: slasClient(),
		parameters: { redirectURI: "http://127.0.0.1/callback" },
	});

export const statusOf = (call: Promise<unknown>) =>
	call.then(
		() => 200,
		(error: Sdk.ResponseError) => error.response.status,
	);
