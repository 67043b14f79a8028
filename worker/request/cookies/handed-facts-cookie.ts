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

/** Writes sealed facts; the first are dropped if there are too many for a cookie. */
const writeFacts = (sealed: readonly string[], url: string): string => {
	let kept = [...sealed];
	while (kept.join(SEPARATOR).length > LONGEST) kept = kept.slice(1);
	return write(kept.join(SEPARATOR), kept.length > 0 ? LIFETIME : 0, url);
};

/** Keeps sealed facts that answers could not hand to the browser's receivers, until its next report. */
export function createCarriedFacts(cookies: Record<string, string>, url: string) {
	let kept = (cookies[cookieName(isSecureCookie(url))] ?? "").split(SEPARATOR).filter(Boolean);
	return {
		/** Returns the facts of earlier answers, each once: what is added after this begins a new cookie. */
		take(): string[] {
			const taken = kept;
			kept = [];
			return taken;
		},
		/** Returns the cookie that carries these facts after those that wait already. */
		add(sealed: readonly string[]): string {
			kept = [...kept, ...sealed];
			return writeFacts(kept, url);
		},
	};
}

export const droppedFacts = (url: string): string => writeFacts([], url);
