import { house } from "../../../house.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { type ReturnItem, unitsReturned } from "../../../records/orders/return-authorization.ts";
import { liveGeneration } from "../../../store/catalogue-store.ts";
import { loadReferenced, type VariantRecord } from "../../../store/product-records.ts";
import { progressOfOrder } from "../order-view.ts";
import { lineRefusal, periodRefusal, productRefusal, type Refusal } from "./return-rules.ts";
import { findWithdrawalEnd } from "./withdrawal.ts";

/** Returns the requested items that cannot be returned or exchanged, each with the reason (returns-1, returns-3). The law's withdrawal excludes less (legal-4). */
export async function listRefusals(
	db: D1Database,
	order: StoredOrder,
	items: readonly ReturnItem[],
	{ isWithdrawal }: { isWithdrawal: boolean },
): Promise<{ itemId: string; reason: Refusal }[]> {
	const { document, now } = order;
	const progress = progressOfOrder(order);
	const period = isWithdrawal
		? findWithdrawalEnd(order, progress) === undefined
			? "period-over"
			: undefined
		: periodRefusal(progress.deliveredAt, now, house.returns.days);
	const requests = items.map((item) => ({
		item,
		line: document.productItems.find(({ itemId }) => itemId === item.itemId),
	}));
	const ids = requests.flatMap(({ line, item }) =>
		[line?.productId, item.exchangeProductId].filter((id) => id !== undefined),
	);
	const gen = await liveGeneration(db, order.siteId);
	const { references, products } = await loadReferenced(db, gen, ids);
	const productOf = (id: string | undefined) => products.get(references.get(id ?? "")?.masterId ?? "");
	const before = unitsReturned(order.returns);
	const wantedUnits = unitsReturned([{ items }]);
	const findRefusal = (product: Parameters<typeof productRefusal>[0], country: string | undefined) => {
		const reason = productRefusal(product, country, house.returns.hygieneCategories);
		return isWithdrawal && reason !== "hygiene" ? undefined : reason;
	};
	return requests.flatMap(({ item, line }) => {
		const product = productOf(line?.productId);
		const country = document.shipments.find(({ shipmentId }) => shipmentId === line?.shipmentId)
			?.shippingAddress?.countryCode;
		const remaining = (line?.quantity ?? 0) - (before.get(item.itemId) ?? 0);
		const exchanges = (): boolean => {
			if (item.exchangeProductId === undefined) return true;
			const old = product?.variants.find(({ id }) => id === line?.productId);
			const other = product?.variants.find(({ id }) => id === item.exchangeProductId);
			return (
				old !== undefined &&
				other !== undefined &&
				other.id !== old.id &&
				other.groupId === old.groupId &&
				// Exchanges neither charge nor refund a difference, so prices must be equal.
				isSamePrice(old, other, order.currency) &&
				other.stockLevel >= item.quantity &&
				other.ats >= item.quantity
			);
		};
		const reason: Refusal | undefined = !line
			? "unknown"
			: (period ??
				lineRefusal(line) ??
				findRefusal(product, country) ??
				((wantedUnits.get(item.itemId) ?? 0) > remaining ? "quantity" : undefined) ??
				(exchanges() ? undefined : "exchange"));
		return reason ? [{ itemId: item.itemId, reason }] : [];
	});
}

const isSamePrice = (one: VariantRecord, other: VariantRecord, currency: string): boolean => {
	const [price, another] = [one.prices[currency], other.prices[currency]];
	return (price?.sale ?? price?.list) === (another?.sale ?? another?.list);
};
