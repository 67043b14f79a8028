import { isSecureCookie } from "./preference-cookies.ts";

const NAME = "handed_facts";
/** Seconds: the page after a form reports at once. */
const LIFETIME = 900;
/** Characters of a cookie that every browser takes. */
const LONGEST = 3800;
const SEPARATOR = "~";

const cookieName = (secure: boolean): string => `${secure ? "__Host-" : ""}${NAME}`;
const write = (value: string, maxAge: number, url: string): string => {
	const secure = isSecureCookie(url);
	return `${cookieName(secure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
};

/** Returns the sealed facts that earlier answers could not hand to the browser's receivers. */
export const readCarriedFacts = (cookies: Record<string, string>, url: string): string[] =>
	(cookies[cookieName(isSecureCookie(url))] ?? "").split(SEPARATOR).filter(Boolean);

/** Carries sealed facts to the next report of the browser; the first are dropped if there are too many for a cookie. */
export const carryFacts = (sealed: readonly string[], url: string): string => {
	let kept = [...sealed];
	while (kept.join(SEPARATOR).length > LONGEST) kept = kept.slice(1);
	return write(kept.join(SEPARATOR), LIFETIME, url);
};

export const droppedFacts = (url: string): string => write("", 0, url);
