import { callReceiver } from "../call-receiver.ts";
import { defineReceiver } from "../define-receiver.ts";
import { data360Mapping } from "./mapping.ts";
import { type Data360Records, records } from "./schema.ts";

/** One request holds at most 200 kB; the encoding adds a third. */
const MOST_BYTES = 140_000;

/**
 * Writes JSON as the service takes it: in Base64, as a form. Escapes leave only characters whose Base64 has no "+", which a form would turn
 * into a space.
 */
export const encodeInteraction = (interaction: object): string =>
	btoa(
		JSON.stringify(interaction).replace(
			/[^ -=?-}]/g,
			(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
		),
	);

/** Data 360 by its web interactions. It knows a record by the event's id, so a repeated one replaces the first (event-39). */
export const data360 = defineReceiver<"marketing", Data360Records>({
	id: "data-360",
	consent: "marketing",
	isConfigured: (env) => !!env.DATA_360_SOURCE,
	mapping: data360Mapping,
	schema: records,
	recognises: () => true,
	mostEvents: 20,
	mostBytes: MOST_BYTES,
	send: (events, cx) =>
		callReceiver(cx, `${cx.env.DATA_360_URL ?? ""}/web/events/${cx.env.DATA_360_SOURCE}`, {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: `event=${encodeInteraction({ events: events.flat() })}`,
		}),
});
