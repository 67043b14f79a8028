import { beforeAll, describe, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";
import { hostedClient } from "../../testing/hosted-clients.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

/** The small catalogue, with the masters that the rules of packages/demo-house/settings/search-rules.ts name. */
const catalogue = JSON.parse(
	JSON.stringify(smallCatalogue).replaceAll("VT102", "VT10407").replaceAll("VT101", "VT10222"),
);

const INDEX = "vetrina-eu__products__en";

let commerce: CommerceUnderTest;
const statements: string[] = [];
beforeAll(async () => {
	const plain = await startCommerce();
	const DB = new Proxy(plain.env.DB, {
		get(db, name) {
			if (name !== "prepare") return Reflect.get(db, name).bind(db);
			return (sql: string) => {
				statements.push(sql);
				return db.prepare(sql);
			};
		},
	});
	commerce = await startCommerce({ DB });
	expect((await importLines(commerce, catalogue)).status).toBe(200);
});

const search = async (searchParams: object, indexName = INDEX) => {
	const { hits, nbHits } = await hostedClient(commerce).searchSingleIndex({ indexName, searchParams });
	return { ids: hits.map(({ objectID }) => objectID), nbHits };
};

describe("a product pinned by a rule", () => {
	test("comes first on the first page, once, for those whom the rule is for", async () => {
		const plain = await search({ query: "dress" });
		expect(plain.ids).not.toContain("VT10407-black");
		const { ids } = await search({ query: "dress", ruleContexts: ["IT", "VIP"] });
		// The rule pins a coat, which the word "dress" alone would not find.
		expect(ids.slice(0, 2)).toEqual(["VT10407-black", "VT10222-red"]);
		expect(ids).toHaveLength(plain.ids.length + 1);
		expect(new Set(ids).size).toBe(ids.length);
		const first = await search({ query: "dress", ruleContexts: ["VIP"], hitsPerPage: 2 });
		const second = await search({ query: "dress", ruleContexts: ["VIP"], hitsPerPage: 2, page: 1 });
		expect([...first.ids, ...second.ids]).toEqual(ids.slice(0, 4));
	});

	test("meets the filters, by another colour where it must", async () => {
		const ivory = await search({ query: "dress", ruleContexts: ["VIP"], filters: "c_color:ivory" });
		expect(ivory.ids.slice(0, 2)).toEqual(["VT10407-ivory", "VT10222-ivory"]);
		const silk = await search({ query: "dress", ruleContexts: ["VIP"], filters: "c_material:silk" });
		expect(silk.ids.every((id) => id.startsWith("VT100"))).toBe(true);
	});

	test("keeps out of another order, and of an index without rules", async () => {
		const sorted = { query: "dress", ruleContexts: ["VIP"] };
		expect((await search(sorted, `${INDEX}__price-low-to-high`)).ids).not.toContain("VT10407-black");
		expect((await search({ ...sorted, enableRules: false })).ids).toEqual(
			(await search({ query: "dress" })).ids,
		);
	});
});

test("a page of widgets reads the database no more often than a single query", async () => {
	const client = hostedClient(commerce);
	const list = { indexName: INDEX, query: "red coat", facetFilters: [["c_color:red"], ["c_size:36"]] };
	const facet = (id: string) => ({ ...list, facets: [id], hitsPerPage: 0, facetFilters: [["c_size:36"]] });
	// The first search of an isolate also reads the catalogue's frame and words.
	await client.search({ requests: [{ ...list, query: "wool" }] });
	const readsOf = async (requests: object[]): Promise<number> => {
		statements.length = 0;
		await client.search({ requests: requests as { indexName: string }[] });
		return statements.length;
	};
	const one = await readsOf([{ indexName: INDEX, query: "black coat" }]);
	expect(one).toBeGreaterThan(0);
	const many = await readsOf([
		list,
		...["c_color", "c_size", "brand", "cgid"].map(facet),
		{ ...list, page: 1, hitsPerPage: 3 },
	]);
	expect(many).toBeLessThanOrEqual(one);
});
