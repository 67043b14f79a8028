import type { ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import type { BasketLine } from "../../../../shared/domain/basket/basket.ts";
import {
	type ReturnStatus,
	type ReturnWay,
	readReturnStatus,
} from "../../../../shared/domain/orders/returns.ts";
import { originalPayments } from "../order-documents/order-payments.ts";
import { type PaymentInstrument, toInstrument } from "../order-documents/payment-instrument.ts";
import { readTracking, type Tracking } from "../order-documents/tracking.ts";

export type OrderReturn = {
	returnNo: string;
	createdAt?: string;
	way: ReturnWay;
	status: ReturnStatus | undefined;
	word: string;
	tracking?: Tracking;
	refund: number;
	refundTo: { amount: number; instrument?: PaymentInstrument }[];
	items: { itemId: string; quantity: number; exchange?: BasketLine }[];
};

type Json = Record<string, unknown>;
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

export const readReturnable = (items: readonly Json[]): ReadonlyMap<string, number> =>
	new Map(
		items.flatMap(({ itemId, c_returnable: isOpen, c_returnableQuantity: quantity }) =>
			isOpen === true && Number(quantity) > 0 ? [[text(itemId), Number(quantity)] as const] : [],
		),
	);

/** Returns the units of each item from whose purchase the buyer can withdraw by law (legal-4). */
export const readWithdrawable = (items: readonly Json[]): ReadonlyMap<string, number> =>
	new Map(
		items.flatMap(({ itemId, c_withdrawableQuantity: quantity }) =>
			Number(quantity) > 0 ? [[text(itemId), Number(quantity)] as const] : [],
		),
	);

export type LineReturn = { word: string; quantity?: number };

export const readLineReturns = (items: readonly Json[]): ReadonlyMap<string, LineReturn> =>
	new Map(
		items.flatMap(({ itemId, c_returnStatus: status, c_returnedQuantity: quantity }) =>
			text(status) || Number(quantity) > 0
				? [[text(itemId), { word: text(status), quantity: Number(quantity) || undefined }] as const]
				: [],
		),
	);

export const readReturnTracking = (order: Json, returns: readonly OrderReturn[]): Tracking | undefined =>
	returns.some(({ tracking, way }) => tracking ?? way === "store")
		? undefined
		: readTracking({
				c_trackingNumber: order.c_returnTrackingNumber,
				c_trackingUrl: order.c_returnTrackingUrl,
			});

const readExchanges = (order: Json): Json[] =>
	list(order.c_returns).flatMap(({ items }) => list(items).filter((item) => text(item.exchangeProductId)));

export const exchangeItems = (order: Json): ShopperBasketsV2.schemas["ProductItem"][] =>
	readExchanges(order).map(({ itemId, exchangeProductId, quantity }) => ({
		itemId: text(itemId),
		productId: text(exchangeProductId),
		quantity: Number(quantity),
	}));

const findRefunded = (order: Json, { paymentInstrumentId: id, c_type: type }: Json) => {
	if (type === "SC") return toInstrument({ paymentMethodId: "GIFT_CERTIFICATE", c_type: type });
	const payment = originalPayments(order).find((one) => one.paymentInstrumentId === id);
	return payment && toInstrument(payment);
};

export const toReturns = (order: Json, exchangeLines: readonly BasketLine[]): OrderReturn[] => {
	let at = 0;
	return list(order.c_returns).map((one) => ({
		returnNo: text(one.returnNo),
		createdAt: text(one.creationDate) || undefined,
		way: one.way === "store" ? "store" : "post",
		status: readReturnStatus(text(one.status) || "requested"),
		word: text(one.status),
		tracking: readTracking({ c_trackingNumber: one.trackingNumber, c_trackingUrl: one.trackingUrl }),
		refund: Number(one.refund ?? 0),
		refundTo: list(one.refundTo).map((refund) => ({
			amount: Number(refund.amount ?? 0),
			instrument: findRefunded(order, refund),
		})),
		items: list(one.items).map((item) => ({
			itemId: text(item.itemId),
			quantity: Number(item.quantity ?? 0),
			exchange: text(item.exchangeProductId) ? exchangeLines[at++] : undefined,
		})),
	}));
};
