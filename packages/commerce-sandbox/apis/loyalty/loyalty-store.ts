import { house } from "../../house.ts";
import { fromMinor } from "../../money.ts";
import { type FulfilmentStep, shippedAfter } from "../../records/orders/fulfilment.ts";
import type { ReturnAuthorization } from "../../records/orders/return-authorization.ts";
import { CLOCK_AHEAD, clockInSeconds } from "../../scheduled/clock.ts";
import { conversionRate } from "../../settings/countries.ts";
import { type Activity, type CountedOrder, listActivities } from "./points.ts";

/** Time of joining; customers who ask to join while registering are members from their registration (loyalty-1). */
const JOINED_AT = `coalesce((SELECT joined_at FROM loyalty_member WHERE customer_id = ?1),
	(SELECT created_at FROM customer WHERE id = ?1 AND json_extract(profile, '$.c_joinToLoyalty') = 1))`;

export async function memberSince(db: D1Database, customerId: string): Promise<number | undefined> {
	const row = await db.prepare(`SELECT ${JOINED_AT} AS joinedAt`).bind(customerId).first<number>("joinedAt");
	return row ?? undefined;
}

export async function joinProgramme(db: D1Database, customerId: string): Promise<boolean> {
	const now = await clockInSeconds(db);
	const { meta } = await db
		.prepare(`INSERT OR IGNORE INTO loyalty_member (customer_id, joined_at)
			SELECT ?1, ?2 WHERE ${JOINED_AT} IS NULL AND EXISTS (SELECT 1 FROM customer WHERE id = ?1)`)
		.bind(customerId, now)
		.run();
	return meta.changes > 0;
}

type Row = {
	order_no: string;
	site_id: string;
	state: string;
	currency: string;
	placed_at: number;
	modified_at: number;
	amount: number;
	returns: string;
	plan: string;
	now: number;
};

const AMOUNT = `(SELECT sum(json_extract(value, '$.priceAfterOrderDiscount')
	+ iif(json_extract(document, '$.taxation') = 'net',
		coalesce(json_extract(value, '$.adjustedTax'), json_extract(value, '$.tax'), 0), 0))
	FROM json_each(document, '$.productItems'))`;

const toCounted = ({
	order_no: orderNo,
	site_id: siteId,
	state,
	currency,
	amount,
	returns,
	plan,
	...row
}: Row): CountedOrder => {
	const ships = shippedAfter(JSON.parse(plan) as FulfilmentStep[]);
	const perEuro = conversionRate("EUR", currency);
	return {
		orderNo,
		siteId,
		amount: (amount ?? 0) / perEuro,
		placedAt: row.placed_at,
		...(ships === undefined ? {} : { shipsAt: row.placed_at + ships }),
		...(state === "cancelled" ? { cancelledAt: row.modified_at } : {}),
		returns: (JSON.parse(returns) as ReturnAuthorization[]).map(({ receivedAt, refund }) => ({
			receivedAt,
			refund: fromMinor(refund, currency) / perEuro,
		})),
	};
};

export async function memberActivities(
	db: D1Database,
	customerId: string,
	joinedAt: number,
): Promise<Activity[]> {
	const { loyalty } = house;
	if (!loyalty) return [];
	const { results } = await db
		.prepare(`SELECT order_no, site_id, state, currency, placed_at, modified_at, ${AMOUNT} AS amount, returns, plan,
				unixepoch() + ${CLOCK_AHEAD} AS now
			FROM shop_order
			WHERE customer_id = ? AND created_at >= ? AND placed_at IS NOT NULL AND state IN ('placed', 'cancelled')`)
		.bind(customerId, joinedAt)
		.all<Row>();
	return results
		.flatMap((row) => listActivities(toCounted(row), row.now, loyalty))
		.sort((a, b) => b.at - a.at || b.orderNo.localeCompare(a.orderNo));
}
