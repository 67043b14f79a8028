/** What is known about a navigation before it happens; plain values of a NavigateEvent. */
export type NavigationFacts = {
	to: URL;
	from: URL;
	/** Locale prefix of the page that is shown. */
	prefix: string;
	type: NavigationType;
	canIntercept: boolean;
	hashChange: boolean;
	isDownload: boolean;
	/** A POST. */
	hasBody: boolean;
};

/** `browser`: a document load; `page`: the page's JSON; `stay`: the page is here already. */
export type Decision = "browser" | "page" | "stay";

/** Where cards are entered, a page has a policy of its own, which comes with its document. */
const NOT_PAGES =
	/^\/(?:api|_page|dw|assets|ops|on)(?:\/|$)|\/(?:checkout|payments)$|\.(?:xml|txt|json|pdf)$/;
/** The marker of the platform's own pages: always a full load (platform-8). */
const EXTERNAL_STORE = "on/demandware.store";
const LOCALE_SEGMENT = /^\/(?:s\/|[a-z]{2}(?:-[a-z]{2})?(?:\/|$))/i;

const isUnder = (path: string, prefix: string): boolean =>
	prefix === "" ? !LOCALE_SEGMENT.test(path) : path === prefix || path.startsWith(`${prefix}/`);

/** Sites and locales may be named by the query instead of the path. */
const sameLocale = (to: URL, from: URL): boolean =>
	["site", "locale"].every((name) => to.searchParams.get(name) === from.searchParams.get(name));

const isOutside = ({ to, from, prefix }: NavigationFacts): boolean =>
	to.origin !== from.origin ||
	to.pathname.includes(EXTERNAL_STORE) ||
	NOT_PAGES.test(to.pathname) ||
	// Another locale is another document: its language, direction and texts; so is the landing page.
	!isUnder(to.pathname, prefix) ||
	!isUnder(from.pathname, prefix) ||
	!sameLocale(to, from);

export function decide(facts: NavigationFacts): Decision {
	if (!facts.canIntercept || facts.hashChange || facts.isDownload || facts.hasBody || facts.type === "reload")
		return "browser";
	if (isOutside(facts)) return "browser";
	const { to, from } = facts;
	const same = to.pathname === from.pathname && to.search === from.search;
	// A search or category page loads again only when its path or query changes (shell-6).
	return same && facts.type !== "traverse" ? "stay" : "page";
}

/** All but the page, which our addresses end with. */
const choicesOf = ({ search }: URL): string => search.replace(/[?&]page=\d+$/, "");

/**
 * A choice, another order or a tab of the list that is there: the shopper stays where the list begins. Other words are another
 * search, and the list's own link in the menu is the list again for a shopper who has come as far as its third page.
 */
export const isChoice = (to: URL, from: URL): boolean =>
	to.pathname === from.pathname &&
	to.searchParams.get("q") === from.searchParams.get("q") &&
	choicesOf(to) !== choicesOf(from);
