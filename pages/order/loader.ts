import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { isOrderNo } from "@vetrina/shop-rules/typed/order-no.ts";
import { describePayments } from "../../payments/find-method.ts";
import { isAwaited, statusLabel } from "../../shared/domain/orders/display-status.ts";
import { progressStep } from "../../shared/domain/orders/progress.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { Order } from "../../worker/platform/commerce/orders/orders.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { addressLines, writtenPhone } from "../../worker/present/addresses/written-address.ts";
import { receiptOf } from "../../worker/present/basket-view.ts";
import { dayOf } from "../../worker/present/days.ts";
import { buildHead } from "../../worker/present/head.ts";
import { proofFieldIn } from "../../worker/present/orders/find-order.ts";
import { lookUpOrder } from "../../worker/present/orders/order-access.ts";
import { arrivalOfOrder } from "../../worker/present/orders/order-arrival.ts";
import {
	mayBuyAgain,
	moneyOf,
	toDoneReturn,
	toOrderLine,
	toOrderStatus,
} from "../../worker/present/orders/order-views.ts";
import { collectedOf } from "../../worker/present/stores/visit-views.ts";
import { findDocument } from "../../worker/request/legal/find-document.ts";
import type { LoadedPage, LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { OrderData, ShipmentView } from "./contract.ts";
import { lineReturnText } from "./line-return-text.ts";
import { shipmentNotes } from "./shipment-notes.ts";
import { toSoldGiftCard } from "./sold-gift-card.ts";

/**
 * Loads an order of this customer or session, or one that was found by number and proof. Otherwise the page asks for the proof, and does
 * not reveal whether the order exists (orders-3).
 */
export const loadOrder: LoadPrivate = async (cx, visitor) => {
	const { paths, search } = cx;
	const orderNo = search.get("orderNo");
	const [order, { registered }] = await Promise.all([
		isOrderNo(orderNo) ? lookUpOrder(orderNo, visitor) : null,
		readVisitor(visitor.shopper),
	]);
	if (order === "unavailable")
		return { page: registered ? createRestingPage(cx) : createFinder(cx, orderNo ?? undefined, order) };
	if (order === "tooMany") return { page: createFinder(cx, orderNo ?? undefined, order) };
	if (!order || order.state === "failed")
		return { page: createFinder(cx, isOrderNo(orderNo) ? orderNo : undefined) };
	if (order.state === "waiting" || order.state === "unpaid")
		return { redirect: paths.checkout({ step: "bank", orderNo: order.orderNo }), status: 302 };
	const shipments = await Promise.all(order.shipments.map((one) => toShipment(one, order, cx)));
	return {
		page: {
			kind: "order",
			data: { ...toData(order, cx, registered), shipments },
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("order.number", { orderNo: order.orderNo }),
				description: cx.t("order.number", { orderNo: order.orderNo }),
				robots: "noindex, follow",
			}),
		},
	};
};

const toShipment = async (
	shipment: Order["shipments"][number],
	order: Order,
	cx: PageContext,
): Promise<ShipmentView> => {
	const { shipments, items } = order;
	const isOnly = shipments.length === 1;
	return {
		id: shipment.id,
		addressLines: contactLines(shipment.address, cx.locale.language),
		pickUp: await collectedOf(shipment, cx),
		gift: shipment.gift,
		method: shipment.shippingMethod?.name,
		methodNotes: shipmentNotes(shipment, order, cx),
		lines: items
			.filter(({ itemId }) => !isOnly && shipment.itemIds.includes(itemId))
			.map(({ itemId, name, quantity }) => ({
				itemId,
				title: quantity > 1 ? `${quantity} × ${name}` : name,
			})),
		tracking: isOnly ? undefined : shipment.tracking,
	};
};

const contactLines = (address: Partial<PostalAddress> | undefined, language: Language): string[] => {
	const lines = addressLines(address, language);
	const phone = lines.length > 0 && address && writtenPhone(address);
	return phone ? [...lines, phone] : lines;
};

const createRestingPage = (cx: PageContext): LoadedPage => ({
	kind: "orders",
	data: {
		navigation: accountNavigation(cx, "orders", true),
		orders: null,
		trackHref: cx.paths.at("trackOrder"),
	},
	status: 503,
	cache: PRIVATE,
	head: buildHead(cx, {
		title: cx.t("order.listTitle"),
		description: cx.t("order.listTitle"),
		robots: "noindex, follow",
	}),
});

const REFUSED = { tooMany: 429, unavailable: 503 };

const createFinder = (
	cx: PageContext,
	orderNo: string | undefined,
	error?: keyof typeof REFUSED,
): LoadedPage => ({
	kind: "track-order",
	data: {
		values: orderNo ? { orderNo } : {},
		proof: proofFieldIn(cx.locale),
		action: cx.paths.at("trackOrder"),
		returnHref: cx.paths.at("return"),
		error,
	},
	status: error ? REFUSED[error] : 404,
	cache: PRIVATE,
	head: buildHead(cx, {
		title: cx.t("order.trackTitle"),
		description: cx.t("order.trackTitle"),
		robots: "noindex, follow",
	}),
});

const ERRORS = ["tooLate", "unavailable", "resentTooOften", "notYet", "withdrawal"] as const;

const readNotice = (notice: string | null, { status }: Order): OrderData["notice"] => {
	if (notice === "cancelled" && statusLabel(status) === "cancelled") return "cancelled";
	return notice === "resent" || notice === "withdrawn" ? notice : undefined;
};

/** Returns the link to the form with which a buyer withdraws, or the form itself (legal-4). */
const readWithdrawal = (order: Order, cx: PageContext): Pick<OrderData, "withdrawHref" | "withdrawing"> => {
	const { paths, search, locale, settings } = cx;
	const { orderNo, withdrawable } = order;
	if (withdrawable.size === 0) return {};
	if (search.get("withdraw") !== "1") return { withdrawHref: paths.at("order", { orderNo, withdraw: "1" }) };
	const address = order.billing ?? order.shipments[0]?.address;
	return {
		withdrawing: {
			action: paths.at("order", { orderNo }),
			noHref: paths.at("order", { orderNo }),
			name: address ? writeFullName(address) : "",
			until: dayOf(order.withdrawableUntil, cx),
			lines: order.items.flatMap(({ itemId, name }) => {
				const quantity = withdrawable.get(itemId);
				return quantity ? [{ itemId, title: quantity > 1 ? `${quantity} × ${name}` : name }] : [];
			}),
			instructionsHref: findDocument("withdrawal", locale, settings),
			requestId: crypto.randomUUID(),
		},
	};
};

const toData = (order: Order, cx: PageContext, isCustomer: boolean): Omit<OrderData, "shipments"> => {
	const { paths, search } = cx;
	const { orderNo, mayCancel } = order;
	// Gift cards are sent by e-mail, so an order of gift cards has no parcel.
	const hasParcel = order.items.length > 0;
	const money = moneyOf(cx, order);
	const href = paths.at("order", { orderNo });
	const isAsked = mayCancel && search.get("cancel") === "1";
	return {
		orderNo: order.orderNo,
		placedDate: dayOf(order.createdAt, cx),
		status: toOrderStatus(order),
		step: hasParcel ? progressStep(order.status, order.deliveredAt !== undefined) : undefined,
		estimatedDate:
			hasParcel && !order.fromStoreId && isAwaited(order) ? arrivalOfOrder(order, cx) : undefined,
		deliveredDate: dayOf(order.deliveredAt, cx),
		tracking: order.shipments.length > 1 ? undefined : order.tracking,
		lines: order.items.map((line) => ({
			...toOrderLine(line, cx, money),
			returnText: lineReturnText(order.lineReturns.get(line.itemId), line.quantity, cx.locale),
		})),
		soldGiftCards: order.soldGiftCards.map((one) => toSoldGiftCard(one, cx, money)),
		giftCardAction: href,
		...receiptOf(order.sums, money, cx.locale),
		billingLines: contactLines(order.billing, cx.locale.language),
		paidWith: describePayments(order.payments, cx, money),
		lineAction: href,
		againAction: order.items.filter(mayBuyAgain).length > 1 ? href : undefined,
		cancelHref: mayCancel && !isAsked ? paths.at("order", { orderNo, cancel: "1" }) : undefined,
		cancelling: isAsked ? { action: href, noHref: href } : undefined,
		returnHref: order.returnable.size > 0 ? paths.at("return", { orderNo }) : undefined,
		...readWithdrawal(order, cx),
		returns: order.returns.map((one) => ({
			...toDoneReturn(one, order, cx, money),
			created: dayOf(one.createdAt, cx),
		})),
		returnTracking: order.returnTracking,
		notice: readNotice(search.get("notice"), order),
		error: ERRORS.find((one) => one === search.get("error")),
		navigation: isCustomer ? accountNavigation(cx, "orders", true) : undefined,
	};
};
