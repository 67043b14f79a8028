import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isSameAddress, type PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { readAddressDocument, toAddressDocument } from "../order-documents/address-document.ts";
import type { ScapiContext } from "../scapi.ts";
import type { CheckoutCalls } from "./checkout-calls.ts";
import { cardFacts, type PaymentCardFacts } from "./payment-steps.ts";
import { type StoreCredit, toCredits } from "./store-credit.ts";

export type SavedAddress = Partial<PostalAddress> & { id: string; preferred: boolean };
export type SavedCard = PaymentCardFacts & { id: string; isExpired: boolean };
export type CustomerRecord = {
	email?: string;
	addresses: SavedAddress[];
	cards: SavedCard[];
	credits: StoreCredit[];
};
type Json = Record<string, unknown>;
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const createdAt = ({ creationDate }: Json): number => Date.parse(String(creationDate)) || 0;

export const toRecord = (customer: Json): CustomerRecord => ({
	email: typeof customer.email === "string" ? customer.email : undefined,
	addresses: list(customer.addresses)
		.map((address) => ({
			...readAddressDocument(address),
			id: String(address.addressId),
			preferred: address.preferred === true,
		}))
		.sort((a, b) => Number(b.preferred) - Number(a.preferred)),
	cards: list(customer.paymentInstruments)
		.toReversed()
		.toSorted((a, b) => createdAt(b) - createdAt(a))
		.flatMap(({ paymentInstrumentId, paymentCard }) => {
			const card = paymentCard as Json | undefined;
			if (!card) return [];
			return [
				{ ...cardFacts(card), id: String(paymentInstrumentId), isExpired: card.creditCardExpired === true },
			];
		})
		.sort((a, b) => Number(a.isExpired) - Number(b.isExpired)),
	credits: toCredits(customer.c_storeCredits),
});

/**
 * Returns whether the card is already saved. Compares brand, last digits and expiry date, because the processor's token differs each time
 * (account-3).
 */
export const hasCard = ({ cards }: Pick<CustomerRecord, "cards">, card: PaymentCardFacts): boolean =>
	cards.some(
		({ cardType, lastDigits, expiry }) =>
			cardType === card.cardType && lastDigits === card.lastDigits && expiry === card.expiry,
	);

/**
 * Returns functions that read and extend the customer's saved addresses and cards. A purchase does not need them, so failures are logged
 * and the result is undefined.
 */
export const customerRecord = (cx: Omit<ScapiContext, "token">, { withSession }: CheckoutCalls) => {
	const orNothing = async <T>(what: string, ask: () => Promise<T>): Promise<T | undefined> => {
		try {
			return await ask();
		} catch (error) {
			if (!isUnavailable(error) && !(error instanceof ApiError)) throw error;
			cx.platform.log("warning", "commerce/checkout", what, { error });
			return undefined;
		}
	};
	return {
		read: () =>
			orNothing("Reading a customer's record failed", () =>
				withSession(async (clients, { customerId }) => {
					const { data } = await clients.shopperCustomers.getCustomer({ params: { path: { customerId } } });
					return toRecord(data as Json);
				}),
			),
		saveAddress: (address: PostalAddress) =>
			orNothing("An address was not saved", () =>
				withSession(async (clients, { customerId, registered }) => {
					if (!registered) return;
					const { data } = await clients.shopperCustomers.getCustomer({ params: { path: { customerId } } });
					const { addresses } = toRecord(data as Json);
					if (addresses.some((one) => isSameAddress(one, address))) return;
					const addressId = newAddressId(address, addresses);
					await clients.shopperCustomers.createCustomerAddress({
						params: { path: { customerId } },
						body: { ...toAddressDocument(address), addressId, preferred: addresses.length === 0 } as never,
					});
				}),
			),
		saveCard: (order: Json) =>
			orNothing("Saving a card failed", () =>
				withSession(async (clients, { customerId, registered }) => {
					const card = list(order.paymentInstruments).find((one) => one.paymentCard)?.paymentCard as
						| Json
						| undefined;
					if (!registered || !card) return;
					const { data } = await clients.shopperCustomers.getCustomer({ params: { path: { customerId } } });
					if (hasCard(toRecord(data as Json), cardFacts(card))) return;
					const { cardType, creditCardToken, expirationMonth, expirationYear, holder, maskedNumber } = card;
					const paymentCard = {
						cardType,
						creditCardToken,
						expirationMonth,
						expirationYear,
						holder,
						maskedNumber,
					};
					await clients.shopperCustomers.createCustomerPaymentInstrument({
						params: { path: { customerId } },
						body: { paymentMethodId: "CREDIT_CARD", paymentCard } as never,
					});
				}),
			),
	};
};

const NOT_IN_IDS = /[,/?!£$%&()="+@#[\]{}§<>'*^]/g;

export const newAddressId = (
	{ city, countryCode }: Pick<PostalAddress, "city" | "countryCode">,
	addresses: readonly Pick<SavedAddress, "id">[],
): string => {
	const ids = new Set(addresses.map(({ id }) => id));
	const name = (city ?? "").replace(NOT_IN_IDS, " ").replace(/\s+/g, " ").trim().slice(0, 40) || countryCode;
	for (let number = 1; ; number++) {
		const id = number === 1 ? name : `${name} ${number}`;
		if (!ids.has(id)) return id;
	}
};
