import type { Bindings } from "../../../base/bindings.ts";
import { callReceiver } from "../call-receiver.ts";
import { defineReceiver } from "../define-receiver.ts";
import { chooseByKey } from "../mapping-tools.ts";
import { googleMapping } from "./mapping.ts";
import { type Measurement, measurement } from "./schema.ts";

/** A request holds at most 25 events and 130 kB; the rest is for what it says of the browser. */
const MOST_EVENTS = 25;
const MOST_BYTES = 120_000;

/** The site of an event decides the stream, and the stream the secret. */
const findStream = (env: Bindings, siteId: string): { id: string; secret: string } | undefined => {
	const id = chooseByKey(env.GOOGLE_ANALYTICS_ID, siteId);
	const secret = id && chooseByKey(env.GOOGLE_ANALYTICS_SECRET, id);
	return id && secret ? { id, secret } : undefined;
};

const readSite = ({ event }: Measurement): string => String(event.params.site_id ?? "");

/**
 * Google Analytics by its Measurement Protocol. It answers every request with success, so the schema is the only check (event-38), and counts
 * an event again that arrives again, but for purchases, which it knows by their numbers (event-39).
 */
export const googleAnalytics = defineReceiver<"analytics", Measurement>({
	id: "google-analytics",
	consent: "analytics",
	isConfigured: (env) => !!env.GOOGLE_ANALYTICS_ID && !!env.GOOGLE_ANALYTICS_SECRET,
	mapping: googleMapping,
	schema: measurement,
	recognises: (name) => name === "purchase",
	mostEvents: MOST_EVENTS,
	mostBytes: MOST_BYTES,
	readKey: ({ event, ...browser }) => JSON.stringify([event.params.site_id, browser]),
	async send(measurements, cx) {
		const [first] = measurements;
		if (!first) return "taken";
		const stream = findStream(cx.env, readSite(first));
		if (!stream) return { refused: "The site has no stream, or the stream no secret." };
		const { event: _, ...browser } = first;
		const query = new URLSearchParams({ measurement_id: stream.id, api_secret: stream.secret });
		return callReceiver(cx, `${cx.env.GOOGLE_ANALYTICS_URL ?? ""}/mp/collect?${query}`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ ...browser, events: measurements.map(({ event }) => event) }),
		});
	},
});
