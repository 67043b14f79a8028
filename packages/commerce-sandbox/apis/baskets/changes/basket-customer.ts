import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import type { CommerceEnv } from "../../../env.ts";
import type { Shopper } from "../../../http/http.ts";
import type { BasketDocument } from "../../../records/baskets/basket-document.ts";
import { addressSchema } from "../../../records/baskets/checkout-requests.ts";
import { type AddressDocument, listAddresses } from "../../../records/customers/address-store.ts";
import { findCustomer } from "../../../records/customers/customer-store.ts";
import { listInstruments } from "../../../records/customers/instrument-store.ts";
import { omitUndefined, toAddress } from "../rules/checkout-rules.ts";

export async function withCustomer(
	{ DB }: CommerceEnv,
	{ isGuest, customerId }: Shopper,
	document: BasketDocument,
): Promise<BasketDocument> {
	const customer = isGuest ? undefined : await findCustomer(DB, customerId);
	if (!customer) return document;
	const customerName = writeFullName(customer.profile);
	return {
		...document,
		customer: {
			email: customer.email,
			...(customerName ? { customerName } : {}),
			...document.customer,
			customerNo: customer.customerNo,
		},
	};
}

export async function withSavedDetails(
	{ DB }: CommerceEnv,
	{ isGuest, customerId }: Shopper,
	document: BasketDocument,
	newId: () => string,
): Promise<BasketDocument> {
	if (isGuest) return document;
	const [[address], instruments] = await Promise.all([
		listAddresses(DB, customerId),
		listInstruments(DB, customerId),
	]);
	const instrument = instruments.find(({ isDefault }) => isDefault) ?? instruments[0];
	const savedAddress = address && orderAddress(address.document);
	const [shipment, ...others] = document.shipments;
	return {
		...document,
		...(savedAddress && !document.billingAddress ? { billingAddress: toAddress(savedAddress, newId()) } : {}),
		...(savedAddress && !shipment.address
			? { shipments: [{ ...shipment, address: toAddress(savedAddress, newId()) }, ...others] }
			: {}),
		...(instrument && document.paymentInstruments.length === 0
			? { paymentInstruments: [{ ...instrument.instrument, id: newId() }] }
			: {}),
	};
}

function orderAddress(document: AddressDocument) {
	const knownFields = Object.entries(document).filter(
		([name, value]) => typeof value === "string" && addressSchema.safeParse({ [name]: value }).success,
	);
	return omitUndefined(addressSchema.parse(Object.fromEntries(knownFields))) as ReturnType<
		typeof addressSchema.parse
	>;
}
