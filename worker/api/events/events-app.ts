import { Hono } from "hono";
import { reportBody, type SightingsResponse } from "../../../shared/contracts/event-report/report-body.ts";
import type { Sighting } from "../../../shared/contracts/event-report/sightings.ts";
import { mayMake, mayServe } from "../../../shared/domain/analytics/events.ts";
import { inSpan } from "../../base/tracing.ts";
import { isOrderFact } from "../../platform/analytics/orders/order-facts.ts";
import { droppedFacts } from "../../request/cookies/handed-facts-cookie.ts";
import { makeFactEvents } from "../../request/events/make-fact-event.ts";
import { toLayerEntry } from "../../request/events/to-layer-entry.ts";
import type { ApiEnv } from "../api-env.ts";
import { validate } from "../respond.ts";
import { makeEvents } from "./make-events.ts";

const readFacts = (sightings: readonly Sighting[]) => ({
	events: sightings.map(({ id }) => id).join(),
	causes: [...new Set(sightings.flatMap(({ trace }) => trace ?? []))].join(),
});

/**
 * Receives what a browser has seen, queues the events for the receivers on the server, and returns them as the data layer of the browser gets them
 * (event-10, event-16).
 * The answer names only events that may serve analytics. What may serve no purpose is neither made nor kept (event-11).
 */
export const eventsApp = new Hono<ApiEnv>().post("/", validate("json", reportBody), async (c) => {
	const { consent, events, facts } = c.get("api");
	const allowed = c.req.valid("json").filter(({ name }) => mayMake(name, consent));
	if (allowed.length === 0) return c.json<SightingsResponse, 200>({ ok: true, entries: [] }, 200);
	const made = await inSpan("make events", readFacts(allowed), () => makeEvents(allowed, events.ports));
	// The server delivers what happens to orders by itself (event-17).
	events.queue(made.filter(({ name }) => !isOrderFact(name)));
	const carried = await facts.carried();
	if (carried.length > 0) c.header("set-cookie", droppedFacts(c.req.url), { append: true });
	const earlier = await makeFactEvents(carried, events.ports);
	const shown = [...made, ...earlier].filter(({ name }) => mayServe(name, "analytics", consent));
	return c.json<SightingsResponse, 200>({ ok: true, entries: shown.map(toLayerEntry) }, 200);
});
