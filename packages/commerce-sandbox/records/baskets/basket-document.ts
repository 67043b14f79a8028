import type { Minor } from "../../money.ts";
import type { StoredPaymentInstrument } from "../../payments/stored-instrument.ts";
import type { CustomProperties } from "../../requests/with-custom.ts";

/** What a basket's row keeps as JSON: what the shopper chose and typed in, never what it costs (price-basket.ts works that out). */

/** One line of a basket. */
export type StoredItem = {
	itemId: string;
	productId: string;
	quantity: number;
	shipmentId: string;
	gift: boolean;
	giftMessage?: string;
	/** A gift that the shopper chose for this offer (`bonusDiscountLineItems`). */
	bonusDiscountLineItemId?: string;
	custom: CustomProperties;
	/** Name and unit price at the last change: shown when the product has left the catalogue since. */
	last: { productName: string; basePrice: number | null; currency: string };
};

/** An address of an order, as the API has it. */
export type StoredAddress = {
	id: string;
	firstName?: string;
	lastName?: string;
	fullName?: string;
	countryCode?: string;
	stateCode?: string;
	postalCode?: string;
	city?: string;
	address1?: string;
	custom: CustomProperties;
	[property: string]: unknown;
};

export type StoredShipment = {
	shipmentId: string;
	/** Id of its line in `shippingItems`. */
	shippingItemId: string;
	address?: StoredAddress;
	shippingMethodId?: string;
	gift: boolean;
	giftMessage?: string;
	custom: CustomProperties;
	/** Custom properties of the shipping line. */
	shippingCustom: CustomProperties;
};

export type StoredCoupon = { couponItemId: string; code: string; custom: CustomProperties };

/** A gift certificate that is bought. */
export type StoredGiftCertificateItem = {
	giftCertificateItemId: string;
	amount: Minor;
	recipientEmail: string;
	recipientName?: string;
	senderName?: string;
	message?: string;
	shipmentId: string;
	custom: CustomProperties;
};

/** What an agent took off by hand. */
export type StoredPriceAdjustment = {
	priceAdjustmentId: string;
	level: "product" | "shipping" | "order";
	/** Line of a product or of shipping; missing on the order. */
	itemId?: string;
	/** `amount` is off each unit, `fixed_price` what a unit costs; in units of the currency. */
	discount: { type: "percentage" | "amount" | "fixed_price"; value: number };
	itemText: string;
	promotionId: string;
	reasonCode?: string;
	createdBy: string;
	/** ISO */
	created: string;
	modified: string;
	custom: CustomProperties;
};

/** A tax that the client sets itself, where the basket was made so (`taxMode=external`). */
export type ExternalTax = { id: string; rate: number; value?: number | undefined };

export type BasketDocument = {
	items: StoredItem[];
	/** The default shipment `me` comes first and is always there. */
	shipments: [StoredShipment, ...StoredShipment[]];
	coupons: StoredCoupon[];
	giftCertificates: StoredGiftCertificateItem[];
	priceAdjustments: StoredPriceAdjustment[];
	paymentInstruments: StoredPaymentInstrument[];
	billingAddress?: StoredAddress;
	customer: { email?: string; customerNo?: string; customerName?: string };
	sourceCode?: string;
	/** By line; missing where the cloud works the taxes out. */
	externalTaxes?: Record<string, ExternalTax[]>;
	custom: CustomProperties;
	/** What a wallet's sheet has replaced; a payment that fails brings it back. */
	beforeWallet?: BeforeWallet;
};

/** Where it goes, who buys, and how it is paid. */
export type BeforeWallet = Pick<
	BasketDocument,
	"shipments" | "customer" | "paymentInstruments" | "billingAddress"
>;

export const beforeWallet = ({
	shipments,
	customer,
	paymentInstruments,
	billingAddress,
}: BasketDocument): BeforeWallet => ({
	shipments,
	customer,
	paymentInstruments,
	...(billingAddress ? { billingAddress } : {}),
});

/** After the shopper's own choice of where it goes, who buys or how it is paid: a payment that fails brings back nothing from before. */
export const ownChoice = ({ beforeWallet: _, ...document }: BasketDocument): BasketDocument => document;

/** Without what a wallet's sheet has said. */
export const withoutWallet = (document: BasketDocument): BasketDocument => {
	const { beforeWallet: before, ...now } = document;
	if (!before) return document;
	const { billingAddress: _, ...kept } = now;
	return { ...kept, ...before };
};

export const DEFAULT_SHIPMENT = "me";

export function newShipment(shipmentId: string, shippingItemId: string): StoredShipment {
	return { shipmentId, shippingItemId, gift: false, custom: {}, shippingCustom: {} };
}

/** An empty basket; `newId` names its shipping line. */
export function newDocument(newId: () => string): BasketDocument {
	return {
		items: [],
		shipments: [newShipment(DEFAULT_SHIPMENT, newId())],
		coupons: [],
		giftCertificates: [],
		priceAdjustments: [],
		paymentInstruments: [],
		customer: {},
		custom: {},
	};
}

/** A basket as its row says. */
export type StoredBasket = {
	id: string;
	siteId: string;
	customerId: string;
	temporary: boolean;
	/** Made by an agent for the customer, in addition to the customer's own. */
	agent: boolean;
	currency: string;
	revision: number;
	created: string;
	modified: string;
	/** The time that orders go by when it was read; seconds since 1970. */
	now: number;
	document: BasketDocument;
};
