import { expect, test, vi } from "vitest";
import { indexCategories } from "../../../../shared/domain/catalogue/categories.ts";
import { REFUSALS } from "../../refusals/testing.ts";
import { sendHostedEvent } from "./hosted-events.ts";
import { createHostedSearch } from "./hosted-search.ts";

/** Runs the service's own client in workerd: its requests, and the outcome of failures. */

const settings = { personalisedIndex: false, abTest: false, facets: ["c_color"], sortings: [] };
const locale = { siteId: "vetrina-us", country: "US", language: "en", currency: "USD" } as const;
const query = { query: "silk", refinements: [], offset: 0, limit: 24, pictures: 2 };

const setUp = (respond: (request: Request) => Response | Promise<Response>, env: object = {}) => {
	const sent: { url: URL; headers: Headers; body: unknown }[] = [];
	const log = vi.fn();
	const platform = {
		env: {
			COMMERCE: {
				fetch: async (request: Request) => {
					sent.push({
						url: new URL(request.url),
						headers: request.headers,
						body: JSON.parse((await request.text()) || "null"),
					});
					return respond(request);
				},
			} as unknown as Fetcher,
			COMMERCE_ORGANIZATION: "f_ecom_o",
			COMMERCE_CLIENT_ID: "client",
			HOSTED_SEARCH_APPLICATION: "vetrina",
			HOSTED_SEARCH_KEY: "vetrina-search",
			...env,
		},
		deadline: AbortSignal.timeout(9000),
		log,
	};
	const cx = { platform, locale, settings };
	return { cx, port: createHostedSearch({ ...cx, categories: async () => indexCategories([]) }), sent, log };
};
const results = (...all: object[]) => Response.json({ results: all });

// proves search-7
test("sends one request for everything, with the key in a header and never in the address", async () => {
	const { port, sent } = setUp(() => results({ hits: [], nbHits: 3, queryID: "q1" }, {}));
	expect(await port.search(query)).toMatchObject({ total: 3, tracking: { queryId: "q1" } });
	expect(sent).toHaveLength(1);
	expect(sent[0]?.url.pathname).toBe("/1/indexes/*/queries");
	expect(sent[0]?.url.href).not.toContain("vetrina-search");
	expect(sent[0]?.headers.get("x-algolia-api-key")).toBe("vetrina-search");
	expect(sent[0]?.body).toMatchObject({
		requests: [{ query: "silk" }, { facets: ["price.USD", "offers.USD"] }],
	});
});

test.each([
	["refuses the key", () => Response.json({ message: "Invalid", status: 403 }, { status: 403 })],
	["is down", () => new Response("no", { status: 503 })],
	["sends no JSON", () => new Response("<html>")],
	["returns something else", () => Response.json({ results: [] })],
	...REFUSALS.map(({ form, body, status }): [string, () => Response] => [
		`refuses by ${form} with ${status}`,
		() => Response.json(body, { status }),
	]),
])("a service that %s finds nothing, says so, and is logged", async (_what, respond) => {
	const { port, log } = setUp(respond);
	expect(await port.search(query)).toMatchObject({ failed: true, hits: [], total: 0, refinements: [] });
	expect((await port.suggest("silk")).phrases).toEqual([]);
	expect(await port.popular()).toEqual([]);
	expect(
		log.mock.calls.filter(([level, source]) => level === "error" && source === "search/hosted"),
	).toHaveLength(3);
});

test("is called at most twice if it fails", async () => {
	const { port, sent } = setUp(() => new Response("no", { status: 500 }));
	await port.popular();
	expect(sent).toHaveLength(2);
});

test("a customer's preferences are sent with their own searches only", async () => {
	const { cx, sent } = setUp(() => results({ hits: [] }, { hits: [] }));
	const categories = async () => indexCategories([]);
	const shopper = { groups: ["VIP"], personalisationKey: "VIP|for-her" };
	await createHostedSearch({ ...cx, categories, shopper }).suggest("dre");
	await createHostedSearch({ ...cx, categories }).suggest("dre");
	const named = sent.filter(({ url }) => url.pathname.endsWith("/QuickSearch-GetCategories"));
	expect(named.map(({ url }) => url.searchParams.get("customerPersonalizationKey"))).toEqual([
		"VIP|for-her",
		null,
	]);
	const queries = sent.filter(({ body }) => body !== null);
	expect(queries.map(({ body }) => body)).toMatchObject([
		{ requests: [{}, { ruleContexts: ["US", "VIP"] }] },
		{ requests: [{}, { ruleContexts: ["US"] }] },
	]);
});

test("empty hosts default to the commerce cloud's", async () => {
	const { port, sent } = setUp(() => results({ hits: [], nbHits: 3 }, {}), { HOSTED_SEARCH_HOSTS: "" });
	expect(await port.search(query)).toMatchObject({ total: 3 });
	expect(sent).toHaveLength(1);
});

test("sends no request without application or key", async () => {
	const { port, sent } = setUp(() => results({}), { HOSTED_SEARCH_KEY: undefined });
	expect(await port.search(query)).toMatchObject({ failed: true });
	expect(sent).toEqual([]);
});

// proves search-8
test("clicks and wishlist additions are sent in the service's terms; those of another site's index are not sent", async () => {
	const { cx, sent } = setUp(() => Response.json({ status: 200, message: "OK" }));
	const event = { queryId: "q1", index: "vetrina-us__products__en__discount", objectId: "VT1-red" };
	await sendHostedEvent(cx, { type: "click", ...event, position: 7 }, "anonymous");
	await sendHostedEvent(cx, { type: "addToCart", ...event }, "anonymous");
	await sendHostedEvent(cx, { type: "addToCart", ...event, index: "vetrina-eu__products__en" }, "anonymous");
	expect(sent.map(({ url }) => url.pathname)).toEqual(["/1/events", "/1/events"]);
	const common = { index: event.index, userToken: "anonymous", queryID: "q1", objectIDs: ["VT1-red"] };
	expect(sent.map(({ body }) => body)).toEqual([
		{ events: [{ ...common, eventType: "click", eventName: "Product clicked", positions: [7] }] },
		{
			events: [{ ...common, eventType: "conversion", eventSubtype: "addToCart", eventName: "Added to bag" }],
		},
	]);
});
