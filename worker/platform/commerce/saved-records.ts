import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import type { PostalAddress } from "../../../shared/domain/checkout/address.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { type CustomerRecord, newAddressId, toRecord } from "./checkout/customer-record.ts";
import { callsAsShopper } from "./logins/calls-as-shopper.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { ScapiContext, scapi } from "./scapi.ts";

/** `gone`: another tab has removed it, or it was never theirs. */
export type RecordOutcome = { ok: true } | { ok: false; error: "gone" | "unavailable" };

/** The addresses and cards in a customer's account (account-2, account-3). */
export type RecordPort = {
	/** Null while the platform does not say. */
	read(): Promise<CustomerRecord | null>;
	/** A new address, or a change of the one with this id. The first is the preferred one. */
	saveAddress(address: PostalAddress, change: { id?: string; preferred: boolean }): Promise<RecordOutcome>;
	preferAddress(id: string): Promise<RecordOutcome>;
	/** Where it was the preferred one, the next is. */
	removeAddress(id: string): Promise<RecordOutcome>;
	removeCard(id: string): Promise<RecordOutcome>;
};

type Clients = ReturnType<typeof scapi>;

export const createRecords = (cx: Omit<ScapiContext, "token">, shopper: Shopper): RecordPort => {
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

	return {
		async read() {
			try {
				return await withSession((clients, { customerId }) => read(clients, customerId));
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				cx.platform.log("warning", "commerce/saved-records", "A customer's record cannot be read", { error });
				return null;
			}
		},
		saveAddress: (address, { id, preferred }) =>
			change("An address was not saved", async (clients, customerId) => {
				const { addresses } = await read(clients, customerId);
				const known = addresses.find((one) => one.id === id);
				if (id !== undefined && !known) return { ok: false, error: "gone" };
				const body = { ...address, preferred: preferred || known?.preferred || addresses.length === 0 };
				if (known)
					await clients.shopperCustomers.updateCustomerAddress({
						params: { path: { customerId, addressName: known.id } },
						body: { ...body, addressId: known.id } as never,
					});
				else
					await clients.shopperCustomers.createCustomerAddress({
						params: { path: { customerId } },
						body: { ...body, addressId: newAddressId(address, addresses) } as never,
					});
				return { ok: true };
			}),
		preferAddress: (id) =>
			change("An address was not preferred", async (clients, customerId) => {
				const { addresses } = await read(clients, customerId);
				if (!addresses.some((one) => one.id === id)) return { ok: false, error: "gone" };
				await prefer(clients, customerId, id);
				return { ok: true };
			}),
		removeAddress: (id) =>
			change("An address was not removed", async (clients, customerId) => {
				const { addresses } = await read(clients, customerId);
				const removed = addresses.find((one) => one.id === id);
				if (!removed) return { ok: false, error: "gone" };
				await clients.shopperCustomers.removeCustomerAddress({
					params: { path: { customerId, addressName: id } },
				});
				const next = addresses.find((one) => one.id !== id);
				// It is removed, whatever becomes of this.
				if (removed.preferred && next)
					await prefer(clients, customerId, next.id).catch((error: unknown) =>
						cx.platform.log("warning", "commerce/saved-records", "No address is preferred now", { error }),
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
