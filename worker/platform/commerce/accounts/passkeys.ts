import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { NewPasskey, PasskeyView } from "../../../../shared/contracts/passkeys.ts";
import { platformFetch } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { isTooMany, postAsPrivateClient, readPrivateClient } from "../logins/code-logins.ts";
import type { Login } from "../logins/issued-tokens.ts";
import { type CeremonyOptions, passkeyOptions, readOptions, refusedBy } from "../logins/passkey-logins.ts";
import type { Shopper } from "../logins/sessions.ts";
import type { Profile } from "./profile.ts";

export type PasskeyError =
	| "wrongPasskey"
	| "wrongCode"
	| "tooManyTries"
	| "noSignIn"
	| "signIn"
	| "unavailable";
type Result<Value extends object = object> = ({ ok: true } & Value) | { ok: false; error: PasskeyError };

/** Methods return an error, and `list` returns null, if the platform fails (identity-40 to identity-44). */
export type PasskeyPort = {
	list(): Promise<PasskeyView[] | null>;
	optionsToSignIn(): Promise<Result<{ options: CeremonyOptions }>>;
	sendCode(): Promise<Result>;
	optionsToMake(request: { code: string; name: string }): Promise<Result<{ options: CeremonyOptions }>>;
	keep(registration: { code: string; passkey: NewPasskey }): Promise<Result>;
	remove(id: string): Promise<Result>;
};

const fail = (error: PasskeyError): { ok: false; error: PasskeyError } => ({ ok: false, error });
const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

const toView = ({
	credentialId,
	nickName,
	c_createdAt,
	c_lastUsedAt,
}: Record<string, unknown>): PasskeyView[] =>
	typeof credentialId === "string"
		? [
				{
					id: credentialId,
					name: text(nickName) ?? "",
					createdAt: text(c_createdAt),
					lastUsedAt: text(c_lastUsedAt),
				},
			]
		: [];

export const createPasskeys = (
	cx: Login & { address: string | undefined },
	shopper: Shopper,
	profile: () => Promise<Profile | null>,
): PasskeyPort => {
	const { platform, locale } = cx;
	const client = readPrivateClient(platform.env);
	const site = { channel_id: locale.siteId };
	const orUnavailable = async <T extends Result>(
		act: () => Promise<T>,
	): Promise<T | ReturnType<typeof fail>> => {
		try {
			return await act();
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			platform.log("warning", "commerce/passkeys", "Reading passkeys failed", { error });
			return fail("unavailable");
		}
	};
	const post = async (
		path: string,
		fieldsFor: (login: string) => Parameters<typeof postAsPrivateClient>[3],
	): Promise<Result<{ json: unknown }>> => {
		if (!client) return fail("noSignIn");
		if (!(await shopper.session()).registered) return fail("signIn");
		const login = (await profile())?.login;
		if (login === undefined) return fail("unavailable");
		const response = await postAsPrivateClient(cx, client, `webauthn/register/${path}`, fieldsFor(login));
		if (response.ok) return { ok: true, json: response.json };
		if (response.status === 204) return { ok: true, json: undefined };
		if (response.status === 401) return fail("wrongCode");
		if (response.status === 400 && !isTooMany(response)) return fail("wrongPasskey");
		return fail(refusedBy(cx, "The platform refuses to make passkeys", response));
	};
	const ofCustomer = async (method: "GET" | "DELETE", id = "") => {
		const [session, customer] = await Promise.all([shopper.session(), profile()]);
		if (!session.registered || customer?.login === undefined) return null;
		const path = `/shopper/auth/v1/organizations/${platform.env.COMMERCE_ORGANIZATION}/oauth2/webauthn/passkey/user/${encodeURIComponent(customer.login)}${id && `/credentials/${encodeURIComponent(id)}`}`;
		return platformFetch(platform, `${path}?${new URLSearchParams(site)}`, {
			method,
			headers: { authorization: `Bearer ${session.accessToken}` },
		});
	};
	return {
		async list() {
			const response = await ofCustomer("GET");
			if (response?.status === 404) return [];
			if (!response?.ok) return null;
			const { credentials } = (response.json ?? {}) as { credentials?: unknown };
			return Array.isArray(credentials) ? credentials.flatMap(toView) : null;
		},
		optionsToSignIn: () =>
			orUnavailable(async () => {
				const options = await passkeyOptions(cx);
				return typeof options === "string" ? fail(options) : { ok: true, options };
			}),
		sendCode: () =>
			orUnavailable(() =>
				post("authorize", (login) => ({ ...site, user_id: login, mode: "email", locale: localeTag(locale) })),
			),
		optionsToMake: ({ code, name }) =>
			orUnavailable(async () => {
				const result = await post("start", (login) => ({
					...site,
					user_id: login,
					pwd_action_token: code,
					nick_name: name,
				}));
				return result.ok ? { ok: true, options: readOptions(result.json) } : result;
			}),
		keep: ({ code, passkey }) =>
			orUnavailable(async () => {
				const result = await post("finish", (login) => ({
					json: { ...site, username: login, pwd_action_token: code, credential: passkey },
				}));
				return result.ok ? { ok: true } : result;
			}),
		remove: (id) =>
			orUnavailable(async () => {
				const response = await ofCustomer("DELETE", id);
				const isGone = response?.ok || response?.status === 204 || response?.status === 404;
				return isGone ? { ok: true } : fail("unavailable");
			}),
	};
};
