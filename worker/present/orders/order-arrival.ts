import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { arrivalOfAll, arrivalText } from "@vetrina/shop-rules/orders/arrival.ts";
import type { PlacedOrder } from "../../platform/commerce/checkout/checkout-documents.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { dayOf } from "../days.ts";

export const arrivalOfOrder = (
	{ shipments, estimatedDelivery }: Pick<PlacedOrder, "shipments" | "estimatedDelivery">,
	cx: Pick<PageContext, "locale" | "timeZone">,
): string | undefined => {
	const parcels = shipments.filter(({ fromStoreId }) => fromStoreId === undefined);
	const days = arrivalOfAll(parcels.map(({ shippingMethod }) => shippingMethod?.arrival));
	return days ? arrivalText(days, localeTag(cx.locale)) : dayOf(estimatedDelivery, cx);
};
