import type { MailEnv } from "../../../outbox/mails.ts";
import { releaseCouponStatements } from "../../../promotions/coupon-redemptions.ts";
import { refundStatements, voidStatements } from "../../gift-certificates/gift-certificate-store.ts";
import { sendDueGiftCards, soldStatements } from "../../gift-certificates/sold-gift-cards.ts";
import { isPaid, type OrderPayment } from "../../payments/order-payments.ts";
import { releaseUnits } from "../../stores/store-stock.ts";
import type { StoredOrder } from "../order-document.ts";
import { cancellationMail, orderMail } from "../order-mail.ts";
import { type Refused, refusedBy, returnStock, updateOrder } from "./order-statements.ts";
import { redemptionsOf } from "./pay-order.ts";
import { reopenBasket } from "./reopen-basket.ts";

/** What may become of an order whose payment is open, each in one transaction. `refused`: another request was first. */

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

/** Pays with other instruments than before; when that is enough, the order is placed. */
export async function changePayments(
	env: MailEnv,
	order: StoredOrder,
	payments: OrderPayment[],
): Promise<Settled> {
	const { DB: db } = env;
	const isPlaced = isPaid(payments, order.total);
	const changed: StoredOrder = {
		...order,
		payments,
		...(isPlaced ? { state: "placed", placedAt: order.now } : {}),
	};
	const now = new Date(order.now * 1000);
	const settled = await write(db, changed, [
		// What certificates gave before goes back first: one that stays is debited again.
		...refundStatements(db, order.orderNo),
		...redemptionsOf(db, changed, now),
		...(isPlaced ? [...soldStatements(db, changed), ...orderMail(env, changed)] : []),
	]);
	if ("ok" in settled && isPlaced) await sendDueGiftCards(env, order.now);
	return settled;
}

/** Writes what the processor has said of an order that was reserved for it; with its payment complete, the order is placed. */
export async function completePayments(
	env: MailEnv,
	order: StoredOrder,
	payments: OrderPayment[],
): Promise<Settled> {
	const isPlaced = isPaid(payments, order.total);
	const changed: StoredOrder = {
		...order,
		payments,
		...(isPlaced ? { state: "placed", placedAt: order.now } : {}),
	};
	return write(
		env.DB,
		changed,
		isPlaced ? [...soldStatements(env.DB, changed), ...orderMail(env, changed)] : [],
	);
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
