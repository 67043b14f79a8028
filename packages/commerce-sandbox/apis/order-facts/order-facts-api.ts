import { Hono } from "hono";
import * as z from "zod";
import { requirePrivateClient } from "../../auth/require-private-client.ts";
import type { CommerceHono } from "../../http/http.ts";
import { withJsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { readOrderAnywhere } from "../../records/orders/order-store.ts";
import { clockInSeconds } from "../../scheduled/clock.ts";
import { measuredOrder, measuredReturn } from "./measured-order.ts";

/**
 * Hands the facts of orders to analytics (event-17). `POST …/claims` returns waiting facts and keeps them from other callers for a minute;
 * `POST …/settlements` says which have been delivered, and for which consent; `POST …/orders/{orderNo}/views` returns an order's purchase,
 * and whether no page has shown it yet. All are for the private client.
 */
export const orderFactsApp = new Hono<CommerceHono>();

const BASE = "/custom/order-facts-api/v1/organizations/:org";
const MOST_CLAIMED = 50;
const CLAIM_SECONDS = 60;

const granted = z.string().regex(/^a?p?m?$/);
const settlementSchema = z.strictObject({
	facts: z
		.array(z.strictObject({ id: z.int().min(1), granted }))
		.min(1)
		.max(MOST_CLAIMED),
});
const LONGEST_SENDER = 200;
const viewSchema = z.strictObject({ granted, sender: z.string().max(LONGEST_SENDER).optional() });

type Row = {
	id: number;
	order_no: string;
	kind: string;
	return_no: string;
	happened_at: number;
	granted: string;
	delivered: string;
	sender: string;
};

orderFactsApp.use(`${BASE}/*`, requirePrivateClient);

/** The browser that placed the order, as the storefront has kept it in the basket, or that of a consent on the page that confirms the order. */
const readSender = ({ basket }: StoredOrder, row: Row): { sender?: string } => {
	const { c_sender: kept } = basket.document.custom ?? {};
	const sender = typeof kept === "string" && kept !== "" ? kept.slice(0, LONGEST_SENDER) : row.sender;
	return sender === "" ? {} : { sender };
};

async function factView(db: D1Database, row: Row) {
	const order = await readOrderAnywhere(db, row.order_no);
	return (
		order && {
			id: row.id,
			kind: row.kind,
			happenedAt: new Date(row.happened_at * 1000).toISOString(),
			granted: row.granted,
			delivered: row.delivered,
			...readSender(order, row),
			order: measuredOrder(order),
			...(row.return_no ? { return: measuredReturn(order, row.return_no) } : {}),
		}
	);
}

orderFactsApp.post(`${BASE}/claims`, async (c) => {
	const { results } = await c.env.DB.prepare(
		`UPDATE order_fact SET claimed_until = unixepoch() + ${CLAIM_SECONDS} WHERE id IN (
			SELECT id FROM order_fact WHERE waiting = 1 AND happened_at <= ?1 AND claimed_until <= unixepoch()
			ORDER BY happened_at, id LIMIT ${MOST_CLAIMED})
		RETURNING *`,
	)
		.bind(await clockInSeconds(c.env.DB))
		.all<Row>();
	const rows = results.toSorted((a, b) => a.happened_at - b.happened_at || a.id - b.id);
	const facts = await Promise.all(
		rows.map((row) =>
			factView(c.env.DB, row).catch((error: unknown) => {
				console.error(
					`Fact ${row.id} of order ${row.order_no} cannot be read; the others are handed out.`,
					error,
				);
			}),
		),
	);
	return c.json({ facts: facts.filter((fact) => fact !== undefined) }, 200, { "cache-control": "no-store" });
});

orderFactsApp.post(
	`${BASE}/settlements`,
	withJsonBody(settlementSchema, async (c, body) => {
		// A consent that was given after the claim leaves the fact waiting.
		const settlement = c.env.DB.prepare(
			"UPDATE order_fact SET delivered = ?2, waiting = granted <> ?2, claimed_until = 0 WHERE id = ?1",
		);
		await c.env.DB.batch(body.facts.map((fact) => settlement.bind(fact.id, fact.granted)));
		return c.body(null, 204);
	}),
);

const UNION = ["a", "p", "m"]
	.map((initial) => `iif(instr(granted || ?2, '${initial}') > 0, '${initial}', '')`)
	.join(" || ");

orderFactsApp.post(
	`${BASE}/orders/:orderNo/views`,
	withJsonBody(viewSchema, async (c, body) => {
		const orderNo = (c.req.param("orderNo") ?? "").slice(0, 64);
		const [, shown, rows] = await c.env.DB.batch<Row>([
			c.env.DB.prepare(
				`UPDATE order_fact SET waiting = (waiting = 1 OR granted <> ${UNION}), granted = ${UNION},
				sender = iif(sender = '', ?3, sender) WHERE order_no = ?1`,
			).bind(orderNo, body.granted, body.sender ?? ""),
			c.env.DB.prepare(
				"UPDATE order_fact SET shown = 1 WHERE order_no = ? AND kind = 'purchase' AND shown = 0",
			).bind(orderNo),
			c.env.DB.prepare("SELECT * FROM order_fact WHERE order_no = ? AND kind = 'purchase'").bind(orderNo),
		]);
		const row = rows?.results[0];
		const fact = row && (await factView(c.env.DB, row));
		return fact
			? c.json({ isFirst: shown?.meta.changes === 1, fact }, 200, { "cache-control": "no-store" })
			: problem(404, "order-not-found", "No purchase is known of this order.");
	}),
);
