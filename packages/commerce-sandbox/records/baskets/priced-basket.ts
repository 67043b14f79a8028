import type { CouponStatus } from "../../house/promotions.ts";
import type { ShippingMethod } from "../../house/shipping-methods.ts";
import type { Text } from "../../languages.ts";
import type { Minor } from "../../money.ts";
import type { AppliedDiscount } from "../../promotions/promotion-input.ts";
import type {
	StoredBasket,
	StoredCoupon,
	StoredGiftCertificateItem,
	StoredItem,
	StoredPriceAdjustment,
	StoredShipment,
} from "./basket-document.ts";
import type { BasketProduct } from "./basket-product.ts";

/** A basket with everything it costs, in the smallest unit of its currency: every total is the sum of its parts. */

export type PricedAdjustment = {
	id: string;
	promotionId: string;
	couponCode?: string;
	text: Text;
	appliedDiscount: AppliedDiscount;
	/** Never positive. */
	amount: Minor;
	/** Where an agent took it off by hand. */
	manual?: StoredPriceAdjustment;
};

/** Of a product or of shipping. Rate and taxes are missing while it is unknown where it goes. */
export type PricedTax = {
	/** As a fraction: 0.22 is 22 %. */
	rate?: number;
	/** On the price without any discount. */
	tax?: Minor;
	/** On `basis`. */
	adjustedTax?: Minor;
	/** The price after all discounts, taxes included on gross sites. */
	basis: Minor;
};

export type PricedLine = {
	item: StoredItem;
	/** Missing where the product has left the catalogue. */
	product?: BasketProduct;
	productName: string;
	basePrice: Minor;
	price: Minor;
	adjustments: PricedAdjustment[];
	priceAfterItemDiscount: Minor;
	priceAfterOrderDiscount: Minor;
	taxation: PricedTax;
	/** Of a bundle, whose price is its own. */
	bundled: { itemId: string; productId: string; productName: string; quantity: number }[];
	/** A gift: comes along by itself, or was chosen. */
	bonus: boolean;
	available: boolean;
};

/** What the shipping of one shipment costs; absent before a method is chosen. */
export type PricedShipping = {
	method: ShippingMethod;
	price: Minor;
	adjustments: PricedAdjustment[];
	priceAfterItemDiscount: Minor;
	taxation: PricedTax;
};

export type Totals = {
	/** Products after their own discounts. */
	productSubTotal: Minor;
	/** Products after the order's discounts, too. */
	productTotal: Minor;
	giftCertificateTotal: Minor;
	/** Missing before a shipping method is chosen. */
	shippingTotal?: Minor;
	merchandizeTotalTax?: Minor;
	adjustedMerchandizeTotalTax?: Minor;
	shippingTotalTax?: Minor;
	adjustedShippingTotalTax?: Minor;
	/** Missing while it is unknown where something goes. */
	taxTotal?: Minor;
	/** Products, gift certificates and shipping, and on net sites the taxes. */
	total: Minor;
};

export type PricedShipment = Totals & { shipment: StoredShipment; shipping?: PricedShipping };

export type BonusOffer = {
	/** `bonusDiscountLineItemId` */
	id: string;
	promotionId: string;
	couponCode?: string;
	products: { productId: string; productName: string }[];
	maxItems: number;
};

export type PricedBasket = Totals & {
	basket: StoredBasket;
	taxation: "gross" | "net";
	/** In their order; gifts that come along by themselves stand at the end and are not stored. */
	lines: PricedLine[];
	shipments: PricedShipment[];
	giftCertificates: StoredGiftCertificateItem[];
	orderAdjustments: PricedAdjustment[];
	coupons: (StoredCoupon & { statusCode: CouponStatus; valid: boolean })[];
	bonusOffers: BonusOffer[];
	/** By rate, in ascending order. */
	groupedTaxes: { rate: number; tax: Minor }[];
};
