import { PRIVATE } from "../../worker/cache/policies.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toOrderSummary } from "../../worker/present/orders/order-views.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { OrdersData } from "./contract.ts";

const LAST_PAGE = 1000;

export const loadOrders: LoadPrivate = async (cx, { orders, shopper }) => {
	const { paths, search, settings } = cx;
	const visitor = await readVisitor(shopper);
	if (!visitor.registered) return { redirect: paths.at("signIn", { back: "orders" }), status: 302 };
	const requestedPage = Number(search.get("page") ?? 1);
	const page =
		Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage <= LAST_PAGE ? requestedPage : 1;
	const orderPage = await orders.list((page - 1) * settings.orderPageSize, settings.orderPageSize);
	if (orderPage && orderPage.orders.length === 0 && page > 1)
		return { redirect: paths.at("orders"), status: 302 };
	const pageHref = (at: number) => paths.at("orders", at > 1 ? { page: String(at) } : {});
	const data: OrdersData = {
		navigation: accountNavigation(cx, "orders"),
		orders: orderPage?.orders.map((order) => toOrderSummary(order, cx)) ?? null,
		total: orderPage?.total,
		previousHref: page > 1 ? pageHref(page - 1) : undefined,
		nextHref:
			orderPage && orderPage.offset + orderPage.limit < orderPage.total ? pageHref(page + 1) : undefined,
		trackHref: paths.at("trackOrder"),
	};
	return {
		page: {
			kind: "orders",
			data,
			status: orderPage ? 200 : 503,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("order.listTitle"),
				description: cx.t("order.listTitle"),
				robots: "noindex, follow",
			}),
		},
	};
};
