import * as z from "zod";
import type { MeasuredOrder } from "../../../../shared/domain/analytics/order-amounts.ts";
import { CATEGORIES, type ConsentCategory } from "../../../../shared/domain/consent/consent.ts";
import type { Sender } from "../receiver.ts";

export const FACT_KINDS = ["purchase", "cancel", "return", "exchange", "refund"] as const;
export type FactKind = (typeof FACT_KINDS)[number];
export const isOrderFact = (name: string): name is FactKind =>
	(FACT_KINDS as readonly string[]).includes(name);

export type MeasuredReturn = {
	returnNo: string;
	refund: number;
	refundTax: number;
	items: { itemId: string; quantity: number; exchangeProductId?: string }[];
};

/** `granted`: the categories of consent that the shopper had granted. `delivered`: those whose receivers have the fact already. */
export type OrderFact = {
	id: string;
	kind: FactKind;
	/** Milliseconds since 1970. */
	at: number;
	granted: ConsentCategory[];
	delivered: ConsentCategory[];
	order: MeasuredOrder;
	return?: MeasuredReturn;
	/** The browser that placed the order, if its shopper had agreed to analytics (event-44). */
	sender?: Sender | undefined;
};

/** Tells what has happened to orders, each fact until it has been delivered (event-17). Throws PlatformUnavailable. */
export type OrderFacts = {
	/** Returns the oldest waiting facts. Other callers do not get them for a minute. */
	claim(): Promise<OrderFact[]>;
	/** Records that facts are delivered for the consent that they state. */
	settle(facts: readonly OrderFact[]): Promise<void>;
	/**
	 * Returns an order's purchase for the page that confirms the order, adding a consent that was given since, and its browser if the order has
	 * none; null if there is no purchase.
	 * `isFirst`: no page has shown this purchase before. The caller has checked that the order is the shopper's.
	 */
	view(
		orderNo: string,
		granted: readonly ConsentCategory[],
		sender?: Sender,
	): Promise<{ fact: OrderFact; isFirst: boolean } | null>;
};

/** Writes categories as their initials, such as "apm". */
export const writeGranted = (granted: readonly ConsentCategory[]): string =>
	CATEGORIES.filter((category) => granted.includes(category))
		.map(([initial]) => initial)
		.join("");

const SENDER = /^(\d{1,10}\.\d{10}) (\d{10}) (https?:\/\/[^\s/]+)$/;

/** Writes a browser as a text that an order keeps. */
export const writeSender = (sender: Sender | undefined): string =>
	sender ? `${sender.client} ${sender.session} ${sender.origin}` : "";

const readSender = (text: string): Sender | undefined => {
	const [, client, session, origin] = SENDER.exec(text) ?? [];
	return client && session && origin ? { client, session, origin } : undefined;
};

export const grantedSchema = z
	.string()
	.transform((initials) => CATEGORIES.filter(([initial = ""]) => initials.includes(initial)));
export const senderSchema = z.string().catch("").transform(readSender);
const amount = z.number().catch(0);
const text = z.string().catch("");

export const measuredOrderSchema = z.object({
	orderNo: z.string(),
	siteId: z.string(),
	locale: z.string().catch("default"),
	currency: z.string(),
	taxation: z.enum(["gross", "net"]).catch("gross"),
	channelType: z.string().catch("storefront"),
	orderTotal: z.number(),
	taxTotal: amount,
	shippingTotal: amount,
	adjustedShippingTotalTax: amount,
	productItems: z
		.array(
			z.object({
				itemId: z.string(),
				productId: z.string(),
				productName: text,
				quantity: z.number(),
				basePrice: amount,
				price: amount,
				priceAfterOrderDiscount: amount,
			}),
		)
		.catch([]),
	shippingItems: z.array(z.object({ price: amount, priceAfterItemDiscount: amount })).catch([]),
	couponItems: z.array(z.object({ code: z.string() })).catch([]),
	giftCertificateItems: z.array(z.object({ amount })).catch([]),
	paymentInstruments: z
		.array(z.object({ paymentMethodId: z.string(), amount: z.number().optional().catch(undefined) }))
		.catch([]),
}) satisfies z.ZodType<MeasuredOrder>;

export const factSchema = z
	.object({
		id: z.number(),
		kind: z.enum(FACT_KINDS),
		happenedAt: z.iso.datetime(),
		granted: grantedSchema,
		delivered: grantedSchema,
		order: measuredOrderSchema,
		sender: senderSchema,
		return: z
			.object({
				returnNo: z.string(),
				refund: amount,
				refundTax: amount,
				items: z.array(
					z.object({ itemId: z.string(), quantity: z.number(), exchangeProductId: z.string().optional() }),
				),
			})
			.optional(),
	})
	.transform(
		({ id, happenedAt, ...fact }): OrderFact => ({ ...fact, id: String(id), at: Date.parse(happenedAt) }),
	);
