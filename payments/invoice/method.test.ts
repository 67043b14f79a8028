import { expect, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { toInstrument } from "../../worker/platform/commerce/order-documents/payment-instrument.ts";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { makeInvoice } from "./method.ts";

const invoice = makeInvoice({ en: "Invoice", de: "Rechnung" });

// proves checkout-30
test("an order by invoice is described in the house's words, in English where the house has none", () => {
	const read = (language: "de" | "en" | "ja") =>
		invoice.read(toInstrument({ paymentMethodId: "INVOICE" }), {
			t: textsOf(language).t,
			locale: { language },
		});
	expect([read("de"), read("en"), read("ja")]).toEqual([
		{ text: "Rechnung" },
		{ text: "Invoice" },
		{ text: "Invoice" },
	]);
});

// proves checkout-30
test.each([
	[{ ok: true }, { ok: true, next: "review" }],
	[
		{ ok: false, error: "otherBag" },
		{ ok: false, error: "otherBag" },
	],
])("an invoice that the platform takes with %j leads to %j", async (said, outcome) => {
	const paid: object[] = [];
	const payWith = async (instrument: object) => {
		paid.push(instrument);
		return said;
	};
	const cx = { visitor: { checkout: { payWith } } } as unknown as FormContext;
	expect(await invoice.acts?.use?.(cx, {})).toEqual(outcome);
	expect(paid).toEqual([{ paymentMethodId: "INVOICE" }]);
});
