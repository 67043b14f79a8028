import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import { isAwaited } from "../../shared/domain/orders/display-status.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { Order } from "../../worker/platform/commerce/orders/orders.ts";
import { moneyOf } from "../../worker/present/orders/order-views.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

/**
 * Returns the notes of a shipment: the delivery time while it is awaited, and its cost and total if the order has several shipments; a
 * single one's cost is among the order's sums (orders-11). A shipment that is collected in a store has neither delivery time nor cost.
 */
export const shipmentNotes = (
	{ shippingMethod, shippingCost, total, fromStoreId }: Order["shipments"][number],
	order: Pick<Order, "shipments" | "currency" | "status" | "deliveredAt">,
	cx: Pick<PageContext, "prices" | "locale">,
): string[] => {
	const { t } = readTexts(cx.locale);
	const money = moneyOf(cx, order);
	const hasSeveral = order.shipments.length > 1;
	const isSent = fromStoreId === undefined;
	const writePrice = (amount: number) =>
		amount === 0 ? t("checkout.freeInSentence") : isolatePrice(money(amount));
	return [
		isSent && isAwaited(order) ? shippingMethod?.description : undefined,
		hasSeveral && isSent && shippingCost !== undefined
			? t("shipmentCost.shipping", { price: writePrice(shippingCost) })
			: undefined,
		hasSeveral && total !== undefined ? t("shipmentCost.total", { price: writePrice(total) }) : undefined,
	].filter((note) => note !== undefined);
};
