import { expect, test } from "vitest";
import type { PriceView } from "../../shared/contracts/views.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { listPriceNotes } from "./price-notes.ts";

const cx = {
	t: readTexts({ language: "en", country: "AA" } as PageContext["locale"]).t,
	locale: { country: "AA" },
	settings: { legal: { AA: { pages: {}, consents: [], priceNote: "taxIncluded", lowestPriceDays: 30 } } },
	shell: { footer: { priceNote: [{ text: "Tax included" }] } },
} as unknown as PageContext;
const price: PriceView = { text: "€ 60", value: 60, currency: "EUR" };
const LOWEST = [{ text: "The struck price is the lowest of the 30 days before the reduction." }];

// proves legal-5, legal-6
test("a price has the note of its market, and a reduced price says what it is measured by", () => {
	const note = [{ text: "Tax included" }];
	expect(listPriceNotes(cx, price)).toEqual([note]);
	expect(listPriceNotes(cx, { ...price, listText: "€ 100" })).toEqual([note, LOWEST]);
});

// proves legal-5, legal-6
test("there is no note where the law wants none, and none without a price", () => {
	expect(listPriceNotes(cx, { ...price, value: null })).toBeUndefined();
	const elsewhere = { ...cx, locale: { country: "BB" }, shell: { footer: {} } } as unknown as PageContext;
	expect(listPriceNotes(elsewhere, { ...price, listText: "€ 100" })).toBeUndefined();
});
