import * as z from "zod";
import { type AnalyticsEvent, findEventFault } from "../../../../shared/contracts/analytics-events.ts";
import { EVENT_NAMES, type EventName } from "../../../../shared/domain/analytics/events.ts";
import { readPrivateClient, writeAuthorization } from "../../commerce/logins/code-logins.ts";
import { platformFetch } from "../../fetch.ts";
import { defineReceiver } from "../define-receiver.ts";
import type { Mapping } from "../receiver.ts";

const keep = (event: AnalyticsEvent): AnalyticsEvent => event;

/** Milliseconds. */
const PATIENCE = 5000;

/** The house's own dataset, which stores each event once (event-13). */
export const dataset = defineReceiver<"analytics", AnalyticsEvent>({
	id: "dataset",
	consent: "analytics",
	isConfigured: (env) => readPrivateClient(env) !== undefined,
	// Every event is kept as it is, so all names have the same function.
	mapping: Object.fromEntries(EVENT_NAMES.map((name: EventName) => [name, keep])) as Mapping<
		"analytics",
		AnalyticsEvent
	>,
	schema: z.custom<AnalyticsEvent>((event) => findEventFault(event as AnalyticsEvent) === undefined),
	recognises: () => true,
	mostEvents: 100,
	mostBytes: 1_000_000,
	async send(events, cx) {
		const client = readPrivateClient(cx.env);
		if (!client) return { refused: "No private client is configured." };
		const response = await platformFetch(
			cx,
			"/dataset/v1/events",
			{
				method: "POST",
				headers: {
					"content-type": "application/json",
					authorization: writeAuthorization(client),
				},
				body: JSON.stringify({ events }),
			},
			{ timeout: PATIENCE },
		);
		if (response.ok) return "taken";
		return response.kind === "http" &&
			response.status !== undefined &&
			response.status < 500 &&
			response.status !== 429
			? { refused: `Status ${response.status}: ${response.detail}` }
			: "retry";
	},
});
