export type NavigationFacts = {
	to: URL;
	from: URL;
	prefix: string;
	type: NavigationType;
	canIntercept: boolean;
	hashChange: boolean;
	isDownload: boolean;
	hasBody: boolean;
};

export type Decision = "browser" | "page" | "stay";

/**
 * Paths that the client leaves to the browser. The checkout and the payments page are among them, because their card fields need a
 * security policy of their own.
 */
const NOT_PAGES =
	/^\/(?:api|_page|dw|assets|ops|on)(?:\/|$)|\/(?:checkout|payments)$|\.(?:xml|txt|json|pdf)$/;
/** Addresses of the platform's own pages contain this marker; those pages always load as documents (platform-8). */
const EXTERNAL_STORE = "on/demandware.store";
const LOCALE_SEGMENT = /^\/(?:s\/|[a-z]{2}(?:-[a-z]{2})?(?:\/|$))/i;

const isUnder = (path: string, prefix: string): boolean =>
	prefix === "" ? !LOCALE_SEGMENT.test(path) : path === prefix || path.startsWith(`${prefix}/`);

const sameLocale = (to: URL, from: URL): boolean =>
	["site", "locale"].every((name) => to.searchParams.get(name) === from.searchParams.get(name));

const isOutside = ({ to, from, prefix }: NavigationFacts): boolean =>
	to.origin !== from.origin ||
	to.pathname.includes(EXTERNAL_STORE) ||
	NOT_PAGES.test(to.pathname) ||
	// The landing page and other locales need another document: language, direction and texts differ.
	!isUnder(to.pathname, prefix) ||
	!isUnder(from.pathname, prefix) ||
	!sameLocale(to, from);

export function decide(facts: NavigationFacts): Decision {
	if (!facts.canIntercept || facts.hashChange || facts.isDownload || facts.hasBody || facts.type === "reload")
		return "browser";
	if (isOutside(facts)) return "browser";
	const { to, from } = facts;
	const same = to.pathname === from.pathname && to.search === from.search;
	// A link to the address already shown loads nothing (shell-6); going back to an entry with that address does.
	return same && facts.type !== "traverse" ? "stay" : "page";
}

const readChoices = ({ search }: URL): string => search.replace(/[?&]page=\d+$/, "");

export const isChoice = (to: URL, from: URL): boolean =>
	to.pathname === from.pathname &&
	to.searchParams.get("q") === from.searchParams.get("q") &&
	readChoices(to) !== readChoices(from);
