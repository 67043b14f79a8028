import { ApiError, type ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import type { BasketLine } from "../../../../shared/domain/basket/basket.ts";
import { displayStatus } from "../../../../shared/domain/orders/display-status.ts";
import { foldKits } from "../../../../shared/domain/product/kit-lines.ts";
import { failureDetails } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { isRefusal } from "../../refusals/refusal.ts";
import { readLines } from "../baskets/read-lines.ts";
import type { CataloguePort } from "../catalogue/catalogue.ts";
import { isCancelled, type PlacedOrder, toOrder } from "../checkout/checkout-documents.ts";
import { customApi, isAnswered } from "../custom-api.ts";
import { callsAsShopper } from "../logins/calls-as-shopper.ts";
import type { Shopper } from "../logins/sessions.ts";
import { readTracking, type Tracking } from "../order-documents/tracking.ts";
import type { ScapiContext } from "../scapi.ts";
import {
	exchangeItems,
	type LineReturn,
	type OrderReturn,
	readLineReturns,
	readReturnable,
	readReturnTracking,
	readWithdrawable,
	toReturns,
} from "./order-returns.ts";

export type Order = Omit<PlacedOrder, "lines"> & {
	status: string;
	items: BasketLine[];
	tracking?: Tracking;
	deliveredAt?: string;
	mayCancel: boolean;
	returnable: ReadonlyMap<string, number>;
	withdrawable: ReadonlyMap<string, number>;
	/** Absent before the delivery, with which the term begins. */
	withdrawableUntil?: string;
	returns: OrderReturn[];
	lineReturns: ReadonlyMap<string, LineReturn>;
	returnTracking?: Tracking;
};
export type OrderPage = { orders: Order[]; offset: number; limit: number; total: number };
export type OrderProof = { postalCode: string } | { email: string } | { viewCode: string };
export type FoundOrder =
	| { ok: true; order: Order }
	| { ok: false; error: "notFound" | "tooMany" | "unavailable" };
export type ResentGiftCard = "sent" | "notFound" | "notYet" | "tooMany" | "unavailable";
export type CancelledOrder =
	| { ok: true }
	| { ok: false; error: "notFound" | "tooMany" | "tooLate" | "unavailable" };

export type OrderPort = {
	/** Returns a page of the customer's orders, latest first, or null if the platform call fails (orders-2). */
	list(offset: number, limit: number): Promise<OrderPage | null>;
	own(orderNo: string): Promise<Order | null>;
	find(orderNo: string, proof: OrderProof): Promise<FoundOrder>;
	cancel(orderNo: string, proof?: OrderProof): Promise<CancelledOrder>;
	resendGiftCard(orderNo: string, id: string, proof?: OrderProof): Promise<ResentGiftCard>;
};

type Json = Record<string, unknown>;
type VendorItem = ShopperBasketsV2.schemas["ProductItem"];
const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;
export const toProofFields = (proof: OrderProof): Record<string, string> => {
	if ("postalCode" in proof) return { c_zipCode: proof.postalCode };
	return "email" in proof ? { c_email: proof.email } : { c_viewCode: proof.viewCode };
};
const SHOWN = "new,completed,cancelled,replaced";

const listOrderItems = (order: Json) => (order.productItems ?? []) as (VendorItem & Json)[];

export const createOrders = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	catalogue: CataloguePort,
): OrderPort => {
	const withSession = callsAsShopper(cx, shopper);

	const ofPlatform = (order: Json, lines: BasketLine[], exchangeLines: BasketLine[]): Order => {
		const { lines: _, ...placedOrder } = toOrder(order);
		const returns = toReturns(order, exchangeLines);
		return {
			...placedOrder,
			state: isCancelled(order) ? "placed" : placedOrder.state,
			mayCancel: order.c_isCancellable === true,
			returnable: readReturnable(listOrderItems(order)),
			withdrawable: readWithdrawable(listOrderItems(order)),
			withdrawableUntil: text(order.c_withdrawableUntil),
			returns,
			lineReturns: readLineReturns(listOrderItems(order)),
			returnTracking: readReturnTracking(order, returns),
			status: displayStatus({
				status: text(order.status) ?? "",
				confirmationStatus: text(order.confirmationStatus),
				shippingStatus: text(order.shippingStatus),
				overallStatus: text(order.c_overallStatus),
				pickupStatus: text(order.c_pickupShippingStatus),
			}),
			items: foldKits(lines),
			tracking: readTracking(order),
			deliveredAt: text(order.c_deliveryDate),
		};
	};
	const toOrders = async (orders: readonly Json[]): Promise<Order[]> => {
		const itemLists = orders.map((order) => ({
			items: listOrderItems(order),
			exchanges: exchangeItems(order),
		}));
		const all = itemLists.flatMap(({ items, exchanges }) => [...items, ...exchanges]);
		const { lines } = await readLines(all, catalogue.products, cx.platform.log);
		let at = 0;
		const next = (count: number) => {
			at += count;
			return lines.slice(at - count, at);
		};
		return orders.map((order, index) =>
			ofPlatform(
				order,
				next(itemLists[index]?.items.length ?? 0),
				next(itemLists[index]?.exchanges.length ?? 0),
			),
		);
	};

	return {
		async list(offset, limit) {
			try {
				return await withSession(async (clients, { customerId }) => {
					const { data } = await clients.shopperCustomers.getCustomerOrders({
						params: { path: { customerId }, query: { offset, limit, status: SHOWN } },
					});
					const orders = await toOrders((data.data ?? []) as Json[]);
					return { orders, offset, limit, total: data.total ?? 0 };
				});
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				cx.platform.log("warning", "commerce/orders", "Reading a customer's orders failed", {
					error,
				});
				return null;
			}
		},
		own: (orderNo) =>
			withSession(async (clients) => {
				try {
					const { data } = await clients.shopperOrders.getOrder({ params: { path: { orderNo } } });
					return (await toOrders([data as Json]))[0] ?? null;
				} catch (error) {
					if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
					throw error;
				}
			}),
		async find(orderNo, proof) {
			try {
				const path = `orders/${encodeURIComponent(orderNo)}?${new URLSearchParams(toProofFields(proof))}`;
				const response = await customApi(cx, shopper)("orders-api", path);
				const log = (level: "info" | "warning", title: string) =>
					cx.platform.log(level, "commerce/orders", title, failureDetails(response));
				if (response.status === 429) return { ok: false, error: "tooMany" };
				// An unknown order and a wrong proof give the same result, however the platform refuses them (orders-3).
				const isRefused = !response.ok && isAnswered(response) && isRefusal(response.json);
				if (!response.ok) log(isRefused || response.status === 404 ? "info" : "warning", "Order not found");
				if (isRefused) return { ok: false, error: "notFound" };
				if (!response.ok && response.status !== 404) return { ok: false, error: "unavailable" };
				const { order } = (response.json ?? {}) as { order?: Json };
				if (response.ok && !order) {
					log("warning", "No oder found");
					return { ok: false, error: "unavailable" };
				}
				const [foundOrder] = response.ok && order ? await toOrders([order]) : [];
				return foundOrder ? { ok: true, order: foundOrder } : { ok: false, error: "notFound" };
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				cx.platform.log("warning", "commerce/orders", "Order not found", { error });
				return { ok: false, error: "unavailable" };
			}
		},
		async resendGiftCard(orderNo, id, proof) {
			try {
				const path = `orders/${encodeURIComponent(orderNo)}/gift-certificates/${encodeURIComponent(id)}/resend`;
				const { ok, status } = await customApi(cx, shopper)(
					"orders-api",
					path,
					proof ? toProofFields(proof) : {},
				);
				if (ok) return "sent";
				return ({ 404: "notFound", 409: "notYet", 429: "tooMany" } as const)[status ?? 0] ?? "unavailable";
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				cx.platform.log("warning", "commerce/orders", "Sending a gift card again failed", {
					error,
				});
				return "unavailable";
			}
		},
		async cancel(orderNo, proof) {
			try {
				const path = `orders/${encodeURIComponent(orderNo)}/cancel`;
				const response = await customApi(cx, shopper)("orders-api", path, proof ? toProofFields(proof) : {});
				if (response.ok) return { ok: true };
				const error = ({ 404: "notFound", 429: "tooMany", 409: "tooLate" } as const)[response.status ?? 0];
				return { ok: false, error: error ?? "unavailable" };
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				cx.platform.log("warning", "commerce/orders", "Cancelling an order failed", {
					error,
				});
				return { ok: false, error: "unavailable" };
			}
		},
	};
};
