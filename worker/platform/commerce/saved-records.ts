import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import { isUnavailable } from "../is-unavailable.ts";
import {
	askForCard,
	type CardFields,
	openCardFields,
	type ProcessorCard,
	type SignText,
} from "./checkout/card-sessions.ts";
import { type CardMethod, readCardMethod } from "./checkout/checkout-documents.ts";
import { type CustomerRecord, hasCard, newAddressId, toRecord } from "./checkout/customer-record.ts";
import { cardFacts, type PaymentCardFacts } from "./checkout/payment-steps.ts";
import { callsAsShopper, problemType } from "./logins/calls-as-shopper.ts";
import type { Shopper, ShopperSession } from "./logins/sessions.ts";
import { toAddressDocument } from "./order-documents/address-document.ts";
import type { ScapiContext, scapi } from "./scapi.ts";

export type RecordOutcome = { ok: true } | { ok: false; error: "gone" | "unavailable" };

export type RecordPort = {
	read(): Promise<CustomerRecord | null>;
	saveAddress(address: PostalAddress, change: { id?: string; preferred: boolean }): Promise<RecordOutcome>;
	preferAddress(id: string): Promise<RecordOutcome>;
	removeAddress(id: string): Promise<RecordOutcome>;
	removeCard(id: string): Promise<RecordOutcome>;
	cardFields(): Promise<CardFields | null>;
	cardOf(reference: string): Promise<PaymentCardFacts | null>;
	addCard(
		reference: string,
	): Promise<{ ok: true } | { ok: false; error: "card" | "cardKnown" | "cardsFull" | "unavailable" }>;
};

const CARD_PROCESSOR = "card";

type Clients = ReturnType<typeof scapi>;
type ProcessorAccounts = {
	paymentMethods?: { accountId?: string; paymentMethodType?: string }[];
	paymentMethodSetAccounts?: { accountId?: string; config?: unknown }[];
};

const toCardFacts = (card: ProcessorCard): PaymentCardFacts =>
	cardFacts({ ...card, numberLastDigits: String(card.maskedNumber ?? "").slice(-4) });

export const createRecords = (
	cx: Omit<ScapiContext, "token"> & { signText: SignText },
	shopper: Shopper,
): RecordPort => {
	const withSession = callsAsShopper(cx, shopper);
	const read = async (clients: Clients, customerId: string): Promise<CustomerRecord> => {
		const { data } = await clients.shopperCustomers.getCustomer({ params: { path: { customerId } } });
		return toRecord(data as Record<string, unknown>);
	};
	const change = async (
		what: string,
		act: (clients: Clients, customerId: string) => Promise<RecordOutcome>,
	): Promise<RecordOutcome> => {
		try {
			return await withSession((clients, { customerId }) => act(clients, customerId));
		} catch (error) {
			if (error instanceof ApiError && error.status === 404) return { ok: false, error: "gone" };
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", "commerce/saved-records", what, { error });
			return { ok: false, error: "unavailable" };
		}
	};
	const prefer = (clients: Clients, customerId: string, addressName: string) =>
		clients.shopperCustomers.updateCustomerAddress({
			params: { path: { customerId, addressName } },
			body: { addressId: addressName, preferred: true } as never,
		});

	const cardMethod = async (clients: Clients): Promise<CardMethod | null> => {
		const { currency, country } = cx.locale;
		const { data } = await clients.shopperPayments.getPaymentConfiguration({
			params: { query: { currency, countryCode: country } },
		});
		const { paymentMethods, paymentMethodSetAccounts } = data as unknown as ProcessorAccounts;
		const accountId = paymentMethods?.find((one) => one.paymentMethodType === CARD_PROCESSOR)?.accountId;
		const account = paymentMethodSetAccounts?.find((one) => one.accountId === accountId);
		return readCardMethod(account?.config) ?? null;
	};
	const cardAt = async (
		clients: Clients,
		request: Parameters<typeof askForCard>[2],
	): ReturnType<typeof askForCard> => {
		const method = await cardMethod(clients);
		return method ? askForCard(cx, method, request) : { error: "unavailable" };
	};
	const orNull = async <T>(
		what: string,
		ask: (clients: Clients, session: ShopperSession) => Promise<T | null>,
	): Promise<T | null> => {
		try {
			return await withSession(ask);
		} catch (error) {
			if (!isUnavailable(error) && !(error instanceof ApiError)) throw error;
			cx.platform.log("warning", "commerce/saved-records", what, { error });
			return null;
		}
	};

	return {
		cardFields: () =>
			orNull("It is not known where cards are taken", async (clients, { usid }) => {
				const method = await cardMethod(clients);
				return (await openCardFields(cx.signText, usid, method ?? undefined)) ?? null;
			}),
		cardOf: (reference) =>
			orNull("A card was not read", async (clients, { usid }) => {
				const card = await cardAt(clients, { usid, reference });
				return "ok" in card ? (card.ok as PaymentCardFacts) : null;
			}),
		async addCard(reference) {
			try {
				return await withSession(async (clients, { customerId, usid }) => {
					const card = await cardAt(clients, { usid, reference, use: customerId });
					if ("error" in card) return { ok: false, error: card.error };
					if (hasCard(await read(clients, customerId), toCardFacts(card.ok)))
						return { ok: false, error: "cardKnown" };
					await clients.shopperCustomers.createCustomerPaymentInstrument({
						params: { path: { customerId } },
						body: { paymentMethodId: "CREDIT_CARD", paymentCard: card.ok } as never,
					});
					return { ok: true };
				});
			} catch (error) {
				if (error instanceof ApiError && problemType(error) === "customer-payment-instruments-quota-exceeded")
					return { ok: false, error: "cardsFull" };
				if (error instanceof ApiError && error.status === 400) return { ok: false, error: "card" };
				if (!isUnavailable(error)) throw error;
				cx.platform.log("warning", "commerce/saved-records", "Saving a card failed", {
					error,
				});
				return { ok: false, error: "unavailable" };
			}
		},
		async read() {
			try {
				return await withSession((clients, { customerId }) => read(clients, customerId));
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				cx.platform.log("warning", "commerce/saved-records", "Reading a customer's record failed", { error });
				return null;
			}
		},
		saveAddress: (address, { id, preferred }) =>
			change(
				id === undefined
					? "Unable to add address to customer"
					: "Unable to update client address with this addressId.",
				async (clients, customerId) => {
					const { addresses } = await read(clients, customerId);
					const savedAddress = addresses.find((one) => one.id === id);
					if (id !== undefined && !savedAddress) return { ok: false, error: "gone" };
					const body = {
						...toAddressDocument(address),
						preferred: preferred || savedAddress?.preferred || addresses.length === 0,
					};
					if (savedAddress)
						await clients.shopperCustomers.updateCustomerAddress({
							params: { path: { customerId, addressName: savedAddress.id } },
							body: { ...body, addressId: savedAddress.id } as never,
						});
					else
						await clients.shopperCustomers.createCustomerAddress({
							params: { path: { customerId } },
							body: { ...body, addressId: newAddressId(address, addresses) } as never,
						});
					return { ok: true };
				},
			),
		preferAddress: (id) =>
			change("Unable to update client address with this addressId.", async (clients, customerId) => {
				const { addresses } = await read(clients, customerId);
				if (!addresses.some((one) => one.id === id)) return { ok: false, error: "gone" };
				await prefer(clients, customerId, id);
				return { ok: true };
			}),
		removeAddress: (id) =>
			change("An address was not removed", async (clients, customerId) => {
				const { addresses } = await read(clients, customerId);
				const removedAddress = addresses.find((one) => one.id === id);
				if (!removedAddress) return { ok: false, error: "gone" };
				await clients.shopperCustomers.removeCustomerAddress({
					params: { path: { customerId, addressName: id } },
				});
				const next = addresses.find((one) => one.id !== id);
				if (removedAddress.preferred && next)
					await prefer(clients, customerId, next.id).catch((error: unknown) =>
						cx.platform.log(
							"warning",
							"commerce/saved-records",
							"Marking a preferred address failed, none is preferred now",
							{ error },
						),
					);
				return { ok: true };
			}),
		removeCard: (paymentInstrumentId) =>
			change("A card was not removed", async (clients, customerId) => {
				await clients.shopperCustomers.deleteCustomerPaymentInstrument({
					params: { path: { customerId, paymentInstrumentId } },
				});
				return { ok: true };
			}),
	};
};
