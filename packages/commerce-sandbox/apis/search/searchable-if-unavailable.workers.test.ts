import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { hostedClient } from "../../testing/hosted-clients.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

/** Products that merchants do not want to be found while sold out (catalogue-14). VT103 is sold out, VT102 is not. */
const catalogue = smallCatalogue.map((line) =>
	line.kind === "master" && ["VT102", "VT103"].includes(line.id)
		? { ...line, custom: { ...line.custom, c_searchableIfUnavailable: false } }
		: line,
);

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	expect((await importLines(commerce, catalogue, { replace: true })).status).toBe(200);
});

const groups = "refine=htype=variation_group&locale=en&currency=EUR&limit=200";
const search = async (query: string): Promise<{ ids: string[]; total: number; text: string }> => {
	const response = await guest.fetch(
		`/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?${groups}${query}`,
	);
	const text = await response.text();
	const { hits = [], total } = JSON.parse(text) as { hits?: { productId: string }[]; total: number };
	return { ids: hits.map(({ productId }) => productId), total, text };
};
const hosted = async (query: string): Promise<string[]> =>
	(
		await hostedClient(commerce).searchSingleIndex({
			indexName: "vetrina-eu__products__en",
			searchParams: { query },
		})
	).hits.map(({ objectID }) => objectID);

// proves catalogue-14
test("is in no list and found by no words, and counted nowhere", async () => {
	const all = await search("");
	expect(all.ids).not.toContain("VT103-ivory");
	expect(all.total).toBe(all.ids.length);
	expect(all.ids).toContain("VT102-black");
	expect((await search("&q=evening")).ids).toEqual([]);
	expect((await search("&refine=cgid=men-shirts")).ids.every((id) => id.startsWith("VT104"))).toBe(true);
	expect(await hosted("evening")).toEqual([]);
	expect(await hosted("")).not.toContain("VT103-ivory");
});

test("a request for all products, or for orderable ones only, returns those", async () => {
	expect((await search("&refine=orderable_only=false")).ids).toContain("VT103-ivory");
	expect((await search("&refine=orderable_only=true")).ids).not.toContain("VT103-ivory");
});

test("goes and comes back with its stock", async () => {
	const setStock = (ats: number) =>
		commerce.env.DB.prepare("UPDATE inventory SET ats = ? WHERE variant_id IN ('1200', '1210')")
			.bind(ats)
			.run();
	await setStock(0);
	expect((await search("&q=wrap")).ids).toEqual([]);
	expect(await hosted("wrap")).toEqual([]);
	await setStock(3);
	expect((await search("&q=wrap")).ids).toHaveLength(2);
	expect(await hosted("wrap")).toHaveLength(2);
});
