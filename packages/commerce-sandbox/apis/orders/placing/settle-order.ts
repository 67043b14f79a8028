import type { MailEnv } from "../../../outbox/mails.ts";
import { isSettled, type OrderPayment } from "../../../payments/order-payments.ts";
import { releaseCouponStatements } from "../../../promotions/coupon-redemptions.ts";
import {
	refundStatements,
	voidStatements,
} from "../../../records/gift-certificates/gift-certificate-store.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { releaseUnits } from "../../stores/store-stock.ts";
import { cancellationMail, orderMail } from "../mails/order-mail.ts";
import { sendDueGiftCards, soldStatements } from "../mails/sold-gift-cards.ts";
import { type Refused, refusedBy, returnStock, updateOrder } from "../order-statements.ts";
import { listRedemptions } from "./pay-order.ts";
import { reopenBasket } from "./reopen-basket.ts";

/** Transitions of an order whose payment is open, each in one transaction. `refused`: another request was first. */

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

/** The order with these payments. When they settle its total it is placed, in a batch with `placing`: the gift cards that it sells, and its mail. */
function paidWith(
	env: MailEnv,
	order: StoredOrder,
	payments: OrderPayment[],
): { paid: StoredOrder; isPlaced: boolean; placing: D1PreparedStatement[] } {
	if (!isSettled(payments, order.total))
		return { paid: { ...order, payments }, isPlaced: false, placing: [] };
	const paid: StoredOrder = { ...order, payments, state: "placed", placedAt: order.now };
	return { paid, isPlaced: true, placing: [...soldStatements(env.DB, paid), ...orderMail(env, paid)] };
}

/** Pays with other instruments than before. */
export async function changePayments(
	env: MailEnv,
	order: StoredOrder,
	payments: OrderPayment[],
): Promise<Settled> {
	const { DB: db } = env;
	const { paid, isPlaced, placing } = paidWith(env, order, payments);
	const settled = await write(db, paid, [
		// Amounts that certificates gave before go back first: a certificate that stays is debited again.
		...refundStatements(db, order.orderNo),
		...listRedemptions(db, paid, new Date(order.now * 1000)),
		...placing,
	]);
	if ("ok" in settled && isPlaced) await sendDueGiftCards(env, order.now);
	return settled;
}

/** Writes what the processor has said of an order that was reserved for it. */
export function completePayments(
	env: MailEnv,
	order: StoredOrder,
	payments: OrderPayment[],
): Promise<Settled> {
	const { paid, placing } = paidWith(env, order, payments);
	return write(env.DB, paid, placing);
}

/** Gives back what the order had taken: stock, coupons, gift certificates, those it sold. */
const releaseStatements = (db: D1Database, { orderNo }: StoredOrder): D1PreparedStatement[] => [
	...returnStock(db, orderNo),
	releaseUnits(db, orderNo),
	...releaseCouponStatements(db, orderNo),
	...refundStatements(db, orderNo),
	...voidStatements(db, orderNo),
];

/** Fails an order that was never placed. With `reopen`, the shopper has the basket again, with what they have put into another one since. */
export async function failOrder(
	db: D1Database,
	order: StoredOrder,
	{ reopen }: { reopen: boolean },
): Promise<Settled> {
	const reopened = reopen ? await reopenBasket(db, order) : [];
	return write(db, { ...order, state: "failed" }, [...releaseStatements(db, order), ...reopened]);
}

/** Cancels an order. What has left the house has to be returned instead: the caller looks. */
export const cancelOrder = (db: D1Database, order: StoredOrder): Promise<Settled> =>
	write(db, { ...order, state: "cancelled" }, releaseStatements(db, order));

/** With a mail that says so (orders-4). */
export const cancelForShopper = (env: MailEnv, order: StoredOrder): Promise<Settled> =>
	write(env.DB, { ...order, state: "cancelled" }, [
		...releaseStatements(env.DB, order),
		...cancellationMail(env, order),
	]);
