import { parseOrderNo } from "@vetrina/shop-rules/typed/order-no.ts";
import type { Context } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { readNetwork } from "../../../http/network.ts";
import { problem } from "../../../http/problem.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { readOrder } from "../../../records/orders/order-store.ts";
import { attempt, listLimits } from "../../../requests/attempts.ts";
import { basketsBusy } from "../../baskets/changes/basket-problems.ts";
import { BUSY, untilUndisturbed } from "../../baskets/changes/until-undisturbed.ts";
import { orderNotFound } from "../order-problems.ts";
import { hasEmail, hasPostalCode } from "./find-order.ts";

export type OrderContext = Context<CommerceHono>;

export const readOrderNo = (typed: string | undefined): string => (parseOrderNo(typed) ?? "").toUpperCase();

export const orderNoOf = (c: OrderContext): string => readOrderNo(c.req.param("orderNo"));

export async function ownOrder(c: OrderContext): Promise<StoredOrder | Response> {
	const { siteId, customerId } = c.get("shopper");
	const order = await readOrder(c.env.DB, siteId, orderNoOf(c));
	return order?.customerId === customerId ? order : orderNotFound(orderNoOf(c));
}

export async function settleOwn(
	c: OrderContext,
	rule: (order: StoredOrder) => Promise<{ ok: StoredOrder } | { refused: string } | Response>,
	find: () => Promise<StoredOrder | Response> = () => ownOrder(c),
): Promise<StoredOrder | Response> {
	const result = await untilUndisturbed(c, async () => {
		const order = await find();
		if (order instanceof Response) return order;
		const outcome = await rule(order);
		if (outcome instanceof Response) return outcome;
		if ("ok" in outcome) return outcome.ok;
		if (outcome.refused !== "changed")
			throw new Error(`Order ${order.orderNo} was not changed: ${outcome.refused}`);
		return undefined;
	});
	return result === BUSY ? basketsBusy() : result;
}

/**
 * Maximum wrong lookups per window (orders-3). Many shoppers may share a network; `number` limits guesses at one order from many networks.
 */
const MOST_LOOKUPS = { session: 10, network: 50, number: 50 };

type Guesser = { c: OrderContext; siteId: string; usid: string | undefined; orderNo: string };

/**
 * Looks up an order for a person who may not have placed it; wrong guesses are counted and throttled. `isProven`: the person has the
 * order's code, which cannot be guessed, so other people's guesses do not lock them out.
 */
export async function lookUpOrder(
	{ c, siteId, usid, orderNo }: Guesser,
	fits: (order: StoredOrder) => boolean,
	isProven: (order: StoredOrder) => boolean = () => false,
): Promise<StoredOrder | Response> {
	const order = await readOrder(c.env.DB, siteId, orderNo);
	if (order && isProven(order)) return order;
	const attemptResult = await attempt(
		c,
		listLimits("order", MOST_LOOKUPS, { session: usid, network: readNetwork(c), number: orderNo }),
		async () => (order && fits(order) ? order : undefined),
		(match) => match !== undefined,
	);
	if ("refused" in attemptResult)
		return problem(429, "too-many-requests", "Too many wrong tries. Wait a while.");
	return attemptResult.result ?? orderNotFound(orderNo);
}

export type OrderProof = { c_email?: string; c_zipCode?: string; c_viewCode?: string };

export const hasProof = ({ c_email, c_zipCode, c_viewCode }: OrderProof): boolean =>
	Boolean(c_email || c_zipCode || c_viewCode);

const fitsProof =
	({ c_email: email, c_zipCode: zipCode, c_viewCode: viewCode }: OrderProof) =>
	(order: StoredOrder): boolean =>
		(!email || hasEmail(order, email)) &&
		(!zipCode || hasPostalCode(order, zipCode)) &&
		(!viewCode || order.viewCode === viewCode);

export function orderByProof(c: OrderContext, orderNo: string, proof: OrderProof) {
	const { siteId, usid } = c.get("shopper");
	const fits = fitsProof(proof);
	return lookUpOrder({ c, siteId, usid, orderNo }, fits, (order) => Boolean(proof.c_viewCode) && fits(order));
}

export async function knownOrder(
	c: OrderContext,
	orderNo: string,
	proof: OrderProof,
): Promise<StoredOrder | Response> {
	const { siteId, customerId } = c.get("shopper");
	const order = await readOrder(c.env.DB, siteId, orderNo);
	if (order?.customerId === customerId) return order;
	return hasProof(proof) ? orderByProof(c, orderNo, proof) : orderNotFound(orderNo);
}
