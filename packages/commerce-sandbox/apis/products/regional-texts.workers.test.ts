import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { BASKETS } from "../../testing/order-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

const sweater = {
	kind: "master",
	id: "KNIT-1",
	brand: "Own",
	name: { en: "Sweater", fr: "Pull", "fr-CA": "Chandail" },
	description: { en: "Warm.", fr: "Chaud." },
	categories: ["women"],
	primaryCategory: "women",
	prices: { EUR: { list: 60 } },
	stock: { ats: 3 },
};

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	await importLines(commerce, [...smallCatalogue, sweater], { replace: true });
});

const read = async (path: string, locale: string) =>
	(await (
		await guest.fetch(`${path}${path.includes("?") ? "&" : "?"}locale=${locale}&currency=EUR`)
	).json()) as Record<string, unknown>;

test("a regional variant's texts are shown in products, lists and baskets, under the language's address", async () => {
	const product = `/product/shopper-products/v1/organizations/${ORGANIZATION}/products/KNIT-1`;
	const french = await read(product, "fr-FR");
	expect(french).toMatchObject({ name: "Pull", longDescription: "Chaud." });
	expect(await read(product, "fr-CA")).toMatchObject({
		name: "Chandail",
		longDescription: "Chaud.",
		slugUrl: french.slugUrl,
		c_slugUrls: french.c_slugUrls,
	});
	const list = `/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?q=pull`;
	expect(await read(list, "fr-CA")).toMatchObject({ hits: [{ productName: "Chandail" }] });
	const created = await guest.fetch(`${BASKETS}?locale=fr-CA`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ currency: "EUR", productItems: [{ productId: "KNIT-1", quantity: 1 }] }),
	});
	expect(await created.json()).toMatchObject({ productItems: [{ itemText: "Chandail" }] });
});
