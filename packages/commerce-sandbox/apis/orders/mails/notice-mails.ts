import { tagIn } from "../../../languages.ts";
import { fromMinor } from "../../../money.ts";
import type { MailEnv } from "../../../outbox/mails.ts";
import { mailStatements } from "../../../outbox/outbox.ts";
import { priceTexts } from "../../../price-text.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import type { ReturnAuthorization } from "../../../records/orders/return-authorization.ts";
import { countryOfLocale, siteById } from "../../../settings/sites.ts";
import { readTexts } from "../../../texts.ts";
import type { Notice } from "../order-notices.ts";
import { listParcels } from "../parcels.ts";
import { languageOfOrder, nameLine, orderLinks, withLabel } from "./order-mail.ts";

const TEMPLATES: Record<Notice["kind"] | "returnRequested", string> = {
	partlyShipped: "order-partly-shipped",
	readyForPickup: "order-ready-for-pickup",
	shipped: "order-shipped",
	delivered: "order-delivered",
	returned: "return-received",
	refunded: "return-refunded",
	exchanged: "return-exchanged",
	returnRequested: "return-requested",
};

type Told = { kind: keyof typeof TEMPLATES; amount?: string; returnNo?: string };

function mail(
	env: MailEnv,
	order: StoredOrder,
	{ kind, amount = "", returnNo }: Told,
	links: readonly { label: string; href: string }[],
): D1PreparedStatement[] {
	const { orderNo, document, siteId } = order;
	const language = languageOfOrder(order);
	const { subject, text } = readTexts(language, order.locale).orderNotices[kind];
	const fill = (words: string) => words.replace("{orderNo}", orderNo).replace("{amount}", amount);
	return mailStatements(
		env.DB,
		{
			to: document.customerInfo.email,
			template: TEMPLATES[kind],
			subject: fill(subject),
			text: fill(text),
			links,
			data: { orderNo, siteId, language, ...(returnNo ? { returnNo } : {}) },
		},
		order.now,
	);
}

export function noticeMail(
	env: MailEnv,
	order: StoredOrder,
	{ kind, returnNo }: Notice,
): D1PreparedStatement[] {
	const { currency, returns, document } = order;
	const refundedReturn = returns.find((one) => one.returnNo === returnNo);
	const paidBack = refundedReturn ? fromMinor(refundedReturn.refund, currency) : document.orderTotal;
	const isOnItsWay = kind === "shipped" || kind === "partlyShipped";
	const language = languageOfOrder(order);
	const { orderMail: words, orderNotices } = readTexts(language, order.locale);
	const { track } = orderNotices;
	const parcels = listParcels(order).map(({ trackingNumber, c_trackingUrl: href }, _, { length }) => ({
		label: length > 1 ? withLabel(words, track, trackingNumber) : track,
		href,
	}));
	return mail(env, order, { kind, amount: priceTexts(order)(paidBack), ...(returnNo ? { returnNo } : {}) }, [
		...(isOnItsWay ? parcels : []),
		...orderLinks(env, order, words),
	]);
}

/** Confirms a withdrawal with its content, its day and its time (legal-4). */
export function withdrawalMail(
	env: MailEnv,
	order: StoredOrder,
	{ returnNo, withdrawnBy = "", items, createdAt }: ReturnAuthorization,
): D1PreparedStatement[] {
	const { orderNo, document, siteId, locale } = order;
	const language = languageOfOrder(order);
	const { withdrawalMail: words, orderMail: labels, orderNotices } = readTexts(language, locale);
	const site = siteById(siteId);
	const country = site && countryOfLocale(site, locale);
	const time = new Date(createdAt * 1000).toLocaleString(country ? tagIn(language, country.code) : language, {
		dateStyle: "long",
		timeStyle: "long",
		timeZone: country?.timeZone ?? "UTC",
	});
	const lines = items.map(({ itemId, quantity }) =>
		nameLine(document.productItems.find((one) => one.itemId === itemId) ?? {}, quantity, country?.code),
	);
	const fill = (text: string) => text.replace("{orderNo}", () => orderNo);
	return mailStatements(
		env.DB,
		{
			to: document.customerInfo.email,
			template: "order-withdrawn",
			subject: fill(words.subject),
			text: [
				fill(words.text),
				...lines,
				withLabel(labels, words.by, withdrawnBy),
				withLabel(labels, words.at, time),
				words.next,
			].join("\n"),
			links: orderLinks(env, order, { view: orderNotices.label }),
			data: { orderNo, siteId, language, returnNo },
		},
		order.now,
	);
}

export function returnMail(
	env: MailEnv,
	order: StoredOrder,
	{ returnNo }: ReturnAuthorization,
): D1PreparedStatement[] {
	const { label: view } = readTexts(languageOfOrder(order), order.locale).orderNotices;
	return mail(env, order, { kind: "returnRequested", returnNo }, orderLinks(env, order, { view }));
}
