import { house } from "../../house.ts";
import { type Language, languageOf } from "../../languages.ts";
import { type MailEnv, storefrontPage } from "../../outbox/mails.ts";
import { mailStatements, sendMail } from "../../outbox/outbox.ts";
import { priceTexts } from "../../price-text.ts";
import { siteById } from "../../settings/sites.ts";
import { fromMinor } from "../baskets/pricing/money.ts";
import type { OrderDocument, StoredOrder } from "./order-document.ts";
import { type OrderTexts, orderTexts } from "./order-texts.ts";

/** The shopper's language as the order was placed in. */
export function languageOfOrder({ locale, siteId }: Pick<StoredOrder, "locale" | "siteId">): Language {
	return locale === "default" ? (siteById(siteId)?.defaultLanguage ?? "en") : languageOf(locale);
}

/**
 * Confirms a placed order, in the batch that places it: number, lines, total and the tax in it, where it goes, how long it may be returned, and a
 * link that opens it to a guest (orders-3, orders-8).
 */
export function orderMail(env: MailEnv, order: StoredOrder): D1PreparedStatement[] {
	const { document, orderNo } = order;
	const language = languageOfOrder(order);
	const words = orderTexts[language];
	const money = priceTexts(order);
	const fill = (text: string) => text.replace("{orderNo}", orderNo).replace("{code}", order.viewCode);
	const lines = orderMailLines(document, words).map(({ label, amount }) => `${label}: ${money(amount)}`);
	return mailStatements(
		env.DB,
		{
			to: document.customerInfo.email,
			template: "order-confirmation",
			subject: fill(words.subject),
			text: [
				fill(words.thanks),
				...lines,
				`${words.total}: ${money(document.orderTotal)}`,
				...(document.taxation === "gross" && Number(document.taxTotal ?? 0) > 0
					? [`${words.vat}: ${money(Number(document.taxTotal))}`]
					: []),
				...addressTexts(document, words),
				words.withdrawal.replace("{days}", String(house.returns.days)),
				fill(words.code),
			].join("\n"),
			links: orderLinks(env, order, words),
			data: { orderNo, orderViewCode: order.viewCode, siteId: order.siteId, language },
		},
		order.now,
	);
}

/** Where the parcels go; a purchase of gift certificates alone goes nowhere. */
function addressTexts({ shipments }: OrderDocument, { deliverTo }: OrderTexts): string[] {
	return shipments.flatMap(({ shippingAddress: address }) => {
		if (!address) return [];
		const line = (...names: string[]) =>
			names
				.map((name) => address[name])
				.filter(Boolean)
				.join(" ");
		const lines = [
			line("firstName", "lastName"),
			line("address1"),
			line("address2"),
			line("postalCode", "city", "stateCode"),
			line("countryCode"),
		].filter(Boolean);
		return lines.length > 0 ? [`${deliverTo}: ${lines.join(", ")}`] : [];
	});
}

/** Confirms a cancellation, in its batch (orders-4). */
export function cancellationMail(env: MailEnv, order: StoredOrder): D1PreparedStatement[] {
	const { document, orderNo } = order;
	const language = languageOfOrder(order);
	const words = orderTexts[language];
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

/** Opens the order to who reads the mail, without a postal code (orders-3). */
export function orderLinks(env: MailEnv, order: StoredOrder, { view }: Pick<OrderTexts, "view">) {
	const query = new URLSearchParams({ orderNo: order.orderNo, viewCode: order.viewCode });
	const href = storefrontPage(env, order, `/track-order?${query}`);
	return href ? [{ label: view, href }] : [];
}

/** Tells the recipients of gift certificates that were bought with a placed order what they were given. */
export async function tellRecipients(db: D1Database, order: StoredOrder): Promise<void> {
	if (order.state !== "placed" || !order.document.giftCertificateItems) return;
	const language = languageOfOrder(order);
	const words = orderTexts[language];
	const { results } = await db
		.prepare(
			"SELECT code, amount, recipient_email AS email, sender_name AS sender, message FROM gift_certificate WHERE order_no = ?",
		)
		.bind(order.orderNo)
		.all<{ code: string; amount: number; email: string; sender: string; message: string | null }>();
	for (const { code, amount, email, sender, message } of results) {
		const worth = priceTexts(order)(fromMinor(amount, order.currency));
		await sendMail(
			db,
			{
				to: email,
				template: "gift-certificate",
				subject: words.giftSubject,
				text: [
					words.gift.replace("{sender}", sender).replace("{amount}", worth).replace("{code}", code),
					...(message ? [message] : []),
				].join("\n"),
				data: { code, siteId: order.siteId, language },
			},
			order.now,
		);
	}
}

const SUMS = ["discount", "gifts", "shipping", "tax"] as const;

/** What an order comes to, line by line: they add up to its total. */
export function orderMailLines(
	document: OrderDocument,
	words: Pick<OrderTexts, (typeof SUMS)[number]>,
): { label: string; amount: number }[] {
	const adding = (parts: unknown, name: string): number =>
		((parts ?? []) as Record<string, unknown>[]).reduce((sum, part) => sum + Number(part[name] ?? 0), 0);
	const amounts = {
		discount: adding(document.orderPriceAdjustments, "price"),
		gifts: adding(document.giftCertificateItems, "amount"),
		shipping: Number(document.shippingTotal ?? 0),
		tax: document.taxation === "net" ? Number(document.taxTotal ?? 0) : 0,
	};
	return [
		...document.productItems.map(({ quantity, productName, priceAfterItemDiscount }) => ({
			label: `${quantity} × ${productName}`,
			amount: Number(priceAfterItemDiscount),
		})),
		...SUMS.filter((sum) => amounts[sum] !== 0).map((sum) => ({ label: words[sum], amount: amounts[sum] })),
	];
}
