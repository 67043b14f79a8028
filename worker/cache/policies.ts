import { NO_STORE } from "../base/no-store.ts";

/**
 * Lifetimes are in seconds: a value is served as it is during `fresh`, and then while a new one is loaded during `stale`. If the platform
 * fails, both caches serve for another day (cache-11).
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

export type SharedPolicy = { scope: "shared"; fresh: number; stale: number; tags: readonly string[] };
export type PagePolicy = SharedPolicy | { scope: "private" };

const page = (fresh: number, stale: number, ...tags: string[]): SharedPolicy => ({
	scope: "shared",
	fresh,
	stale,
	tags,
});

/** Lifetimes and tags of shared pages, which are stored as bytes at the edge (cache-13). */
export const PAGES = {
	home: page(5 * MINUTE, WEEK, "home"),
	categoryLanding: page(5 * MINUTE, WEEK),
	list: page(2 * MINUTE, WEEK),
	search: page(2 * MINUTE, WEEK, "search"),
	product: page(MINUTE, WEEK),
	content: page(WEEK, WEEK),
	brands: page(HOUR, WEEK, "brands"),
	sitemap: page(HOUR, WEEK, "categories"),
	stores: page(5 * MINUTE, 10 * MINUTE, "stores"),
	notFound: page(5 * MINUTE, WEEK, "content:/404"),
	incomplete: page(10, 10),
} as const satisfies Record<string, SharedPolicy>;

export const PRIVATE = { scope: "private" } as const satisfies PagePolicy;

export const withTags = (policy: SharedPolicy, ...tags: string[]): SharedPolicy => ({
	...policy,
	tags: [...new Set([...policy.tags, ...tags])],
});

export const asIncomplete = (policy: PagePolicy): PagePolicy =>
	policy.scope === "private"
		? policy
		: {
				...policy,
				fresh: Math.min(policy.fresh, PAGES.incomplete.fresh),
				stale: Math.min(policy.stale, PAGES.incomplete.stale),
			};

export type ValuePolicy = { kind: string; fresh: number; stale: number };

/** Lifetimes of values in KV and in memory; a lifetime from the platform overrides `fresh` (cache-4). */
export const VALUES = {
	config: { kind: "config", fresh: HOUR, stale: WEEK },
	categories: { kind: "categories", fresh: HOUR, stale: WEEK },
	routes: { kind: "routes", fresh: 15 * MINUTE, stale: DAY },
	/** Applies if the service names no lifetime (cache-9). */
	content: { kind: "content", fresh: WEEK, stale: WEEK },
	stores: { kind: "stores", fresh: HOUR, stale: WEEK },
	productAddresses: { kind: "products", fresh: DAY, stale: WEEK },
	recommendations: { kind: "products", fresh: 5 * MINUTE, stale: HOUR },
	/** The names of a site's recommenders. */
	recommenders: { kind: "config", fresh: HOUR, stale: DAY },
	/** Names, categories and prices in events for analytics (event-10). */
	eventProducts: { kind: "products", fresh: 5 * MINUTE, stale: HOUR },
} as const satisfies Record<string, ValuePolicy>;

/**
 * Seconds for which content with links to products, stores or editors' pages is cached at most: `found` if all links work, `unsure` if a
 * link is broken or could not be checked.
 */
export const CONTENT_LINKS = { found: DAY, unsure: 15 * MINUTE } as const;

export const CUSTOMER_GROUPS_SECONDS = 5 * MINUTE;

type ResponsePolicy = { browser: number; edge?: number; immutable?: boolean };
const RESPONSES = {
	assets: { browser: 365 * DAY, immutable: true },
	robots: { browser: HOUR },
	applePayDomain: { browser: HOUR },
	speculationRules: { browser: DAY },
	noImage: { browser: DAY },
	favicon: { browser: DAY },
	/** A browser asks for the service worker's script at each check, so that a switch or a new build reaches it. */
	serviceWorker: { browser: 0 },
	map: { browser: WEEK },
	filmShape: { browser: DAY },
	recommendations: { browser: MINUTE },
	/** Browsers do not keep sitemaps, because the addresses change with the catalogue. */
	sitemap: { browser: 0, edge: 5 * MINUTE },
	redirect: { browser: 0, edge: 5 * MINUTE },
} as const satisfies Record<string, ResponsePolicy>;

/** Variants for some shoppers stay out of other caches, which do not know whom they are for (cache-18). */
const PERSONALISED_PAGE = "private, max-age=0, must-revalidate";

/** Browsers must revalidate, because no purge reaches a browser's cache (cache-7). */
const writeRevalidation = (edge: number): string => `public, max-age=0, s-maxage=${edge}, must-revalidate`;

const writeHeader = ({ browser, edge, immutable }: ResponsePolicy): string =>
	edge === undefined
		? `public, max-age=${browser}${immutable ? ", immutable" : ""}`
		: writeRevalidation(edge);

export const CACHE_CONTROL = Object.fromEntries(
	Object.entries(RESPONSES).map(([name, policy]) => [name, writeHeader(policy)]),
) as Record<keyof typeof RESPONSES, string>;

type CachedPage = { scope: "shared" | "private"; fresh: number; isPersonalised?: boolean };
export const pageCacheControl = ({ scope, fresh, isPersonalised }: CachedPage): string => {
	if (scope === "private") return NO_STORE;
	return isPersonalised ? PERSONALISED_PAGE : writeRevalidation(fresh);
};
