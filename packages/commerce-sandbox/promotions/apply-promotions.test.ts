import { t } from "@vetrina/demo-house/house-text.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Discount, Promotion, PromotionRules } from "../house/promotions.ts";
import { promotionRules } from "../settings/promotions.ts";
import { applyPromotions } from "./apply-promotions.ts";
import type { PromotionInput, PromotionLine } from "./promotion-input.ts";
import { prorate } from "./prorate.ts";

const text = t("ع|d|e|f|j|k|z");
const line = (
	itemId: string,
	price: number,
	quantity = 1,
	more: Partial<PromotionLine> = {},
): PromotionLine => ({
	itemId,
	productId: `p-${itemId}`,
	masterId: `m-${itemId}`,
	categoryIds: ["women"],
	price,
	quantity,
	...more,
});
const basket = (more: Partial<PromotionInput> = {}): PromotionInput => ({
	lines: [line("a", 10000, 2), line("b", 5000)],
	shipping: [{ shipmentId: "me", methodId: "standard", price: 1000 }],
	coupons: [],
	customerGroups: ["Everyone"],
	now: new Date("2026-11-21T12:00:00Z"),
	currency: "EUR",
	siteId: "vetrina-eu",
	...more,
});
const rule = (id: string, discount: Discount, more: Partial<Promotion> = {}): Promotion => ({
	id,
	campaignId: "test",
	class: "product",
	name: text,
	callout: text,
	details: text,
	enabled: true,
	qualifiers: {},
	products: { kind: "all" },
	condition: {},
	discount,
	exclusivity: "none",
	rank: 10,
	...more,
});
const rules = (...promotions: Promotion[]): PromotionRules => ({
	promotions,
	coupons: promotionRules.coupons,
});
const percent = (percent: number): Discount => ({ kind: "percentage", percent });
const amounts = (list: readonly { itemId?: string; promotionId: string; amount: number }[]) =>
	list.map(({ itemId, promotionId, amount }) => [...(itemId ? [itemId] : []), promotionId, amount]);

describe("product promotions", () => {
	const off = (input: Partial<PromotionInput>, ...promotions: Promotion[]) =>
		amounts(applyPromotions(basket(input), rules(...promotions)).lineAdjustments);

	test("a percentage, an amount and a fixed price apply to each unit", () => {
		expect(off({}, rule("p", percent(10)))).toEqual([
			["a", "p", -2000],
			["b", "p", -500],
		]);
		expect(off({}, rule("p", { kind: "amount", euro: 20 }))).toEqual([
			["a", "p", -4000],
			["b", "p", -2000],
		]);
		expect(off({}, rule("p", { kind: "fixedPrice", euro: 60 }))).toEqual([["a", "p", -8000]]);
		expect(off({}, rule("p", { kind: "free" }))).toEqual([
			["a", "p", -20000],
			["b", "p", -5000],
		]);
	});

	test("amounts follow the market's price points", () => {
		const yen = basket({ lines: [line("a", 50000)], currency: "JPY", siteId: "vetrina-ap" });
		const { lineAdjustments } = applyPromotions(yen, rules(rule("p", { kind: "amount", euro: 20 })));
		expect(lineAdjustments).toMatchObject([
			{ amount: -3400, appliedDiscount: { type: "amount", amount: 3400 } },
		]);
	});

	test("apply to their products alone: by category, id or the catalogue's marks", () => {
		const lines = [
			line("a", 1000, 1, { categoryIds: ["beauty", "beauty-fragrance"] }),
			line("b", 1000, 1, { marked: [{ id: "p", percent: 5, text }] }),
			line("c", 1000),
		];
		const of = (products: Promotion["products"]) => off({ lines }, rule("p", percent(10), { products }));
		expect(of({ kind: "categories", ids: ["beauty"] })).toEqual([["a", "p", -100]]);
		expect(of({ kind: "products", ids: ["m-b", "p-c"] })).toEqual([
			["b", "p", -100],
			["c", "p", -100],
		]);
		expect(of({ kind: "marked" })).toEqual([["b", "p", -100]]);
	});

	test("a promotion without further rules takes its percentage off, the strongest alone", () => {
		const marked = [
			{ id: "gift-season", percent: 10, text },
			{ id: "winter-weekend", percent: 20, text },
		];
		expect(off({ lines: [line("a", 1000, 3, { marked })] })).toEqual([["a", "winter-weekend", -600]]);
	});

	test("add up unless they are exclusive, each applied to the remaining price", () => {
		const both = [rule("first", percent(50)), rule("second", percent(50), { rank: 20 })];
		expect(off({ lines: [line("a", 1000)] }, ...both)).toEqual([
			["a", "first", -500],
			["a", "second", -250],
		]);
		expect(
			off({ lines: [line("a", 1000)] }, ...both, rule("alone", percent(60), { exclusivity: "class" })),
		).toEqual([
			["a", "first", -500],
			["a", "second", -250],
		]);
		expect(
			off({ lines: [line("a", 1000)] }, ...both, rule("alone", percent(80), { exclusivity: "class" })),
		).toEqual([["a", "alone", -800]]);
	});

	test("apply a global promotion alone if it saves more than all others", () => {
		const order = rule("order", percent(20), { class: "order" });
		const alone = (percentage: number) => rule("alone", percent(percentage), { exclusivity: "global" });
		const result = (percentage: number) =>
			applyPromotions(basket({ shipping: [] }), rules(order, alone(percentage)));
		expect(result(19)).toMatchObject({ lineAdjustments: [], orderAdjustments: [{ amount: -5000 }] });
		expect(result(21)).toMatchObject({ orderAdjustments: [] });
		expect(result(21).lineAdjustments).toHaveLength(2);
	});

	test("make the cheapest of each three units free, across lines", () => {
		const three = rule("three", { kind: "buyXGetY", buy: 2, get: 1, percent: 100 });
		const lines = (...quantities: number[]) =>
			quantities.map((quantity, at) => line(`l${at}`, 1000 - at * 100, quantity));
		expect(off({ lines: lines(2) }, three)).toEqual([]);
		expect(off({ lines: lines(2, 1) }, three)).toEqual([["l1", "three", -900]]);
		expect(off({ lines: lines(4, 2) }, three)).toEqual([
			["l0", "three", -1000],
			["l1", "three", -900],
		]);
		expect(off({ lines: lines(7) }, three)).toEqual([["l0", "three", -2000]]);
	});

	test("conditions count units and sums of the promotion's own products only", () => {
		const two = rule("two", percent(10), { condition: { minimumQuantity: 3 } });
		expect(off({ lines: [line("a", 1000, 2)] }, two)).toEqual([]);
		expect(off({ lines: [line("a", 1000, 3)] }, two)).toEqual([["a", "two", -300]]);
		const women = rule("sum", percent(10), {
			products: { kind: "categories", ids: ["men"] },
			condition: { minimumAmount: 100 },
		});
		expect(off({}, women)).toEqual([]);
		expect(off({ lines: [line("a", 10000, 1, { categoryIds: ["men"] })] }, women)).toEqual([
			["a", "sum", -1000],
		]);
	});
});

describe("order and shipping promotions", () => {
	test("an order's minimum is what its goods cost after their own discounts", () => {
		const order = rule(
			"order",
			{ kind: "amount", euro: 20 },
			{ class: "order", condition: { minimumAmount: 225 } },
		);
		const result = (...more: Promotion[]) =>
			applyPromotions(basket(), rules(order, ...more)).orderAdjustments;
		expect(result()).toMatchObject([{ amount: -2000, appliedDiscount: { type: "amount", amount: 20 } }]);
		expect(result(rule("p", percent(20)))).toEqual([]);
	});

	test("delivery is free from an amount that counts what is off the order", () => {
		const delivery = rule(
			"delivery",
			{ kind: "free" },
			{
				class: "shipping",
				methods: ["standard"],
				condition: { minimumAmount: 250 },
			},
		);
		const result = (input: Partial<PromotionInput>, ...more: Promotion[]) =>
			applyPromotions(basket(input), rules(delivery, ...more)).shippingAdjustments;
		expect(result({})).toMatchObject([
			{ shipmentId: "me", amount: -1000, appliedDiscount: { type: "free" } },
		]);
		expect(result({}, rule("order", percent(1), { class: "order" }))).toEqual([]);
		expect(result({ shipping: [{ shipmentId: "me", methodId: "express", price: 2000 }] })).toEqual([]);
	});

	test("give no discount without goods", () => {
		expect(
			applyPromotions(basket({ lines: [] }), rules(rule("o", percent(10), { class: "order" })))
				.orderAdjustments,
		).toEqual([]);
	});
});

describe("shoppers and times of a promotion", () => {
	const applies = (more: Partial<Promotion>, input: Partial<PromotionInput> = {}) =>
		applyPromotions(basket(input), rules(rule("p", percent(10), more))).lineAdjustments.length > 0;

	test.each([
		[
			"a group of the shopper's",
			{ qualifiers: { customerGroups: ["VIP", "press"] } },
			{ customerGroups: ["Everyone", "VIP"] },
			true,
		],
		["a group of others", { qualifiers: { customerGroups: ["VIP"] } }, {}, false],
		["the source code", { qualifiers: { sourceCodes: ["atelier"] } }, { sourceCode: "atelier" }, true],
		["another source code", { qualifiers: { sourceCodes: ["atelier"] } }, { sourceCode: "x" }, false],
		["no source code", { qualifiers: { sourceCodes: ["atelier"] } }, {}, false],
		["the site", { sites: ["vetrina-eu"] }, {}, true],
		["another site", { sites: ["vetrina-us"] }, {}, false],
		["switched off", { enabled: false }, {}, false],
		["not yet", { from: "2026-11-21T12:00:01Z" }, {}, false],
		["from now on", { from: "2026-11-21T12:00:00Z" }, {}, true],
		["over since now", { to: "2026-11-21T12:00:00Z" }, {}, false],
		["the shopper's own date", { from: "2027-01-01T00:00:00Z" }, { now: new Date("2027-01-02") }, true],
	] as [string, Partial<Promotion>, Partial<PromotionInput>, boolean][])("%s", (_, more, input, expected) => {
		expect(applies(more, input)).toBe(expected);
	});
});

describe("coupons and bonus products", () => {
	const statuses = (coupons: string[], more: Partial<PromotionInput> = {}) =>
		applyPromotions(basket({ coupons, ...more })).coupons.map(({ statusCode, valid }) => [statusCode, valid]);

	test.each([
		[["WELCOME10"], [["applied", true]]],
		[[" welcome10 "], [["applied", true]]],
		[["NOTHING"], [["coupon_code_unknown", false]]],
		[["RETIRED"], [["coupon_disabled", false]]],
		[["SUMMER25"], [["no_active_promotion", false]]],
		[
			["WELCOME10", "welcome10"],
			[
				["applied", true],
				["coupon_code_already_in_basket", false],
			],
		],
		[
			["MERCI-0001", "MERCI-0002"],
			[
				["applied", true],
				["coupon_already_in_basket", false],
			],
		],
		[["CANDLE"], [["no_applicable_promotion", true]]],
	] as [string[], [string, boolean][]][])("%j", (codes, expected) => {
		expect(statuses(codes)).toEqual(expected);
	});

	test("codes that were redeemed before", () => {
		const used = (code: string, total: number, ofCustomer: number) => ({
			redemptions: new Map([[code, { total, ofCustomer }]]),
		});
		expect(statuses(["MERCI-0001"], used("MERCI-0001", 1, 0))).toEqual([
			["coupon_code_already_redeemed", false],
		]);
		expect(statuses(["PRIVATE30"], used("PRIVATE30", 100, 0))).toEqual([
			["redemption_limit_exceeded", false],
		]);
		expect(statuses(["WELCOME10"], used("WELCOME10", 9, 1))).toEqual([
			["customer_redemption_limit_exceeded", false],
		]);
		expect(statuses(["WELCOME10"], used("WELCOME10", 9, 0))).toEqual([["applied", true]]);
	});

	test("the adjustment names the code as it was written", () => {
		const { orderAdjustments } = applyPromotions(basket({ coupons: ["welcome10"] }));
		expect(orderAdjustments).toMatchObject([
			{ promotionId: "welcome", couponCode: "welcome10", amount: -2500 },
		]);
	});

	test("a gift comes along by itself, or is to be chosen", () => {
		const candle = applyPromotions(basket({ lines: [line("a", 60000)], coupons: ["CANDLE"] }));
		expect(candle.bonusItems).toMatchObject([
			{ promotionId: "candle-as-a-gift", productIds: ["800000180000"], quantity: 1 },
		]);
		expect(candle.coupons).toMatchObject([{ statusCode: "applied" }]);
		const perfume = line("a", 11000, 1, { categoryIds: ["beauty", "beauty-fragrance"] });
		const lipstick = applyPromotions(basket({ lines: [perfume], coupons: ["LIPSTICK"] }));
		expect(lipstick.bonusItems[0]?.productIds).toHaveLength(4);
		expect(lipstick.lineAdjustments).toEqual([]);
	});
});

describe("whatever is in the basket and whatever is on offer", () => {
	const discounts: fc.Arbitrary<Discount> = fc.oneof(
		fc.record({ kind: fc.constant("percentage" as const), percent: fc.integer({ min: 1, max: 100 }) }),
		fc.record({ kind: fc.constant("amount" as const), euro: fc.integer({ min: 1, max: 900 }) }),
		fc.record({ kind: fc.constant("fixedPrice" as const), euro: fc.integer({ min: 1, max: 900 }) }),
		fc.constant({ kind: "free" as const }),
		fc.record({
			kind: fc.constant("buyXGetY" as const),
			buy: fc.integer({ min: 1, max: 3 }),
			get: fc.integer({ min: 1, max: 2 }),
			percent: fc.integer({ min: 1, max: 100 }),
		}),
	);
	const promotions = fc
		.array(
			fc.record({
				discount: discounts,
				class: fc.constantFrom("product" as const, "order" as const, "shipping" as const),
				exclusivity: fc.constantFrom("none" as const, "class" as const, "global" as const),
				minimum: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
				categories: fc.option(fc.subarray(["women", "men", "beauty"]), { nil: undefined }),
				rank: fc.integer({ min: 0, max: 50 }),
			}),
			{ maxLength: 8 },
		)
		.map((drafts) =>
			drafts.map(({ discount, minimum, categories, ...more }, at) =>
				rule(`p${at}`, discount, {
					...more,
					condition: minimum === undefined ? {} : { minimumAmount: minimum },
					products: categories ? { kind: "categories", ids: categories } : { kind: "all" },
				}),
			),
		);
	const lines = fc
		.array(
			fc.record({
				price: fc.integer({ min: 0, max: 500_000 }),
				quantity: fc.integer({ min: 1, max: 20 }),
				category: fc.constantFrom("women", "men", "beauty"),
				marked: fc.array(
					fc.record({
						id: fc.constantFrom("m1", "m2"),
						percent: fc.integer({ min: 1, max: 100 }),
						text: fc.constant(text),
					}),
				),
			}),
			{ maxLength: 6 },
		)
		.map((drafts) =>
			drafts.map(({ price, quantity, category, marked }, at) =>
				line(`i${at}`, price, quantity, { categoryIds: [category], marked }),
			),
		);
	const inputs = fc.record({
		lines,
		currency: fc.constantFrom("EUR", "JPY", "KWD"),
		shipping: fc
			.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 2 })
			.map((prices) => prices.map((price, at) => ({ shipmentId: `s${at}`, methodId: "standard", price }))),
	});
	const run = (check: (input: PromotionInput, all: Promotion[]) => void) =>
		fc.assert(
			fc.property(inputs, promotions, (input, all) => check(basket(input), all)),
			{ numRuns: 300 },
		);
	const sumOf = (list: readonly { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);

	test("no more is off than there was; amounts are whole and never above zero", () => {
		run((input, all) => {
			const result = applyPromotions(input, rules(...all));
			let goods = 0;
			for (const one of input.lines) {
				const off = sumOf(result.lineAdjustments.filter(({ itemId }) => itemId === one.itemId));
				expect(-off).toBeLessThanOrEqual(one.price * one.quantity);
				goods += one.price * one.quantity + off;
			}
			expect(-sumOf(result.orderAdjustments)).toBeLessThanOrEqual(goods);
			for (const { shipmentId, price } of input.shipping) {
				const off = sumOf(result.shippingAdjustments.filter((one) => one.shipmentId === shipmentId));
				expect(-off).toBeLessThanOrEqual(price);
			}
			for (const { amount } of [
				...result.lineAdjustments,
				...result.orderAdjustments,
				...result.shippingAdjustments,
			]) {
				expect(Number.isInteger(amount)).toBe(true);
				expect(amount).toBeLessThan(0);
			}
		});
	});

	test("an exclusive promotion applies alone", () => {
		run((input, all) => {
			const result = applyPromotions(input, rules(...all));
			const exclusivityOf = (id: string) => all.find((one) => one.id === id)?.exclusivity ?? "class";
			const places = [
				...Map.groupBy(result.lineAdjustments, ({ itemId }) => itemId).values(),
				result.orderAdjustments,
				...Map.groupBy(result.shippingAdjustments, ({ shipmentId }) => shipmentId).values(),
			];
			for (const place of places) {
				const isExclusive = place.some(({ promotionId }) => exclusivityOf(promotionId) !== "none");
				if (isExclusive) expect(place).toHaveLength(1);
			}
			const everywhere = new Set(places.flat().map(({ promotionId }) => promotionId));
			const isGlobal = [...everywhere].some((id) => exclusivityOf(id) === "global");
			if (isGlobal) expect(everywhere.size).toBe(1);
		});
	});

	test("the order in which promotions were written down does not matter", () => {
		run((input, all) => {
			expect(applyPromotions(input, rules(...all.toReversed()))).toEqual(
				applyPromotions(input, rules(...all)),
			);
		});
	});

	test("an order's discount is split without remainder, and no line gets more than it costs", () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 0, max: 1e7 }), { maxLength: 12 }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(weights, part) => {
					const total = weights.reduce((sum, weight) => sum + weight, 0);
					const amount = Math.floor(total * part);
					const shares = prorate(-amount, weights);
					expect(shares.reduce((sum, share) => sum + share, 0) + amount).toBe(0);
					for (const [at, share] of shares.entries()) expect(-share).toBeLessThanOrEqual(weights[at] ?? 0);
				},
			),
		);
	});
});
