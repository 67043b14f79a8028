import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Bindings } from "../../../base/bindings.ts";
import {
	failureDetails,
	type PlatformFailure,
	type PlatformResponse,
	PlatformUnavailable,
	platformFetch,
} from "../../fetch.ts";
import type { SignInRefusal } from "./credentials.ts";
import { type Login, type TokenResponse, type TrackedLogin, toIssuedTokens } from "./issued-tokens.ts";
import type { IssuedTokens } from "./session-cookies.ts";

/**
 * `noSignIn`: no private client is configured, or the platform refuses the request. The platform sends sign-in codes for a private client
 * only, and the refresh tokens belong to that client (identity-22).
 */

export type CodeRequestRefusal = "tooManyTries" | "noSignIn";

type PrivateClient = { id: string; secret: string };

export const readPrivateClient = (
	env: Partial<Pick<Bindings, "COMMERCE_PRIVATE_CLIENT_ID" | "COMMERCE_CLIENT_SECRET">>,
): PrivateClient | undefined =>
	env.COMMERCE_PRIVATE_CLIENT_ID && env.COMMERCE_CLIENT_SECRET
		? { id: env.COMMERCE_PRIVATE_CLIENT_ID, secret: env.COMMERCE_CLIENT_SECRET }
		: undefined;

export const writeAuthorization = ({ id, secret }: PrivateClient): string =>
	`Basic ${btoa(`${id}:${secret}`)}`;

export const postAsPrivateClient = (
	{ platform, address }: Login,
	client: PrivateClient,
	path: string,
	fields: Record<string, string | undefined> | { json: object },
): Promise<PlatformResponse> => {
	const isJson = typeof fields.json === "object";
	const entries = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
	return platformFetch(
		platform,
		`/shopper/auth/v1/organizations/${platform.env.COMMERCE_ORGANIZATION}/oauth2/${path}`,
		{
			method: "POST",
			headers: {
				authorization: writeAuthorization(client),
				"content-type": isJson ? "application/json" : "application/x-www-form-urlencoded",
				...(address ? { "cf-connecting-ip": address } : {}),
			},
			body: isJson ? JSON.stringify(fields.json) : new URLSearchParams(entries).toString(),
		},
	);
};

/** Returns whether a limit was reached. The platform rejects a sixth mail with status 400 and a message; other limits return 429. */
export const isTooMany = ({ status, json }: { status?: number; json?: unknown }): boolean => {
	const { error_description: words } = (json ?? {}) as { error_description?: unknown };
	return status === 429 || (status === 400 && typeof words === "string" && /too many/i.test(words));
};

export const isAway = ({ kind, status = 500 }: PlatformFailure): boolean => kind !== "http" || status >= 500;

export const requestCode = async (
	login: Login & { locale: Pick<SiteLocale, "language" | "country"> },
	{ email, usid }: { email: string; usid: string | undefined },
): Promise<CodeRequestRefusal | null> => {
	const client = readPrivateClient(login.platform.env);
	if (!client) return "noSignIn";
	const response = await postAsPrivateClient(login, client, "passwordless/login", {
		user_id: email,
		mode: "email",
		channel_id: login.locale.siteId,
		locale: localeTag(login.locale),
		usid,
	});
	if (response.ok) return null;
	if (isTooMany(response)) return "tooManyTries";
	if (isAway(response)) throw PlatformUnavailable.from(response);
	login.platform.log(
		"error",
		"commerce/code-logins",
		"The platform refuses to send codes",
		failureDetails(response),
	);
	return "noSignIn";
};

export const tokensOfCode = async (
	login: TrackedLogin,
	{ email, code }: { email: string; code: string },
): Promise<IssuedTokens | SignInRefusal> => {
	const client = readPrivateClient(login.platform.env);
	if (!client) return "noSignIn";
	const response = await postAsPrivateClient(login, client, "passwordless/token", {
		grant_type: "client_credentials",
		hint: "pwdless_login",
		pwdless_login_token: code,
		login_id: email,
		dnt: String(login.dnt),
	});
	if (response.ok) return toIssuedTokens(response.json as TokenResponse);
	if (isTooMany(response)) return "tooManyTries";
	if (isAway(response)) throw PlatformUnavailable.from(response);
	if (response.status === 401) return "wrongCode";
	login.platform.log(
		"error",
		"commerce/code-logins",
		"The platform refuses to sign customers in by codes",
		failureDetails(response),
	);
	return "noSignIn";
};

export const refreshAsPrivateClient = async (
	login: TrackedLogin,
	refreshToken: string,
): Promise<IssuedTokens | undefined> => {
	const client = readPrivateClient(login.platform.env);
	if (!client) return undefined;
	const response = await postAsPrivateClient(login, client, "token", {
		grant_type: "refresh_token",
		client_id: client.id,
		channel_id: login.locale.siteId,
		refresh_token: refreshToken,
		dnt: String(login.dnt),
	});
	if (response.ok) return toIssuedTokens(response.json as TokenResponse);
	if (isAway(response) || isTooMany(response)) throw PlatformUnavailable.from(response);
	return undefined;
};
