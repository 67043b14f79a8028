/** An order as analytics needs it: without persons and addresses. Amounts are in units of the currency. */
export type MeasuredOrder = {
	orderNo: string;
	siteId: string;
	locale: string;
	currency: string;
	taxation: "gross" | "net";
	channelType: string;
	orderTotal: number;
	taxTotal: number;
	shippingTotal: number;
	adjustedShippingTotalTax: number;
	productItems: readonly MeasuredLine[];
	shippingItems: readonly { price: number; priceAfterItemDiscount: number }[];
	couponItems: readonly { code: string }[];
	giftCertificateItems: readonly { amount: number }[];
	paymentInstruments: readonly { paymentMethodId: string; amount?: number | undefined }[];
};

export type MeasuredLine = {
	itemId: string;
	productId: string;
	productName: string;
	quantity: number;
	/** For one unit; all other amounts are for all units. */
	basePrice: number;
	price: number;
	priceAfterOrderDiscount: number;
};

export type OrderMoney = { value: number; tax: number; shipping: number; total: number };

/** Removes the error of binary fractions, and the sign of zero; no currency has more than three decimals. */
const exact = (amount: number): number => Math.round(amount * 1000) / 1000 + 0;
const sum = (amounts: readonly number[]): number =>
	exact(amounts.reduce((total, amount) => total + amount, 0));

/**
 * Splits what a shopper pays into goods, tax and shipping, which add up to the total (event-18): neither goods nor shipping contain tax,
 * whether the country's prices do or not.
 */
export function orderMoney(order: MeasuredOrder): OrderMoney {
	const { orderTotal: total, taxTotal: tax, shippingTotal, adjustedShippingTotalTax, taxation } = order;
	const shipping = exact(shippingTotal - (taxation === "gross" ? adjustedShippingTotalTax : 0));
	return { value: exact(total - tax - shipping), tax: exact(tax), shipping, total: exact(total) };
}

/** Returns what a return gives back; `tax` is contained in `refund`. Shipping is not paid back. */
export const refundMoney = ({ refund, refundTax }: { refund: number; refundTax: number }): OrderMoney => ({
	value: exact(refund - refundTax),
	tax: exact(refundTax),
	shipping: 0,
	total: exact(refund),
});

/** Returns what promotions have taken off goods and shipping. */
export const orderDiscount = ({ productItems, shippingItems }: MeasuredOrder): number =>
	sum([
		...productItems.map((line) => line.price - line.priceAfterOrderDiscount),
		...shippingItems.map((item) => item.price - item.priceAfterItemDiscount),
	]);

export const soldGiftCards = ({ giftCertificateItems }: MeasuredOrder): number =>
	sum(giftCertificateItems.map(({ amount }) => amount));
