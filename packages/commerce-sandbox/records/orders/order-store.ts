import type { OrderPayment } from "../../payments/order-payments.ts";
import { CLOCK_AHEAD } from "../../scheduled/clock.ts";
import { isDue } from "../../scheduled/postponed-work.ts";
import type { FulfilmentStep, OrderState } from "./fulfilment.ts";
import type { BasketRow, OrderDocument, StoredOrder } from "./order-document.ts";
import type { ReturnAuthorization } from "./return-authorization.ts";

type Row = {
	order_no: string;
	site_id: string;
	customer_id: string;
	guest: number;
	view_code: string;
	order_token: string;
	state: OrderState;
	revision: number;
	currency: string;
	total: number;
	locale: string;
	created_at: number;
	placed_at: number | null;
	modified_at: number;
	document: string;
	payments: string;
	plan: string;
	returns: string;
	told_until: number;
	basket_id: string;
	basket: string;
	ahead: number;
};

function toStoredOrder(row: Row): StoredOrder {
	return {
		orderNo: row.order_no,
		siteId: row.site_id,
		customerId: row.customer_id,
		guest: row.guest === 1,
		viewCode: row.view_code,
		orderToken: row.order_token,
		state: row.state,
		revision: row.revision,
		currency: row.currency,
		total: row.total,
		locale: row.locale,
		createdAt: row.created_at,
		placedAt: row.placed_at ?? undefined,
		modifiedAt: row.modified_at,
		document: JSON.parse(row.document) as OrderDocument,
		payments: JSON.parse(row.payments) as OrderPayment[],
		plan: JSON.parse(row.plan) as FulfilmentStep[],
		returns: JSON.parse(row.returns) as ReturnAuthorization[],
		toldUntil: row.told_until,
		basketId: row.basket_id,
		basket: JSON.parse(row.basket) as BasketRow,
		now: Math.floor(Date.now() / 1000) + row.ahead,
	};
}

const READ = `SELECT *, ${CLOCK_AHEAD} AS ahead FROM shop_order`;

/**
 * Returns an order of any shopper, so callers must check access; undefined if unknown. Orders of deleted accounts are kept as invoices, but
 * are not returned (account-7).
 */
export async function readOrder(
	db: D1Database,
	siteId: string,
	orderNo: string,
): Promise<StoredOrder | undefined> {
	const row = await db
		.prepare(`${READ} WHERE order_no = ? AND site_id = ? AND customer_id <> order_no`)
		.bind(orderNo, siteId)
		.first<Row>();
	return row ? toStoredOrder(row) : undefined;
}

export async function readOrderAnywhere(db: D1Database, orderNo: string): Promise<StoredOrder | undefined> {
	const row = await db.prepare(`${READ} WHERE order_no = ?`).bind(orderNo).first<Row>();
	return row ? toStoredOrder(row) : undefined;
}

export async function orderOfBasket(db: D1Database, basketId: string): Promise<StoredOrder | undefined> {
	const row = await db
		.prepare(`${READ} WHERE basket_id = ? AND state <> 'failed'`)
		.bind(basketId)
		.first<Row>();
	return row ? toStoredOrder(row) : undefined;
}

export async function listOrdersToTell(db: D1Database, now: number, limit: number): Promise<string[]> {
	const { results } = await db
		.prepare(
			`SELECT order_no AS orderNo FROM shop_order WHERE next_notice_at <= ?1 AND ${isDue("order notice", "order_no", "?1")}
			ORDER BY next_notice_at LIMIT ?2`,
		)
		.bind(now, limit)
		.all<{ orderNo: string }>();
	return results.map(({ orderNo }) => orderNo);
}

export type OrderFilter = {
	customerId: string;
	siteId?: string;
	from?: number;
	until?: number;
	statuses?: readonly string[];
	offset: number;
	limit: number;
};

export async function hasOrders(db: D1Database, customerId: string): Promise<boolean> {
	const row = await db
		.prepare("SELECT 1 FROM shop_order WHERE customer_id = ? AND state <> 'failed' LIMIT 1")
		.bind(customerId)
		.first();
	return row !== null;
}

// An order becomes completed by time alone, so "new" and "completed" share the stored state.
const STATUS = `CASE WHEN state <> 'placed' THEN state
	WHEN completed_at <= unixepoch() + ${CLOCK_AHEAD} THEN 'completed' ELSE 'new' END`;

type Condition = [sql: string, ...values: (string | number)[]];

const ofStatuses = (statuses: readonly string[]): Condition => {
	const isNew = statuses.includes("new");
	const isState = isNew === statuses.includes("completed");
	const wantedStatuses = isState && isNew ? [...statuses, "placed"] : statuses;
	return [`${isState ? "state" : STATUS} IN (${wantedStatuses.map(() => "?").join()})`, ...wantedStatuses];
};

const matching = ({ customerId, siteId, from, until, statuses }: Omit<OrderFilter, "offset" | "limit">) => {
	const conditions: Condition[] = [["customer_id = ?", customerId]];
	if (siteId !== undefined) conditions.push(["site_id = ?", siteId]);
	if (from !== undefined) conditions.push(["created_at >= ?", from]);
	if (until !== undefined) conditions.push(["created_at <= ?", until]);
	if (statuses) conditions.push(ofStatuses(statuses));
	return {
		where: conditions.map(([sql]) => sql).join(" AND "),
		values: conditions.flatMap(([, ...values]) => values),
	};
};

type Query = [sql: string, values: (string | number)[]];

export function historyQueries({ offset, limit, ...filter }: OrderFilter): [page: Query, count: Query] {
	const { where, values } = matching(filter);
	return [
		[
			`${READ} WHERE ${where} ORDER BY created_at DESC, order_no LIMIT ? OFFSET ?`,
			[...values, limit, offset],
		],
		[`SELECT count(*) AS total FROM shop_order WHERE ${where}`, values],
	];
}

export async function ordersOfCustomer(
	db: D1Database,
	filter: OrderFilter,
): Promise<{ total: number; orders: StoredOrder[] }> {
	const [page, count] = await db.batch<Row | { total: number }>(
		historyQueries(filter).map(([sql, values]) => db.prepare(sql).bind(...values)),
	);
	const [countRow] = (count?.results ?? []) as { total: number }[];
	return { total: countRow?.total ?? 0, orders: ((page?.results ?? []) as Row[]).map(toStoredOrder) };
}

type Span = readonly [from: number | undefined, to: number | undefined];

/** Returns the orders of a site by the seconds of their creation and last change, the latest change last, for systems of the house. */
export async function ordersOfSite(
	db: D1Database,
	{
		siteId,
		created,
		modified,
		limit,
		offset,
	}: { siteId: string; created: Span; modified: Span } & Pick<OrderFilter, "limit" | "offset">,
): Promise<{ total: number; orders: StoredOrder[] }> {
	const conditions: Condition[] = [["site_id = ?", siteId]];
	for (const [column, [from, to]] of [
		["created_at", created],
		["modified_at", modified],
	] as const) {
		if (from !== undefined) conditions.push([`${column} >= ?`, from]);
		if (to !== undefined) conditions.push([`${column} <= ?`, to]);
	}
	const where = conditions.map(([sql]) => sql).join(" AND ");
	const values = conditions.flatMap(([, ...own]) => own);
	const [page, count] = await db.batch<Row | { total: number }>([
		db
			.prepare(`${READ} WHERE ${where} ORDER BY modified_at, order_no LIMIT ? OFFSET ?`)
			.bind(...values, limit, offset),
		db.prepare(`SELECT count(*) AS total FROM shop_order WHERE ${where}`).bind(...values),
	]);
	const [countRow] = (count?.results ?? []) as { total: number }[];
	return { total: countRow?.total ?? 0, orders: ((page?.results ?? []) as Row[]).map(toStoredOrder) };
}
