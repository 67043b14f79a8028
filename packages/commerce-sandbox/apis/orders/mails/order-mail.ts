import { writtenState } from "@vetrina/shop-rules/checkout/country-addresses.ts";
import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import { nameInMarket } from "@vetrina/shop-rules/locale/country-names.ts";
import { arrivalText } from "@vetrina/shop-rules/orders/arrival.ts";
import { showSize } from "@vetrina/shop-rules/sizes/show-size.ts";
import { formatAddress } from "localized-address-format";
import type { Store } from "../../../house/stores.ts";
import { house } from "../../../house.ts";
import { findLanguage, findTexts, type LanguageCode, tagIn, textIn } from "../../../languages.ts";
import { documentLinks } from "../../../outbox/document-links.ts";
import { type MailEnv, storefrontPage } from "../../../outbox/mails.ts";
import { mailStatements } from "../../../outbox/outbox.ts";
import { findSetting } from "../../../payments/payment-methods.ts";
import { priceTexts } from "../../../price-text.ts";
import type { OrderDocument, OrderedShipment, StoredOrder } from "../../../records/orders/order-document.ts";
import { countryByCode, countryOfLocale, siteById } from "../../../settings/sites.ts";
import { readTexts, type Texts } from "../../../texts.ts";
import { hoursText } from "../../stores/store-view.ts";
import { arrivalOfOrder } from "../order-arrival.ts";
import { storeOfOrder } from "../picked-up.ts";

type OrderTexts = Texts["orderMail"];

/** Writes a label and its value with the colon of the language: full-width in Japanese, after a space in French. */
export const withLabel = ({ labelled }: Pick<OrderTexts, "labelled">, label: string, value: string): string =>
	labelled
		.replace("{label}", () => label)
		.replace("{value}", () => value)
		.trimEnd();

export function languageOfOrder({ locale, siteId }: Pick<StoredOrder, "locale" | "siteId">): LanguageCode {
	return locale === "default" ? (siteById(siteId)?.defaultLanguage ?? "en") : findTexts(locale);
}

/**
 * Returns the statements that store the confirmation mail, for the batch that places the order (orders-8). `documents`: texts of the law that
 * the mail carries (legal-4).
 */
export function orderMail(
	env: MailEnv,
	order: StoredOrder,
	documents: readonly string[] = [],
): D1PreparedStatement[] {
	const { document, orderNo } = order;
	const language = languageOfOrder(order);
	const words = readTexts(language, order.locale).orderMail;
	const money = priceTexts(order);
	const hasParcel = document.productItems.length > 0;
	const shipments = document.shipments.filter(({ shipmentId }) =>
		document.productItems.some((item) => item.shipmentId === shipmentId),
	);
	const storeOf = ({ shipmentId }: OrderedShipment) => storeOfOrder(order, shipmentId);
	const fill = (text: string) =>
		text.replace("{house}", house.name).replace("{orderNo}", orderNo).replace("{code}", order.viewCode);
	const lines = orderMailLines(document, words, countryOfOrder(order)).map(({ label, amount }) =>
		withLabel(words, label, money(amount)),
	);
	return mailStatements(
		env.DB,
		{
			to: document.customerInfo.email,
			template: "order-confirmation",
			subject: fill(words.subject),
			text: [
				fill(
					!hasParcel ? words.thanksForGift : shipments.every(storeOf) ? words.thanksForPickUp : words.thanks,
				),
				...lines,
				withLabel(words, words.total, money(document.orderTotal)),
				...(document.taxation === "gross" && Number(document.taxTotal ?? 0) > 0
					? [withLabel(words, words.vat, money(Number(document.taxTotal)))]
					: []),
				...shipments.flatMap((shipment) => {
					const store = storeOf(shipment);
					return store
						? pickUpTexts(store, shipment, { words, language })
						: addressTexts(shipment, words, language);
				}),
				...(hasParcel ? arrivalTexts(order, words) : []),
				...paidLaterTexts(order, language),
				...shipments.flatMap((shipment) => giftTexts(shipment, words)),
				...(hasParcel ? [words.withdrawal.replace("{days}", String(house.returns.days))] : []),
				fill(words.code),
				...documents.map((text) => `\n${text}`),
			].join("\n"),
			links: [
				...orderLinks(env, order, words),
				...registerLinks(env, order, words),
				...documentLinks(env, order, ["terms", "privacy"]),
			],
			data: { orderNo, orderViewCode: order.viewCode, siteId: order.siteId, language },
		},
		order.now,
	);
}

function addressTexts(
	{ shippingAddress: address }: OrderedShipment,
	words: OrderTexts,
	language: LanguageCode,
): string[] {
	if (!address) return [];
	const text = (name: string) => String(address[name] ?? "");
	const country = countryByCode(text("countryCode"));
	const lines = formatAddress({
		postalCountry: text("countryCode"),
		name: text("fullName") || writeFullName(address),
		addressLines: [text("address1"), text("address2")].filter(Boolean),
		postalCode: text("postalCode"),
		locality: text("city"),
		administrativeArea: writtenState(text("countryCode"), text("stateCode"), findLanguage(language)),
	}).filter(Boolean);
	return lines.length > 0
		? [
				withLabel(words, words.deliverTo, ""),
				...lines,
				...(country ? [textIn(nameInMarket(country, country.code), language)] : []),
			]
		: [];
}

function arrivalTexts(order: StoredOrder, { arrival }: OrderTexts): string[] {
	const days = arrivalOfOrder(order.document);
	const site = siteById(order.siteId);
	if (!days || !site) return [];
	const tag = tagIn(languageOfOrder(order), countryOfLocale(site, order.locale).code);
	return [arrival.replace("{dates}", arrivalText(days, tag))];
}

const paidLaterTexts = ({ payments }: StoredOrder, language: LanguageCode): string[] =>
	payments.flatMap(({ status, methodId }) => {
		const description = status === "invoiced" ? findSetting(methodId)?.description : undefined;
		return description ? [textIn(description, language)] : [];
	});

function pickUpTexts(
	store: Store,
	shipment: OrderedShipment,
	{ words, language }: { words: OrderTexts; language: LanguageCode },
): string[] {
	const { fullName } = shipment.shippingAddress ?? {};
	const address = [store.address1, store.postalCode, store.city].filter(Boolean).join(", ");
	return [
		withLabel(words, words.collectAt, `${textIn(store.name, language)}, ${address}`),
		hoursText(store.hours, store.countryCode, language),
		...(fullName ? [withLabel(words, words.collectedBy, String(fullName))] : []),
	];
}

const giftTexts = (shipment: OrderedShipment, words: OrderTexts): string[] => [
	...(shipment.c_giftWrap === true ? [words.giftWrap] : []),
	...(shipment.giftMessage ? [withLabel(words, words.giftMessage, shipment.giftMessage)] : []),
];

export function cancellationMail(env: MailEnv, order: StoredOrder): D1PreparedStatement[] {
	const { document, orderNo } = order;
	const language = languageOfOrder(order);
	const words = readTexts(language, order.locale).orderMail;
	const fill = (text: string) => text.replace("{orderNo}", orderNo);
	return mailStatements(
		env.DB,
		{
			to: document.customerInfo.email,
			template: "order-cancelled",
			subject: fill(words.cancelledSubject),
			text: fill(words.cancelled),
			links: orderLinks(env, order, words),
			data: { orderNo, siteId: order.siteId, language },
		},
		order.now,
	);
}

export function orderLinks(env: MailEnv, order: StoredOrder, { view }: Pick<OrderTexts, "view">) {
	const query = new URLSearchParams({ orderNo: order.orderNo, viewCode: order.viewCode });
	const href = storefrontPage(env, order, `/track-order?${query}`);
	return href ? [{ label: view, href }] : [];
}

function registerLinks(env: MailEnv, order: StoredOrder, { register }: Pick<OrderTexts, "register">) {
	if (!order.guest) return [];
	const query = new URLSearchParams({ orderNo: order.orderNo, authorizationOrderToken: order.viewCode });
	const href = storefrontPage(env, order, `/register?${query}`);
	return href ? [{ label: register, href }] : [];
}

type NamedLine = Partial<OrderDocument["productItems"][number]>;

/** Returns the size as the order's market shows it (product-19); a line without an id keeps the house's words. */
function nameSize({ c_size, c_sizeId, c_sizeGuide }: NamedLine, country: string | undefined): string {
	const label = text(c_size);
	if (!house.sizeCharts || !country || !c_sizeId) return label;
	return showSize({ value: text(c_sizeId), label, guide: text(c_sizeGuide) }, house.sizeCharts, country).name;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Returns a line of an order as mails to its country name it, such as "2 × Dress, Red, US 6 · IT 42". */
export const nameLine = (line: NamedLine, quantity: number, country?: string): string =>
	`${quantity} × ${[line.productName, line.c_color, nameSize(line, country)].filter(Boolean).join(", ")}`;

export const countryOfOrder = ({ siteId, locale }: StoredOrder): string | undefined => {
	const site = siteById(siteId);
	return site && countryOfLocale(site, locale)?.code;
};

const SUMS = ["discount", "shipping", "tax"] as const;
type GiftCardItem = { amount?: number; recipientName?: string; recipientEmail?: string };

export function orderMailLines(
	document: OrderDocument,
	words: Pick<OrderTexts, (typeof SUMS)[number] | "giftCard">,
	country?: string,
): { label: string; amount: number }[] {
	const adding = (parts: unknown, name: string): number =>
		((parts ?? []) as Record<string, unknown>[]).reduce((sum, part) => sum + Number(part[name] ?? 0), 0);
	const amounts = {
		discount: adding(document.orderPriceAdjustments, "price"),
		shipping: Number(document.shippingTotal ?? 0),
		tax: document.taxation === "net" ? Number(document.taxTotal ?? 0) : 0,
	};
	return [
		...document.productItems.map((line) => ({
			label: nameLine(line, line.quantity, country),
			amount: Number(line.priceAfterItemDiscount),
		})),
		...((document.giftCertificateItems ?? []) as GiftCardItem[]).map((item) => ({
			label: words.giftCard.replace("{recipient}", item.recipientName || (item.recipientEmail ?? "")),
			amount: Number(item.amount ?? 0),
		})),
		...SUMS.filter((sum) => amounts[sum] !== 0).map((sum) => ({ label: words[sum], amount: amounts[sum] })),
	];
}
