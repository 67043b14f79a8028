import { type Context, Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { sameSecret } from "../../../secrets.ts";
import { type Arrival, storeArrivals } from "../received-events.ts";
import { type ValidationMessage, validateMeasurement } from "./validate-measurement.ts";

/**
 * Stands in for Google Analytics' Measurement Protocol. `POST /mp/collect` answers every request with success, also a bad or unauthorised one,
 * as Google does; what Google would drop is stored with its fault. `POST /debug/mp/collect` says what is wrong and stores nothing.
 */
export const googleAnalyticsApp = new Hono<CommerceHono>();

const MOST_BYTES = 130_000;

type Sent = { name?: unknown; timestamp_micros?: unknown; params?: Record<string, unknown> };

const read = async (c: Context<CommerceHono>): Promise<{ body: unknown; messages: ValidationMessage[] }> => {
	const text = await c.req.text();
	const invalid = (description: string): { body: unknown; messages: ValidationMessage[] } => ({
		body: undefined,
		messages: [{ fieldPath: "", description, validationCode: "VALUE_INVALID" }],
	});
	if (new TextEncoder().encode(text).length > MOST_BYTES) return invalid(`More than ${MOST_BYTES} bytes.`);
	try {
		const body: unknown = JSON.parse(text);
		return { body, messages: validateMeasurement(body) };
	} catch {
		return invalid("The body is not JSON.");
	}
};

/** Google counts a purchase once by its number, and every other event as often as it arrives. */
const readKey = ({ name, params }: Sent): string =>
	name === "purchase" && params?.transaction_id !== undefined
		? `purchase/${params.transaction_id}`
		: crypto.randomUUID();

googleAnalyticsApp.post("/debug/mp/collect", async (c) => {
	const { messages } = await read(c);
	return c.json({ validationMessages: messages }, 200, { "cache-control": "no-store" });
});

googleAnalyticsApp.post("/mp/collect", async (c) => {
	const { body, messages } = await read(c);
	const stream = c.req.query("measurement_id") ?? "";
	const isKnown =
		/^G-[A-Z0-9]{4,}$/.test(stream) &&
		!!c.env.GOOGLE_ANALYTICS_SECRET &&
		(await sameSecret(c.req.query("api_secret") ?? "", c.env.GOOGLE_ANALYTICS_SECRET));
	const { events, ...browser } = (body ?? {}) as { events?: unknown };
	const list = Array.isArray(events) ? (events as Sent[]) : [];
	const faultAt = (at: number): string | undefined => {
		if (!isKnown) return "The stream or its secret is unknown.";
		const found = messages.filter(
			({ fieldPath }) => !fieldPath.startsWith("events[") || fieldPath.startsWith(`events[${at}]`),
		);
		return found.length > 0 ? JSON.stringify(found) : undefined;
	};
	await storeArrivals(
		c.env.DB,
		(list.length > 0 ? list : [{}]).map((event, at): Arrival => {
			const fault = faultAt(at);
			return {
				receiver: "google-analytics",
				key: fault ? crypto.randomUUID() : readKey(event ?? {}),
				eventId: String(event?.params?.event_id ?? ""),
				name: String(event?.name ?? ""),
				body: { stream, ...browser, event },
				fault,
			};
		}),
	);
	return c.body(null, 204);
});
