import { expect, test } from "vitest";
import type { PriceView } from "../../../shared/contracts/views.ts";
import { readTexts } from "../../../shared/i18n/all-texts.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { writeGuaranteeNotice } from "./guarantee-notice.ts";
import { listPriceNotes } from "./price-notes.ts";

const format = {
	thousandSeparator: ",",
	decimalSeparator: ".",
	currencyFirst: true,
	spacing: "",
	decimals: 2,
};
const RULES = { currency: "EUR", symbol: "€", long: format, short: format };
const cx = {
	t: readTexts({ language: "en", country: "AA" } as PageContext["locale"]).t,
	locale: { country: "AA" },
	prices: { rules: RULES, type: "short" },
	settings: {
		legal: {
			AA: { pages: {}, consents: [], priceNote: "taxIncluded", lowestPriceDays: 30, unitPrices: true },
			CC: { pages: {}, consents: [], priceNote: "none" },
			DD: { pages: { guarantee: "/guarantee" }, consents: [], priceNote: "none", guaranteeNotice: 3 },
		},
	},
	shell: { footer: { priceNote: [{ text: "Tax included" }] } },
} as unknown as PageContext;
const price: PriceView = { text: "€ 60", value: 60, currency: "EUR" };
const LOWEST = [{ text: "The struck price is the lowest of the 30 days before the reduction." }];

// proves legal-5, legal-6
test("a price has the note of its market, and a reduced price says what it is measured by", () => {
	const note = [{ text: "Tax included" }];
	expect(listPriceNotes(cx, price, [])).toEqual([note]);
	expect(listPriceNotes(cx, { ...price, listText: "€ 100" }, [])).toEqual([note, LOWEST]);
});

// proves legal-5, legal-6
test("there is no note where the law wants none, and none without a price", () => {
	expect(listPriceNotes(cx, { ...price, value: null }, [])).toBeUndefined();
	const elsewhere = { ...cx, locale: { country: "BB" }, shell: { footer: {} } } as unknown as PageContext;
	expect(listPriceNotes(elsewhere, { ...price, listText: "€ 100" }, [])).toBeUndefined();
});

// proves legal-7
test("contents by volume or weight have their price by litre or kilogram, each size its own", () => {
	const bottle = (value: string, amount: number) => ({
		value,
		label: value.replace("ml", " ml"),
		price: amount,
	});
	const [first] = listPriceNotes(cx, price, [bottle("50ml", 90), bottle("100ml", 150)]) ?? [];
	expect(first).toEqual([{ text: "50 ml: €1,800 / l\u00a0· 100 ml: €1,500 / l" }]);
	expect(listPriceNotes(cx, price, [bottle("50ml", 90)])?.[0]).toEqual([{ text: "€1,800 / l" }]);
	expect(listPriceNotes(cx, price, [{ value: "M", label: "M", price: 90 }])).toHaveLength(1);
	const elsewhere = { ...cx, locale: { country: "CC" }, shell: { footer: {} } } as unknown as PageContext;
	expect(listPriceNotes(elsewhere, price, [bottle("50ml", 90)])).toBeUndefined();
});

// proves legal-12
test("a product reminds of the legal guarantee, with its years and a link to the notice", () => {
	const there = {
		...cx,
		locale: { country: "DD", prefix: "/en-dd" },
		shell: { footer: {} },
	} as unknown as PageContext;
	expect(listPriceNotes(there, price, [])).toEqual([
		[
			{ text: "Legal guarantee of conformity: at least 3 years. " },
			{ text: "Read the notice", href: "/en-dd/guarantee" },
		],
	]);
	expect(writeGuaranteeNotice("whole", there)?.[0]?.text).toContain("at least 3 years");
	expect(writeGuaranteeNotice("whole", cx)).toBeUndefined();
});
