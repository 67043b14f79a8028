import { readOrderAnywhere } from "../../records/orders/order-store.ts";
import { clockInSeconds } from "../../scheduled/clock.ts";
import { preferencesOf } from "../../settings/preferences.ts";
import { siteById } from "../../settings/sites.ts";
import { type LedgerSource, SOURCES } from "./ledger-sources.ts";
import { addSums, type LedgerSums, NO_SUMS } from "./ledger-sums.ts";
import { orderSums } from "./order-sums.ts";

export type LedgerRow = {
	receiver: string;
	siteId: string;
	currency: string;
	database: LedgerSums;
	reported: LedgerSums;
	/** Sums that the receiver is not told: zero in both. */
	lacks: readonly (keyof LedgerSums)[];
	/** Numbers of orders whose sums differ, of which there may be more. */
	differing: string[];
};

/** Returns true if the preference `analytics.receivers` of a site names the receiver. */
const isChosen = (siteId: string, receiver: string): boolean => {
	const site = siteById(siteId);
	const { analytics } = (site ? preferencesOf(site) : {}) as {
		analytics?: { receivers?: readonly string[] };
	};
	return (analytics?.receivers ?? ["dataset"]).includes(receiver);
};

type Row = { order_no: string; granted: string | null };
const AT_ONCE = 200;
const MOST_NAMED = 20;

type Comparison = { rows: LedgerRow[]; withoutConsent: number };

/**
 * Compares what each receiver was told of orders with the orders themselves, by receiver, site and currency (event-20). Only orders whose
 * shopper agreed to the receiver's category are compared; `withoutConsent` counts those that no receiver may hear of. `orderNos`: these orders alone.
 */
export async function readLedger(db: D1Database, orderNos?: readonly string[]): Promise<Comparison> {
	const rows = new Map<string, LedgerRow>();
	let withoutConsent = 0;
	for (let last = ""; ; ) {
		const { results } = await db
			.prepare(
				`SELECT o.order_no, f.granted FROM shop_order o LEFT JOIN order_fact f ON f.order_no = o.order_no AND f.kind = 'purchase'
				WHERE o.placed_at IS NOT NULL AND o.state IN ('placed', 'cancelled') AND o.order_no > ?1
					AND (?2 IS NULL OR o.order_no IN (SELECT value FROM json_each(?2)))
					AND o.placed_at >= coalesce((SELECT min(happened_at) FROM order_fact), 0)
				ORDER BY o.order_no LIMIT ${AT_ONCE}`,
			)
			.bind(last, orderNos ? JSON.stringify(orderNos) : null)
			.all<Row>();
		for (const source of SOURCES) await compare(db, source, results, rows);
		withoutConsent += results.filter(({ granted }) => granted !== null && !granted.includes("a")).length;
		const next = results.at(-1)?.order_no;
		if (next === undefined || results.length < AT_ONCE) return { rows: [...rows.values()], withoutConsent };
		last = next;
	}
}

async function compare(
	db: D1Database,
	{ id: receiver, consent, lacks, read }: LedgerSource,
	orders: readonly Row[],
	rows: Map<string, LedgerRow>,
): Promise<void> {
	// An order without a fact is a fault of the outbox, so it is compared.
	const own = orders.filter(
		({ granted }) => granted === null || [...consent].every((initial) => granted.includes(initial)),
	);
	const leaveOut = (sums: LedgerSums): LedgerSums => ({
		...sums,
		...Object.fromEntries(lacks.map((name) => [name, 0])),
	});
	const reported = Map.groupBy(
		await read(
			db,
			own.map(({ order_no: orderNo }) => orderNo),
		),
		({ orderNo }) => orderNo,
	);
	for (const { order_no: orderNo } of own) {
		const order = await readOrderAnywhere(db, orderNo);
		if (!order || !isChosen(order.siteId, receiver)) continue;
		const { siteId, currency } = order;
		const key = `${receiver} ${siteId} ${currency}`;
		const row = rows.get(key) ?? {
			receiver,
			siteId,
			currency,
			database: NO_SUMS,
			reported: NO_SUMS,
			lacks,
			differing: [],
		};
		const expected = leaveOut(orderSums(order));
		const told = leaveOut((reported.get(orderNo) ?? []).map(({ sums }) => sums).reduce(addSums, NO_SUMS));
		rows.set(key, {
			...row,
			database: addSums(row.database, expected),
			reported: addSums(row.reported, told),
			differing:
				JSON.stringify(expected) === JSON.stringify(told) || row.differing.length >= MOST_NAMED
					? row.differing
					: [...row.differing, orderNo],
		});
	}
}

const STEPS = ["page_view", "view_item", "add_to_cart", "begin_checkout", "purchase"];

/** Counts the events of the way to a purchase, and the facts of orders that still wait for their delivery. */
export async function readFunnel(
	db: D1Database,
): Promise<{ funnel: { name: string; events: number }[]; waiting: number }> {
	const now = await clockInSeconds(db);
	const [counts, waiting] = await db.batch<{ name: string; events: number }>([
		db.prepare("SELECT name, count(*) AS events FROM dataset_event GROUP BY name"),
		db
			.prepare("SELECT '' AS name, count(*) AS events FROM order_fact WHERE waiting = 1 AND happened_at <= ?")
			.bind(now),
	]);
	return {
		funnel: STEPS.map((name) => ({
			name,
			events: counts?.results.find((one) => one.name === name)?.events ?? 0,
		})),
		waiting: waiting?.results[0]?.events ?? 0,
	};
}
