import { Hono } from "hono";
import { type SightingsResponse, sightingsBody } from "../../../shared/contracts/event-sightings.ts";
import { mayUse } from "../../../shared/domain/consent/consent.ts";
import { isOrderFact } from "../../platform/analytics/orders/order-facts.ts";
import type { ApiEnv } from "../api-env.ts";
import { validate } from "../respond.ts";
import { makeEvents } from "./make-events.ts";

/**
 * Receives what a browser has seen, queues the events for the receivers on the server, and returns them for those in the browser (event-10).
 * The answer is empty, and nothing is read or kept, if there is no consent to analytics.
 */
export const eventsApp = new Hono<ApiEnv>().post("/", validate("json", sightingsBody), async (c) => {
	const { consent, events } = c.get("api");
	if (!mayUse(consent, "analytics")) return c.json<SightingsResponse, 200>({ ok: true, events: [] }, 200);
	const made = await makeEvents(c.req.valid("json").sightings, events.ports);
	// The server delivers what happens to orders by itself (event-17).
	events.queue(made.filter(({ name }) => !isOrderFact(name)));
	return c.json<SightingsResponse, 200>({ ok: true, events: made }, 200);
});
