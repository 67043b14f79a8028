import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { CommerceHono } from "../../http/http.ts";
import { mediaBase } from "../../http/media-base.ts";
import { afterResponse } from "../../requests/after-response.ts";
import { rememberPhrase } from "../../search/text/searched-phrases.ts";
import { keyRefusal } from "./hosted-keys.ts";
import { objectsBody, readQueries, readRequestBody, searchBody } from "./hosted-requests.ts";
import { hostedJson, isRefusal, noSuchIndex, type Refusal, refusal, refuse } from "./hosted-results.ts";
import { indexByName } from "./index-names.ts";
import { indexSettings, listIndexes } from "./index-settings.ts";
import { indexOpener } from "./open-index.ts";
import { readObjects } from "./read-objects.ts";
import { type Finished, type HostedQuery, readQuery, runQueries } from "./run-queries.ts";
import { searchedText } from "./search-params.ts";
import { pickAttributes, pickFields, toPage } from "./search-response.ts";

/** Implements Algolia's REST API (cloud-10) on top of the catalogue's search. Browsers call this API directly, from any page. */
export const hostedSearchApp = new Hono<CommerceHono>();

type HostedContext = Context<CommerceHono>;

hostedSearchApp.use(
	"/1/*",
	cors({ origin: "*", allowMethods: ["GET", "POST", "PUT", "DELETE", "OPTIONS"], maxAge: 86_400 }),
);
hostedSearchApp.use("/1/*", async (c, next) => {
	const keyFault = await keyRefusal(c, "search");
	if (keyFault) return refuse(keyFault);
	await next();
});

hostedSearchApp.post("/1/indexes/:index/queries", async (c) => {
	if (c.req.param("index") !== "*") return refuse(refusal(404, "path not found"));
	const reading = await readQueries(c);
	if (isRefusal(reading)) return refuse(reading);
	const results = await run(c, reading.queries, reading.stopsWhenEnough);
	if (isRefusal(results)) return refuse(results);
	return hostedJson({
		results: results.map(({ query, response }) => ({
			...pickFields(response, query.params.responseFields),
			index: query.name,
		})),
	});
});

hostedSearchApp.post("/1/indexes/:index/objects", async (c) => {
	const reading = await readRequestBody(c, objectsBody);
	if (isRefusal(reading)) return refuse(reading);
	const { requests } = reading.body;
	const unknownRequest = requests.find(({ indexName }) => !indexByName(indexName));
	if (unknownRequest) return refuse(noSuchIndex(unknownRequest.indexName));
	const open = indexOpener(c.env.DB, mediaBase(c));
	const byIndex = Map.groupBy(requests, ({ indexName }) => indexName);
	const recordsByRequest = new Map<(typeof requests)[number], Record<string, unknown> | null>();
	for (const [name, indexRequests] of byIndex) {
		const index = indexByName(name);
		if (!index) continue;
		const records = await readObjects(
			await open(index),
			index,
			indexRequests.map(({ objectID }) => objectID),
		);
		indexRequests.forEach((one, at) => {
			const record = records[at];
			recordsByRequest.set(one, record ? pickAttributes(record, one.attributesToRetrieve) : null);
		});
	}
	return hostedJson({ results: requests.map((one) => recordsByRequest.get(one) ?? null) });
});

hostedSearchApp.post("/1/indexes/:index/query", async (c) => {
	const reading = await readRequestBody(c, searchBody);
	return isRefusal(reading) ? refuse(reading) : answerOne(c, readQuery(c.req.param("index"), reading.body));
});

hostedSearchApp.post("/1/indexes/:index/facets/:facet/query", async (c) => {
	const reading = await readRequestBody(c, searchBody);
	return isRefusal(reading)
		? refuse(reading)
		: answerOne(c, readQuery(c.req.param("index"), reading.body, c.req.param("facet")));
});

hostedSearchApp.get("/1/indexes", async (c) => {
	const keyFault = await keyRefusal(c, "admin");
	return keyFault ? refuse(keyFault) : hostedJson(await listIndexes(c.env.DB));
});

hostedSearchApp.get("/1/indexes/:index", (c) => {
	const parameters = Object.entries(c.req.query()).filter(([name]) => !/^x-algolia-/i.test(name));
	return answerOne(c, readQuery(c.req.param("index"), Object.fromEntries(parameters)));
});

hostedSearchApp.get("/1/indexes/:index/settings", async (c) => {
	const keyFault = await keyRefusal(c, "admin");
	if (keyFault) return refuse(keyFault);
	const index = indexByName(c.req.param("index"));
	if (!index) return refuse(noSuchIndex(c.req.param("index")));
	return hostedJson(indexSettings(index, await indexOpener(c.env.DB, mediaBase(c))(index)));
});

hostedSearchApp.get("/1/indexes/:index/:object", async (c) => {
	const index = indexByName(c.req.param("index"));
	if (!index) return refuse(noSuchIndex(c.req.param("index")));
	const [record] = await readObjects(await indexOpener(c.env.DB, mediaBase(c))(index), index, [
		c.req.param("object"),
	]);
	if (!record) return refuse(refusal(404, "ObjectID does not exist"));
	const attributes = c.req.query("attributesToRetrieve")?.split(",");
	return hostedJson(pickAttributes(record, attributes));
});

hostedSearchApp.all("/1/indexes/*", () => refuse(refusal(403, "Method not allowed with this API key")));

const run = (c: HostedContext, queries: readonly HostedQuery[], stopsWhenEnough: boolean) =>
	runQueries(queries, indexOpener(c.env.DB, mediaBase(c)), stopsWhenEnough).then((results) => {
		if (!isRefusal(results)) for (const one of results) remember(c, one);
		return results;
	});

async function answerOne(c: HostedContext, query: HostedQuery | Refusal): Promise<Response> {
	if (isRefusal(query)) return refuse(query);
	const results = await run(c, [query], false);
	if (isRefusal(results)) return refuse(results);
	return hostedJson(pickFields(results[0]?.response ?? {}, query.params.responseFields));
}

/**
 * Stores the phrase of a search as a suggestion if the first page has hits. Phrases with unfinished or corrected words are left out,
 * because clients send a query for each typed letter.
 */
function remember(c: HostedContext, { query: { index, params, facet }, response, phrase }: Finished): void {
	const isCounted =
		index.kind === "products" &&
		facet === undefined &&
		params.analytics !== false &&
		params.userToken !== undefined;
	const { offset, size } = toPage(params, Number(response.nbHits));
	const isFirst = size > 0 && offset === 0 && response.nbHits !== 0;
	const isWhole =
		phrase.length > 0 && phrase.every(({ isFound, readings }) => isFound && readings.length === 0);
	if (!isCounted || !isFirst || !isWhole) return;
	const shopper = { usid: params.userToken ?? "", siteId: index.siteId };
	const searchContext = {
		shopper,
		language: index.language,
		phrase: searchedText(params.query),
		now: new Date(),
	};
	afterResponse(c, rememberPhrase(c.env.DB, searchContext));
}
