import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { storeArrivals } from "./received-events.ts";

/**
 * Stands in for the web interactions of Data 360: `POST /web/events/{source}` with a form whose field `event` is JSON in Base64. Records are
 * known by their event's id, so a repeated one counts once. A record of an unknown kind or without a required field is refused.
 */
export const data360App = new Hono<CommerceHono>();

const MOST_BYTES = 200_000;
const id = z.string().min(1);
const base = z.looseObject({
	eventId: id,
	dateTime: z.iso.datetime(),
	deviceId: id,
	sessionId: id,
	siteId: id,
	category: z.enum(["Engagement", "Profile", "Other"]),
});
const interaction = base.extend({ interactionName: id });
const kinds = z.discriminatedUnion("eventType", [
	interaction.extend({ eventType: z.literal("userEngagement") }),
	interaction.extend({ eventType: z.literal("catalog"), id, type: id }),
	interaction.extend({ eventType: z.literal("search"), searchQuery: z.string() }),
	interaction.extend({ eventType: z.literal("cart") }),
	base.extend({ eventType: z.literal("cartItem"), cartEventId: id, lineItemId: id, catalogObjectId: id }),
	interaction.extend({ eventType: z.literal("order"), id, currency: z.string().length(3) }),
	base.extend({ eventType: z.literal("identity"), isAnonymous: z.enum(["0", "1"]) }),
	base.extend({
		eventType: z.literal("partyIdentification"),
		partyIdentificationId: id,
		userId: id,
		IDName: id,
		IDType: id,
	}),
]);
const interactionSchema = z.object({ events: z.array(kinds).min(1) });

/** A form's "+" stands for a space, so it is no Base64. */
const decode = (form: string): unknown => {
	const encoded = new URLSearchParams(form).get("event") ?? "";
	const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
	return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
};

data360App.post("/web/events/:source", async (c) => {
	const form = await c.req.text();
	if (form.length > MOST_BYTES)
		return problem(413, "request-too-large", "An interaction has at most 200 kB.");
	if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(c.req.param("source")))
		return problem(400, "bad-request", "There is no such source.");
	let json: unknown;
	try {
		json = decode(form);
	} catch {
		return problem(400, "bad-request", "The field 'event' is no JSON in Base64.");
	}
	const result = interactionSchema.safeParse(json);
	if (!result.success) return problem(400, "bad-request", z.prettifyError(result.error));
	await storeArrivals(
		c.env.DB,
		result.data.events.map((record) => ({
			receiver: "data-360",
			key: record.eventId,
			eventId: record.eventId.split(".")[0] ?? "",
			name: "interactionName" in record ? String(record.interactionName) : record.eventType,
			body: record,
		})),
	);
	return c.json({}, 202, { "cache-control": "no-store" });
});
