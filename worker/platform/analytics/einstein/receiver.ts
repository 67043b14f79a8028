import * as z from "zod";
import type { AnalyticsEvent } from "../../../../shared/contracts/analytics-events.ts";
import { LEARNED_EVENTS } from "../../../../shared/domain/analytics/events.ts";
import type { EinsteinPerson } from "../../recommendations/einstein-client.ts";
import { callReceiver } from "../call-receiver.ts";
import { defineReceiver } from "../define-receiver.ts";
import type { Mapping } from "../receiver.ts";
import { ACTIVITY_SCHEMAS } from "./activity-schema.ts";
import { ACTIVITIES, type Activity, type ActivityName, toActivity } from "./to-activity.ts";

/** Bytes; an activity of 200 lines has less than a tenth of this. */
const MOST_BYTES = 256_000;

type Told = Activity & { siteId: string; person: EinsteinPerson };

const told: z.ZodType<Told> = z
	.object({
		name: z.enum(ACTIVITIES),
		body: z.looseObject({}),
		siteId: z.string(),
		person: z.object({ cookieId: z.string().optional(), userId: z.string().optional() }),
	})
	.superRefine(({ name, body }, cx) => {
		const result = ACTIVITY_SCHEMAS[name as ActivityName].safeParse(body);
		for (const { message, path } of result.error?.issues ?? [])
			cx.addIssue({ code: "custom", message, path: [name, ...path] });
	});

const tell = (event: AnalyticsEvent, { person = {} }: { person?: EinsteinPerson }): Told | undefined => {
	const activity = toActivity(event);
	return activity && { ...activity, siteId: event.place.siteId, person };
};

let isMissingIdLogged = false;

/**
 * The recommendation service, which learns from what a shopper does (event-47). It recognises no repetition. An activity without the browser's
 * id is sent with a warning, which an isolate logs once.
 */
export const einstein = defineReceiver<"personalisation", Told>({
	id: "einstein",
	consent: "personalisation",
	knowsPersons: true,
	isConfigured: (env) => !!env.RECOMMENDATIONS_CLIENT_ID,
	// One function tells events of all names.
	mapping: Object.fromEntries(LEARNED_EVENTS.map((name) => [name, tell])) as Mapping<"personalisation", Told>,
	schema: told,
	recognises: () => false,
	mostEvents: 1,
	mostBytes: MOST_BYTES,
	async send([first], cx) {
		if (!first) return "taken";
		const { name, body, siteId, person } = first;
		if (!person.cookieId && !isMissingIdLogged) {
			isMissingIdLogged = true;
			cx.log("warning", "analytics/einstein", "An activity has no cookie id", { activity: name });
		}
		const { RECOMMENDATIONS_URL: url = "", RECOMMENDATIONS_REALM: realm, RECOMMENDATIONS_CLIENT_ID } = cx.env;
		return callReceiver(cx, `${url}/v3/activities/${realm}-${siteId}/${name}`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-cq-client-id": RECOMMENDATIONS_CLIENT_ID },
			body: JSON.stringify({ ...body, ...person, realm, instanceType: "prd" }),
		});
	},
});
