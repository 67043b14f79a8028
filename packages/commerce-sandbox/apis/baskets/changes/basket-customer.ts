import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import type { CommerceEnv } from "../../../env.ts";
import type { Shopper } from "../../../http/http.ts";
import type { BasketDocument } from "../../../records/baskets/basket-document.ts";
import { addressSchema } from "../../../records/baskets/checkout-requests.ts";
import { type AddressDocument, listAddresses } from "../../../records/customers/address-store.ts";
import { findCustomer } from "../../../records/customers/customer-store.ts";
import { listInstruments } from "../../../records/customers/instrument-store.ts";
import { defined, toAddress } from "../rules/checkout-rules.ts";

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
	const saved = address && orderAddress(address.document);
	const [shipment, ...others] = document.shipments;
	return {
		...document,
		...(saved && !document.billingAddress ? { billingAddress: toAddress(saved, newId()) } : {}),
		...(saved && !shipment.address
			? { shipments: [{ ...shipment, address: toAddress(saved, newId()) }, ...others] }
			: {}),
		...(instrument && document.paymentInstruments.length === 0
			? { paymentInstruments: [{ ...instrument.instrument, id: newId() }] }
			: {}),
	};
}

function orderAddress(document: AddressDocument) {
	const known = Object.entries(document).filter(
		([name, value]) => typeof value === "string" && addressSchema.safeParse({ [name]: value }).success,
	);
	return defined(addressSchema.parse(Object.fromEntries(known))) as ReturnType<typeof addressSchema.parse>;
}
