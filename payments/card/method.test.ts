import { expect, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { toInstrument } from "../../worker/platform/commerce/order-documents/payment-instrument.ts";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { card } from "./method.ts";

const paymentCard = { cardType: "Visa", numberLastDigits: "4242" };
const read = (facts: object) =>
	card.read(toInstrument({ paymentMethodId: "CREDIT_CARD", paymentCard: { ...paymentCard, ...facts } }), {
		t: textsOf("en").t,
		locale: { language: "en" },
	});

// proves orders-12
test("a card is described with holder and expiry date if the platform has them", () => {
	expect(read({ holder: "Anna Rossi", expirationMonth: 3, expirationYear: 2031 })).toEqual({
		text: "Visa ending in 4242",
		facts: ["Anna Rossi", "Expires 03/31"],
	});
	expect(read({})).toEqual({ text: "Visa ending in 4242", facts: [] });
	expect(read({ expirationMonth: 13, expirationYear: 2031 })?.facts).toEqual([]);
});

test("a card of a processor with an id of its own is a card", () => {
	expect(card.owns?.(toInstrument({ paymentMethodId: "ADYEN_CARD", paymentCard }))).toBe(true);
	expect(card.owns?.(toInstrument({ paymentMethodId: "BANK_TRANSFER" }))).toBe(false);
});

/** Sends a form of the payment step, from a browser whose device the processor knows. */
const send = async (act: "use" | "saved", fields: Record<string, string>, said: object = { ok: true }) => {
	const paid: unknown[] = [];
	const payWith = async (instrument: unknown) => {
		paid.push(instrument);
		return said;
	};
	const drafts = { read: async () => ({ values: { sessionId: "df1" }, faults: {} }) };
	const cx = { visitor: { checkout: { payWith }, drafts } } as unknown as FormContext;
	return { outcome: await card.acts?.[act]?.(cx, fields), paid };
};

// proves checkout-6, checkout-11
test("a saved card pays with the device that the processor knows, and leads to the review", async () => {
	const instrument = {
		paymentMethodId: "CREDIT_CARD",
		customerPaymentInstrumentId: "p1",
		c_dfReferenceId: "df1",
	};
	expect(await send("saved", { id: "p1" })).toEqual({
		outcome: { ok: true, next: "review" },
		paid: [instrument],
	});
	expect(await send("saved", { id: "<script>" })).toEqual({
		outcome: { ok: true, next: "payment" },
		paid: [],
	});
});

// proves checkout-3
test("a card of the processor's fields leads to the review, or to the reason that it was refused", async () => {
	const { outcome, paid } = await send("use", { card: "r1" });
	expect(outcome).toEqual({ ok: true, next: "review" });
	expect(paid).toEqual([expect.any(Function)]);
	const refused = { ok: false, error: "card" };
	expect((await send("use", { card: "r1" }, refused)).outcome).toEqual(refused);
});
