import { toMinor } from "../../../money.ts";
import { isTooMany } from "../../../outbox/mail-limits.ts";
import { isAsked, isSettled, type OrderPayment } from "../../../payments/order-payments.ts";
import { redeemCouponStatements, toRedeemer } from "../../../promotions/coupon-redemptions.ts";
import type { PricedBasket } from "../../../records/baskets/priced-basket.ts";
import { pickUpPlan, standardPlan } from "../../../records/orders/fulfilment.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { orderOfBasket } from "../../../records/orders/order-store.ts";
import { localeOfRequest } from "../../../requests/request-locale.ts";
import { randomToken } from "../../../secrets.ts";
import { foreignBasket } from "../../baskets/changes/basket-access.ts";
import { type BasketContext, pricedBasket, readForChange } from "../../baskets/changes/basket-context.ts";
import { basketNotFound, basketsBusy } from "../../baskets/changes/basket-problems.ts";
import { BUSY, untilUndisturbed } from "../../baskets/changes/until-undisturbed.ts";
import { countWaitDays } from "../../baskets/rules/shipment-arrival.ts";
import { readLegalDocuments } from "../mails/legal-documents.ts";
import { languageOfOrder, orderMail } from "../mails/order-mail.ts";
import { lastDispatchAfter, sendDueGiftCards, soldStatements } from "../mails/sold-gift-cards.ts";
import {
	couponRefused,
	giftCertificateRefused,
	invalidBasket,
	notAvailable,
	paymentMissing,
	shippingMethodLapsed,
	tooManyUnpaid,
	totalChanged,
} from "../order-problems.ts";
import { insertOrder, refusedBy, takeStock } from "../order-statements.ts";
import { isPickedUp, keepInStore, missingInStore } from "../picked-up.ts";
import { countUnits, listFlashes, orderDocument, unavailableLine, unmetMethod } from "./order-from-basket.ts";
import { newOrderNo, newViewCode } from "./order-ids.ts";
import { chargePayments, listRedemptions, promisePayments } from "./pay-order.ts";
import { completePayments, failOrder } from "./settle-order.ts";
import { limitUnpaid } from "./unpaid-limits.ts";

/**
 * Turns a basket into an order if its payment instruments cover the total (checkout-27). Stock, coupons, gift certificates and the basket
 * are taken in one transaction before the processor is called (checkout-8). A refused payment fails the order and reopens the basket. A
 * repeated request returns the same order. With `approvedTotal`, the total without gift certificates must equal the amount that a wallet's
 * buyer has approved (cloud-6).
 */
export async function placeOrder(
	c: BasketContext,
	basketId: string,
	approvedTotal?: Approved,
): Promise<StoredOrder | Response> {
	const result = await untilUndisturbed(c, () => tryToPlace(c, basketId, approvedTotal));
	return result === BUSY ? basketsBusy() : result;
}

export type Approved = { amount: string; currencyCode: string };
const isApproved = (
	payments: readonly OrderPayment[],
	{ basket: { currency } }: PricedBasket,
	{ amount, currencyCode }: Approved,
): boolean => {
	const chargedTotal = payments.reduce((sum, one) => (one.giftCertificateCode ? sum : sum + one.amount), 0);
	return currencyCode === currency && toMinor(Number(amount), currency) === chargedTotal;
};

async function tryToPlace(
	c: BasketContext,
	basketId: string,
	approvedTotal: Approved | undefined,
): Promise<StoredOrder | Response | undefined> {
	const basket = await readForChange(c, basketId);
	if (!basket) return earlierOrder(c, basketId);
	const now = new Date(basket.now * 1000);
	const foreign = foreignBasket(c, basket);
	if (foreign) return foreign;
	const pricing = await pricedBasket(c, basket);
	const lapsedMethod = unmetMethod(pricing);
	if (lapsedMethod) return shippingMethodLapsed(lapsedMethod.id);
	const flashes = listFlashes(pricing);
	if (flashes.length > 0) return invalidBasket(flashes);
	// A shopper who has read a total with a coupon must not pay a higher total without it.
	if (pricing.coupons.some(({ valid }) => !valid)) return couponRefused();
	const soldOutLine = unavailableLine(pricing);
	if (soldOutLine) return notAvailable(soldOutLine.item.productId);
	const missing = await missingInStore(c.env.DB, pricing);
	if (missing) return notAvailable(missing);
	const promisedPayments = await promisePayments(c.env, pricing);
	if (promisedPayments instanceof Response) return promisedPayments;
	if (approvedTotal && !isApproved(promisedPayments, pricing, approvedTotal)) return totalChanged();
	const order = createOrder(c, pricing, promisedPayments, now);
	const documents = order.state === "placed" ? await readLegalDocuments(c.env.DB, order) : [];
	try {
		await c.env.DB.batch([
			...writeStatements(c, order, { pricing, documents, now }),
			...(await limitUnpaid(c, order)),
		]);
	} catch (error) {
		if (isTooMany(error)) return tooManyUnpaid();
		const refusal = refusedBy(error);
		if (refusal === "uncovered") return paymentMissing();
		if (refusal === "sold-out") return notAvailable();
		if (refusal === "coupon") return couponRefused();
		if (refusal === "gift-certificate") return giftCertificateRefused();
		return undefined;
	}
	return takePayment(c, order);
}

const refusePayments = (payments: readonly OrderPayment[]): OrderPayment[] =>
	payments.map((one) => (one.status === "asked" ? { ...one, status: "declined" } : one));

async function takePayment(
	c: BasketContext,
	order: StoredOrder,
): Promise<StoredOrder | Response | undefined> {
	if (isAsked(order.payments)) {
		const payments = chargePayments(c.env, order.payments, new Date(order.now * 1000));
		const isRefused = payments instanceof Response;
		const settledOrder = isRefused
			? await failOrder(c.env.DB, { ...order, payments: refusePayments(order.payments) }, { reopen: true })
			: await completePayments(c.env, order, payments);
		if ("refused" in settledOrder) return undefined;
		if (isRefused) return payments;
		order = settledOrder.ok;
	}
	// The response shows a due gift card as sent, so its mail is sent before the response.
	if (order.state === "placed" && order.document.giftCertificateItems)
		await sendDueGiftCards(c.env, order.now);
	return order;
}

/**
 * Returns the order that the basket became, for a repeated request, and asks the processor again if its reply was lost; 404 without an
 * order of this shopper.
 */
async function earlierOrder(c: BasketContext, basketId: string): Promise<StoredOrder | Response | undefined> {
	const order = await orderOfBasket(c.env.DB, basketId);
	const { siteId, customerId } = c.get("shopper");
	if (order?.siteId !== siteId || order.customerId !== customerId) return basketNotFound(basketId);
	return isAsked(order.payments) && order.state === "created" ? takePayment(c, order) : order;
}

function createOrder(
	c: BasketContext,
	pricing: PricedBasket,
	payments: OrderPayment[],
	now: Date,
): StoredOrder {
	const { basket, lines, giftCertificates, total } = pricing;
	const seconds = Math.floor(now.getTime() / 1000);
	const isPlaced = isSettled(payments, total);
	const shopper = c.get("shopper");
	const localeInfo = { locale: localeOfRequest(c), siteId: basket.siteId };
	return {
		...localeInfo,
		orderNo: newOrderNo(),
		customerId: basket.customerId,
		guest: shopper.isGuest,
		viewCode: newViewCode(),
		orderToken: randomToken().slice(0, 43),
		state: isPlaced ? "placed" : "created",
		revision: 1,
		currency: basket.currency,
		total,
		createdAt: seconds,
		placedAt: isPlaced ? seconds : undefined,
		modifiedAt: seconds,
		document: {
			...orderDocument(pricing, languageOfOrder(localeInfo), now),
			createdBy: shopper.agentId ?? "Customer",
		},
		payments,
		plan: isPickedUp(pricing)
			? pickUpPlan(Math.max(0, ...lines.map(countWaitDays)))
			: standardPlan(
					lines.map((line) => ({ itemId: line.item.itemId, wait: countWaitDays(line) })),
					lastDispatchAfter(giftCertificates, seconds),
				),
		returns: [],
		toldUntil: seconds,
		basketId: basket.id,
		basket: {
			created: basket.created,
			temporary: basket.temporary,
			agent: basket.agent,
			document: basket.document,
		},
		now: seconds,
	};
}

function writeStatements(
	c: BasketContext,
	order: StoredOrder,
	{ pricing, documents, now }: { pricing: PricedBasket; documents: readonly string[]; now: Date },
): D1PreparedStatement[] {
	const { DB: db } = c.env;
	const { basket, coupons } = pricing;
	const { orderNo } = order;
	const redeemer = toRedeemer(c.get("shopper"), basket.document);
	const codes = coupons.filter(({ statusCode }) => statusCode === "applied").map(({ code }) => code);
	return [
		insertOrder(db, order, basket.revision),
		...takeStock(db, order, countUnits(pricing)),
		...keepInStore(db, orderNo, pricing),
		...redeemCouponStatements(db, { codes, orderNo, redeemer, now }),
		...listRedemptions(db, order, now),
		...(order.state === "placed"
			? [...soldStatements(db, order), ...orderMail(c.env, order, documents)]
			: []),
		db.prepare("DELETE FROM basket WHERE id = ?").bind(basket.id),
		db.prepare("DELETE FROM abandoned_basket WHERE basket_id = ?").bind(basket.id),
	];
}
