import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../../base/bindings.ts";
import { isSigned, sign } from "../../base/signatures.ts";
import { isSecureCookie } from "../../request/cookies/preference-cookies.ts";

/**
 * Binds a passkey's challenge to the browser that requested it (identity-44). Each challenge has its own signed cookie, because several
 * tabs may wait for a passkey at the same time.
 */

const LIFETIME = 5 * 60;

const message = (challenge: string): string => `passkey:${challenge}`;
const cookiePrefix = (c: Context): "host" | undefined => (isSecureCookie(c.req.url) ? "host" : undefined);

const writeCookieName = async <E extends AppEnv>(c: Context<E>, challenge: string): Promise<string> =>
	`passkey_${(await sign(c.env.SESSION_KEY, `name:${message(challenge)}`)).slice(0, 8)}`;

export const bindChallenge = async <E extends AppEnv>(c: Context<E>, challenge: string): Promise<void> => {
	const prefix = cookiePrefix(c);
	setCookie(c, await writeCookieName(c, challenge), await sign(c.env.SESSION_KEY, message(challenge)), {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		secure: prefix === "host",
		prefix,
		maxAge: LIFETIME,
	});
};

export const takeOwnChallenge = async <E extends AppEnv>(
	c: Context<E>,
	clientDataJSON: string,
): Promise<boolean> => {
	const challenge = challengeIn(clientDataJSON);
	if (challenge === undefined) return false;
	const [name, prefix] = [await writeCookieName(c, challenge), cookiePrefix(c)];
	const signature = getCookie(c, name, prefix);
	if (signature === undefined) return false;
	deleteCookie(c, name, { path: "/", secure: prefix === "host", prefix });
	return isSigned(c.env.SESSION_KEY, message(challenge), signature);
};

const challengeIn = (clientDataJSON: string): string | undefined => {
	try {
		const bytes = Uint8Array.from(
			atob(clientDataJSON.replaceAll("-", "+").replaceAll("_", "/")),
			(character) => character.charCodeAt(0),
		);
		const { challenge } = (readJson(new TextDecoder().decode(bytes)) ?? {}) as { challenge?: unknown };
		return typeof challenge === "string" && challenge !== "" ? challenge : undefined;
	} catch {
		return undefined;
	}
};
