import * as z from "zod";
import { MOST_REPORTED } from "../../domain/analytics/events.ts";
import type { LayerEntry } from "../../domain/analytics/handed-facts.ts";
import { eventId } from "../analytics-events.ts";
import { describeLeft, leftPage } from "./describe-left.ts";
import { type Sighting, sightings } from "./sightings.ts";
import { type Reported, toSightings } from "./to-sightings.ts";

/** An event of the shop; what it says is checked when it has become sightings. */
const reported = z.strictObject({
	id: eventId,
	age: z.number(),
	path: z.string(),
	pageType: z.string().optional(),
	visit: z.number(),
	trace: z.string().optional(),
	event: z.looseObject({ type: z.string() }),
});
const reportedEvents = z.strictObject({ reported: z.array(reported).min(1).max(MOST_REPORTED) });

/** Events of a running client, or a page that was left before there was one. */
export const reportBody = z.union([reportedEvents, leftPage]).transform((body, cx): Sighting[] => {
	try {
		const events = "reported" in body ? (body.reported as unknown as Reported[]) : describeLeft(body);
		const result = sightings.safeParse(toSightings(events));
		if (result.success) return result.data;
		for (const { message, path } of result.error.issues) cx.addIssue({ code: "custom", message, path });
	} catch {
		cx.addIssue({ code: "custom", message: "An event misses what it is about." });
	}
	return z.NEVER;
});
export type SightingsResponse = { ok: true; entries: LayerEntry[] } | { ok: false; error: "invalid" };
