import { describe, expect, test } from "vitest";
import { customerPaymentInstrumentSchema } from "./instrument-requests.ts";
import { allMethods } from "./methods/all-methods.ts";
import {
	customerPaymentInstrumentView,
	paymentInstrumentSchema,
	paymentInstrumentView,
	readCustomerPaymentInstrument,
	readPaymentInstrument,
} from "./payment-instruments.ts";
import type { StoredPaymentInstrument } from "./stored-instrument.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const context = {
	newId: "pi1",
	now: NOW,
	currency: "EUR",
	isApplicable: (id: string) => id !== "UNHEARD_OF",
};
const read = (body: object) => readPaymentInstrument(paymentInstrumentSchema.parse(body), context);
const save = (body: object) =>
	readCustomerPaymentInstrument(customerPaymentInstrumentSchema.parse(body), context);

const card = {
	cardType: "Visa",
	maskedNumber: "************4242",
	holder: "Anna Bianchi",
	expirationMonth: 10,
	expirationYear: 2026,
};

const IBAN = "IT60X0542811101000000123456";

describe("an instrument of a basket", () => {
	test.each(allMethods.map(({ id }) => id))("%s never stores an account's number", (paymentMethodId) => {
		const sent = {
			paymentMethodId,
			bankRoutingNumber: "BCITITMM",
			c_iban: IBAN,
			giftCertificateCode: "A",
			paymentCard: card,
		};
		const outcome = read(sent);
		expect(outcome).toMatchObject({ ok: { methodId: paymentMethodId } });
		expect(JSON.stringify(outcome)).not.toContain(IBAN);
	});

	test("a card is kept masked and shown with its last digits and whether it has expired", () => {
		const outcome = read({ paymentMethodId: "CREDIT_CARD", amount: 12.5, paymentCard: card, c_note: "x" });
		if ("refused" in outcome) throw new Error(outcome.refused.detail);
		expect(outcome.ok).toMatchObject({ methodId: "CREDIT_CARD", amount: 1250, card });
		expect(paymentInstrumentView(outcome.ok, "EUR", new Date(NOW))).toEqual({
			amount: 12.5,
			paymentCard: { ...card, numberLastDigits: "4242", creditCardExpired: true },
			paymentInstrumentId: "pi1",
			paymentMethodId: "CREDIT_CARD",
			c_note: "x",
		});
	});

	test("a whole card number is not accepted", () => {
		const paymentCard = { ...card, maskedNumber: "4242424242424242" };
		expect(paymentInstrumentSchema.safeParse({ paymentMethodId: "CREDIT_CARD", paymentCard }).success).toBe(
			false,
		);
		const withNumber = { ...card, number: "4242424242424242" };
		expect(
			paymentInstrumentSchema.safeParse({ paymentMethodId: "CREDIT_CARD", paymentCard: withNumber }).success,
		).toBe(false);
	});

	test("shows the last digits of a gift certificate alone", () => {
		const outcome = read({ paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: "ABCD1234WXYZ" });
		if ("refused" in outcome) throw new Error(outcome.refused.detail);
		expect(paymentInstrumentView(outcome.ok, "EUR", new Date(NOW))).toMatchObject({
			maskedGiftCertificateCode: "********WXYZ",
		});
	});

	test.each([
		["an unheard-of method", { paymentMethodId: "UNHEARD_OF" }, "invalid-payment-method-id"],
		["a card payment without card", { paymentMethodId: "CREDIT_CARD" }, "invalid-payment-card"],
		[
			"a gift certificate without code",
			{ paymentMethodId: "GIFT_CERTIFICATE" },
			"invalid-gift-certificate-code",
		],
		[
			"a foreign saved card",
			{ customerPaymentInstrumentId: "not-mine" },
			"invalid-customer-payment-instrument",
		],
	])("%s is refused", (_, body, type) => {
		expect(read(body)).toMatchObject({ refused: { status: 400, type } });
	});

	describe("when it is changed", () => {
		const instrument = {
			id: "pi0",
			methodId: "CREDIT_CARD",
			amount: 1250,
			card,
			custom: { c_note: "x" },
			created: NOW,
		};
		const change = (body: object, of: StoredPaymentInstrument = instrument) =>
			readPaymentInstrument(paymentInstrumentSchema.parse(body), { ...context, known: of });

		test("an amount alone leaves the card as it is", () => {
			expect(change({ amount: 20, c_more: 1 })).toEqual({
				ok: { ...instrument, id: "pi1", amount: 2000, custom: { c_note: "x", c_more: 1 } },
			});
		});

		test("a gift certificate keeps its code", () => {
			const certificate = {
				...instrument,
				methodId: "GIFT_CERTIFICATE",
				giftCertificateCode: "ABCD1234WXYZ",
			};
			expect(change({ amount: 20 }, certificate)).toMatchObject({
				ok: { giftCertificateCode: "ABCD1234WXYZ", amount: 2000 },
			});
		});

		test("another method does not inherit the card", () => {
			const changed = change({ paymentMethodId: "PAYPAL" });
			expect(changed).toMatchObject({ ok: { methodId: "PAYPAL", amount: 1250 } });
			expect(changed).not.toHaveProperty("ok.card");
			const { card: _, ...wallet } = { ...instrument, methodId: "PAYPAL" };
			expect(change({ paymentMethodId: "CREDIT_CARD" }, wallet)).toMatchObject({
				refused: { type: "invalid-payment-card" },
			});
		});

		test("a card that is sent replaces the known one and needs its type", () => {
			expect(change({ paymentCard: { cardType: "Amex" } })).toMatchObject({
				ok: { card: { cardType: "Amex" } },
			});
			expect(change({ paymentCard: { holder: "Eva" } })).toMatchObject({
				refused: { type: "invalid-payment-card" },
			});
		});
	});

	test.each([
		["an unknown property", { paymentMethodId: "PAYPAL", colour: "red" }],
		["a negative amount", { paymentMethodId: "PAYPAL", amount: -1 }],
		["an amount in words", { paymentMethodId: "PAYPAL", amount: "ten" }],
		["an unheard-of card", { paymentMethodId: "CREDIT_CARD", paymentCard: { cardType: "Monopoly" } }],
		["a thirteenth month", { paymentMethodId: "CREDIT_CARD", paymentCard: { ...card, expirationMonth: 13 } }],
	])("%s does not parse", (_, body) => {
		expect(paymentInstrumentSchema.safeParse(body).success).toBe(false);
	});
});

describe("an instrument of a customer", () => {
	const number = "4242 4242 4242 4242";
	const good = { ...card, maskedNumber: undefined, number, expirationYear: 2030 };

	test("the number is masked and forgotten", () => {
		const outcome = save({ paymentMethodId: "CREDIT_CARD", paymentCard: good });
		if ("refused" in outcome) throw new Error(outcome.refused.detail);
		expect(JSON.stringify(outcome.ok)).not.toMatch(/4242.?4242/);
		expect(customerPaymentInstrumentView(outcome.ok, new Date(NOW))).toMatchObject({
			creationDate: NOW,
			paymentCard: { cardType: "Visa", maskedNumber: "************4242", creditCardExpired: false },
		});
	});

	test.each([
		["a wrong check digit", { ...good, number: "4242424242424243" }, "invalid-payment-card"],
		["another brand", { ...good, cardType: "Amex" }, "invalid-payment-card"],
		["neither number nor type", { holder: "Anna" }, "invalid-payment-card"],
		["an expired card", { ...good, expirationYear: 2026 }, "payment-card-expired"],
	])("%s is refused", (_, paymentCard, type) => {
		expect(save({ paymentMethodId: "CREDIT_CARD", paymentCard })).toMatchObject({ refused: { type } });
	});

	test.each(allMethods.filter(({ save }) => !save).map(({ id }) => id))("%s cannot be saved", (id) => {
		expect(save({ paymentMethodId: id })).toMatchObject({ refused: { type: "invalid-payment-method-id" } });
	});

	test("a bank account is saved without its number", () => {
		const saved = save({
			paymentMethodId: "BANK_TRANSFER",
			bankRoutingNumber: "BCITITMM",
			c_iban: IBAN,
			c_a: 1,
		});
		expect(saved).toMatchObject({ ok: { bankRoutingNumber: "BCITITMM", custom: { c_a: 1 } } });
		expect(JSON.stringify(saved)).not.toContain(IBAN);
	});
});
