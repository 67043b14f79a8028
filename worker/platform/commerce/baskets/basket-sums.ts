import type { BasketSums } from "../../../../shared/domain/basket/basket.ts";

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

const computeTax = ({ taxation, productItems = [], taxTotal = 0 }: PricedBasket): number | undefined => {
	if (taxation !== "net") return 0;
	return productItems.every(({ tax }) => typeof tax === "number") ? taxTotal : undefined;
};

export const readSums = (basket: PricedBasket): BasketSums => ({
	productTotal: basket.productSubTotal ?? basket.productTotal ?? 0,
	discounts: (basket.orderPriceAdjustments ?? [])
		.filter(({ price = 0 }) => price !== 0)
		.map(({ price = 0, itemText = "" }) => ({ name: itemText, amount: -price })),
	giftCertificates: (basket.giftCertificateItems ?? []).reduce((sum, { amount = 0 }) => sum + amount, 0),
	shipping: basket.shippingItems?.length ? (basket.shippingTotal ?? 0) : undefined,
	isEstimate: basket.shipments?.[0]?.shippingAddress?.address1 ? undefined : (true as const),
	tax: computeTax(basket),
	isNet: basket.taxation === "net",
	total: basket.orderTotal ?? basket.productTotal ?? 0,
});
