import * as z from "zod";
import { house } from "../../../house.ts";
import { problem } from "../../../http/problem.ts";
import { storefrontPage } from "../../../outbox/mails.ts";
import type { OrderPayment } from "../../../payments/order-payments.ts";
import type { OrderAddress, StoredOrder } from "../../../records/orders/order-document.ts";
import {
	findPace,
	type RefundPart,
	type ReturnAuthorization,
	type ReturnItem,
	returnWays,
} from "../../../records/orders/return-authorization.ts";
import { isReason } from "../../../records/orders/return-reasons.ts";
import { requestIdUsed } from "../../../requests/form-requests.ts";
import {
	DEFAULT_SHIPPING_METHOD,
	shippingMethodsTo,
	shippingPrice,
} from "../../../settings/shipping-methods.ts";
import { basketsBusy } from "../../baskets/changes/basket-problems.ts";
import { BUSY, untilUndisturbed } from "../../baskets/changes/until-undisturbed.ts";
import { knownOrder, type OrderContext, type OrderProof, readOrderNo } from "../lookup/order-access.ts";
import { returnMail, withdrawalMail } from "../mails/notice-mails.ts";
import { refusedBy, takeStock, updateOrder } from "../order-statements.ts";
import { listRefusals } from "./list-refusals.ts";
import { orderedLines } from "./ordered-lines.ts";
import { computeRefund, type Refusal, refundParts } from "./return-rules.ts";
import { computeRefundedDelivery } from "./withdrawal.ts";

const knowing = z.string().min(1).max(256).optional();
export const returnSchema = z.strictObject({
	orderNo: z.string().min(1).max(50),
	zipCode: knowing,
	email: knowing,
	viewCode: knowing,
	items: z
		.array(
			z.strictObject({
				itemId: z.string().min(1).max(64),
				quantity: z.int().min(1).max(999),
				reason: z.string().max(64).refine(isReason, "is no reason of a return"),
				exchangeProductId: z.string().min(1).max(100).optional(),
			}),
		)
		.min(1)
		.max(100),
	way: z.enum(returnWays).default("post"),
	requestId: z.string().min(8).max(64).optional(),
	c_refundAs: z.enum(["payment", "storeCredit"]).default("payment"),
	c_currency: z.string().regex(/^[A-Z]{3}$/),
	/** The name of a buyer who withdraws from the contract. */
	c_withdrawnBy: z.string().min(1).max(100).optional(),
});
export type ReturnRequest = z.infer<typeof returnSchema>;
export const preValidateSchema = returnSchema.extend({
	items: z
		.array(returnSchema.shape.items.element.extend({ reason: z.string().max(64).optional() }))
		.min(1)
		.max(100),
});
type PreValidateRequest = z.infer<typeof preValidateSchema>;

const refuseItems = (message: string, items: readonly { itemId: string; reason: Refusal }[]): Response =>
	problem(400, "return-not-eligible", message, { error: true, errorMessage: message, items });

const findOrder = (c: OrderContext, { orderNo, zipCode, email, viewCode }: PreValidateRequest) =>
	knownOrder(c, readOrderNo(orderNo), {
		...(zipCode ? { c_zipCode: zipCode } : {}),
		...(email ? { c_email: email } : {}),
		...(viewCode ? { c_viewCode: viewCode } : {}),
	});

async function check(
	c: OrderContext,
	order: StoredOrder,
	request: PreValidateRequest,
): Promise<Response | undefined> {
	if (request.c_currency !== order.currency)
		return problem(400, "currency-mismatch", `The order is in ${order.currency}.`, { error: true });
	if (
		request.c_refundAs === "storeCredit" &&
		(order.guest || c.get("shopper").customerId !== order.customerId)
	)
		return problem(400, "store-credit-not-available", "Only customers have store credit.", { error: true });
	const refusals = await listRefusals(c.env.DB, order, readItems(request), {
		isWithdrawal: request.c_withdrawnBy !== undefined,
	});
	return refusals.length > 0 ? refuseItems("The items cannot be returned.", refusals) : undefined;
}

const readItems = ({ items }: PreValidateRequest): ReturnItem[] =>
	items.map(({ exchangeProductId, reason = "", ...item }) => ({
		...item,
		reason,
		...(exchangeProductId ? { exchangeProductId } : {}),
	}));

export async function preValidate(c: OrderContext, request: PreValidateRequest): Promise<Response> {
	const order = await findOrder(c, request);
	if (order instanceof Response) return order;
	return (await check(c, order, request)) ?? c.json({ message: "ELIGIBLE_FOR_RETURN" });
}

/**
 * Creates a return and responds with its number. A repeated `requestId` returns the first return. Exchanged products are taken off the
 * stock immediately, and the shopper gets a mail.
 */
export async function createReturn(c: OrderContext, request: ReturnRequest): Promise<Response> {
	const result = await untilUndisturbed(c, async () => {
		const order = await findOrder(c, request);
		if (order instanceof Response) return order;
		const again = order.returns.find(({ requestId }) => requestId && requestId === request.requestId);
		if (again) return isSame(again, request) ? respondCreated(c, order, again) : requestIdUsed();
		const refusal = await check(c, order, request);
		if (refusal) return refusal;
		const authorization = authorize(order, request);
		const changedOrder = { ...order, returns: [...order.returns, authorization] };
		const exchangeUnits = exchangedUnits(authorization.items);
		try {
			await c.env.DB.batch([
				updateOrder(c.env.DB, changedOrder),
				...takeStock(c.env.DB, { orderNo: authorization.returnNo, siteId: order.siteId }, exchangeUnits),
				...(authorization.withdrawnBy === undefined
					? returnMail(c.env, changedOrder, authorization)
					: withdrawalMail(c.env, changedOrder, authorization)),
			]);
		} catch (error) {
			const reason = refusedBy(error);
			if (reason === "changed" || reason === "sold-out") return undefined;
			throw error;
		}
		return respondCreated(c, changedOrder, authorization);
	});
	return result === BUSY ? basketsBusy() : result;
}

function isSame({ items, way, refundAs }: ReturnAuthorization, request: ReturnRequest): boolean {
	const writeSorted = (all: readonly ReturnItem[]) =>
		JSON.stringify(
			all
				.map(({ itemId, quantity, reason, exchangeProductId = "" }) => [
					itemId,
					quantity,
					reason,
					exchangeProductId,
				])
				.sort(),
		);
	return (
		way === request.way &&
		(refundAs ?? request.c_refundAs) === request.c_refundAs &&
		writeSorted(items) === writeSorted(readItems(request))
	);
}

function authorize(order: StoredOrder, request: ReturnRequest): ReturnAuthorization {
	const { returns, now } = order;
	const items = readItems(request);
	const lines = orderedLines(order);
	const delivery =
		request.c_withdrawnBy === undefined ? 0 : computeRefundedDelivery(order, items, findUsualDelivery(order));
	const refund = computeRefund(lines, items, returns) + delivery;
	const refundTax = computeRefund(lines, items, returns, "tax");
	const payments = order.payments
		.filter(({ status }) => status === "authorized" || status === "invoiced")
		.map(({ id, giftCertificateCode, amount }) => ({
			paymentInstrumentId: id,
			amount,
			...(giftCertificateCode ? { giftCertificateCode } : {}),
		}));
	const parts = refundParts(refund, payments, returns);
	return {
		returnNo: `${order.orderNo}-R${returns.length + 1}`,
		...(request.requestId ? { requestId: request.requestId } : {}),
		createdAt: now,
		way: request.way,
		refundAs: request.c_refundAs,
		...(request.c_withdrawnBy === undefined ? {} : { withdrawnBy: request.c_withdrawnBy }),
		items,
		refund,
		refundTax,
		refundTo: request.c_refundAs === "storeCredit" ? creditParts(parts, order.payments) : parts,
		...findPace(request.way, now),
	};
}

/** Returns the price of the usual delivery to the order's country, in units of its currency. */
function findUsualDelivery({ siteId, document, currency }: StoredOrder): number | undefined {
	const { countryCode = "" } = document.shipments[0]?.shippingAddress ?? {};
	const usual = shippingMethodsTo(siteId, countryCode).find(({ id }) => id === DEFAULT_SHIPPING_METHOD);
	return usual && shippingPrice(usual, currency);
}

/**
 * Returns the refund as store credit, except for amounts paid with a gift card, which go back to that card, and amounts still owed, which
 * lower the debt.
 */
function creditParts(parts: readonly RefundPart[], payments: readonly OrderPayment[]): RefundPart[] {
	const owedIds = payments.filter(({ status }) => status === "invoiced").map(({ id }) => id);
	return parts.map((part) =>
		part.giftCertificateCode || owedIds.includes(part.paymentInstrumentId)
			? part
			: { ...part, isStoreCredit: true },
	);
}

function exchangedUnits(items: readonly ReturnItem[]): { id: string; quantity: number }[] {
	const units = new Map<string, number>();
	for (const { exchangeProductId: id, quantity } of items)
		if (id !== undefined) units.set(id, (units.get(id) ?? 0) + quantity);
	return [...units].map(([id, quantity]) => ({ id, quantity }));
}

function respondCreated(c: OrderContext, order: StoredOrder, { returnNo }: ReturnAuthorization): Response {
	const query = new URLSearchParams({ orderNo: order.orderNo, returnNo });
	const page = `/return?${query}`;
	return c.json({ redirectUrl: storefrontPage(c.env, order, page) ?? page, returnNo });
}

/** Returns the sender's address: the shipping address, or the billing address for items collected in a store (orders-11). */
function readSender({ document }: StoredOrder, { items }: ReturnAuthorization): OrderAddress {
	const { productItems, shipments, billingAddress } = document;
	const shipmentId = productItems.find(({ itemId }) => itemId === items[0]?.itemId)?.shipmentId;
	const shipment = shipments.find((one) => one.shipmentId === shipmentId) ?? shipments[0];
	return (shipment?.c_fromStoreId ? billingAddress : shipment?.shippingAddress) ?? {};
}

/**
 * Returns the house's address as lines and the sender's address as properties; the client writes both in the shopper's language and
 * script (returns-6).
 */
export async function readLabel(c: OrderContext, returnNo: string, proof: OrderProof): Promise<Response> {
	const order = await knownOrder(c, returnNo.replace(/-R\d+$/, ""), proof);
	if (order instanceof Response) return order;
	const ownReturn = order.returns.find((one) => one.returnNo === returnNo && one.way === "post");
	if (!ownReturn) return problem(404, "return-not-found", "The order has no such return by post.");
	const label = { returnNo, to: house.returns.address, from: readSender(order, ownReturn) };
	return c.json(label, 200, { "cache-control": "no-store" });
}
