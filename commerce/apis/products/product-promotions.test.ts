import { expect, test } from "vitest";
import type { CatalogueFrame } from "../../store/catalogue-frame.ts";
import type { ProductRecord, VariantRecord } from "../../store/product-records.ts";
import type { CatalogueView } from "./catalogue-request.ts";
import { promotionDocuments } from "./product-promotions.ts";

const beauty = { id: "beauty", ancestors: [] };
const view = {
	frame: {
		promotions: new Map([
			[
				"winter-weekend",
				{ id: "winter-weekend", callout: { en: "<b>20% off</b>" }, percent: 20, ordinal: 0 },
			],
			["second-piece", { id: "second-piece", callout: { en: "15% off" }, percent: 15, ordinal: 1 }],
		]),
		categoryById: new Map([["beauty-make-up", { id: "beauty-make-up", ancestors: [beauty] }]]),
	} as unknown as CatalogueFrame,
	siteId: "vetrina-eu",
	language: "en",
	currency: "EUR",
} as CatalogueView;
const variant = { prices: { EUR: { list: 90 } } } as unknown as VariantRecord;
const of = (promotions: string[], categories: string[] = []) =>
	promotionDocuments({ promotions, categories } as unknown as ProductRecord, [variant], view).map(
		({ promotionId, promotionalPrice }) => [promotionId, promotionalPrice],
	);

test("the promotional price is what one unit costs with the promotion alone", () => {
	expect(of(["winter-weekend"])).toEqual([["winter-weekend", 72]]);
});

test("a promotion that wants two units changes no single unit's price", () => {
	expect(of(["second-piece"])).toEqual([["second-piece", 90]]);
});

test("promotions by category are on the products of the categories below, too; those with a coupon on none", () => {
	expect(of([], ["beauty-make-up"])).toEqual([["beauty-three-for-two", 90]]);
	expect(of([], ["women"])).toEqual([]);
});
