import { beforeAll, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { importLines } from "../testing/import-under-test.ts";
import { placedOrder } from "../testing/order-under-test.ts";
import { smallCatalogue } from "../testing/small-catalogue.ts";

/** Covers SKUs as merchants write them, wherever the sandbox uses ids. */

const SKUS = ["AB/12.3 45+ü%", "00,12|B", "..", "(A)", "a\\b?c#d&e=f", "絹-1", "~2F", "A".repeat(100)];
const MASTER = "Größe/50% #1";
const master = {
	kind: "master",
	id: MASTER,
	brand: "Corte",
	name: { en: "Wrap coat" },
	categories: ["women-coats"],
	primaryCategory: "women-coats",
	variationAttributes: ["color", "size"],
};
const colours = ["red", "black", "ivory"];
const sizes = ["36", "38", "M"];
const variants = SKUS.map((id, n) => ({
	kind: "variant",
	id,
	master: MASTER,
	values: { color: colours[Math.floor(n / 3)], size: sizes[n % 3] },
	prices: { EUR: { list: 100 + n } },
	stock: { ats: 9 },
	images: ["drawn:coat?cut=classic&fabric=silk&pattern=solid&color=b8232f&accent=efe6d3&view=front"],
}));
const standard = (id: string) => ({
	...master,
	id,
	variationAttributes: [],
	prices: { EUR: { list: 5 } },
	stock: { ats: 2 },
});

let commerce: CommerceUnderTest;
let guest: Guest;

beforeAll(async () => {
	commerce = await startCommerce();
	const { status, body } = await importLines(
		commerce,
		[...smallCatalogue, master, ...variants, standard("A/1")],
		{
			replace: true,
		},
	);
	expect(status, String(body.detail)).toBe(200);
	guest = await loginGuest(commerce);
});

type Product = { id: string; slugUrl?: string; imageGroups?: { images: { link: string }[] }[] };
const products = async (ids: readonly string[]): Promise<Product[]> => {
	// The platform's clients escape the values of an array in this way.
	const list = ids
		.map((id) => encodeURIComponent(id.replaceAll("%", "%25").replaceAll(",", "%2C")))
		.join(",");
	const response = await guest.fetch(
		`/product/shopper-products/v1/organizations/${ORGANIZATION}/products?ids=${list}&expand=images`,
	);
	return ((await response.json()) as { data: Product[] }).data;
};
const routeOf = async (slugUrl: string): Promise<unknown> =>
	(await commerce.fetch(`/s/vetrina-eu/en_IT${slugUrl}?routeInfo=true`)).json();

describe("a SKU of any characters", () => {
	test("is asked for by itself and with others, and is never read as two", async () => {
		expect((await products(SKUS)).map(({ id }) => id)).toEqual(SKUS);
		for (const id of SKUS) expect((await products([id])).map((one) => one.id)).toEqual([id]);
	});

	test("has an address that nothing has to encode, which leads back to it", async () => {
		for (const { id, slugUrl = "" } of await products([...SKUS, `${MASTER}-red`])) {
			expect(slugUrl).toMatch(/^\/wrap-coat-[\w.~-]+\.html$/);
			expect(await routeOf(slugUrl)).toMatchObject({ action: "Product-Show", pid: id, masterId: MASTER });
		}
	});

	test("has pictures that are there", async () => {
		const [first] = await products([SKUS[0] ?? ""]);
		const link = first?.imageGroups?.[0]?.images[0]?.link ?? "";
		expect(link).toMatch(/\/default\/[\w./-]+\.jpg$/);
		const { results } = await commerce.env.DB.prepare("SELECT id FROM media").all<{ id: string }>();
		expect(results.filter(({ id }) => link.endsWith(id))).toHaveLength(1);
	});

	test("is found by typing it", async () => {
		const path = `/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search`;
		const response = await guest.fetch(`${path}?q=${encodeURIComponent("a\\b?c#d&e=f")}`);
		const { hits = [] } = (await response.json()) as { hits?: { productId: string }[] };
		expect(hits[0]?.productId).toBe(MASTER);
	});

	test("is put into the bag and ordered", async () => {
		const order = await placedOrder(guest, { items: SKUS.map((productId) => ({ productId, quantity: 1 })) });
		expect(order.productItems.map(({ productId }) => productId)).toEqual(SKUS);
		expect(order.status).not.toBe("failed");
	});
});

describe("a variation group", () => {
	const shirt = { ...master, id: "SHIRT" };
	const variant = (id: string, size: string, of = "SHIRT", color = "red") => ({
		kind: "variant",
		id,
		master: of,
		values: { color, size },
		prices: { EUR: { list: 10 } },
		stock: { ats: 1 },
	});
	const groupsOf = async (ofMaster: string): Promise<string[]> => {
		const { results } = await commerce.env.DB.prepare(
			"SELECT DISTINCT group_id FROM variant WHERE master_id = ? AND gen = (SELECT max(gen) FROM site_catalog) ORDER BY group_id",
		)
			.bind(ofMaster)
			.all<{ group_id: string }>();
		return results.map((row) => row.group_id);
	};

	test("gets another id if its id is already a SKU", {
		timeout: 30_000,
	}, async () => {
		const lines = [
			shirt,
			variant("SHIRT-red", "36"),
			variant("S2", "38"),
			variant("S3", "36", "SHIRT", "black"),
		];
		expect((await importLines(commerce, lines)).status).toBe(200);
		expect(await groupsOf("SHIRT")).toEqual(["SHIRT--red", "SHIRT-black"]);
		const documents = await products(["SHIRT-red", "SHIRT--red", "SHIRT-black"]);
		expect(documents.map(({ id }) => id)).toEqual(["SHIRT-red", "SHIRT--red", "SHIRT-black"]);
		// A later import of a single variant finds its group.
		expect((await importLines(commerce, [variant("S2", "38")])).status).toBe(200);
		expect(await groupsOf("SHIRT")).toEqual(["SHIRT--red", "SHIRT-black"]);
	});

	test("is distinguished from that of another product", { timeout: 30_000 }, async () => {
		const values = {
			red: { en: "Red" },
			black: { en: "Black" },
			ivory: { en: "Ivory" },
			"b-red": { en: "B red" },
		};
		const colour = {
			kind: "attribute",
			id: "color",
			name: { en: "Colour" },
			values,
			refinable: true,
			variation: true,
		};
		const lines = [
			colour,
			{ ...master, id: "K" },
			variant("K1", "36", "K", "b-red"),
			{ ...master, id: "K-b" },
			variant("K2", "36", "K-b", "red"),
		];
		expect((await importLines(commerce, lines)).status).toBe(200);
		expect([await groupsOf("K"), await groupsOf("K-b")]).toEqual([["K--b-red"], ["K-b--red"]]);
	});

	test("cannot share an id for two products: that is refused", async () => {
		const { status, body } = await importLines(commerce, [shirt, variant("VT900", "36")]);
		expect(status).toBe(422);
		expect(body.detail).toMatch(/the id "VT900" belongs to a product and to a variant of "SHIRT"/);
	});
});

// proves catalogue-21
describe("ids that end alike", () => {
	const named = (id: string, name: string) => ({ ...standard(id), name: { en: name } });

	test("lead to the product whose address it is, whatever longer id the address ends with", {
		timeout: 30_000,
	}, async () => {
		const lines = [named("dress-77", "Cotton"), named("77", "Silk dress")];
		expect((await importLines(commerce, lines)).status).toBe(200);
		expect(await routeOf("/silk-dress-77.html")).toMatchObject({ action: "Product-Show", pid: "77" });
		expect(await routeOf("/cotton-dress-77.html")).toMatchObject({ pid: "dress-77" });
		// If the name could belong to either product, the longer id decides.
		expect(await routeOf("/linen-dress-77.html")).toMatchObject({ pid: "dress-77" });
	});

	test("are refused where both products would have the same address", async () => {
		const { status, body } = await importLines(commerce, [
			named("dress-88", "Silk"),
			named("88", "Silk dress"),
		]);
		expect(status).toBe(422);
		expect(body.detail).toContain(
			'products "88" and "dress-88" have the same address "/silk-dress-88.html" (en), expected another name or id for one of them',
		);
	});
});
