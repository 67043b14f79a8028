import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import { house } from "../../house.ts";
import { fromMinor, toMinor } from "../../money.ts";
import { isoTime } from "../../now.ts";
import { authorizedAmount, isPaid, type OrderPayment } from "../../payments/order-payments.ts";
import { paymentInstrumentView } from "../../payments/payment-instruments.ts";
import type { BasketDocument } from "../../records/baskets/basket-document.ts";
import { computeProgress, deliveryAfter, type OrderProgress } from "../../records/orders/fulfilment.ts";
import type { OrderDocument, OrderedItem, StoredOrder } from "../../records/orders/order-document.ts";
import { statusOfLine, unitsReturned } from "../../records/orders/return-authorization.ts";
import { giftCardStatus } from "./mails/sold-gift-cards.ts";
import { arrivalOfOrder } from "./order-arrival.ts";
import { listParcels, parcelOfShipment, returnedParcel } from "./parcels.ts";
import { afterRefunds } from "./returns/after-refunds.ts";
import { lineRefusal, periodRefusal } from "./returns/return-rules.ts";
import { returnViews, withReturns } from "./returns/return-view.ts";
import { findWithdrawalEnd } from "./returns/withdrawal.ts";

const DAY = 86_400;
const RECENT_DAYS = 30;

/** Returns whether an order can be cancelled: until its first item has shipped or its first gift card is sent (orders-4). */
export function isCancellable(order: StoredOrder, progress = progressOfOrder(order)): boolean {
	const isSent = listGiftCards(order).some((item) => giftCardStatus(item, order).c_status === "sent");
	return progress.status === "new" && progress.shippingStatus === "not_shipped" && !isSent;
}

/**
 * Returns the gift cards bought in an order; empty once the account is deleted, because the baskets of its orders are emptied (account-7).
 */
const listGiftCards = ({ basket }: StoredOrder): BasketDocument["giftCertificates"] =>
	(basket.document as Partial<BasketDocument>).giftCertificates ?? [];

export const progressOfOrder = (order: StoredOrder): OrderProgress =>
	withReturns(
		computeProgress(
			order,
			order.document.productItems.map(({ itemId }) => itemId),
			order.now,
		),
		order,
	);

export function orderView(order: StoredOrder) {
	const progress = progressOfOrder(order);
	return {
		...shownToAll(order, progress),
		c_originalPaymentInstruments: order.payments.map((payment) => paymentView(payment, order)),
		customerName: customerName(order.document),
		orderToken: order.orderToken,
		orderViewCode: order.viewCode,
		paymentInstruments: afterRefunds(order).map((payment) => paymentView(payment, order)),
		siteId: order.siteId,
	};
}

/** Returns an order for a person who looked it up, without its token, its view code and the tokens of its payments. */
export function foundOrderView(order: StoredOrder) {
	const {
		orderToken: _,
		orderViewCode: __,
		...publicOrder
	} = orderView({
		...order,
		payments: order.payments.map(withoutToken),
	});
	return publicOrder;
}

/** Returns a payment without the card's token, which could be charged again, and without holder and expiry date. */
function withoutToken({ card, ...payment }: OrderPayment): OrderPayment {
	const {
		token: _,
		holder: __,
		expirationMonth: ___,
		expirationYear: ____,
		...publicCard
	} = card ?? { cardType: "" };
	return card ? { ...payment, card: publicCard } : payment;
}

/**
 * Returns an order without names, payments and addresses, except the bill's postal code, for a person who has not proved to be the buyer.
 */
export function partialOrderView(order: StoredOrder) {
	const all: Record<string, unknown> & ReturnType<typeof shownToAll> = shownToAll(
		order,
		progressOfOrder(order),
	);
	const { billingAddress, customerInfo: _, giftCertificateItems: __, shipments, ...publicFields } = all;
	return {
		...publicFields,
		...(billingAddress?.postalCode ? { billingAddress: { postalCode: billingAddress.postalCode } } : {}),
		shipments: shipments.map(({ shippingAddress: _address, giftMessage: _message, ...shipment }) => shipment),
	};
}

function shownToAll(order: StoredOrder, progress: OrderProgress) {
	const { document, payments, total } = order;
	const giftCards = (document.giftCertificateItems as Record<string, unknown>[] | undefined)?.map(
		(item, index) => ({ ...item, ...giftCardStatus(listGiftCards(order)[index] ?? { custom: {} }, order) }),
	);
	return {
		...document,
		...(giftCards ? { giftCertificateItems: giftCards } : {}),
		confirmationStatus: progress.confirmationStatus,
		creationDate: isoTime(order.createdAt),
		exportStatus: progress.confirmationStatus === "confirmed" ? "exported" : "not_exported",
		guest: order.guest,
		lastModified: isoTime(order.modifiedAt),
		orderNo: order.orderNo,
		paymentStatus: paymentStatus(payments, total),
		productItems: document.productItems.map((item) => ({
			...item,
			...itemProgress(item, order, progress),
		})),
		shipments: document.shipments.map((shipment, index) => ({
			...shipment,
			shippingStatus: progress.shippingStatus === "shipped" ? "shipped" : "not_shipped",
			...(progress.shippedAt === undefined ? {} : parcelOfShipment(order, index)),
		})),
		shippingStatus: progress.shippingStatus,
		status: progress.status,
		...progressAttributes(order, progress),
	};
}

function paymentStatus(payments: readonly OrderPayment[], total: number): string {
	if (isPaid(payments, total)) return "paid";
	return authorizedAmount(payments) > 0 ? "part_paid" : "not_paid";
}

function paymentView(payment: OrderPayment, { currency, now }: StoredOrder) {
	return {
		...paymentInstrumentView(payment, currency, new Date(now * 1000)),
		authorizationStatus: {
			asked: { status: 1, code: "pending" },
			authorized: { status: 0, ...(payment.code ? { code: payment.code } : {}) },
			invoiced: { status: 0, code: "invoiced" },
			challenged: { status: 1, code: "challenge_required" },
			declined: { status: 1, code: payment.reason ?? "declined" },
		}[payment.status],
	};
}

const toLineStatus = ({ returned }: OrderProgress) =>
	returned === "partly_returned" ? "returned" : returned;

function itemProgress(item: OrderedItem, order: StoredOrder, progress: OrderProgress) {
	const { itemId, quantity } = item;
	const returnedQuantity = unitsReturned(order.returns).get(itemId) ?? 0;
	const isBack = progress.returnedItems.has(itemId);
	const remaining = isBack ? 0 : quantity - returnedQuantity;
	const isOpen = isReturnable(order, progress) && remaining > 0 && lineRefusal(item) === undefined;
	const withdrawalEnd = findWithdrawalEnd(order, progress);
	const c_returnStatus = statusOfLine(order, itemId) ?? (isBack ? toLineStatus(progress) : undefined);
	const isExchanged = order.returns.some(({ items }) =>
		items.some((one) => one.itemId === itemId && one.exchangeProductId !== undefined),
	);
	return {
		c_proratedPrice: item.priceAfterOrderDiscount,
		...(isExchanged ? { c_originalExchangedPrice: item.price } : {}),
		c_returnable: isOpen,
		c_returnableQuantity: isOpen ? remaining : 0,
		...(withdrawalEnd !== undefined && remaining > 0 && lineRefusal(item) === undefined
			? { c_withdrawableQuantity: remaining }
			: {}),
		...(returnedQuantity > 0 ? { c_returnedQuantity: returnedQuantity } : {}),
		...(c_returnStatus ? { c_returnStatus } : {}),
		c_shippingStatus: progress.shippedItems.has(itemId) ? "shipped" : "not_shipped",
	};
}

function isReturnable({ now }: StoredOrder, { deliveredAt, returned }: OrderProgress): boolean {
	return (
		periodRefusal(deliveredAt, now, house.returns.days) === undefined &&
		returned !== "returned" &&
		returned !== "refunded"
	);
}

function progressAttributes(order: StoredOrder, progress: OrderProgress) {
	const { plan, placedAt, now, createdAt } = order;
	const delivery = deliveryAfter(plan);
	const isOver = order.state === "cancelled" || order.state === "failed";
	const withdrawalEnd = findWithdrawalEnd(order, progress);
	const [parcel] = listParcels(order);
	const { trackingNumber: c_trackingNumber, ...parcelFields } = parcel ?? {};
	const back = progress.returned ? returnedParcel(order) : undefined;
	return {
		c_overallStatus: progress.overall ?? progress.status,
		...(progress.pickup ? { c_pickupShippingStatus: progress.pickup } : {}),
		...(progress.deliveredAt === undefined ? {} : { c_deliveryDate: isoTime(progress.deliveredAt) }),
		...(placedAt === undefined || delivery === undefined || isOver
			? {}
			: { c_estimatedDeliveryDate: promisedDay(order) ?? isoTime(placedAt + delivery) }),
		...(progress.shippedAt === undefined ? {} : { ...parcelFields, c_trackingNumber }),
		...(progress.returned ? { c_returnAuthorizationStatus: progress.returned } : {}),
		...(back ? { c_returnTrackingNumber: back.trackingNumber, c_returnTrackingUrl: back.c_trackingUrl } : {}),
		...(order.returns.length > 0 ? { c_returns: returnViews(order) } : {}),
		c_merchandizeTotalGrossPrice: grossTotal(order),
		c_isCancellable: isCancellable(order, progress),
		c_isRecent: now - createdAt <= RECENT_DAYS * DAY,
		c_isReturnable: isReturnable(order, progress),
		...(withdrawalEnd === undefined || withdrawalEnd === Number.POSITIVE_INFINITY
			? {}
			: { c_withdrawableUntil: isoTime(withdrawalEnd) }),
	};
}

function promisedDay({ document }: StoredOrder): string | undefined {
	const last = arrivalOfOrder(document)?.split("/").at(-1);
	return last && `${last}T12:00:00.000Z`;
}

/** Returns the sum of the products before promotions in units of the currency, including tax if prices exclude it. */
function grossTotal({ document, currency }: StoredOrder): number {
	const of = (amount: unknown) => toMinor(Number(amount ?? 0), currency);
	const isNet = document.taxation === "net";
	const amount = document.productItems.reduce(
		(sum, { price, tax }) => sum + of(price) + (isNet ? of(tax) : 0),
		0,
	);
	return fromMinor(amount, currency);
}

function customerName({ billingAddress, customerInfo }: OrderDocument): string {
	return (
		customerInfo.customerName ??
		(String(billingAddress?.fullName ?? "") || writeFullName(billingAddress ?? {}))
	);
}
