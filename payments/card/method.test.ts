import { expect, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { toInstrument } from "../../worker/platform/commerce/order-documents/payment-instrument.ts";
import { card } from "./method.ts";

const paymentCard = { cardType: "Visa", numberLastDigits: "4242" };
const read = (facts: object) =>
	card.read(toInstrument({ paymentMethodId: "CREDIT_CARD", paymentCard: { ...paymentCard, ...facts } }), {
		t: textsOf("en").t,
		locale: { language: "en" },
	});

// proves orders-12
test("a card says whose it is and until when it is valid, as far as the platform says it", () => {
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
