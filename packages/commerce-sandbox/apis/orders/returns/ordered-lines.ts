import { toMinor } from "../../../money.ts";
import type { OrderedItem, StoredOrder } from "../../../records/orders/order-document.ts";
import type { OrderedLine } from "./return-rules.ts";

export function orderedLines({ document, currency }: StoredOrder): OrderedLine[] {
	const isNet = document.taxation === "net";
	const lineTax = (item: OrderedItem): number => toMinor(Number(item.adjustedTax ?? item.tax ?? 0), currency);
	const amountOf = (item: OrderedItem): number =>
		toMinor(Number(item.priceAfterOrderDiscount ?? 0), currency) + (isNet ? lineTax(item) : 0);
	const { productItems } = document;
	return productItems.map((item) => {
		const parts = [
			item,
			...(item.c_bundleKitParent === true
				? productItems.filter(
						(one) => one.c_bundleKitPart === true && one.c_bundleKitId === item.c_bundleKitId,
					)
				: []),
		];
		return {
			itemId: item.itemId,
			quantity: item.quantity,
			isKitPart: item.c_bundleKitPart === true,
			amount: parts.reduce((sum, one) => sum + amountOf(one), 0),
			tax: parts.reduce((sum, one) => sum + lineTax(one), 0),
		};
	});
}
