import * as z from "zod";
import { type AnalyticsEvent, findEventFault } from "../../../../shared/contracts/analytics-events.ts";
import { EVENT_NAMES } from "../../../../shared/domain/analytics/events.ts";
import { callReceiver } from "../call-receiver.ts";
import { defineReceiver } from "../define-receiver.ts";
import type { Mapping } from "../receiver.ts";
import { signWebhook } from "./sign-request.ts";

/** Bytes; receivers of webhooks commonly refuse more. */
const MOST_BYTES = 256_000;

const envelope = z.strictObject({
	type: z.string().regex(/^analytics\.[a-z_]+$/),
	timestamp: z.iso.datetime(),
	data: z.custom<AnalyticsEvent>((event) => findEventFault(event as AnalyticsEvent) === undefined),
});
type Envelope = z.output<typeof envelope>;

const enclose = (event: AnalyticsEvent): Envelope => ({
	type: `analytics.${event.name}`,
	timestamp: new Date(event.at).toISOString(),
	data: event,
});

/** A webhook of the house: one signed request for each event, whose id says whether it is a repetition (event-42). */
export const webhook = defineReceiver<"analytics", Envelope>({
	id: "webhook",
	consent: "analytics",
	isConfigured: (env) => !!env.WEBHOOK_URL && !!env.WEBHOOK_SECRET,
	// All events are sent as they are, so all names have the same function.
	mapping: Object.fromEntries(EVENT_NAMES.map((name) => [name, enclose])) as Mapping<"analytics", Envelope>,
	schema: envelope,
	recognises: () => true,
	mostEvents: 1,
	mostBytes: MOST_BYTES,
	async send([first], cx) {
		const { WEBHOOK_URL, WEBHOOK_SECRET } = cx.env;
		if (!first || !WEBHOOK_URL || !WEBHOOK_SECRET) return { refused: "The webhook is not configured." };
		const body = JSON.stringify(first);
		const signature = await signWebhook(WEBHOOK_SECRET, { id: first.data.id, body, now: cx.now });
		return callReceiver(cx, WEBHOOK_URL, {
			method: "POST",
			headers: { "content-type": "application/json", ...signature },
			body,
		});
	},
});
