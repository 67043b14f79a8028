import { afterEach, expect, test, vi } from "vitest";
import type { FormerPrices } from "../../catalogue/prior-price.ts";
import type { Promotion } from "../../house/promotions.ts";
import { markedPromotion } from "../../promotions/marked-promotion.ts";
import { openPromotions, planPromotions } from "../../promotions/unit-price.ts";
import { promotionRules } from "../../settings/promotions.ts";
import type { CatalogueFrame } from "../../store/catalogue-frame.ts";
import type { ProductRecord, VariantRecord } from "../../store/product-records.ts";
import type { CatalogueView } from "./catalogue-request.ts";
import { createPriors } from "./prior-prices.ts";

afterEach(() => void vi.restoreAllMocks());

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-30T12:00:00Z");
const daysAgo = (days: number): string => new Date(NOW - days * DAY).toISOString();

type Offer = { percent: number } & Pick<Promotion, "from" | "to">;

/** Returns what a scarf of 100 euros cost before its reduction, with the promotions of a site. */
function readPrior(
	offers: readonly Offer[],
	{ sale, former = [], days = 30 }: { sale?: number; former?: FormerPrices[]; days?: number | null } = {},
): number | undefined {
	vi.spyOn(promotionRules, "promotions", "get").mockReturnValue(
		offers.map(({ percent, ...times }, at) => ({
			...markedPromotion({ id: `offer-${at}`, percent, text: { en: "Offer" } }),
			products: { kind: "all" },
			...times,
		})),
	);
	const scarf = { id: "1", prices: { EUR: { list: 100, ...(sale === undefined ? {} : { sale }) } } };
	const variant = scarf as unknown as VariantRecord;
	const frame = {
		promotions: new Map(),
		categoryById: new Map(),
		formerPrices: new Map([["1", former]]),
	} as unknown as CatalogueFrame;
	const at = { siteId: "vetrina-eu", now: new Date(NOW) };
	const view = {
		frame,
		currency: "EUR",
		lowestPriceDays: days,
		promotions: openPromotions(frame, at),
		plan: planPromotions(frame, at),
	} as unknown as CatalogueView;
	const product = { id: "VT1", promotions: [], categories: [], variants: [variant] };
	return createPriors(product as unknown as ProductRecord, view)(variant);
}

// proves legal-6
test("a promotion is measured by an earlier one of the days before it began", () => {
	const earlier = { percent: 15, from: daysAgo(20), to: daysAgo(10) };
	expect(readPrior([{ percent: 20, from: daysAgo(2) }, earlier])).toBe(85);
	expect(readPrior([{ percent: 10, from: daysAgo(2) }, earlier])).toBe(90);
	expect(readPrior([{ percent: 20, from: daysAgo(2) }])).toBe(100);
});

// proves legal-6
test("promotions that ended before those days do not count, nor does one of tomorrow", () => {
	const reduced = { percent: 20, from: daysAgo(2) };
	expect(readPrior([reduced, { percent: 40, from: daysAgo(60), to: daysAgo(40) }])).toBe(100);
	expect(readPrior([reduced, { percent: 40, from: daysAgo(-1) }])).toBe(100);
});

// proves legal-6
test("a reduction of the price books is measured by a promotion before it", () => {
	const former: FormerPrices[] = [{ until: NOW - 3 * DAY, prices: { EUR: { list: 100 } } }];
	const earlier = { percent: 30, from: daysAgo(20), to: daysAgo(10) };
	expect(readPrior([earlier], { sale: 60, former })).toBe(70);
	expect(readPrior([earlier], { sale: 80, former })).toBe(80);
	expect(readPrior([], { sale: 80, former })).toBe(100);
});

// proves legal-6
test("nothing is struck when the promotion is over, and no law means no history", () => {
	const earlier = { percent: 30, from: daysAgo(20), to: daysAgo(10) };
	expect(readPrior([earlier])).toBeUndefined();
	expect(readPrior([earlier], { sale: 60, days: null })).toBe(100);
});
