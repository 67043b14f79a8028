import fc from "fast-check";
import { expect, test } from "vitest";
import type { Promotion } from "../house/promotions.ts";
import { fromMinor, toMinor } from "../money.ts";
import { applyPromotions } from "./apply-promotions.ts";
import { markedPromotion } from "./marked-promotion.ts";
import { unitPrice } from "./unit-price.ts";

const promotions: fc.Arbitrary<Promotion[]> = fc
	.array(
		fc.record({
			discount: fc.oneof(
				fc.record({ kind: fc.constant("percentage" as const), percent: fc.integer({ min: 0, max: 99 }) }),
				fc.record({ kind: fc.constant("amount" as const), euro: fc.integer({ min: 1, max: 50 }) }),
				fc.record({ kind: fc.constant("fixedPrice" as const), euro: fc.integer({ min: 1, max: 300 }) }),
				fc.constant({ kind: "buyXGetY" as const, buy: 2, get: 1, percent: 100 }),
			),
			condition: fc.record({
				minimumAmount: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
				minimumQuantity: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
			}),
			exclusivity: fc.constantFrom("none" as const, "class" as const, "global" as const),
			rank: fc.integer({ min: 0, max: 3 }),
		}),
		{ maxLength: 4 },
	)
	.map((drafts) =>
		drafts.map(
			(draft, at): Promotion => ({
				...markedPromotion({ id: `p${at}`, percent: 0, text: { en: "" } }),
				products: { kind: "all" },
				...draft,
			}),
		),
	);

// proves price-6
test("one unit costs what a bag charges for it without a coupon, unless that is nothing", () => {
	fc.assert(
		fc.property(
			promotions,
			fc.integer({ min: 1, max: 90_000 }),
			fc.constantFrom("EUR", "JPY", "KWD"),
			(offered, amount, currency) => {
				const rules = offered.toSorted((a, b) => a.rank - b.rank || a.id.localeCompare(b.id));
				const price = fromMinor(amount, currency);
				const line = {
					itemId: "a",
					productId: "a",
					masterId: "a",
					categoryIds: [],
					price: amount,
					quantity: 1,
				};
				const { lineAdjustments } = applyPromotions(
					{
						lines: [line],
						shipping: [],
						coupons: [],
						customerGroups: [],
						now: new Date(0),
						currency,
						siteId: "vetrina-eu",
					},
					{ promotions: rules, coupons: [] },
				);
				const charged = amount + lineAdjustments.reduce((sum, { amount: off }) => sum + off, 0);
				const unit = toMinor(unitPrice(price, rules, currency), currency);
				if (charged > 0) expect(unit).toBe(charged);
				else expect(unit).toBeGreaterThan(0);
			},
		),
	);
});
