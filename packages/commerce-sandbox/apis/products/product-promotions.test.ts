import { afterEach, expect, test, vi } from "vitest";
import type { Promotion } from "../../house/promotions.ts";
import { markedPromotion } from "../../promotions/marked-promotion.ts";
import { openPromotions } from "../../promotions/unit-price.ts";
import { promotionRules } from "../../settings/promotions.ts";
import type { CatalogueFrame } from "../../store/catalogue-frame.ts";
import type { ProductRecord, VariantRecord } from "../../store/product-records.ts";
import type { CatalogueView } from "./catalogue-request.ts";
import { createUnitPrices, promotionDocuments } from "./product-promotions.ts";

afterEach(() => void vi.restoreAllMocks());

const beauty = { id: "beauty", ancestors: [] };
const frame = {
	promotions: new Map([
		["winter-weekend", { id: "winter-weekend", callout: { en: "<b>20% off</b>" }, percent: 20, ordinal: 0 }],
		["second-piece", { id: "second-piece", callout: { en: "15% off" }, percent: 15, ordinal: 1 }],
	]),
	categoryById: new Map([["beauty-make-up", { id: "beauty-make-up", ancestors: [beauty] }]]),
} as unknown as CatalogueFrame;
const viewNow = (): CatalogueView =>
	({
		frame,
		language: "en",
		currency: "EUR",
		promotions: openPromotions(frame, { siteId: "vetrina-eu", now: new Date() }),
	}) as unknown as CatalogueView;
const variant = (id: string, list: number, ats = 1) =>
	({ id, ats, prices: { EUR: { list } } }) as unknown as VariantRecord;
const of = (promotions: string[], categories: string[] = [], variants = [variant("1", 90)]) =>
	promotionDocuments(
		{ id: "VT1", promotions, categories, variants } as unknown as ProductRecord,
		variants,
		viewNow(),
	).map(({ promotionId, promotionalPrice }) => [promotionId, promotionalPrice]);
const offer = (...drafts: Partial<Promotion>[]) =>
	vi.spyOn(promotionRules, "promotions", "get").mockReturnValue(
		drafts.map((draft, at) => ({
			...markedPromotion({ id: `offer-${at}`, percent: 10, text: { en: "Offer" } }),
			products: { kind: "all" },
			...draft,
		})),
	);

test("the promotional price is what one unit costs with the promotion", () => {
	expect(of(["winter-weekend"])).toEqual([["winter-weekend", 72]]);
});

test("a promotion that wants two units changes no single unit's price", () => {
	expect(of(["second-piece"])).toEqual([["second-piece", 90]]);
});

test("promotions by category are on the products of the categories below, too; those with a coupon on none", () => {
	expect(of([], ["beauty-make-up"])).toEqual([["beauty-three-for-two", 90]]);
	expect(of([], ["women"])).toEqual([]);
});

// proves price-6
test("every kind of discount that anybody gets is in the price, and nothing that asks for more", () => {
	offer(
		{ id: "amount", discount: { kind: "amount", euro: 15 } },
		{ id: "fixed", discount: { kind: "fixedPrice", euro: 80 } },
		{ id: "for-100", condition: { minimumAmount: 100 } },
		{ id: "coupon", qualifiers: { couponId: "secret" } },
		{ id: "group", qualifiers: { customerGroups: ["VIP"] } },
		{ id: "source", qualifiers: { sourceCodes: ["atelier"] } },
		{ id: "elsewhere", sites: ["vetrina-us"] },
		{ id: "over", to: "2026-01-01T00:00:00Z" },
		{ id: "off", enabled: false },
		{ id: "order", class: "order" },
		// A marked product does not qualify for a promotion that needs a coupon.
		{ id: "second-piece", products: { kind: "marked" }, qualifiers: { couponId: "secret" } },
	);
	expect(of(["second-piece"])).toEqual([
		["amount", 75],
		["fixed", 80],
		["for-100", 90],
	]);
});

test("promotions that apply together say what is left after them", () => {
	offer(
		{ id: "first", exclusivity: "none", rank: 1 },
		{ id: "second", exclusivity: "none", rank: 2 },
		{ id: "alone", exclusivity: "class", rank: 3, discount: { kind: "percentage", percent: 15 } },
	);
	expect(of([], [], [variant("1", 100)])).toEqual([
		["first", 90],
		["second", 81],
		["alone", 85],
	]);
});

test("a promotion on one variant is in the price if that variant is offered", () => {
	offer({
		id: "one",
		products: { kind: "products", ids: ["2"] },
		discount: { kind: "percentage", percent: 50 },
	});
	expect(of([], [], [variant("1", 90), variant("2", 100)])).toEqual([["one", 50]]);
	expect(of([], [], [variant("1", 90), variant("2", 100, 0)])).toEqual([["one", 90]]);
});

/** Counts how often the discount is computed while the price of each size is read twice. */
const worked = (lists: readonly number[]): { count: number; prices: (number | undefined)[] } => {
	let count = 0;
	const promotion = {
		...markedPromotion({ id: "ten", percent: 10, text: { en: "Offer" } }),
		products: { kind: "all" as const },
		get discount() {
			count += 1;
			return { kind: "percentage" as const, percent: 10 };
		},
	};
	const variants = lists.map((list, at) => variant(`${at}`, list));
	const product = { id: "VT1", promotions: [], categories: [], variants } as unknown as ProductRecord;
	const priceOf = createUnitPrices(product, { frame, currency: "EUR", promotions: [promotion] });
	const prices = variants.map(priceOf);
	expect(variants.map(priceOf)).toEqual(prices);
	return { count, prices };
};

// proves price-6
test("the price of sizes that cost the same is worked out once, and that of others for itself", () => {
	const one = worked([100]);
	expect(one.count).toBeGreaterThan(0);
	expect(worked(Array.from({ length: 9 }, () => 100))).toEqual({
		count: one.count,
		prices: Array.from({ length: 9 }, () => 90),
	});
	expect(worked([100, 50, 100])).toEqual({ count: 2 * one.count, prices: [90, 45, 90] });
});

// proves price-6
test("sizes that other promotions concern have prices of their own", () => {
	const half = {
		...markedPromotion({ id: "half", percent: 50, text: { en: "Half" } }),
		products: { kind: "products" as const, ids: ["2"] },
	};
	const variants = [variant("1", 100), variant("2", 100), variant("3", 100)];
	const product = { id: "VT1", promotions: [], categories: [], variants } as unknown as ProductRecord;
	const priceOf = createUnitPrices(product, { frame, currency: "EUR", promotions: [half] });
	expect(variants.map(priceOf)).toEqual([100, 50, 100]);
});
