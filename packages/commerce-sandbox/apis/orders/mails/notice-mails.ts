import { fromMinor } from "../../../money.ts";
import type { MailEnv } from "../../../outbox/mails.ts";
import { mailStatements } from "../../../outbox/outbox.ts";
import { priceTexts } from "../../../price-text.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import type { ReturnAuthorization } from "../../../records/orders/return-authorization.ts";
import { readTexts } from "../../../texts.ts";
import type { Notice } from "../order-notices.ts";
import { listParcels } from "../parcels.ts";
import { languageOfOrder, orderLinks, withLabel } from "./order-mail.ts";

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

export function returnMail(
	env: MailEnv,
	order: StoredOrder,
	{ returnNo }: ReturnAuthorization,
): D1PreparedStatement[] {
	const { label: view } = readTexts(languageOfOrder(order), order.locale).orderNotices;
	return mail(env, order, { kind: "returnRequested", returnNo }, orderLinks(env, order, { view }));
}
