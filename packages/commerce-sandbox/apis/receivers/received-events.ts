import { Hono } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { nowInSeconds } from "../../now.ts";

/** `key`: by which the service counts an event once; one that would count it again gets a key for each arrival. */
export type Arrival = {
	receiver: "google-analytics" | "data-360" | "active-data" | "webhook" | "mail";
	key: string;
	eventId: string;
	name: string;
	body: unknown;
	fault?: string | undefined;
};

/** In seconds. */
const LIFETIME = 30 * 86_400;
const MOST_LISTED = 1000;
const MOST_FAULT = 500;

/** Stores what arrived; an event of a known key is counted, and its first form is kept. */
export const storeArrivals = async (db: D1Database, arrivals: readonly Arrival[]): Promise<void> => {
	if (arrivals.length === 0) return;
	const insertion = db.prepare(
		"INSERT INTO received_event (receiver, key, event_id, name, body, fault, received_at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET arrivals = arrivals + 1",
	);
	const now = nowInSeconds();
	await db.batch(
		arrivals.map(({ receiver, key, eventId, name, body, fault }) =>
			insertion.bind(
				receiver,
				key,
				eventId,
				name,
				JSON.stringify(body),
				fault?.slice(0, MOST_FAULT) ?? null,
				now,
			),
		),
	);
};

export const forgetReceived = async (db: D1Database, now: number): Promise<void> => {
	await db
		.prepare("DELETE FROM received_event WHERE received_at < ?")
		.bind(now - LIFETIME)
		.run();
};

type Row = { event_id: string; name: string; body: string; fault: string | null; arrivals: number };

/** Lists the last 1000 events of a stand-in, for tests and the ledger. */
export const receivedEventsApp = new Hono<CommerceHono>().get(
	"/admin/receivers/:receiver/events",
	requireAdmin,
	async (c) => {
		const { results } = await c.env.DB.prepare(
			"SELECT event_id, name, body, fault, arrivals FROM received_event WHERE receiver = ?1 AND (?2 IS NULL OR event_id = ?2) AND (?3 IS NULL OR name = ?3) ORDER BY received_at DESC, key LIMIT ?4",
		)
			.bind(c.req.param("receiver"), c.req.query("event") ?? null, c.req.query("name") ?? null, MOST_LISTED)
			.all<Row>();
		const events = results.map(({ event_id: eventId, name, body, fault, arrivals }) => ({
			eventId,
			name,
			arrivals,
			...(fault === null ? {} : { fault }),
			body: JSON.parse(body) as unknown,
		}));
		return c.json({ events }, 200, { "cache-control": "no-store" });
	},
);
