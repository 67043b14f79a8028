/** Names of the service worker's caches. Caches with other names are deleted. */
export const KEPT_PAGES = "shop-pages";
export const KEPT_FILES = "shop-files";
export const KEPT_OFFLINE_PAGES = "shop-offline";
export const CACHE_NAMES = [KEPT_PAGES, KEPT_FILES, KEPT_OFFLINE_PAGES] as const;

/** The number of responses that a cache keeps; those that were stored first are deleted first. */
export const MOST_PAGES = 40;
export const MOST_FILES = 500;
const PAGE_DAYS = 7;
const DAY = 86_400_000;

type Facts = { status: number; redirected: boolean; headers: { get(name: string): string | null } };

/**
 * Returns whether a page's response may be kept in the browser: only one that caches of all shoppers may keep as well, and that is not the
 * target of a redirect, which a browser refuses as the answer to a navigation (shell-43).
 */
export function mayKeepPage({ status, redirected, headers }: Facts): boolean {
	if (status !== 200 || redirected) return false;
	const directives = (headers.get("cache-control") ?? "").split(",").map((one) => one.trim().toLowerCase());
	return (
		directives.includes("public") && !directives.some((one) => /^(?:private|no-store|no-cache)\b/.test(one))
	);
}

/** The header in which a kept page has the time at which it was stored, in milliseconds. */
export const KEPT_AT = "x-kept-at";

/** Returns whether a kept page may still be shown. */
export const isRecent = ({ headers }: Pick<Facts, "headers">, now: number): boolean =>
	now - Number(headers.get(KEPT_AT) ?? Number.NaN) < PAGE_DAYS * DAY;

/** Returns the items that exceed a cache's size. `items` is in the order in which they were stored. */
export const listExcess = <Item>(items: readonly Item[], most: number): Item[] =>
	items.slice(0, Math.max(0, items.length - most));

/**
 * Returns the offline page for an address among those that are kept, which end in the same path below the prefixes of their locales: the one
 * of the address's locale, else the one that was kept last.
 */
export function chooseOfflinePage(path: string, offlinePaths: readonly string[]): string | undefined {
	const readPrefix = (offlinePath: string) => offlinePath.slice(0, offlinePath.lastIndexOf("/") + 1);
	return (
		offlinePaths
			.filter((one) => `${path}/`.startsWith(readPrefix(one)))
			.toSorted((one, other) => other.length - one.length)[0] ?? offlinePaths.at(-1)
	);
}

const FILE = /\/assets\/[\w.,~/-]+\.(?:js|css|woff2)\b/g;

/** Returns the built files that a document names. */
export const listFiles = (html: string): string[] => [...new Set(html.match(FILE) ?? [])];

/** Returns the folder of texts that a document names, such as "/assets/texts-1a2b3c4d/en/". */
export const findTextsFolder = (html: string): string | undefined =>
	/\bdata-texts="(\/assets\/[\w/-]+\/)"/.exec(html)?.[1];
