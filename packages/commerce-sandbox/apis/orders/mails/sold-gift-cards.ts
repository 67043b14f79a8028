import { dispatchAt } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import { giftCardMail } from "@vetrina/shop-rules/gift-cards/gift-card-mail.ts";
import { house } from "../../../house.ts";
import { mediaPath } from "../../../media/media-path.ts";
import { fromMinor } from "../../../money.ts";
import { type MailEnv, storefrontPage } from "../../../outbox/mails.ts";
import { mailStatements } from "../../../outbox/outbox.ts";
import { priceTexts } from "../../../price-text.ts";
import type { StoredGiftCertificateItem } from "../../../records/baskets/basket-document.ts";
import {
	issueStatements,
	newGiftCertificateCode,
} from "../../../records/gift-certificates/gift-certificate-store.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { readOrderAnywhere } from "../../../records/orders/order-store.ts";
import { eachAlone } from "../../../scheduled/each-alone.ts";
import { isDue, postpone } from "../../../scheduled/postponed-work.ts";
import { languageOfOrder } from "./order-mail.ts";

const dueAt = ({ custom }: Pick<StoredGiftCertificateItem, "custom">, placedAt: number): number =>
	dispatchAt(custom.c_delayedDispatchDate, placedAt);

function findDesign({ custom }: Pick<StoredGiftCertificateItem, "custom">): string {
	const designs = house.giftCards?.designs ?? [];
	return (designs.find(({ id }) => id === custom.c_design) ?? designs[0])?.id ?? "";
}

function findPicture({ STOREFRONT_ORIGIN: origin }: MailEnv, design: string): string | undefined {
	const name = house.giftCards?.designs.find(({ id }) => id === design)?.picture;
	return name && origin
		? `${mediaPath(house.media.contentPicture(name, "landscape"), origin)}?sw=960&sfrm=jpg`
		: undefined;
}

export function soldStatements(db: D1Database, order: StoredOrder): D1PreparedStatement[] {
	const { placedAt = order.now, siteId, currency, orderNo, basket } = order;
	return basket.document.giftCertificates.flatMap((item) =>
		issueStatements(
			db,
			{
				code: newGiftCertificateCode(),
				siteId,
				currency,
				amount: item.amount,
				recipientEmail: item.recipientEmail,
				recipientName: item.recipientName ?? "",
				senderName: item.senderName ?? "",
				...(item.message ? { message: item.message } : {}),
				sold: {
					orderNo,
					itemId: item.giftCertificateItemId,
					design: findDesign(item),
					sendAt: dueAt(item, placedAt),
				},
			},
			new Date(placedAt * 1000),
		),
	);
}

type Due = {
	code: string;
	orderNo: string;
	amount: number;
	recipientEmail: string;
	recipientName: string;
	senderName: string;
	message: string | null;
	design: string | null;
};
const MAILED = `code, order_no AS orderNo, amount, recipient_email AS recipientEmail, recipient_name AS recipientName,
	sender_name AS senderName, message, design`;

const AT_ONCE = 20;

export async function sendDueGiftCards(env: MailEnv, now: number): Promise<void> {
	const { results } = await env.DB.prepare(
		`SELECT ${MAILED}, item_id AS itemId FROM gift_certificate WHERE sent_at IS NULL AND send_at <= ?1 AND enabled = 1
			AND ${isDue("gift card", "order_no || '/' || item_id", "?1")}
		ORDER BY send_at LIMIT ?2`,
	)
		.bind(now, AT_ONCE)
		.all<Due & { itemId: string }>();
	await eachAlone(
		results,
		async (card) => {
			const order = await readOrderAnywhere(env.DB, card.orderNo);
			if (!order) throw new Error(`A gift card was not sent: its order ${card.orderNo} is missing`);
			try {
				await env.DB.batch([
					env.DB.prepare(
						// Fails if the card has been sent or disabled meanwhile.
						`UPDATE gift_certificate SET times_sent = CASE WHEN sent_at IS NULL AND enabled = 1 THEN 1 END, sent_at = ?2 WHERE code = ?1`,
					).bind(card.code, now),
					...(await writeMail(env, card, order, now)),
				]);
			} catch (error) {
				if (!isSentAlready(error)) throw error;
			}
		},
		({ orderNo, itemId }) => postpone(env.DB, "gift card", `${orderNo}/${itemId}`, now),
	);
}

/** Returns whether `times_sent` became NULL: the card has been sent or disabled meanwhile, or was resent too often. */
const isSentAlready = (error: unknown): boolean => String(error).includes("gift_certificate.times_sent");

async function writeMail(
	env: MailEnv,
	card: Due,
	order: StoredOrder,
	now: number,
): Promise<D1PreparedStatement[]> {
	const { siteId, locale, currency } = order;
	const language = languageOfOrder(order);
	const { subject, lines, message, links } = await giftCardMail(language, {
		house: house.name,
		recipient: card.recipientName,
		sender: card.senderName || house.name,
		amount: priceTexts({ siteId, locale, currency })(fromMinor(card.amount, currency)),
		code: card.code,
		message: card.message ?? "",
	});
	const picture = findPicture(env, card.design ?? "");
	const pages = [
		[links.shop, "/"],
		[links.balance, "/gift-certificate"],
	] as const;
	return mailStatements(
		env.DB,
		{
			to: card.recipientEmail,
			template: "gift-certificate",
			subject,
			text: [
				...(card.recipientName ? [lines.greeting] : []),
				lines.gift,
				...(message ? [message] : []),
				lines.code,
				lines.use,
			].join("\n\n"),
			...(picture ? { picture } : {}),
			links: pages.flatMap(([label, page]) => {
				const href = storefrontPage(env, order, page);
				return href ? [{ label, href }] : [];
			}),
			data: { code: card.code, siteId, language, orderNo: order.orderNo },
		},
		now,
	);
}

const MOST_TIMES = 5;
export type Resent = "sent" | "unknown" | "notYet" | "tooOften";

export async function resendGiftCard(env: MailEnv, order: StoredOrder, itemId: string): Promise<Resent> {
	const card = await env.DB.prepare(
		`SELECT ${MAILED}, sent_at AS sentAt FROM gift_certificate WHERE order_no = ? AND item_id = ? AND enabled = 1`,
	)
		.bind(order.orderNo, itemId)
		.first<Due & { sentAt: number | null }>();
	if (!card) return "unknown";
	if (card.sentAt === null) return "notYet";
	try {
		await env.DB.batch([
			env.DB.prepare(
				// Mails are counted in the database, so that simultaneous requests cannot exceed the limit.
				"UPDATE gift_certificate SET times_sent = CASE WHEN times_sent < ?2 THEN times_sent + 1 END WHERE code = ?1",
			).bind(card.code, MOST_TIMES),
			...(await writeMail(env, card, order, order.now)),
		]);
	} catch (error) {
		if (isSentAlready(error)) return "tooOften";
		throw error;
	}
	return "sent";
}

export function giftCardStatus(
	item: Pick<StoredGiftCertificateItem, "custom">,
	{ state, placedAt, now }: Pick<StoredOrder, "state" | "placedAt" | "now">,
): { c_status: "created" | "scheduled" | "sent" | "void"; c_dispatchDate?: string } {
	if (state === "cancelled" || state === "failed") return { c_status: "void" };
	if (placedAt === undefined) return { c_status: "created" };
	const due = dueAt(item, placedAt);
	return {
		c_status: due <= now ? "sent" : "scheduled",
		c_dispatchDate: new Date(due * 1000).toISOString(),
	};
}

export const lastDispatchAfter = (
	items: readonly Pick<StoredGiftCertificateItem, "custom">[],
	placedAt: number,
): number => Math.max(0, ...items.map((item) => dueAt(item, placedAt) - placedAt));
