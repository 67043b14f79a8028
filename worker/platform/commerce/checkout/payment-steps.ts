import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { endOfCode } from "@vetrina/shop-rules/typed/code.ts";
import type { Clients, VendorBasket } from "../baskets/own-basket.ts";
import { paidByGiftCards } from "../baskets/paid-by-gift-cards.ts";
import { type PaymentInstrument, toInstrument } from "../order-documents/payment-instrument.ts";
import type { ScapiContext } from "../scapi.ts";
import { askForCard, type SignText } from "./card-sessions.ts";
import { type CheckoutCalls, failed, type Result } from "./checkout-calls.ts";
import { findCardMethod } from "./checkout-documents.ts";
import { creditIn, toCredits } from "./store-credit.ts";

export type PaymentCardFacts = { cardType: string; lastDigits: string; expiry: string };

/** Payment of a basket (checkout-3, checkout-6). */
export type PaymentSteps = {
	/** `reference`: from the processor's fields; `device`: the processor's id of the device (checkout-11). */
	setCard(reference: string, device?: string): Promise<Result>;
	useSavedCard(id: string, device?: string): Promise<Result>;
	/**
	 * Pays with an instrument what gift cards leave to pay. The previous instrument is removed after the new one is accepted, so that a
	 * refused one loses nothing.
	 */
	payWith(instrument: object): Promise<Result>;
	/** Pays with the balance of a gift card, up to the total. */
	addGiftCard(code: string): Promise<Result>;
	removeGiftCard(id: string): Promise<Result>;
	/** Pays with the customer's store credit, up to the total (credit-3). */
	useStoreCredit(): Promise<Result>;
};

export const CARD = "CREDIT_CARD";
const GIFT_CARD = "GIFT_CERTIFICATE";

const readReference = (device: string | undefined) => (device ? { c_dfReferenceId: device } : {});

type GiftCard = { balance?: number; enabled?: boolean; c_currencyCode?: string };

export const cardFacts = (card: Readonly<Record<string, unknown>>): PaymentCardFacts => ({
	cardType: String(card.cardType ?? ""),
	lastDigits: String(card.numberLastDigits ?? ""),
	expiry: `${String(card.expirationMonth ?? "").padStart(2, "0")}/${String(card.expirationYear ?? "").slice(-2)}`,
});

export const findPaying = (basket: VendorBasket) => {
	const instruments = basket.paymentInstruments ?? [];
	const paid = paidByGiftCards(basket);
	const card = instruments.find(({ paymentMethodId }) => paymentMethodId === CARD)?.paymentCard;
	return {
		card: card ? cardFacts(card) : undefined,
		...paid,
		instruments: instruments.map((document): PaymentInstrument => {
			const instrument = toInstrument(document);
			const giftCard = paid.giftCards.find(({ id }) => id === instrument.id);
			return giftCard ? { ...instrument, amount: giftCard.amount } : instrument;
		}),
	};
};

export const paymentSteps = (
	cx: Omit<ScapiContext, "token"> & { signText: SignText },
	calls: CheckoutCalls,
): PaymentSteps => {
	const { onBasket, path } = calls;
	const remove = (clients: Clients, basketId: string, paymentInstrumentId: string) =>
		clients.shopperBasketsV2.removePaymentInstrumentFromBasket({
			params: { path: { basketId, paymentInstrumentId } },
		});
	const add = (clients: Clients, basketId: string, body: object) =>
		clients.shopperBasketsV2.addPaymentInstrumentToBasket({ ...path(basketId), body: body as never });
	const pay = async (clients: Clients, basket: VendorBasket & { basketId: string }, body: object) => {
		await add(clients, basket.basketId, body);
		for (const { paymentInstrumentId, paymentMethodId } of basket.paymentInstruments ?? [])
			if (paymentInstrumentId && paymentMethodId !== GIFT_CARD)
				await remove(clients, basket.basketId, paymentInstrumentId);
	};

	return {
		setCard: (reference, device) =>
			onBasket("A card was not kept", async (clients, basket, { usid }) => {
				const { data } = await clients.shopperBasketsV2.getPaymentMethodsForBasket(path(basket.basketId));
				const method = findCardMethod(data.applicablePaymentMethods ?? []);
				if (!method) return failed("card");
				const card = await askForCard(cx, method, { usid, reference, use: basket.basketId });
				if ("error" in card) return failed(card.error);
				await pay(clients, basket, { paymentMethodId: CARD, paymentCard: card.ok, ...readReference(device) });
				return { ok: true };
			}),
		useSavedCard: (id, device) =>
			onBasket("A saved card was not used", async (clients, basket) => {
				await pay(clients, basket, {
					paymentMethodId: CARD,
					customerPaymentInstrumentId: id,
					...readReference(device),
				});
				return { ok: true };
			}),
		payWith: (instrument) =>
			onBasket("A payment was not kept", async (clients, basket) => {
				await pay(clients, basket, instrument);
				return { ok: true };
			}),
		addGiftCard: (code) =>
			onBasket("A gift card was not used", async (clients, basket) => {
				const found = await findGiftCard(clients, code);
				if (typeof found === "string") return failed(found);
				const { balance = 0, enabled, c_currencyCode: currency } = found;
				if (!enabled || balance <= 0) return failed("giftCardEmpty");
				if (currency && currency !== basket.currency) return failed("giftCardCurrency");
				const { giftCards, open } = findPaying(basket);
				// The card was added already, or the bag is fully paid.
				if (open <= 0 || giftCards.some(({ code: other }) => other.endsWith(endOfCode(code))))
					return { ok: true };
				await add(clients, basket.basketId, {
					paymentMethodId: GIFT_CARD,
					giftCertificateCode: code,
					amount: Math.min(balance, open),
				});
				return { ok: true };
			}),
		useStoreCredit: () =>
			onBasket("Store credit was not used", async (clients, basket) => {
				const { data } = await calls.withSession((_, { customerId }) =>
					clients.shopperCustomers.getCustomer({ params: { path: { customerId } } }),
				);
				const credits = toCredits((data as Record<string, unknown>).c_storeCredits);
				const { giftCards, open } = findPaying(basket);
				let left = open;
				for (const { code, balance } of creditIn(credits, basket.currency ?? "")) {
					if (left <= 0) break;
					if (giftCards.some(({ code: other }) => other.endsWith(code.slice(-4)))) continue;
					const amount = Math.min(balance, left);
					await add(clients, basket.basketId, {
						paymentMethodId: GIFT_CARD,
						giftCertificateCode: code,
						amount,
						c_type: "SC",
					});
					left = Math.round((left - amount) * 1000) / 1000;
				}
				return { ok: true };
			}),
		removeGiftCard: (id) =>
			onBasket("A gift card was not removed", async (clients, basket) => {
				const { giftCards } = findPaying(basket);
				if (giftCards.some((one) => one.id === id)) await remove(clients, basket.basketId, id);
				return { ok: true };
			}),
	};
};

const findGiftCard = async (
	clients: Clients,
	giftCertificateCode: string,
): Promise<GiftCard | "giftCardUnknown" | "giftCardTries"> => {
	try {
		const { data } = await clients.shopperGiftCertificates.getGiftCertificate({
			params: {},
			body: { giftCertificateCode },
		});
		return data as GiftCard;
	} catch (error) {
		if (error instanceof ApiError && error.status === 429) return "giftCardTries";
		if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return "giftCardUnknown";
		throw error;
	}
};
