import type { RequestRow } from "../error-row.ts";
import { FAULT } from "./platform-words.ts";

const isSearch = (call: string): boolean => call.startsWith("GET /search/shopper-search/");

type Json = Record<string, unknown>;
/** Returns a document of the platform without any price. */
const withoutPrices = (json: unknown): unknown => {
	if (Array.isArray(json)) return json.map(withoutPrices);
	if (typeof json !== "object" || json === null) return json;
	return Object.fromEntries(
		Object.entries(json as Json)
			.filter(([name]) => !/price/i.test(name))
			.map(([name, value]) => [name, withoutPrices(value)]),
	);
};

export const pageRows: readonly RequestRow[] = [
	{
		situation: "A page does not exist",
		cause: "an address that neither the shop nor the platform knows",
		run: ({ page }) => page("/no-such-page"),
		status: 404,
		reads: ["notFound.title"],
		logs: null,
	},
	{
		situation: "A category does not exist",
		cause: "an address in the category tree that the tree does not have",
		run: ({ page }) => page("/women/no-such-category"),
		status: 404,
		reads: ["notFound.title"],
		logs: null,
	},
	{
		situation: "A search names a category that does not exist",
		cause: "an address of the search with an unknown category",
		run: ({ page }) => page("/search?cgid=no-such-category"),
		status: 200,
		reads: [],
		logs: null,
	},
	{
		situation: "The platform is down",
		cause: "fault `products:503` on a product that is not cached",
		run: ({ page }) => page("/VT10002-camel.html", { fault: "products:503" }),
		status: 503,
		reads: ["error.title", "error.siteUnavailable", "error.comeBack"],
		logs: {
			level: "error",
			source: "platform/fetch",
			title: "The platform does not respond",
			details: { family: "products", ...FAULT },
		},
	},
	{
		situation: "The search fails",
		cause: "the search answers with 503",
		run: ({ page, answerBy }) => {
			answerBy((call) => (isSearch(call) ? Response.json(FAULT, { status: 503 }) : undefined));
			return page(`/search?q=unseen${crypto.randomUUID().slice(0, 8)}`, { fault: "search:503" });
		},
		status: 503,
		reads: ["resting.text", "resting.again"],
		logs: { level: "error", source: "search/commerce", title: "Search at the commerce cloud failed" },
	},
	{
		situation: "Suggestions of the search fail",
		cause: "fault `search:503`",
		run: ({ api }) => api("suggestions?q=silk", undefined, { fault: "search:503" }),
		status: 200,
		reads: [],
		logs: {
			level: "warning",
			source: "api/suggestions",
			title: "Search suggestions failed, none are shown",
		},
	},
	{
		situation: "A product has no price",
		cause: "the platform answers the product without prices",
		run: ({ page, rewrite }) => {
			rewrite({ call: /\/shopper-products\/v\d\/.*\/products/, change: withoutPrices });
			return page("/VT10023-red.html");
		},
		status: 200,
		reads: [],
		logs: { level: "error", source: "server: VT10023-red", title: "product-no-price" },
		isThrottled: true,
	},
	{
		situation: "A section of editors has an unknown type",
		cause: "the content service answers the home page with a type that has no section",
		run: ({ page, rewrite }) => {
			rewrite({
				call: /\/content\//,
				change: (json) =>
					JSON.parse(JSON.stringify(json).replaceAll('"__typename":"Statement"', '"__typename":"Mystery"')),
			});
			return page("/");
		},
		status: 200,
		reads: [],
		logs: {
			level: "warning",
			source: "sections/load-sections",
			title: "Mystery home-manifesto has no section of its type",
		},
		isThrottled: true,
	},
	{
		situation: "A language does not exist",
		cause: "the form of the language with an unknown code",
		run: ({ form, prefix }) =>
			form("/preferences", { country: prefix.slice(-2).toUpperCase(), language: "xx", path: "/cart" }),
		status: 200,
		reads: [],
		logs: { level: "error", source: "api/preferences-form", title: "Language not found" },
	},
];
