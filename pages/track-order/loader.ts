import { isOrderNo } from "@vetrina/shop-rules/typed/order-no.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { proofFieldIn } from "../../worker/present/orders/find-order.ts";
import { ORDER_ACCESS } from "../../worker/present/orders/order-access.ts";
import { isViewCode } from "../../worker/present/orders/order-views.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { TrackOrderData } from "./contract.ts";

export const TRACK_DRAFT = "track";
const ERRORS = ["notFound", "tooMany", "unavailable", "missing"] as const;

/**
 * Loads the form that finds an order. A mail's link contains number and code; the code is moved to an encrypted cookie, so that addresses
 * do not contain it (orders-3).
 */
export const loadTrackOrder: LoadPrivate = async (cx, { drafts, orders }) => {
	const { paths, search } = cx;
	const [orderNo, viewCode] = [search.get("orderNo"), search.get("viewCode")];
	if (viewCode !== null) {
		const result =
			isOrderNo(orderNo) && isViewCode(viewCode)
				? await orders.find(orderNo, { viewCode })
				: ({ ok: false, error: "notFound" } as const);
		if (!result.ok) return { redirect: paths.at("trackOrder", { error: result.error }), status: 302 };
		await drafts.keep(ORDER_ACCESS, { values: { orderNo: result.order.orderNo, viewCode }, faults: {} });
		return { redirect: paths.at("order", { orderNo: result.order.orderNo }), status: 302 };
	}
	const error = ERRORS.find((one) => one === search.get("error"));
	const draft = error ? await drafts.read(TRACK_DRAFT) : null;
	const values = draft?.values ?? (isOrderNo(orderNo) ? { orderNo } : {});
	const data: TrackOrderData = {
		error,
		action: paths.at("trackOrder"),
		returnHref: paths.at("return"),
		values,
		proof: proofFieldIn(cx.locale),
	};
	return {
		page: {
			kind: "track-order",
			data,
			status: error === "tooMany" ? 429 : 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("order.trackTitle"),
				description: cx.t("order.trackTitle"),
				robots: "noindex, follow",
			}),
		},
	};
};
