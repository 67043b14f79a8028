import * as z from "zod";
import type { Bindings } from "../../../base/bindings.ts";
import { clock } from "../../../base/clock.ts";
import { writeAuthorization } from "../../commerce/logins/code-logins.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch } from "../../fetch.ts";

/** A system of the house that the platform knows; its tokens read the orders of all shoppers. Throws PlatformUnavailable. */
export type SystemClient = { token(): Promise<string> };

const PATH = "/dwsso/oauth2/access_token";
/** Milliseconds before a token ends in which it is not used any more. */
const MARGIN = 60_000;
const answer = z.object({ access_token: z.string(), expires_in: z.number() });

let known: { clientId: string; token: string; until: number } | undefined;

/** Returns undefined if the deployment has no client of Account Manager; the platform then has an outbox. */
export const createSystemClient = (
	platform: PlatformContext,
	{
		ACCOUNT_MANAGER_CLIENT_ID: id,
		ACCOUNT_MANAGER_CLIENT_SECRET: secret = "",
		ACCOUNT_MANAGER_URL: url,
		COMMERCE_ORGANIZATION,
	}: Bindings,
): SystemClient | undefined => {
	if (!id) return undefined;
	const init = {
		method: "POST",
		headers: {
			authorization: writeAuthorization({ id, secret }),
			"content-type": "application/x-www-form-urlencoded",
		},
		body: new URLSearchParams({
			grant_type: "client_credentials",
			scope: `SALESFORCE_COMMERCE_API:${COMMERCE_ORGANIZATION.replace("f_ecom_", "")} sfcc.orders`,
		}).toString(),
	};
	const ask = async (): Promise<unknown> => {
		if (!url) {
			const response = await platformFetch(platform, PATH, init);
			if (!response.ok) throw new PlatformUnavailable(response.kind, `Account Manager: ${response.detail}`);
			return response.json;
		}
		const response = await fetch(new URL(PATH, url), { ...init, signal: platform.deadline });
		if (!response.ok) throw new PlatformUnavailable("http", `Account Manager: ${response.status}`);
		return response.json();
	};
	return {
		token: async () => {
			if (known?.clientId === id && known.until > clock.now()) return known.token;
			const result = answer.safeParse(await ask());
			if (!result.success) throw new PlatformUnavailable("malformed", result.error.message);
			const { access_token: token, expires_in: seconds } = result.data;
			known = { clientId: id, token, until: clock.now() + seconds * 1000 - MARGIN };
			return token;
		},
	};
};
