import type { Minor } from "../../money.ts";
import type { OrderPayment } from "../../payments/order-payments.ts";
import type { BasketDocument } from "../baskets/basket-document.ts";
import type { FulfilmentStep, OrderState } from "./fulfilment.ts";
import type { ReturnAuthorization } from "./return-authorization.ts";

/** An address as in the responses of orders. */
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

/** What was ordered, as the basket API returned it at that moment: names, prices and taxes stay what they were. */
export type OrderDocument = {
	productItems: OrderedItem[];
	shipments: OrderedShipment[];
	billingAddress?: OrderAddress;
	customerInfo: { customerId: string; email: string; customerName?: string; [property: string]: unknown };
	orderTotal: number;
	[property: string]: unknown;
};

/** The basket that an order was made of, to open it again when its payment fails. */
export type BasketRow = {
	created: string;
	temporary: boolean;
	agent: boolean;
	document: BasketDocument;
};

/** An order as its row says. Times in seconds since 1970. */
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
	/** Of the shopper, as `en-IT`. */
	locale: string;
	createdAt: number;
	placedAt: number | undefined;
	modifiedAt: number;
	document: OrderDocument;
	payments: OrderPayment[];
	plan: FulfilmentStep[];
	returns: readonly ReturnAuthorization[];
	/** Everything that happened before this time has been mailed. */
	toldUntil: number;
	basketId: string;
	basket: BasketRow;
	/** The time of orders when the row was read. */
	now: number;
};
