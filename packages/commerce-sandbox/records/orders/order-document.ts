import type { Minor } from "../../money.ts";
import type { OrderPayment } from "../../payments/order-payments.ts";
import type { BasketDocument } from "../baskets/basket-document.ts";
import type { FulfilmentStep, OrderState } from "./fulfilment.ts";
import type { ReturnAuthorization } from "./return-authorization.ts";

export type OrderAddress = {
	countryCode?: string;
	postalCode?: string;
	phone?: string;
	[property: string]: unknown;
};
export type OrderedItem = {
	itemId: string;
	productId?: string;
	quantity: number;
	[property: string]: unknown;
};
export type OrderedShipment = {
	shipmentId: string;
	shippingAddress?: OrderAddress;
	giftMessage?: string;
	[property: string]: unknown;
};

/** The ordered basket as the API returned it. It is stored whole, so that names, prices and taxes of an order never change. */
export type OrderDocument = {
	productItems: OrderedItem[];
	shipments: OrderedShipment[];
	billingAddress?: OrderAddress;
	customerInfo: { customerId: string; email: string; customerName?: string; [property: string]: unknown };
	orderTotal: number;
	[property: string]: unknown;
};

export type BasketRow = {
	created: string;
	temporary: boolean;
	agent: boolean;
	document: BasketDocument;
};

export type StoredOrder = {
	orderNo: string;
	siteId: string;
	customerId: string;
	guest: boolean;
	viewCode: string;
	orderToken: string;
	state: OrderState;
	revision: number;
	currency: string;
	total: Minor;
	locale: string;
	createdAt: number;
	placedAt: number | undefined;
	modifiedAt: number;
	document: OrderDocument;
	payments: OrderPayment[];
	plan: FulfilmentStep[];
	returns: readonly ReturnAuthorization[];
	toldUntil: number;
	basketId: string;
	basket: BasketRow;
	now: number;
};
