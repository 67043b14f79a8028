import { Hono } from "hono";
import * as z from "zod";
import { requirePrivateClient } from "../../auth/require-private-client.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { readFunnel, readLedger } from "./ledger.ts";

/**
 * Stands in for a house's own dataset of analytics events. `POST /dataset/v1/events` takes up to 100 events from the private client and
 * stores each once, by its id; `GET /admin/dataset/events` lists them, and `GET /admin/dataset/ledger` compares them with the orders (event-20).
 */
export const datasetApp = new Hono<CommerceHono>();

const MOST_EVENTS = 100;
const eventSchema = z.strictObject({
	id: z.uuid(),
	at: z.int().min(0),
	name: z.string().regex(/^[a-z_]{1,40}$/),
	place: z.looseObject({ siteId: z.string().max(64) }),
	data: z.looseObject({}),
});
const eventsSchema = z.strictObject({ events: z.array(eventSchema).min(1).max(MOST_EVENTS) });

datasetApp.post("/dataset/v1/events", requirePrivateClient, async (c) => {
	const request = await jsonBody(c, eventsSchema);
	if ("refusal" in request) return request.refusal;
	const insertion = c.env.DB.prepare(
		"INSERT INTO dataset_event (id, happened_at, name, site_id, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
	);
	const results = await c.env.DB.batch(
		request.body.events.map(({ id, at, name, place, data }) =>
			insertion.bind(id, at, name, place.siteId, JSON.stringify({ place, data })),
		),
	);
	const stored = results.reduce((sum, { meta }) => sum + meta.changes, 0);
	return c.json({ stored, known: results.length - stored }, 202);
});

type Row = { id: string; happened_at: number; name: string; body: string };
const MOST_LISTED = 1000;

datasetApp.get("/admin/dataset/events", requireAdmin, async (c) => {
	const { results } = await c.env.DB.prepare(
		"SELECT id, happened_at, name, body FROM dataset_event WHERE (?1 IS NULL OR name = ?1) AND happened_at >= ?2 AND (?4 IS NULL OR body ->> '$.data.transactionId' = ?4) ORDER BY happened_at, id LIMIT ?3",
	)
		.bind(
			c.req.query("name") ?? null,
			Number(c.req.query("since")) || 0,
			MOST_LISTED,
			c.req.query("order") ?? null,
		)
		.all<Row>();
	const events = results.map(({ id, happened_at: at, name, body }) => ({
		id,
		at,
		name,
		...(JSON.parse(body) as { place: object; data: object }),
	}));
	return c.json({ events }, 200, { "cache-control": "no-store" });
});

const MOST_ORDERS = 500;

datasetApp.get("/admin/dataset/ledger", requireAdmin, async (c) => {
	const orderNos = c.req.query("orders")?.split(",").slice(0, MOST_ORDERS);
	const [comparison, funnel] = await Promise.all([readLedger(c.env.DB, orderNos), readFunnel(c.env.DB)]);
	return c.json({ ...comparison, ...funnel }, 200, { "cache-control": "no-store" });
});
