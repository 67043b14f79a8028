import { describe, expect, it } from "vitest";
import {
	discountPercent,
	formatDiscount,
	formatPrice,
	type PriceRules,
	priceTiers,
	promotionalPrice,
} from "./price.ts";

const rules = (over: Partial<PriceRules["short"]>, currency = "EUR", symbol = "€"): PriceRules => {
	const format = {
		thousandSeparator: ".",
		decimalSeparator: ",",
		currencyFirst: false,
		spacing: "\u00a0",
		decimals: 2,
		...over,
	};
	return { currency, symbol, long: format, short: format };
};

describe("formatPrice", () => {
	// proves price-2
	it("hides 00 in short form and keeps it in long form", () => {
		expect(formatPrice(1290, rules({}))).toBe("1.290\u00a0€");
		expect(formatPrice(1290, rules({}), "long")).toBe("1.290,00\u00a0€");
		expect(formatPrice(89.9, rules({}))).toBe("89,90\u00a0€");
	});
	it("writes the minus of a reduction before the whole price", () => {
		expect(formatPrice(-81.8, rules({}))).toBe("−81,80\u00a0€");
		expect(formatPrice(-94.8, rules({ currencyFirst: true, spacing: "" }, "USD", "$"))).toBe("−$94,80");
	});
	it("hides 000 of a three-decimal currency", () => {
		const kuwait = rules(
			{ thousandSeparator: ",", decimalSeparator: ".", currencyFirst: true, decimals: 3 },
			"KWD",
			"د.ك",
		);
		expect(formatPrice(45, kuwait)).toBe("د.ك\u00a045");
		expect(formatPrice(45.5, kuwait)).toBe("د.ك\u00a045.500");
	});
	// proves price-4
	it("writes no decimals where the currency has none", () => {
		const japan = rules(
			{ thousandSeparator: ",", currencyFirst: true, spacing: "", decimals: 0 },
			"JPY",
			"¥",
		);
		expect(formatPrice(48000, japan)).toBe("¥48,000");
	});
	// proves price-1
	it("shows a dash for zero and for no price", () => {
		for (const value of [0, null, undefined, Number.NaN]) expect(formatPrice(value, rules({}))).toBe("-");
	});
});

// proves price-3
describe("discountPercent", () => {
	it("is 100 minus the rounded ratio", () => {
		expect(discountPercent(90, 120)).toBe(25);
		expect(discountPercent(199, 299)).toBe(33);
	});
	it("is undefined without a reduction", () => {
		expect(discountPercent(120, 120)).toBeUndefined();
		expect(discountPercent(130, 120)).toBeUndefined();
		expect(discountPercent(120, undefined)).toBeUndefined();
	});
});

it.each([
	["en", "−25%"],
	["de", "−25 %"],
	["fr", "−25 %"],
	["ja", "−25%"],
	["ar", "\u200e−25\u200e%\u200e"],
])("formatDiscount in %s", (language, text) =>
	// CLDR has changed more than once which no-break space this is.
	expect(formatDiscount(25, language).replace(/[\u00a0\u202f]/, " ")).toBe(text),
);

// proves price-7
it.each<[[number, number][], number, [number, number][]]>([
	[
		[
			[1, 24],
			[4, 22],
			[8, 19],
		],
		24,
		[
			[4, 22],
			[8, 19],
		],
	],
	[
		[
			[8, 19],
			[4, 22],
		],
		24,
		[
			[4, 22],
			[8, 19],
		],
	],
	// A sale undercuts the steps of the list prices.
	[
		[
			[1, 24],
			[4, 22],
			[1, 20],
			[4, 18],
		],
		20,
		[[4, 18]],
	],
	[
		[
			[4, 24],
			[8, 30],
			[9, 0],
			[10, Number.NaN],
		],
		24,
		[],
	],
	[[], 24, []],
])("tiers of %j at a price of %s", (table, price, expected) => {
	const steps = table.map(([quantity, value]) => ({ quantity, value }));
	expect(priceTiers(steps, price).map(({ quantity, value }) => [quantity, value])).toEqual(expected);
});

// proves price-6
it.each([
	[100, [80, 90], 80],
	[100, [100, 120], undefined],
	[100, [0, undefined], undefined],
	[100, [], undefined],
])("a price of %s with the promotions %j becomes %s", (price, promotional, expected) => {
	expect(promotionalPrice(price, promotional)).toBe(expected);
});
