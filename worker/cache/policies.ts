import { NO_STORE } from "../base/no-store.ts";

/**
 * Everything that is cached, in one table: for whom, for how long and under which tags. Loaders and ports name an entry; the
 * caches and `Cache-Control` follow from it. Lifetimes are seconds: `fresh` is served as it is, `stale` counts from there and
 * is served while a new one is made. When the platform fails, both caches serve a day longer (ERROR_GRACE, rule cache-11).
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The same for every shopper (cache-1, cache-7). */
export type SharedPolicy = { scope: "shared"; fresh: number; stale: number; tags: readonly string[] };
export type PagePolicy = SharedPolicy | { scope: "private" };

const page = (fresh: number, stale: number, ...tags: string[]): SharedPolicy => ({
	scope: "shared",
	fresh,
	stale,
	tags,
});

/** Pages as bytes, at the edge (cache-13). What a single page adds to its tags comes with `tagged`. */
export const PAGES = {
	home: page(5 * MINUTE, WEEK, "home"),
	categoryLanding: page(5 * MINUTE, WEEK),
	/** Prices and order of the day. */
	list: page(2 * MINUTE, WEEK),
	search: page(2 * MINUTE, WEEK, "search"),
	/** Stock and price. */
	product: page(MINUTE, WEEK),
	content: page(WEEK, WEEK),
	brands: page(HOUR, WEEK, "brands"),
	sitemap: page(HOUR, WEEK, "categories"),
	/** Says whether a store is open: a quarter of an hour late at most. */
	stores: page(5 * MINUTE, 10 * MINUTE, "stores"),
	/** One for each locale (cache-3). */
	notFound: page(5 * MINUTE, WEEK, "content:/404"),
	/** A page without a part that failed to load. */
	incomplete: page(10, 10),
} as const satisfies Record<string, SharedPolicy>;

/** A shopper's own, or of one request only. */
export const PRIVATE = { scope: "private" } as const satisfies PagePolicy;

export const tagged = (policy: SharedPolicy, ...tags: string[]): SharedPolicy => ({
	...policy,
	tags: [...new Set([...policy.tags, ...tags])],
});

/** The policy of a page that lacks a part: it is cached no longer than such a page may be, under its own tags. */
export const asIncomplete = (policy: PagePolicy): PagePolicy =>
	policy.scope === "private"
		? policy
		: {
				...policy,
				fresh: Math.min(policy.fresh, PAGES.incomplete.fresh),
				stale: Math.min(policy.stale, PAGES.incomplete.stale),
			};

/** `kind` is the first part of a value's key, as the list of /ops shows it. */
export type ValuePolicy = { kind: string; fresh: number; stale: number };

/** The platforms' values, in KV and in memory; a lifetime that the platform names beats `fresh` (cache-4). */
export const VALUES = {
	/** Countries, locales, rates, settings. */
	config: { kind: "config", fresh: HOUR, stale: WEEK },
	/** The tree changes with imports and campaigns. */
	categories: { kind: "categories", fresh: HOUR, stale: WEEK },
	/** What an address means to the platform. */
	routes: { kind: "routes", fresh: 15 * MINUTE, stale: DAY },
	/** Where the service names no lifetime (cache-9). */
	content: { kind: "content", fresh: WEEK, stale: WEEK },
	stores: { kind: "stores", fresh: HOUR, stale: WEEK },
	/** For sitemaps. */
	productAddresses: { kind: "products", fresh: DAY, stale: WEEK },
	recommendations: { kind: "products", fresh: 5 * MINUTE, stale: HOUR },
} as const satisfies Record<string, ValuePolicy>;

/**
 * Seconds that content is kept at most where its links lead to products, stores or editors' pages, and where one leads nowhere yet
 * (content-7).
 */
export const CONTENT_LINKS = { found: DAY, unsure: 15 * MINUTE } as const;

/** How long a customer's groups are remembered in the isolate: a change of groups shows a little later. */
export const CUSTOMER_GROUPS_SECONDS = 5 * MINUTE;

/** Responses that are no pages: seconds in the browser, and in shared caches where those may keep it longer. */
type ResponsePolicy = { browser: number; edge?: number; immutable?: boolean };
const RESPONSES = {
	/** Files with a hash in their name; client/public/_headers says the same to the assets' server. */
	assets: { browser: 365 * DAY, immutable: true },
	robots: { browser: HOUR },
	applePayDomain: { browser: HOUR },
	speculationRules: { browser: DAY },
	noImage: { browser: DAY },
	favicon: { browser: DAY },
	map: { browser: WEEK },
	filmShape: { browser: DAY },
	/** What is the same for every guest of a locale. */
	recommendations: { browser: MINUTE },
	/** Asked for again: a new catalogue has other addresses. */
	sitemap: { browser: 0, edge: 5 * MINUTE },
	/** To where an address leads that is the same for everyone. */
	redirect: { browser: 0, edge: 5 * MINUTE },
} as const satisfies Record<string, ResponsePolicy>;

/** Browsers ask every time: with stale-while-revalidate they would show an outdated page, and no purge would reach it (cache-7). */
const revalidated = (edge: number): string => `public, max-age=0, s-maxage=${edge}, must-revalidate`;

const headerOf = ({ browser, edge, immutable }: ResponsePolicy): string =>
	edge === undefined ? `public, max-age=${browser}${immutable ? ", immutable" : ""}` : revalidated(edge);

/** `Cache-Control` of responses that are no pages. */
export const CACHE_CONTROL = Object.fromEntries(
	Object.entries(RESPONSES).map(([name, policy]) => [name, headerOf(policy)]),
) as Record<keyof typeof RESPONSES, string>;

/** `Cache-Control` of a page, of which some of its fresh time may be gone. */
export const pageCacheControl = (page: { scope: "shared" | "private"; fresh: number }): string =>
	page.scope === "private" ? NO_STORE : revalidated(page.fresh);
