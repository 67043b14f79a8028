import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	const set = {
		kind: "set",
		id: "VT950",
		brand: "Corte",
		name: { en: "Table set" },
		categories: ["home"],
		primaryCategory: "home",
		attributes: {},
		images: [],
		products: ["VT900", "VT102"],
	};
	expect((await importLines(commerce, [...smallCatalogue, set] as never, { replace: true })).status).toBe(
		200,
	);
});

type Inventory = { id: string; ats: number; orderable: boolean };
async function get(query: string) {
	const path = `/product/shopper-availability/v1/organizations/${ORGANIZATION}/availability?${query}`;
	const response = await guest.fetch(path);
	const body = (await response.json()) as {
		data: { id: string; inventories: Inventory[] }[];
		total: number;
		type: string;
	};
	return { status: response.status, ...body };
}

test("products of any kind are returned in the requested order without unknown ones", async () => {
	const result = await get("productIds=1000,VT100-red,VT100,VT900,nothing");
	expect(result.total).toBe(4);
	expect(result.data).toEqual(
		[
			["1000", 5],
			["VT100-red", 11],
			["VT100", 22],
			["VT900", 4],
		].map(([id, ats]) => ({
			id,
			inventories: [
				{
					id: "vetrina-inventory",
					ats,
					stockLevel: ats,
					orderable: true,
					preorderable: false,
					backorderable: false,
				},
			],
		})),
	);
});

test("a master is returned with its variants, each once", async () => {
	const { data } = await get("productIds=VT102,1200&expand=variations");
	expect(data.map(({ id }) => id)).toEqual(["VT102", "1200", "1210"]);
});

test("a set is the sum of its products, and may show them", async () => {
	const { data } = await get("productIds=VT950&expand=set_products");
	expect(data.map(({ id, inventories }) => [id, inventories[0]?.ats])).toEqual([
		["VT950", 14],
		["VT900", 4],
		["VT102", 10],
	]);
});

test("stores have a part of the house's stock, and unknown lists are left out", async () => {
	const { data } = await get("productIds=VT100&inventoryIds=store-firenze,store-nowhere,vetrina-inventory");
	expect(data[0]?.inventories.map(({ id }) => id)).toEqual(["store-firenze", "vetrina-inventory"]);
	const [store, house] = data[0]?.inventories ?? [];
	expect(store?.ats).toBeLessThanOrEqual(house?.ats ?? 0);
	expect(store?.orderable).toBe((store?.ats ?? 0) > 0);
});

test.each([
	["no products", "", "missing-parameter"],
	["25 products", `productIds=${Array.from({ length: 25 }, (_, at) => at)}`, "validation"],
	["six lists", "productIds=1&inventoryIds=a,b,c,d,e,f", "validation"],
	["another expansion", "productIds=1&expand=bundles", "validation"],
	["another parameter", "productIds=1&ids=2", "bad-request"],
])("%s: refused", async (_, query, type) => {
	const result = await get(query);
	expect(result.status).toBe(400);
	expect(result.type).toMatch(new RegExp(`/${type}$`));
});
