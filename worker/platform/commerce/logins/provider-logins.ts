import * as z from "zod";
import {
	type KnownPerson,
	PROVIDER_ERRORS,
	type ProviderCredentials,
	type ProviderError,
	type ProviderId,
} from "../../../../shared/domain/identity/providers.ts";
import { postToController } from "../../controller-token.ts";
import { PlatformUnavailable, platformFetch, platformResponse, platformUrl } from "../../fetch.ts";
import { logOwnRefusal, readProblem } from "../../refusals/log-refusal.ts";
import { isRefusal } from "../../refusals/refusal.ts";
import { type Login, type TokenResponse, toIssuedTokens } from "./issued-tokens.ts";
import type { IssuedTokens, ProviderAccount } from "./session-cookies.ts";

const text = z.string().max(1000).optional().catch(undefined);
const person = z.object({ firstName: text, lastName: text, email: text }).catch({});
const responseSchema = z.object({
	success: z.boolean().optional(),
	errorType: text,
	slas_auth: z.looseObject({ access_token: z.string() }).optional(),
	externalProfile: z
		.object({ externalId: z.string().max(256), firstName: text, lastName: text, email: text })
		.optional()
		.catch(undefined),
	crmProfile: person.optional(),
});

export type ProviderOutcome =
	| { ok: true; tokens: IssuedTokens }
	| { ok: false; error: ProviderError; person: KnownPerson };

type Action = "OAuth" | "Register" | "ReOAuth";
const WITHOUT_TOKENS: Record<Action, string> = {
	OAuth: "Something went wrong during identity provider login",
	Register: "Something went wrong during identity provider login",
	ReOAuth: "Something went wrong refreshing identity provider login",
};

const ask = async (
	{ platform, locale: { siteId } }: Login,
	action: Action,
	body: object,
	accessToken: string | undefined,
	now: number,
): Promise<z.output<typeof responseSchema>> => {
	const post = { siteId, action: `IdentityProvider-${action}`, body, accessToken };
	const response = await postToController(platform, post, now);
	const json: unknown = await response.json().catch(() => undefined);
	const result = responseSchema.safeParse(json);
	const { success, errorType } = result.data ?? {};
	// Platforms refuse an account with status 400 or 200 (identity-51, identity-52).
	const isRefused = success !== true && errorType !== undefined && response.status <= 400;
	if (!response.ok && !isRefused)
		throw new PlatformUnavailable(
			"http",
			`The identity provider's controller responded ${response.status}.`,
			json,
		);
	const isReadable = isRefused || success === false || Boolean(success && result.data?.slas_auth);
	if (!result.success || !isReadable)
		throw new PlatformUnavailable("malformed", WITHOUT_TOKENS[action], json);
	return result.data;
};

export const signInByProvider = async (
	login: Login,
	accessToken: string,
	credentials: ProviderCredentials,
	now: number,
	customer?: object,
): Promise<ProviderOutcome> => {
	const body = customer ? { ...credentials, customer } : credentials;
	const reply = await ask(login, customer ? "Register" : "OAuth", body, accessToken, now);
	const { externalProfile, crmProfile } = reply;
	if (!reply.success) {
		const { firstName, lastName, email } = { ...externalProfile, ...crmProfile };
		return {
			ok: false,
			error: PROVIDER_ERRORS.find((one) => one === reply.errorType) ?? "invalid-credentials",
			person: { firstName, lastName, email },
		};
	}
	const tokens = toIssuedTokens(reply.slas_auth as unknown as TokenResponse);
	const { providerId } = credentials;
	const account = externalProfile && { providerId, externalId: externalProfile.externalId };
	return { ok: true, tokens: { ...tokens, account } };
};

export class ProviderSessionEnded extends Error {
	override name = "ProviderSessionEnded";
}

export const refreshByProvider = async (
	login: Login,
	account: ProviderAccount,
	refreshToken: string,
	now: Date,
): Promise<IssuedTokens> => {
	const reply = await ask(login, "ReOAuth", { ...account, refreshToken }, undefined, now.getTime());
	if (!reply.success) throw new ProviderSessionEnded(reply.errorType ?? "EXPIRED_TOKEN");
	return { ...toIssuedTokens(reply.slas_auth as unknown as TokenResponse), account };
};

const authPath = ({ platform }: Login, action: string): string =>
	`/shopper/auth/v1/organizations/${platform.env.COMMERCE_ORGANIZATION}/oauth2/${action}`;

type HintRequest = {
	hint: string;
	redirectUri: string;
	state: string;
	codeChallenge: string;
	usid: string | undefined;
	accessToken: string | undefined;
};

/** Returns the URL of the provider's sign-in page. Throws PlatformUnavailable if the login service does not redirect. */
export const authorizeByHint = async (login: Login, request: HintRequest): Promise<string> => {
	const { platform, locale } = login;
	const query = new URLSearchParams({
		redirect_uri: request.redirectUri,
		client_id: platform.env.COMMERCE_CLIENT_ID,
		code_challenge: request.codeChallenge,
		channel_id: locale.siteId,
		response_type: "code",
		hint: request.hint,
		state: request.state,
		...(request.usid ? { usid: request.usid } : {}),
	});
	const url = platformUrl(platform.env, `${authPath(login, "authorize")}?${query}`);
	const headers: HeadersInit = request.accessToken ? { authorization: `Bearer ${request.accessToken}` } : {};
	const platformRequest = new Request(url, { headers });
	const response = await platformResponse(platform, platformRequest, { retries: 0 });
	const location = response.headers.get("location") ?? "";
	if (response.ok) {
		const json = await readProblem(response);
		if (isRefusal(json)) logOwnRefusal(platform.log, platformRequest, response.status, json);
	}
	if (response.status < 300 || response.status >= 400 || !URL.canParse(location))
		throw new PlatformUnavailable("http", `The login service responded ${response.status}.`);
	return location;
};

const isAlreadyLinked = (json: unknown): boolean =>
	z.object({ error: z.literal("profile-already-linked") }).safeParse(json).success;

export const tokensOfHint = async (
	login: Login & { dnt: boolean },
	{ code, codeVerifier, redirectUri }: { code: string; codeVerifier: string; redirectUri: string },
): Promise<IssuedTokens | Extract<ProviderError, "invalid-credentials" | "profile-already-linked">> => {
	const response = await platformFetch(login.platform, authPath(login, "token"), {
		method: "POST",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({
			grant_type: "authorization_code_pkce",
			client_id: login.platform.env.COMMERCE_CLIENT_ID,
			channel_id: login.locale.siteId,
			redirect_uri: redirectUri,
			code,
			code_verifier: codeVerifier,
			dnt: String(login.dnt),
		}).toString(),
	});
	if (response.ok) return toIssuedTokens(response.json as TokenResponse);
	if (response.kind === "http" && response.status !== undefined && response.status < 500)
		return isAlreadyLinked(response.json) ? "profile-already-linked" : "invalid-credentials";
	throw PlatformUnavailable.from(response);
};

export const unlinkProvider = async (
	{ platform, locale: { siteId } }: Login,
	accessToken: string,
	providerId: ProviderId,
	now: number,
): Promise<void> => {
	const post = { siteId, action: "IdentityProvider-Unlink", body: { providerId }, accessToken };
	const response = await postToController(platform, post, now);
	const { success } = z
		.object({ success: z.boolean() })
		.catch({ success: false })
		.parse(await response.json().catch(() => undefined));
	if (!response.ok || !success)
		throw new PlatformUnavailable("http", `The identity provider's controller responded ${response.status}.`);
};
