import { eventSums } from "./event-sums.ts";
import type { LedgerSums } from "./ledger-sums.ts";

type Json = Record<string, unknown>;
export type Told = { orderNo: string; sums: LedgerSums };

/** A receiver, with the initials of the categories that its events of orders need. `lacks`: sums that it is not told, which are not compared. */
export type LedgerSource = {
	id: string;
	consent: string;
	lacks: readonly (keyof LedgerSums)[];
	read(db: D1Database, orderNos: readonly string[]): Promise<Told[]>;
};

const exact = (amount: number): number => Math.round(amount * 1000) / 1000;
const tell = (name: string, orderNo: unknown, data: Json): Told => ({
	orderNo: String(orderNo),
	sums: eventSums(name, data),
});

type Row = { name: string; body: string };
const list = async (db: D1Database, query: string, orderNos: readonly string[]) => {
	const { results } = await db.prepare(query).bind(JSON.stringify(orderNos)).all<Row>();
	return results.map(({ name, body }) => ({ name, body: JSON.parse(body) as Json }));
};
/** Reads what a stand-in has received and found nothing wrong with; `path`: where its events hold the order's number. */
const listReceived = (receiver: string, path: string) =>
	`SELECT name, body FROM received_event WHERE receiver = '${receiver}' AND fault IS NULL
	AND body ->> '${path}' IN (SELECT value FROM json_each(?))`;

const isMoney = (name: string): boolean => name === "purchase" || name === "refund";

const dataset: LedgerSource = {
	id: "dataset",
	consent: "a",
	lacks: [],
	read: async (db, orderNos) => {
		const rows = await list(
			db,
			"SELECT name, body FROM dataset_event WHERE body ->> '$.data.transactionId' IN (SELECT value FROM json_each(?))",
			orderNos,
		);
		return rows.map(({ name, body }) => {
			const data = body.data as Json;
			return tell(name, data.transactionId, data);
		});
	},
};

/** Google is not told what an order costs in all, which is the sum of what it is told. */
const googleAnalytics: LedgerSource = {
	id: "google-analytics",
	consent: "a",
	lacks: [],
	read: async (db, orderNos) => {
		const rows = await list(db, listReceived("google-analytics", "$.event.params.transaction_id"), orderNos);
		return rows
			.filter(({ name }) => isMoney(name))
			.map(({ name, body }) => {
				const { params } = body.event as { params: Json };
				const total = exact(Number(params.value) + Number(params.tax) + Number(params.shipping));
				return tell(name, params.transaction_id, { ...params, total });
			});
	},
};

const INTERACTIONS: Readonly<Record<string, string>> = {
	Purchase: "purchase",
	Return: "refund",
	Cancel: "refund",
};

const data360: LedgerSource = {
	id: "data-360",
	consent: "am",
	lacks: ["quantity", "discount"],
	read: async (db, orderNos) => {
		const rows = await list(db, listReceived("data-360", "$.id"), orderNos);
		return rows.flatMap(({ name, body }) => {
			const fact = body.eventType === "order" ? INTERACTIONS[name] : undefined;
			if (!fact) return [];
			const { netOrderAmount: value, totalTaxAmount: tax, totalDeliveryAmount: shipping } = body;
			const total = exact(Number(value) + Number(tax) + Number(shipping));
			return [tell(fact, body.id, { value, tax, shipping, total })];
		});
	},
};

const webhook: LedgerSource = {
	id: "webhook",
	consent: "a",
	lacks: [],
	read: async (db, orderNos) => {
		const rows = await list(db, listReceived("webhook", "$.data.data.transactionId"), orderNos);
		return rows.map(({ name, body }) => {
			const { data } = body.data as { data: Json };
			return tell(name, data.transactionId, data);
		});
	},
};

/** All receivers that are told of orders; Active Data counts orders itself. A new one is a row. */
export const SOURCES: readonly LedgerSource[] = [dataset, googleAnalytics, data360, webhook];
