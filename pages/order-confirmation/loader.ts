import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { describePayments } from "../../payments/find-method.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { Order } from "../../worker/platform/commerce/orders/orders.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { addressLines } from "../../worker/present/addresses/written-address.ts";
import { receiptOf } from "../../worker/present/basket-view.ts";
import { giftCardTitle } from "../../worker/present/gift-card-title.ts";
import { designImage } from "../../worker/present/gift-card-views.ts";
import { buildHead } from "../../worker/present/head.ts";
import { arrivalOfOrder } from "../../worker/present/orders/order-arrival.ts";
import { toOrderLine } from "../../worker/present/orders/order-views.ts";
import { dropProductBasket, dropReviewed } from "../../worker/present/reviewed-basket.ts";
import { collectedOf } from "../../worker/present/stores/visit-views.ts";
import type { LoadPrivate, PageVisitor } from "../../worker/request/page/loader.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { OrderConfirmationData } from "./contract.ts";

/** Loads the confirmation of an order of this session; null if the order is another session's (checkout-5). */
export const loadOrderConfirmation: LoadPrivate = async (
	cx,
	{ checkout, drafts, shopper, passkeys, orders, orderFacts },
) => {
	const orderNo = cx.search.get("orderNo") ?? "";
	const order = /^[\w-]{1,64}$/.test(orderNo) && shopper.isKnown ? await checkout.order(orderNo) : null;
	if (!order) return null;
	if (order.state === "waiting" || order.state === "unpaid")
		return { redirect: cx.paths.checkout({ step: "bank", orderNo }), status: 302 };
	if (order.state === "failed") return { redirect: cx.paths.checkout({ error: "payment" }), status: 302 };
	orderFacts.announce();
	dropReviewed({ drafts });
	dropProductBasket({ drafts });
	const money = (value: number) => formatPrice(value, cx.prices.rules, cx.prices.type);
	const { shippingMethod: method } = order;
	const [visitor, pickUp, placedItems] = await Promise.all([
		readVisitor(shopper),
		collectedOf(order, cx),
		toItemViews(orderNo, orders),
	]);
	const data: OrderConfirmationData = {
		orderNo: order.orderNo,
		email: order.email,
		lines: [
			...(placedItems?.map((item) => toOrderLine(item, cx, money)) ??
				order.lines.map(({ name, quantity, total }) => ({ name, quantity, totalText: money(total) }))),
			...order.soldGiftCards.map((one) => ({
				name: giftCardTitle(one, cx.locale),
				image: designImage(one.design, cx.settings),
				quantity: 1,
				totalText: money(one.amount),
			})),
		],
		...receiptOf(order.sums, money, cx.locale),
		addressLines: addressLines(order.address, cx.locale.language),
		billingLines: addressLines(order.billing, cx.locale.language),
		pickUp,
		gift: order.gift,
		method: method && {
			name: method.name,
			arrival: pickUp || order.lines.length === 0 ? undefined : arrivalOfOrder(order, cx),
		},
		paidWith: describePayments(order.payments, cx, money).map(({ text }) => text),
		orderHref: cx.paths.at("order", { orderNo: order.orderNo }),
		registerHref: cx.paths.at("register", { orderNo: order.orderNo }),
		isCustomer: visitor.registered,
		offersPasskey: visitor.registered && !visitor.agent && (await passkeys.list())?.length === 0,
	};
	return {
		page: {
			kind: "order-confirmation",
			data,
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("confirmation.title"),
				description: cx.t("confirmation.title"),
				robots: "noindex, follow",
			}),
		},
	};
};

const toItemViews = async (
	orderNo: string,
	orders: PageVisitor["orders"],
): Promise<Order["items"] | undefined> => {
	try {
		return (await orders.own(orderNo))?.items;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return undefined;
	}
};
