import { isSameAddress, type PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import type { BasketSums } from "../../../../shared/domain/basket/basket.ts";
import type { GiftOptions } from "../../../../shared/domain/checkout/gift-options.ts";
import { readStatus } from "../../../../shared/domain/orders/display-status.ts";
import { sumsOf } from "../baskets/basket-sums.ts";
import { readAddressDocument } from "../order-documents/address-document.ts";
import { type OrderPayments, paymentsOf } from "../order-documents/order-payments.ts";
import { type OrderShipment, shipmentsOf } from "../order-documents/order-shipments.ts";

/** Where the processor takes cards: its origin as browsers reach it, and paths there. */
export type CardMethod = { origin: string; fieldsPath: string; cardsPath: string };

const PATH = /^(?:\/[\w.-]+)+$/;

/** The card among the payment methods; undefined where it is not taken or its configuration cannot be read (checkout-3). */
export const cardMethodOf = (methods: readonly object[]): CardMethod | undefined => {
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

/** The same from a processor's own configuration, which needs no basket. */
export const readCardMethod = (settings: unknown): CardMethod | undefined => {
	const { origin, fieldsPath, cardsPath } = (settings ?? {}) as Partial<CardMethod>;
	if (typeof origin !== "string" || !/^https?:/.test(origin) || !URL.canParse(origin)) return undefined;
	return new URL(origin).origin === origin && PATH.test(fieldsPath ?? "") && PATH.test(cardsPath ?? "")
		? ({ origin, fieldsPath, cardsPath } as CardMethod)
		: undefined;
};

/** What the bank's page is opened with. */
export type Challenge = { token: string; url: string };

const challengeOf = (details: Json | undefined): Challenge | undefined => {
	const [url, token] = [text(details?.challengeURL), text(details?.threeDSJWT)];
	return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && token !== ""
		? { token, url }
		: undefined;
};

/** A gift card that an order sells (gifts-4). */
export type SoldGiftCard = {
	id: string;
	amount: number;
	recipientName: string;
	recipientEmail: string;
	senderName: string;
	message: string;
	design?: string;
	status: "scheduled" | "sent" | "void";
	/** When it is sent, or was; ISO. */
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

/** An order as its confirmation shows it; amounts in its currency. */
export type PlacedOrder = OrderPayments & {
	orderNo: string;
	/** Not placed yet, it waits for the bank, or nothing pays for it (checkout-27). */
	state: "placed" | "waiting" | "unpaid" | "failed";
	currency: string;
	email: string;
	lines: OrderLine[];
	/** Gift cards that it sells; those that pay for it are `giftCards`. */
	soldGiftCards: SoldGiftCard[];
	sums: BasketSums;
	/** Of the first shipment, as are store, way and gift options; there may be more (orders-11). */
	address?: Partial<PostalAddress>;
	shipments: OrderShipment[];
	/** Where the bill goes, if it is not where the parcel goes (checkout-7). */
	billing?: Partial<PostalAddress>;
	/** The store it is fetched from (stores-7); the address is the store's then, in the name of who comes. */
	fromStoreId?: string;
	shippingMethod?: OrderShipment["shippingMethod"];
	/** It is a gift (gifts-5). */
	gift?: GiftOptions;
	/** Placed by a guest: no account has it. */
	isGuest: boolean;
	/** ISO date. */
	createdAt?: string;
	/** When all of it should be there; ISO date. */
	estimatedDelivery?: string;
	challenge?: Challenge;
};

type Json = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** Do an order's payments, made or promised, come to its total? One without an amount pays all that is open. */
const isCovered = ({ paymentInstruments, orderTotal }: Json): boolean => {
	const promised = list(paymentInstruments).filter(
		({ authorizationStatus }) => !DECLINED.has(readStatus((authorizationStatus as Json | undefined)?.code)),
	);
	const sum = promised.reduce((all, { amount }) => all + Number(amount ?? Number.POSITIVE_INFINITY), 0);
	return Math.round((sum - Number(orderTotal ?? 0)) * 1000) >= 0;
};
const DECLINED = new Set([
	"declined",
	"card_declined",
	"insufficient_funds",
	"expired_card",
	"authentication_failed",
]);

/** The platform writes it with one l or two. */
export const isCancelled = ({ status }: Json): boolean =>
	["canceled", "cancelled"].includes(readStatus(status));

const stateOf = (order: Json): PlacedOrder["state"] => {
	const status = readStatus(order.status);
	if (status === "created") return isCovered(order) ? "waiting" : "unpaid";
	return status === "failed" || status === "failed_with_reopen" || isCancelled(order) ? "failed" : "placed";
};

const otherBilling = (
	billing: Partial<PostalAddress> | undefined,
	delivery: Partial<PostalAddress> = {},
): Partial<PostalAddress> | undefined =>
	billing?.address1 && !isSameAddress(billing, delivery) ? billing : undefined;

const amountOf = (item: Json): number => Number(item.priceAfterItemDiscount ?? item.price ?? 0);

/** A kit is one line: its parts are its product's, and so is what they cost (basket-8). */
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
				(sum, one) => sum + amountOf(one),
				0,
			),
			productId: text(item.productId),
		}));
};

export const toOrder = (order: Json): PlacedOrder => {
	const shipments = shipmentsOf(order);
	const [shipment] = shipments;
	return {
		orderNo: text(order.orderNo),
		state: stateOf(order),
		currency: text(order.currency),
		email: text((order.customerInfo as Json | undefined)?.email),
		lines: placedLines(list(order.productItems)),
		soldGiftCards: soldGiftCards(list(order.giftCertificateItems)),
		sums: sumsOf(order),
		shipments,
		address: shipment?.address,
		billing: otherBilling(
			order.billingAddress ? readAddressDocument(order.billingAddress) : undefined,
			shipment?.address,
		),
		fromStoreId: shipment?.fromStoreId,
		gift: shipment?.gift,
		shippingMethod: shipment?.shippingMethod,
		...paymentsOf(order),
		isGuest: order.guest !== false,
		createdAt: text(order.creationDate) || undefined,
		estimatedDelivery: text(order.c_estimatedDeliveryDate) || undefined,
		challenge: challengeOf(order.c_challengeDetails as Json | undefined),
	};
};
