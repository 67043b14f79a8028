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

export type PricedAdjustment = {
	id: string;
	promotionId: string;
	couponCode?: string;
	text: Text;
	appliedDiscount: AppliedDiscount;
	amount: Minor;
	manual?: StoredPriceAdjustment;
};

export type PricedTax = {
	rate?: number;
	tax?: Minor;
	adjustedTax?: Minor;
	basis: Minor;
};

export type PricedLine = {
	item: StoredItem;
	product?: BasketProduct;
	productName: string;
	basePrice: Minor;
	price: Minor;
	adjustments: PricedAdjustment[];
	priceAfterItemDiscount: Minor;
	priceAfterOrderDiscount: Minor;
	taxation: PricedTax;
	bundled: { itemId: string; productId: string; productName: string; quantity: number }[];
	bonus: boolean;
	available: boolean;
};

export type PricedShipping = {
	method: ShippingMethod;
	price: Minor;
	adjustments: PricedAdjustment[];
	priceAfterItemDiscount: Minor;
	taxation: PricedTax;
};

export type Totals = {
	productSubTotal: Minor;
	productTotal: Minor;
	giftCertificateTotal: Minor;
	shippingTotal?: Minor;
	merchandizeTotalTax?: Minor;
	adjustedMerchandizeTotalTax?: Minor;
	shippingTotalTax?: Minor;
	adjustedShippingTotalTax?: Minor;
	taxTotal?: Minor;
	total: Minor;
};

export type PricedShipment = Totals & { shipment: StoredShipment; shipping?: PricedShipping };

export type BonusOffer = {
	id: string;
	promotionId: string;
	couponCode?: string;
	products: { productId: string; productName: string }[];
	maxItems: number;
};

export type PricedBasket = Totals & {
	basket: StoredBasket;
	taxation: "gross" | "net";
	lines: PricedLine[];
	shipments: PricedShipment[];
	giftCertificates: StoredGiftCertificateItem[];
	orderAdjustments: PricedAdjustment[];
	coupons: (StoredCoupon & { statusCode: CouponStatus; valid: boolean })[];
	bonusOffers: BonusOffer[];
	groupedTaxes: { rate: number; tax: Minor }[];
};
