import type { Minor } from "../../money.ts";
import type { StoredPaymentInstrument } from "../../payments/stored-instrument.ts";
import type { CustomProperties } from "../../requests/with-custom.ts";

export type StoredItem = {
	itemId: string;
	productId: string;
	quantity: number;
	shipmentId: string;
	gift: boolean;
	giftMessage?: string;
	bonusDiscountLineItemId?: string;
	custom: CustomProperties;
	last: { productName: string; basePrice: number | null; currency: string };
};

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
	shippingItemId: string;
	address?: StoredAddress;
	shippingMethodId?: string;
	gift: boolean;
	giftMessage?: string;
	custom: CustomProperties;
	shippingCustom: CustomProperties;
};

export type StoredCoupon = { couponItemId: string; code: string; custom: CustomProperties };

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

export type StoredPriceAdjustment = {
	priceAdjustmentId: string;
	level: "product" | "shipping" | "order";
	itemId?: string;
	/** In units of the currency: `amount` is taken off each unit, `fixed_price` is the price of a unit. */
	discount: { type: "percentage" | "amount" | "fixed_price"; value: number };
	itemText: string;
	promotionId: string;
	reasonCode?: string;
	createdBy: string;
	created: string;
	modified: string;
	custom: CustomProperties;
};

export type ExternalTax = { id: string; rate: number; value?: number | undefined };

export type BasketDocument = {
	items: StoredItem[];
	shipments: [StoredShipment, ...StoredShipment[]];
	coupons: StoredCoupon[];
	giftCertificates: StoredGiftCertificateItem[];
	priceAdjustments: StoredPriceAdjustment[];
	paymentInstruments: StoredPaymentInstrument[];
	billingAddress?: StoredAddress;
	customer: { email?: string; customerNo?: string; customerName?: string };
	sourceCode?: string;
	externalTaxes?: Record<string, ExternalTax[]>;
	custom: CustomProperties;
	beforeWallet?: BeforeWallet;
};

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

export const ownChoice = ({ beforeWallet: _, ...document }: BasketDocument): BasketDocument => document;

export const withoutWallet = (document: BasketDocument): BasketDocument => {
	const { beforeWallet: before, ...now } = document;
	if (!before) return document;
	const { billingAddress: _, ...rest } = now;
	return { ...rest, ...before };
};

export const DEFAULT_SHIPMENT = "me";

export function newShipment(shipmentId: string, shippingItemId: string): StoredShipment {
	return { shipmentId, shippingItemId, gift: false, custom: {}, shippingCustom: {} };
}

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

export type StoredBasket = {
	id: string;
	siteId: string;
	customerId: string;
	temporary: boolean;
	agent: boolean;
	currency: string;
	revision: number;
	created: string;
	modified: string;
	now: number;
	document: BasketDocument;
};
