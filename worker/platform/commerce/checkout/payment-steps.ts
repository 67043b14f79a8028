import { paidByGiftCards } from "../baskets/gift-cards/paid-by-gift-cards.ts";
import type { Clients, VendorBasket } from "../baskets/own-basket.ts";
import type { ShopperSession } from "../logins/sessions.ts";
import { type PaymentInstrument, toInstrument } from "../order-documents/payment-instrument.ts";
import type { ScapiContext } from "../scapi.ts";
import type { SignText } from "./card-sessions.ts";
import type { CheckoutCalls, Result } from "./checkout-calls.ts";

export type PaymentCardFacts = { cardType: string; lastDigits: string; expiry: string };

export type PayableBasket = {
	cx: Omit<ScapiContext, "token"> & { signText: SignText };
	clients: Clients;
	session: ShopperSession;
	basket: VendorBasket & { basketId: string };
};

export type CreateInstruments = (payable: PayableBasket) => Promise<Result<{ instruments: object[] }>>;

export type PaymentSteps = {
	/**
	 * Adds payment instruments to the basket. An instrument that pays the open amount replaces earlier instruments, which are removed after
	 * the platform has accepted the new instrument, so that a refusal loses nothing. Gift cards and store credit replace nothing.
	 */
	payWith(instrument: object | CreateInstruments): Promise<Result>;
	removePart(id: string): Promise<Result>;
};

export const CARD = "CREDIT_CARD";
const PART = "GIFT_CERTIFICATE";
const paysPart = (document: object): boolean =>
	(document as { paymentMethodId?: string }).paymentMethodId === PART;

export const cardFacts = (card: Readonly<Record<string, unknown>>): PaymentCardFacts => ({
	cardType: String(card.cardType ?? ""),
	lastDigits: String(card.numberLastDigits ?? ""),
	expiry: `${String(card.expirationMonth ?? "").padStart(2, "0")}/${String(card.expirationYear ?? "").slice(-2)}`,
});

export const findPaying = (basket: VendorBasket) => {
	const instruments = basket.paymentInstruments ?? [];
	const giftCardPayments = paidByGiftCards(basket);
	const card = instruments.find(({ paymentMethodId }) => paymentMethodId === CARD)?.paymentCard;
	return {
		card: card ? cardFacts(card) : undefined,
		...giftCardPayments,
		instruments: instruments.map((document): PaymentInstrument => {
			const instrument = toInstrument(document);
			const giftCard = giftCardPayments.giftCards.find(({ id }) => id === instrument.id);
			return giftCard ? { ...instrument, amount: giftCard.amount } : instrument;
		}),
	};
};

export const paymentSteps = (
	cx: Omit<ScapiContext, "token"> & { signText: SignText },
	{ onBasket, path }: CheckoutCalls,
): PaymentSteps => {
	const remove = (clients: Clients, basketId: string, paymentInstrumentId: string) =>
		clients.shopperBasketsV2.removePaymentInstrumentFromBasket({
			params: { path: { basketId, paymentInstrumentId } },
		});
	return {
		payWith: (instrument) =>
			onBasket("A payment was not kept", async (clients, basket, session) => {
				const { basketId } = basket;
				const creation =
					typeof instrument === "function"
						? await (instrument as CreateInstruments)({ cx, clients, basket, session })
						: { ok: true as const, instruments: [instrument] };
				if (!creation.ok) return creation;
				for (const document of creation.instruments)
					await clients.shopperBasketsV2.addPaymentInstrumentToBasket({
						...path(basketId),
						body: document as never,
					});
				if (creation.instruments.every(paysPart)) return { ok: true };
				for (const before of basket.paymentInstruments ?? [])
					if (before.paymentInstrumentId && !paysPart(before))
						await remove(clients, basketId, before.paymentInstrumentId);
				return { ok: true };
			}),
		removePart: (id) =>
			onBasket("A payment was not removed", async (clients, basket) => {
				const { giftCards } = findPaying(basket);
				if (giftCards.some((one) => one.id === id)) await remove(clients, basket.basketId, id);
				return { ok: true };
			}),
	};
};
