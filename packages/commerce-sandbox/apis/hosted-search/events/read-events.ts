import * as z from "zod";
import { type Refusal, refusal } from "../hosted-results.ts";
import { indexByName } from "../index-names.ts";

/** Limits of Algolia's Insights API (cloud-10): events per request, objects and filters per event, and the age of events in days. */
const MAX_EVENTS = 1000;
const MAX_OBJECTS = 20;
const MAX_FILTERS = 10;
const OLDEST_DAYS = 4;
const DAY = 24 * 60 * 60 * 1000;

const amount = z.union([
	z.number(),
	z
		.string()
		.max(30)
		.regex(/^-?\d+(\.\d+)?$/),
]);
const queryID = z.string().regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal characters");
const token = z
	.string()
	.regex(/^[\w=+/.-]{1,129}$/, "must have 1 to 129 characters of a-z, A-Z, 0-9, - _ = + /");

const eventSchema = z.object({
	eventType: z.enum(["click", "conversion", "view"]),
	eventSubtype: z.enum(["addToCart", "purchase"]).optional(),
	eventName: z.string().min(1).max(64),
	index: z.string().refine((name) => indexByName(name) !== undefined, "does not exist"),
	userToken: token,
	authenticatedUserToken: token.optional(),
	queryID: queryID.optional(),
	objectIDs: z.array(z.string().min(1).max(200)).min(1).max(MAX_OBJECTS).optional(),
	positions: z.array(z.int().min(1)).min(1).max(MAX_OBJECTS).optional(),
	filters: z.array(z.string().min(3).max(400)).min(1).max(MAX_FILTERS).optional(),
	objectData: z
		.array(
			z.looseObject({
				queryID: queryID.optional(),
				price: amount.optional(),
				quantity: z.int().min(0).optional(),
				discount: amount.optional(),
			}),
		)
		.max(MAX_OBJECTS)
		.optional(),
	currency: z
		.string()
		.regex(/^[A-Z]{3}$/)
		.optional(),
	value: amount.optional(),
	timestamp: z.int().min(0).optional(),
});
export type SearchEvent = z.infer<typeof eventSchema>;

const aboutLibrary = z.object({ eventType: z.literal("instantsearch") });

const bodySchema = z.object({ events: z.array(z.unknown()).min(1).max(MAX_EVENTS) });

export function readEvents(body: unknown, now: number): { events: SearchEvent[] } | Refusal {
	const list = bodySchema.safeParse(body);
	if (!list.success) return refusal(422, `events: ${list.error.issues[0]?.message ?? "are missing"}`);
	const events: SearchEvent[] = [];
	for (const [at, event] of list.data.events.entries()) {
		if (aboutLibrary.safeParse(event).success) continue;
		const result = eventSchema.safeParse(event);
		const wrong = result.success ? contradiction(result.data, now) : describeError(result.error);
		if (wrong !== undefined) return refusal(422, `events[${at}]: ${wrong}`);
		if (result.success) events.push(result.data);
	}
	return { events };
}

function describeError(error: z.ZodError): string {
	const [issue] = error.issues;
	return `${issue?.path.join(".") ?? ""} ${issue?.message ?? "has another form"}`;
}

function contradiction(event: SearchEvent, now: number): string | undefined {
	const { eventType, eventSubtype, queryID, objectIDs, positions, filters, objectData, timestamp } = event;
	if ((objectIDs === undefined) === (filters === undefined))
		return "an event is about objectIDs or about filters, one of them";
	if (eventSubtype !== undefined && eventType !== "conversion") return "eventSubtype is a conversion's";
	if (positions !== undefined && eventType !== "click") return "positions are a click's";
	if (
		eventType === "click" &&
		objectIDs !== undefined &&
		(queryID === undefined) !== (positions === undefined)
	)
		return "a click after a search has both queryID and positions";
	if (positions !== undefined && positions.length !== objectIDs?.length)
		return "positions and objectIDs are of different length";
	if (objectData !== undefined && objectData.length !== objectIDs?.length)
		return "objectData and objectIDs are of different length";
	if (timestamp !== undefined && (timestamp < now - OLDEST_DAYS * DAY || timestamp > now + DAY))
		return `timestamp is not within the last ${OLDEST_DAYS} days`;
	return undefined;
}
