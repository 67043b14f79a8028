/** Milliseconds after which a session ends that no one uses. */
const LASTS = 60 * 60_000;
const RENEWED_AFTER = 5 * 60_000;
const LEAST_TOKEN = 16;
const MOST_TOKEN = 500;

const encode = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const HMAC = { name: "HMAC", hash: "SHA-256" };
const importKey = (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
	crypto.subtle.importKey("raw", secret, HMAC, false, ["sign", "verify"]);

const toHex = (bytes: ArrayBuffer): string =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Signs with the token, so that a new token ends every session. */
const sign = async (token: string, text: string): Promise<string> =>
	toHex(await crypto.subtle.sign("HMAC", await importKey(encode(token)), encode(text)));

/** Compares under a key of its own, so that the time of a comparison says nothing about the token. */
const isSame = async (one: string, other: string): Promise<boolean> => {
	const key = await importKey(crypto.getRandomValues(new Uint8Array(32)));
	return crypto.subtle.verify("HMAC", key, await crypto.subtle.sign("HMAC", key, encode(one)), encode(other));
};

export const hasToken = (token: string | undefined): token is string =>
	token !== undefined && token.length >= LEAST_TOKEN;

/** Returns whether a form holds the token of operations. */
export const isToken = async (token: string, typed: string): Promise<boolean> =>
	typed.length <= MOST_TOKEN && (await isSame(token, typed));

/** Browsers refuse a cookie of this name that any page without TLS has set. */
const nameCookie = (url: URL): string => (url.protocol === "https:" ? "__Secure-ops" : "ops");

const writeCookie = (url: URL, value: string, seconds: number): string =>
	[
		`${nameCookie(url)}=${value}`,
		"Path=/ops",
		`Max-Age=${seconds}`,
		"HttpOnly",
		"SameSite=Strict",
		...(url.protocol === "https:" ? ["Secure"] : []),
	].join("; ");

export const startSession = async (url: URL, token: string, now: number): Promise<string> => {
	const end = String(now + LASTS);
	return writeCookie(url, `${end}.${await sign(token, end)}`, LASTS / 1000);
};

export const endSession = (url: URL): string => writeCookie(url, "", 0);

/** Returns whether the request has a session, with the cookie that renews it if it has been in use for a while. */
export const readSession = async (
	request: Request,
	token: string,
	now: number,
): Promise<{ cookie?: string } | undefined> => {
	const url = new URL(request.url);
	const start = `${nameCookie(url)}=`;
	const values = (request.headers.get("cookie") ?? "")
		.split(/;\s*/)
		.flatMap((part) => (part.startsWith(start) ? [part.slice(start.length)] : []));
	for (const value of values.slice(0, 3)) {
		const [, end, signature] = /^(\d{1,15})\.([\da-f]{64})$/.exec(value) ?? [];
		if (!end || !signature || Number(end) <= now || Number(end) > now + LASTS) continue;
		if (!(await isSame(await sign(token, end), signature))) continue;
		return Number(end) - now < LASTS - RENEWED_AFTER ? { cookie: await startSession(url, token, now) } : {};
	}
	return undefined;
};
