import type { MailEnv } from "../../../outbox/mails.ts";
import { isSettled, type OrderPayment } from "../../../payments/order-payments.ts";
import { releaseCouponStatements } from "../../../promotions/coupon-redemptions.ts";
import {
	refundStatements,
	voidStatements,
} from "../../../records/gift-certificates/gift-certificate-store.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { releaseUnits } from "../../stores/store-stock.ts";
import { readLegalDocuments } from "../mails/legal-documents.ts";
import { cancellationMail, orderMail } from "../mails/order-mail.ts";
import { sendDueGiftCards, soldStatements } from "../mails/sold-gift-cards.ts";
import { type Refused, refusedBy, returnStock, updateOrder } from "../order-statements.ts";
import { listRedemptions } from "./pay-order.ts";
import { reopenBasket } from "./reopen-basket.ts";

type Settled = { ok: StoredOrder } | { refused: Refused };

async function write(
	db: D1Database,
	order: StoredOrder,
	more: readonly D1PreparedStatement[],
): Promise<Settled> {
	try {
		await db.batch([updateOrder(db, order), ...more]);
	} catch (error) {
		return { refused: refusedBy(error) };
	}
	return { ok: { ...order, revision: order.revision + 1, modifiedAt: order.now } };
}

async function paidWith(
	env: MailEnv,
	order: StoredOrder,
	payments: OrderPayment[],
): Promise<{ paidOrder: StoredOrder; isPlaced: boolean; placing: D1PreparedStatement[] }> {
	if (!isSettled(payments, order.total))
		return { paidOrder: { ...order, payments }, isPlaced: false, placing: [] };
	const paidOrder: StoredOrder = { ...order, payments, state: "placed", placedAt: order.now };
	const documents = await readLegalDocuments(env.DB, paidOrder);
	return {
		paidOrder,
		isPlaced: true,
		placing: [...soldStatements(env.DB, paidOrder), ...orderMail(env, paidOrder, documents)],
	};
}

export async function changePayments(
	env: MailEnv,
	order: StoredOrder,
	payments: OrderPayment[],
): Promise<Settled> {
	const { DB: db } = env;
	const { paidOrder, isPlaced, placing } = await paidWith(env, order, payments);
	const result = await write(db, paidOrder, [
		// Earlier amounts of gift certificates are refunded first, because a certificate that stays is debited again.
		...refundStatements(db, order.orderNo),
		...listRedemptions(db, paidOrder, new Date(order.now * 1000)),
		...placing,
	]);
	if ("ok" in result && isPlaced) await sendDueGiftCards(env, order.now);
	return result;
}

export async function completePayments(
	env: MailEnv,
	order: StoredOrder,
	payments: OrderPayment[],
): Promise<Settled> {
	const { paidOrder, placing } = await paidWith(env, order, payments);
	return write(env.DB, paidOrder, placing);
}

const releaseStatements = (db: D1Database, { orderNo }: StoredOrder): D1PreparedStatement[] => [
	...returnStock(db, orderNo),
	releaseUnits(db, orderNo),
	...releaseCouponStatements(db, orderNo),
	...refundStatements(db, orderNo),
	...voidStatements(db, orderNo),
];

export async function failOrder(
	db: D1Database,
	order: StoredOrder,
	{ reopen }: { reopen: boolean },
): Promise<Settled> {
	const reopening = reopen ? await reopenBasket(db, order) : [];
	return write(db, { ...order, state: "failed" }, [...releaseStatements(db, order), ...reopening]);
}

/** Cancels an order and releases its stock. The caller must check that nothing has shipped, because shipped items are returned instead. */
export const cancelOrder = (db: D1Database, order: StoredOrder): Promise<Settled> =>
	write(db, { ...order, state: "cancelled" }, releaseStatements(db, order));

export const cancelForShopper = (env: MailEnv, order: StoredOrder): Promise<Settled> =>
	write(env.DB, { ...order, state: "cancelled" }, [
		...releaseStatements(env.DB, order),
		...cancellationMail(env, order),
	]);
