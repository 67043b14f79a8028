import type { ApiFamily } from "@vetrina/commerce-sandbox/faults/api-families.ts";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PageBody } from "../../shared/contracts/page.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { Texts } from "../../shared/i18n/create-texts.ts";
import type { RawResponse } from "./raw-request.ts";

/** The page is unavailable: 503, with a link to try again. */
export type Stops = "stops";
/** The page lacks a part, and is cached briefly. */
export type Lacks = "lacks";
/** The page is as complete as it can be; only a private page is never cached. */
export type Stands = "stands";
/** The existence of such a page is unknown; an unreadable response counts as "no such page" (platform-3), for now. */
type Route = "route";
type Without = Partial<Record<Family, Stops | Lacks | Stands | Route>>;
export type Family = ApiFamily | "finder" | "all";
export type Page = { path: string; status?: number; without?: Without };

const ROUTED = { controllers: "route", all: "route" } as const;
const PRODUCT = { ...ROUTED, products: "stops" } as const;

/** `finder`: the site's search provider. `all`: all APIs fail, with only the configuration and the tree cached. */
export const PAGES: Record<Exclude<PageBody["kind"], "error">, readonly Page[]> = {
	landing: [{ path: "" }],
	home: [{ path: "/", without: { content: "lacks", finder: "lacks", all: "lacks" } }],
	"category-landing": [{ path: "/beauty", without: { content: "lacks", finder: "lacks", all: "stops" } }],
	list: [
		{ path: "/women/knitwear", without: { content: "lacks", finder: "stops", all: "stops" } },
		{ path: "/search?q=silk", without: { content: "lacks", finder: "stops", all: "stops" } },
		{ path: "/search?q=qqzzxx", without: { content: "lacks", finder: "stops", all: "stops" } },
		{ path: "/search-no-result?q=qqzzxx" },
	],
	product: [
		{ path: "VT10007-ivory", without: { ...PRODUCT, content: "lacks" } },
		{ path: "VT10038-all", without: { ...PRODUCT, content: "lacks" } },
	],
	"product-note": [
		{ path: "/notify-me?productId=VT10005-grey", without: { products: "stops", all: "stops" } },
		{
			path: "/product-restrictions?productId=VT10012-bordeaux",
			without: { products: "stops", all: "stops" },
		},
		{ path: "/size-guide?productId=VT10001-emerald", without: { products: "stops", all: "stops" } },
	],
	cart: [{ path: "/cart", without: { baskets: "stops", products: "stands", all: "stops" } }],
	wishlist: [{ path: "/wishlist", without: { customers: "stops", products: "stops", all: "stops" } }],
	"sign-in": [{ path: "/login" }],
	register: [{ path: "/register" }],
	"forgot-password": [{ path: "/forgot-password" }],
	"new-password": [{ path: "/new-password" }],
	"sign-in-code": [{ path: "/login-code" }],
	account: [],
	agent: [],
	orders: [],
	"personal-data": [],
	addresses: [],
	payments: [],
	"store-credit": [],
	"newsletter-preference-center": [],
	"newsletter-unsubscribe": [{ path: "/newsletter-unsubscribe" }],
	"gift-certificate": [{ path: "/gift-certificate" }],
	"gift-certificate-purchase": [{ path: "/gift-certificate-purchase" }],
	loyalty: [],
	// The route leads to the page that finds orders; tests/account/orders.test.ts has its faults.
	order: [],
	"track-order": [{ path: "/track-order" }],
	return: [{ path: "/return" }],
	// These routes redirect without a bag; tests/checkout/checkout.test.ts has their faults with one.
	checkout: [],
	"order-confirmation": [],
	newsletter: [{ path: "/newsletter" }],
	consent: [{ path: "/cookie-settings" }],
	// The footer links to it, so its route is cached; its content is not, because the footer knows that it exists (content-46).
	content: [
		{ path: "/about", without: { content: "stops", all: "stops" } },
		{ path: "/announcement?id=popup-repair", without: { content: "stops", all: "stops" } },
	],
	brands: [{ path: "/brands", without: { finder: "stops", all: "stops" } }],
	"customer-service": [{ path: "/csc", without: { content: "lacks", all: "lacks" } }],
	sitemap: [{ path: "/sitemap" }],
	stores: [{ path: "/stores", without: { stores: "stops", all: "stops" } }],
	// The stores fail first, because the page above caches them.
	store: [{ path: "/stores/milano-brera", without: { stores: "stops", ...ROUTED } }],
	// The pages above have cached the stores; tests/stores/visits.test.ts has the faults.
	"find-in-store": [],
	reserve: [],
	appointment: [],
	visits: [],
	share: [{ path: "/share?productId=VT10001-emerald", without: { products: "stops", all: "stops" } }],
	"shared-wishlist": [],
	offline: [{ path: "/offline" }],
	"not-found": [{ path: "/no-such-page", status: 404, without: { ...ROUTED, content: "lacks" } }],
};

/** Seconds, of an incomplete page. */
export const BRIEFLY = 10;

export const secondsOf = ({ headers }: RawResponse): number | "private" => {
	const said = headers.get("cache-control") ?? "";
	return said === "private, no-store" ? "private" : Number(/s-maxage=(\d+)/.exec(said)?.[1]);
};
/** Returns the texts of a locale's language, script or variant. */
export const readTextsAt = (locale: string): Texts =>
	readTexts({
		language: LANGUAGES.find((one) => locale.startsWith(one)) ?? "en",
		country: locale.slice(-2).toUpperCase(),
	});
export const headingOf = ({ text }: RawResponse): string =>
	/<h1[^>]*>\s*(?:<bdi>)?([^<]+)/.exec(text)?.[1] ?? "";

/** `unread`: the page counts as not found for now. */
export type Outcome = Stops | Lacks | Stands | Route | "unread";

/** Returns a function that says what is wrong with a page's response, or "" if the page is as the outcome promises. */
export const createJudge = (locale: string) => {
	const { t } = readTextsAt(locale);
	return (
		answer: RawResponse,
		{ status = 200 }: Page,
		outcome: Outcome | undefined,
		{ hasMenu = true } = {},
	): string => {
		const seconds = secondsOf(answer);
		const isUnread = outcome === "unread";
		const isStopped = outcome === "stops" || outcome === "route";
		const expected = isStopped ? 503 : isUnread ? 404 : status;
		const wayOn = [t("error.retry"), t("resting.again")].some((words) => answer.text.includes(words));
		const complaints: [isRight: boolean, otherwise: string][] = [
			[answer.status === expected, `is ${answer.status}`],
			[headingOf(answer) !== "", "has no heading"],
			[!isStopped || seconds === "private", "is kept"],
			[!isStopped || /^\d+$/.test(answer.headers.get("retry-after") ?? ""), "does not say when to come back"],
			[!isStopped || wayOn, "has no way on"],
			[!isStopped || !hasMenu || answer.text.includes(`href="/${locale}/women"`), "has no menu"],
			[(outcome !== "lacks" && !isUnread) || Number(seconds) <= BRIEFLY, `is kept for ${seconds} s`],
		];
		return complaints.flatMap(([isRight, otherwise]) => (isRight ? [] : [otherwise])).join(", ");
	};
};

/** Each page has its deadline, which all pages at once would reach on a busy machine. */
const AT_ONCE = 8;

/** Does the work for all pages, a few at once, and returns the results in their order. */
export async function forPages<T, R>(pages: readonly T[], work: (page: T) => Promise<R>): Promise<R[]> {
	const results: R[] = [];
	for (let from = 0; from < pages.length; from += AT_ONCE)
		results.push(...(await Promise.all(pages.slice(from, from + AT_ONCE).map(work))));
	return results;
}
