import type { Minor } from "../../../money.ts";
import type { StoredGiftCertificateItem } from "../../../records/baskets/basket-document.ts";
import type { PricedLine, PricedShipping, Totals } from "../../../records/baskets/priced-basket.ts";
import type { Taxation } from "./price-taxes.ts";

export function computeTotals(
	lines: readonly PricedLine[],
	giftCertificates: readonly StoredGiftCertificateItem[],
	shippings: readonly PricedShipping[],
	taxation: Taxation,
): Totals {
	const productSubTotal = sum(lines.map((line) => line.priceAfterItemDiscount));
	const productTotal = sum(lines.map((line) => line.priceAfterOrderDiscount));
	const giftCertificateTotal = sum(giftCertificates.map(({ amount }) => amount));
	const shippingTotal = sum(shippings.map((shipping) => shipping.priceAfterItemDiscount));
	const merchandise = sumTaxes(lines);
	const shipping = sumTaxes(shippings);
	const taxTotal =
		merchandise && shipping && lines.length + shippings.length > 0
			? merchandise.adjusted + shipping.adjusted
			: undefined;
	return {
		productSubTotal,
		productTotal,
		giftCertificateTotal,
		...(shippings.length > 0 ? { shippingTotal } : {}),
		...(merchandise && taxTotal !== undefined
			? { merchandizeTotalTax: merchandise.plain, adjustedMerchandizeTotalTax: merchandise.adjusted }
			: {}),
		...(shipping && shippings.length > 0
			? { shippingTotalTax: shipping.plain, adjustedShippingTotalTax: shipping.adjusted }
			: {}),
		...(taxTotal === undefined ? {} : { taxTotal }),
		total: productTotal + giftCertificateTotal + shippingTotal + (taxation === "net" ? (taxTotal ?? 0) : 0),
	};
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

function sumTaxes(
	parts: readonly (PricedLine | PricedShipping)[],
): { plain: Minor; adjusted: Minor } | undefined {
	const taxes = parts.map(({ taxation }) => taxation);
	if (taxes.some(({ tax }) => tax === undefined)) return undefined;
	return {
		plain: sum(taxes.map(({ tax }) => tax ?? 0)),
		adjusted: sum(taxes.map(({ adjustedTax }) => adjustedTax ?? 0)),
	};
}
