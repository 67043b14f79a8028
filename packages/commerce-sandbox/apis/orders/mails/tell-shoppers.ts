import { house } from "../../../house.ts";
import type { MailEnv } from "../../../outbox/mails.ts";
import {
	issueStatements,
	newGiftCertificateCode,
} from "../../../records/gift-certificates/gift-certificate-store.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { listOrdersToTell, readOrderAnywhere } from "../../../records/orders/order-store.ts";
import type { ReturnAuthorization } from "../../../records/orders/return-authorization.ts";
import { isSaleable } from "../../../records/orders/return-reasons.ts";
import { clockInSeconds } from "../../../scheduled/clock.ts";
import { eachAlone } from "../../../scheduled/each-alone.ts";
import { postpone } from "../../../scheduled/postponed-work.ts";
import { notifyBackInStock } from "../../newsletter/notify-me/notify-me-mails.ts";
import { dueNotices } from "../order-notices.ts";
import { refusedBy, restock, updateOrder } from "../order-statements.ts";
import { noticeMail } from "./notice-mails.ts";
import { sendDueGiftCards } from "./sold-gift-cards.ts";

const AT_ONCE = 20;

/**
 * Sends due gift cards (gifts-3), back-in-stock mails (newsletter-10) and order news (orders-5), and restocks returned units (returns-5).
 * Requests that place orders or read mails or customers call this function, so that no scheduled job is needed (cloud-4).
 */
export async function tellShoppers(env: MailEnv): Promise<void> {
	const { DB: db } = env;
	const now = await clockInSeconds(db);
	await sendDueGiftCards(env, now);
	await notifyBackInStock(env, now);
	await eachAlone(
		await listOrdersToTell(db, now, AT_ONCE),
		(orderNo) => tellOf(env, orderNo),
		(orderNo) => postpone(db, "order notice", orderNo, now),
	);
}

async function tellOf(env: MailEnv, orderNo: string): Promise<void> {
	const { DB: db } = env;
	const order = await readOrderAnywhere(db, orderNo);
	if (!order) return;
	const notices = dueNotices(order, order.now);
	const settledNos = notices.filter(({ kind }) => kind === "refunded").map(({ returnNo }) => returnNo);
	const settledReturns = order.returns.filter(({ returnNo }) => settledNos.includes(returnNo));
	const credits = settledReturns
		.flatMap(({ refundTo }) => refundTo)
		.filter(({ giftCertificateCode }) => giftCertificateCode !== undefined);
	const arrivedNos = notices.filter(({ kind }) => kind === "returned").map(({ returnNo }) => returnNo);
	try {
		await db.batch([
			updateOrder(db, { ...order, toldUntil: order.now }),
			...restock(db, unitsBack(order, arrivedNos)),
			...notices.flatMap((notice) => noticeMail(env, order, notice)),
			...credits.map(({ giftCertificateCode, amount }) =>
				db
					.prepare("UPDATE gift_certificate SET balance = balance + ? WHERE code = ?")
					.bind(amount, giftCertificateCode),
			),
			...settledReturns.flatMap((settledReturn) => storeCreditStatements(db, order, settledReturn)),
		]);
	} catch (error) {
		if (refusedBy(error) !== "changed") throw error;
	}
}

function unitsBack({ document, returns }: StoredOrder, arrivedNos: readonly (string | undefined)[]) {
	const { productItems } = document;
	return returns
		.filter(({ returnNo }) => arrivedNos.includes(returnNo))
		.flatMap(({ items }) => items.filter(({ reason }) => isSaleable(reason)))
		.flatMap(({ itemId, quantity }) => {
			const item = productItems.find((one) => one.itemId === itemId);
			const parts = item?.c_bundleKitParent
				? productItems.filter(
						(one) => one.c_bundleKitPart === true && one.c_bundleKitId === item.c_bundleKitId,
					)
				: [];
			return [item, ...parts].flatMap((one) =>
				one?.productId === undefined ? [] : [{ id: one.productId, quantity }],
			);
		});
}

function storeCreditStatements(
	db: D1Database,
	{ guest, siteId, currency, customerId, document, now }: StoredOrder,
	{ refundTo, returnNo }: ReturnAuthorization,
): D1PreparedStatement[] {
	const amount = refundTo.reduce((sum, part) => sum + (part.isStoreCredit ? part.amount : 0), 0);
	if (amount === 0 || guest) return [];
	const credit = {
		code: newGiftCertificateCode(),
		siteId,
		currency,
		amount,
		recipientEmail: document.customerInfo.email,
		recipientName: document.customerInfo.customerName ?? "",
		senderName: house.name,
		customerId,
		returnNo,
	};
	return issueStatements(db, credit, new Date(now * 1000));
}
