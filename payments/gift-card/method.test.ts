import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test } from "vitest";
import type { CreateInstruments } from "../../worker/platform/commerce/checkout/payment-steps.ts";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { giftCard } from "./method.ts";

const CODE = "2345-6789-ABCD";
const PAYS_ALREADY = {
	paymentInstrumentId: "p1",
	paymentMethodId: "GIFT_CERTIFICATE",
	maskedGiftCertificateCode: "****ABCD",
	amount: 5,
};

/** Sends the form for a basket; the platform finds the card, or throws. */
const use = async (typed: string, { card, basket = {} }: { card: object | Error; basket?: object }) => {
	const paid: object[] = [];
	const getGiftCertificate = async () => {
		if (card instanceof Error) throw card;
		return { data: card };
	};
	const payWith = async (create: CreateInstruments) => {
		const made = await create({
			clients: { shopperGiftCertificates: { getGiftCertificate } },
			basket: { basketId: "b1", currency: "EUR", orderTotal: 30, ...basket },
		} as never);
		if (!made.ok) return made;
		paid.push(...made.instruments);
		return { ok: true };
	};
	const cx = { visitor: { checkout: { payWith } } } as unknown as FormContext;
	return { outcome: await giftCard.acts?.use?.(cx, { giftCard: typed }), paid };
};
const card = { balance: 50, enabled: true, c_currencyCode: "EUR" };
const refusal = (status: number) =>
	new ApiError({ status, statusText: "", headers: new Headers(), body: {} } as never);

// proves checkout-6, typed-1
test.each(Object.entries(SPELLINGS))("a gift card's code %s pays", async (_kind, spell) => {
	expect(await use(spell(CODE), { card })).toEqual({
		outcome: { ok: true, next: "payment" },
		paid: [{ paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: CODE, amount: 30 }],
	});
});

// proves checkout-6
test.each([
	["as far as its balance goes", { card: { ...card, balance: 10 } }, [10]],
	[
		"what other cards leave",
		{ card, basket: { paymentInstruments: [{ ...PAYS_ALREADY, maskedGiftCertificateCode: "****WXYZ" }] } },
		[25],
	],
	["once", { card, basket: { paymentInstruments: [PAYS_ALREADY] } }, []],
	["nothing of a bag that is paid", { card, basket: { orderTotal: 0 } }, []],
])("a gift card pays %s", async (_, around, amounts) => {
	const { outcome, paid } = await use(CODE, around);
	expect(outcome).toEqual({ ok: true, next: "payment" });
	expect(paid.map((one) => Reflect.get(one, "amount"))).toEqual(amounts);
});

// proves checkout-6
test.each([
	["giftCardEmpty", { ...card, balance: 0 }],
	["giftCardEmpty", { ...card, enabled: false }],
	["giftCardCurrency", { ...card, c_currencyCode: "CHF" }],
	["giftCardUnknown", refusal(404)],
	["giftCardTries", refusal(429)],
])("a gift card is refused with %s, and its field keeps the code", async (error, found) => {
	expect(await use(CODE, { card: found })).toEqual({
		outcome: { ok: false, error, values: { giftCard: CODE } },
		paid: [],
	});
});
