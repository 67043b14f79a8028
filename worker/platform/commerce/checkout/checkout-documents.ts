import { isSameAddress, type PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import type { BasketSums } from "../../../../shared/domain/basket/basket.ts";
import type { GiftOptions } from "../../../../shared/domain/checkout/gift-options.ts";
import { readStatus } from "../../../../shared/domain/orders/display-status.ts";
import { readSums } from "../baskets/basket-sums.ts";
import { readAddressDocument } from "../order-documents/address-document.ts";
import { type OrderPayment, readPayments } from "../order-documents/order-payments.ts";
import { type OrderShipment, readShipments } from "../order-documents/order-shipments.ts";

export type CardMethod = { origin: string; fieldsPath: string; cardsPath: string };

const PATH = /^(?:\/[\w.-]+)+$/;

export const findCardMethod = (methods: readonly object[]): CardMethod | undefined => {
	const method = methods.find((one) => (one as { id?: string }).id === "CREDIT_CARD") as
		| Record<string, unknown>
		| undefined;
	if (!method || method.c_applicableForBasket === false) return undefined;
	try {
		return readCardMethod(JSON.parse(String(method.c_publicConfigurations)));
	} catch {
		return undefined;
	}
};

export const readCardMethod = (settings: unknown): CardMethod | undefined => {
	const { origin, fieldsPath, cardsPath } = (settings ?? {}) as Partial<CardMethod>;
	if (typeof origin !== "string" || !/^https?:/.test(origin) || !URL.canParse(origin)) return undefined;
	return new URL(origin).origin === origin && PATH.test(fieldsPath ?? "") && PATH.test(cardsPath ?? "")
		? ({ origin, fieldsPath, cardsPath } as CardMethod)
		: undefined;
};

export type Challenge = { token: string; url: string };

const readChallenge = (details: Json | undefined): Challenge | undefined => {
	const [url, token] = [text(details?.challengeURL), text(details?.threeDSJWT)];
	return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && token !== ""
		? { token, url }
		: undefined;
};

export type SoldGiftCard = {
	id: string;
	amount: number;
	recipientName: string;
	recipientEmail: string;
	senderName: string;
	message: string;
	design?: string;
	status: "scheduled" | "sent" | "void";
	date?: string;
};
const GIFT_CARD_STATUSES = ["scheduled", "sent", "void"] as const;

const soldGiftCards = (items: readonly Json[]): SoldGiftCard[] =>
	items.map((item) => ({
		id: text(item.giftCertificateItemId),
		amount: Number(item.amount ?? 0),
		recipientName: text(item.recipientName),
		recipientEmail: text(item.recipientEmail),
		senderName: text(item.senderName),
		message: text(item.message),
		design: text(item.c_design) || undefined,
		status: GIFT_CARD_STATUSES.find((one) => one === readStatus(item.c_status)) ?? "scheduled",
		date: text(item.c_dispatchDate) || undefined,
	}));

export type OrderLine = { name: string; quantity: number; total: number; productId: string };

export type PlacedOrder = {
	orderNo: string;
	/** "waiting": the order waits for the bank. "unpaid": no payment covers the order (checkout-27). */
	state: "placed" | "waiting" | "unpaid" | "failed";
	currency: string;
	email: string;
	lines: OrderLine[];
	payments: OrderPayment[];
	soldGiftCards: SoldGiftCard[];
	sums: BasketSums;
	address?: Partial<PostalAddress>;
	shipments: OrderShipment[];
	billing?: Partial<PostalAddress>;
	/** A pick-up's address is the store's, in the collector's name (stores-7). */
	fromStoreId?: string;
	shippingMethod?: OrderShipment["shippingMethod"];
	gift?: GiftOptions;
	isGuest: boolean;
	createdAt?: string;
	estimatedDelivery?: string;
	challenge?: Challenge;
};

type Json = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const isCovered = ({ paymentInstruments, orderTotal }: Json): boolean => {
	const validPayments = list(paymentInstruments).filter(
		({ authorizationStatus }) => !DECLINED.has(readStatus((authorizationStatus as Json | undefined)?.code)),
	);
	const sum = validPayments.reduce((all, { amount }) => all + Number(amount ?? Number.POSITIVE_INFINITY), 0);
	return Math.round((sum - Number(orderTotal ?? 0)) * 1000) >= 0;
};
const DECLINED = new Set([
	"declined",
	"card_declined",
	"insufficient_funds",
	"expired_card",
	"authentication_failed",
]);

export const isCancelled = ({ status }: Json): boolean =>
	["canceled", "cancelled"].includes(readStatus(status));

const readOrderState = (order: Json): PlacedOrder["state"] => {
	const status = readStatus(order.status);
	if (status === "created") return isCovered(order) ? "waiting" : "unpaid";
	return status === "failed" || status === "failed_with_reopen" || isCancelled(order) ? "failed" : "placed";
};

const otherBilling = (
	billing: Partial<PostalAddress> | undefined,
	delivery: Partial<PostalAddress> = {},
): Partial<PostalAddress> | undefined =>
	billing?.address1 && !isSameAddress(billing, delivery) ? billing : undefined;

const readAmount = (item: Json): number => Number(item.priceAfterItemDiscount ?? item.price ?? 0);

/** Returns the order's lines. A kit and its parts are one line with the sum of their prices (basket-8). */
const placedLines = (items: readonly Json[]): OrderLine[] => {
	const partsOf = (parent: Json): Json[] =>
		items.filter((item) => item.c_bundleKitPart === true && item.c_bundleKitId === parent.c_bundleKitId);
	const parents = items.filter((item) => item.c_bundleKitParent === true);
	const parts = new Set(parents.flatMap(partsOf));
	return items
		.filter((item) => !parts.has(item))
		.map((item) => ({
			name: text(item.productName) || text(item.itemText),
			quantity: Number(item.quantity ?? 1),
			total: [item, ...(parents.includes(item) ? partsOf(item) : [])].reduce(
				(sum, one) => sum + readAmount(one),
				0,
			),
			productId: text(item.productId),
		}));
};

export const toOrder = (order: Json): PlacedOrder => {
	const shipments = readShipments(order);
	const [shipment] = shipments;
	return {
		orderNo: text(order.orderNo),
		state: readOrderState(order),
		currency: text(order.currency),
		email: text((order.customerInfo as Json | undefined)?.email),
		lines: placedLines(list(order.productItems)),
		soldGiftCards: soldGiftCards(list(order.giftCertificateItems)),
		sums: readSums(order),
		shipments,
		address: shipment?.address,
		billing: otherBilling(
			order.billingAddress ? readAddressDocument(order.billingAddress) : undefined,
			shipment?.address,
		),
		fromStoreId: shipment?.fromStoreId,
		gift: shipment?.gift,
		shippingMethod: shipment?.shippingMethod,
		payments: readPayments(order),
		isGuest: order.guest !== false,
		createdAt: text(order.creationDate) || undefined,
		estimatedDelivery: text(order.c_estimatedDeliveryDate) || undefined,
		challenge: readChallenge(order.c_challengeDetails as Json | undefined),
	};
};
