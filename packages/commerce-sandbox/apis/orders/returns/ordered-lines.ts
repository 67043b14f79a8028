import { toMinor } from "../../../money.ts";
import type { OrderedItem, StoredOrder } from "../../../records/orders/order-document.ts";
import type { OrderedLine } from "./return-rules.ts";

export function orderedLines({ document, currency }: StoredOrder): OrderedLine[] {
	const isNet = document.taxation === "net";
	const amountOf = (item: OrderedItem): number =>
		toMinor(Number(item.priceAfterOrderDiscount ?? 0), currency) +
		(isNet ? toMinor(Number(item.adjustedTax ?? item.tax ?? 0), currency) : 0);
	const { productItems } = document;
	return productItems.map((item) => ({
		itemId: item.itemId,
		quantity: item.quantity,
		isKitPart: item.c_bundleKitPart === true,
		amount: [
			item,
			...(item.c_bundleKitParent === true
				? productItems.filter(
						(one) => one.c_bundleKitPart === true && one.c_bundleKitId === item.c_bundleKitId,
					)
				: []),
		].reduce((sum, one) => sum + amountOf(one), 0),
	}));
}
