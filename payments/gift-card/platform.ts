import { endOfCode } from "@vetrina/shop-rules/typed/code.ts";
import { fail } from "../../worker/platform/commerce/checkout/checkout-calls.ts";
import { type CreateInstruments, findPaying } from "../../worker/platform/commerce/checkout/payment-steps.ts";
import { readGiftCard } from "../../worker/platform/commerce/gift-cards.ts";

/** Store credit has the same method id as gift cards; the field `c_type` distinguishes them. */
export const GIFT_CARD = "GIFT_CERTIFICATE";

type Fields = Readonly<Record<string, unknown>>;

export const isStoreCredit = (fields: Fields): boolean => fields.c_type === "SC";

export const readDigits = (fields: Fields): string =>
	typeof fields.maskedGiftCertificateCode === "string" ? fields.maskedGiftCertificateCode.slice(-4) : "";

const ERRORS = { unknown: "giftCardUnknown", tooMany: "giftCardTries" } as const;

export const toInstruments =
	(code: string): CreateInstruments =>
	async ({ clients, basket }) => {
		const giftCard = await readGiftCard(clients, code);
		if (typeof giftCard === "string") return fail(ERRORS[giftCard]);
		const { balance, enabled, c_currencyCode: currency } = giftCard;
		if (!enabled || typeof balance !== "number" || balance <= 0) return fail("giftCardEmpty");
		if (currency && currency !== basket.currency) return fail("giftCardCurrency");
		const { giftCards, open } = findPaying(basket);
		// The card is already in the basket, or nothing is left to pay.
		if (open <= 0 || giftCards.some(({ code: other }) => other.endsWith(endOfCode(code))))
			return { ok: true, instruments: [] };
		const amount = Math.min(balance, open);
		return {
			ok: true,
			instruments: [{ paymentMethodId: GIFT_CARD, giftCertificateCode: code, amount }],
		};
	};
