import type { SizeCharts } from "@vetrina/shop-rules/sizes/size-table.ts";
import { expect, test } from "vitest";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { productJsonLd } from "./product-json-ld.ts";

const inStock = { ats: 2, stockLevel: 2, preorderable: false };
const size = (id: string, value: number, ean?: string) => ({
	id,
	ean,
	values: { size: id },
	price: { value },
	stock: inStock,
});

const structured = (...variants: ReturnType<typeof size>[]) =>
	productJsonLd(
		{
			id: "VT1-red",
			name: "Dress",
			brand: "Own",
			variants,
			sizes: variants.map(({ id }) => ({ value: id, label: id })),
			details: { sizeGuide: "dresses" },
		} as unknown as Product,
		{ images: [], price: { value: 90, currency: "EUR" }, availability: "orderable" } as never,
		{
			origin: "https://shop.example",
			locale: { country: "US" },
			settings: { sizeCharts },
		} as unknown as PageContext,
		"https://shop.example/dress",
	) as { gtin?: string; offers: unknown; size?: unknown };

const sizeCharts: SizeCharts = {
	tables: [{ id: "women", house: "IT", systems: ["IT", "US"], measures: [], rows: [["1", "2"]] }],
	guides: { dresses: ["women"] },
	systems: { US: ["US"] },
};

// proves product-19
test("sizes are specified in the market's system, and sizes of no table by their label", () => {
	expect(structured(size("1", 90), size("M", 90)).size).toEqual([
		{
			"@type": "SizeSpecification",
			name: "2",
			sizeSystem: "https://schema.org/WearableSizeSystemUS",
			sizeGroup: "https://schema.org/WearableSizeGroupWomens",
		},
		"M",
	]);
	expect(structured(size("1", 90)).size).toBeUndefined();
});

const offer = {
	"@type": "Offer",
	url: "https://shop.example/dress",
	price: 90,
	priceCurrency: "EUR",
	availability: "https://schema.org/InStock",
};

// proves catalogue-26
test("a product in one size has its EAN, and each of several sizes has an offer with its own", () => {
	expect(structured(size("1", 90, "4006381333931"))).toMatchObject({ gtin: "4006381333931", offers: offer });
	const several = structured(size("1", 90, "4006381333931"), size("2", 95, "96385074"), size("3", 90));
	expect(several.gtin).toBeUndefined();
	expect(several.offers).toEqual([
		{ ...offer, sku: "1", gtin: "4006381333931" },
		{ ...offer, sku: "2", gtin: "96385074", price: 95 },
		{ ...offer, sku: "3" },
	]);
});

test("an EAN with a wrong check digit is left out", () => {
	expect(structured(size("1", 90, "4006381333932")).gtin).toBeUndefined();
	expect(structured(size("1", 90, "4006381333932"), size("2", 95)).offers).toEqual(offer);
});
