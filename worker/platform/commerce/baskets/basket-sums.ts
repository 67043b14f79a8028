import type { BasketSums } from "../../../../shared/domain/basket/basket.ts";

/** Fields of the platform's basket from which the sums are calculated. */
type PricedBasket = {
	productSubTotal?: number;
	productTotal?: number;
	orderPriceAdjustments?: readonly { price?: number; itemText?: string }[];
	giftCertificateItems?: readonly { amount?: number }[];
	productItems?: readonly { tax?: number }[];
	shipments?: readonly { shippingAddress?: { address1?: string } }[];
	shippingItems?: readonly unknown[];
	shippingTotal?: number;
	taxation?: string;
	taxTotal?: number;
	orderTotal?: number;
};

const taxOf = ({ taxation, productItems = [], taxTotal = 0 }: PricedBasket): number | undefined => {
	if (taxation !== "net") return 0;
	// A total of nothing need not be known.
	return productItems.every(({ tax }) => typeof tax === "number") ? taxTotal : undefined;
};

/**
 * The sums of a bag, which add up: what its lines come to, less what is off the whole order, with gift certificates, shipping
 * and, where prices are without it, tax.
 */
export const sumsOf = (basket: PricedBasket): BasketSums => ({
	productTotal: basket.productSubTotal ?? basket.productTotal ?? 0,
	discounts: (basket.orderPriceAdjustments ?? [])
		.filter(({ price = 0 }) => price !== 0)
		.map(({ price = 0, itemText = "" }) => ({ name: itemText, amount: -price })),
	giftCertificates: (basket.giftCertificateItems ?? []).reduce((sum, { amount = 0 }) => sum + amount, 0),
	shipping: basket.shippingItems?.length ? (basket.shippingTotal ?? 0) : undefined,
	isEstimate: basket.shipments?.[0]?.shippingAddress?.address1 ? undefined : (true as const),
	tax: taxOf(basket),
	isNet: basket.taxation === "net",
	total: basket.orderTotal ?? basket.productTotal ?? 0,
});
