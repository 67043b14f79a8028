import { house } from "../../../house.ts";
import { type Minor, toMinor } from "../../../money.ts";
import type { OrderProgress } from "../../../records/orders/fulfilment.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { type ReturnItem, unitsReturned } from "../../../records/orders/return-authorization.ts";
import { countryOfLocale, siteById } from "../../../settings/sites.ts";

const DAY = 86_400;

/** The country whose law applies: of the first delivery, or of the shop for an order that is collected or mailed. */
function findCountry({ document, siteId, locale }: StoredOrder): string | undefined {
	const delivered = document.shipments.find(({ shippingAddress }) => shippingAddress?.countryCode);
	const site = siteById(siteId);
	return delivered?.shippingAddress?.countryCode ?? (site && countryOfLocale(site, locale).code);
}

/**
 * Returns the last second in which an order can be withdrawn from, or infinity before its delivery; undefined if the law of its country
 * asks for no such function, the term is over, or the order can still be cancelled (legal-4).
 */
export function findWithdrawalEnd(order: StoredOrder, progress: OrderProgress): number | undefined {
	const right = house.legal?.[findCountry(order) ?? ""]?.withdrawal.value;
	if (!right?.online || order.state !== "placed" || progress.shippedAt === undefined) return undefined;
	if (progress.deliveredAt === undefined) return Number.POSITIVE_INFINITY;
	const end = progress.deliveredAt + right.days * DAY;
	return order.now <= end ? end : undefined;
}

/**
 * Returns the cost of delivery that a withdrawal from the whole order pays back besides the goods: at most that of the usual delivery. Zero
 * for a part, and if anything was returned before.
 */
export function computeRefundedDelivery(
	{ document, returns, currency }: StoredOrder,
	items: readonly ReturnItem[],
	usualDelivery: number | undefined,
): Minor {
	const units = unitsReturned([{ items }]);
	const isWhole = document.productItems
		.filter(({ c_bundleKitPart: isPart }) => isPart !== true)
		.every(({ itemId, quantity }) => (units.get(itemId) ?? 0) >= quantity);
	if (!isWhole || returns.length > 0) return 0;
	const paid = Number(document.shippingTotal ?? 0);
	return toMinor(Math.min(paid, usualDelivery ?? paid), currency);
}
