import * as z from "zod";
import { EVENT_DATA, eventPlace, itemSchema } from "../../../../shared/contracts/analytics-events.ts";
import { EVENT_NAMES, EVENTS, type EventName } from "../../../../shared/domain/analytics/events.ts";
import type { Receiver } from "../receiver.ts";
import { RECEIVERS } from "../receivers.ts";
import { listExamples } from "./event-examples.ts";

const HEAD = `# Events of analytics

Generated from the catalogue in \`shared/contracts/analytics-events.ts\` and the receivers in \`worker/platform/analytics\`. To write this page again:
\`npx vitest run --project unit worker/platform/analytics/documentation -u\`.

Every event has an \`id\` (a UUID, by which receivers recognise a repetition), \`at\` (milliseconds since 1970, by the server's clock), its \`name\`,
its \`place\` and its \`data\`. Amounts are in the currency's main unit. An event reaches a receiver only if the shopper has agreed to the event's
category of consent and to the receiver's (event-11), and if the site's preference \`analytics.receivers\` names the receiver (event-37).
What personalisation learns from may reach a receiver of that category with consent to personalisation alone.
`;

const WEBHOOK = `## The webhook

The webhook of the house gets one \`POST\` for each event. Its headers and signature follow [Standard Webhooks](https://www.standardwebhooks.com), so
that any of its libraries verifies them:

| Header | Holds |
|---|---|
| \`webhook-id\` | the event's id; a request with a known id is a repetition, which counts once |
| \`webhook-timestamp\` | seconds since 1970 of this try; refuse what is older than five minutes |
| \`webhook-signature\` | \`v1,\` and the Base64 of the HMAC-SHA-256 of \`{id}.{timestamp}.{body}\`, with the bytes after \`whsec_\` in \`WEBHOOK_SECRET\` as key |

Answer with any status of 2xx within five seconds. 408, 429 and 5xx are repeated with growing pauses, or after \`Retry-After\`, for up to ten tries; every
other status makes the event a dead letter. \`packages/commerce-sandbox/apis/receivers/webhook.ts\` is a receiver in sixty lines.
`;

type Schema = {
	type?: string | string[];
	enum?: unknown[];
	anyOf?: Schema[];
	items?: Schema;
	properties?: Record<string, Schema>;
	required?: string[];
	format?: string;
	minimum?: number;
	maximum?: number;
	minLength?: number;
	maxLength?: number;
	maxItems?: number;
};

/** Larger bounds are those of the language's numbers. */
const isBound = (bound: number | undefined): bound is number => bound !== undefined && Math.abs(bound) < 1e9;

const ITEM_FIELDS = Object.keys(itemSchema.shape).join();

const nameKind = (schema: Schema): string => {
	if (schema.anyOf) return schema.anyOf.map(nameKind).join(" or ");
	if (schema.enum) return schema.enum.map((one) => `\`${one}\``).join(", ");
	const limits = [
		...(isBound(schema.minimum) ? [`from ${schema.minimum}`] : []),
		...(isBound(schema.maximum) ? [`to ${schema.maximum}`] : []),
		...(schema.maxLength === undefined
			? []
			: [`${schema.minLength === schema.maxLength ? "exactly" : "at most"} ${schema.maxLength} characters`]),
		...(schema.maxItems === undefined ? [] : [`at most ${schema.maxItems}`]),
	].join(" ");
	const limited = (kind: string): string => (limits ? `${kind}, ${limits}` : kind);
	switch (schema.type) {
		case "string":
			return limited("text");
		case "integer":
			return limited("whole number");
		case "array":
			return limited(schema.items ? `list of ${nameKind(schema.items)}` : "list");
		case "object":
			return Object.keys(schema.properties ?? {}).join() === ITEM_FIELDS
				? "[items](#item)"
				: `(${Object.keys(schema.properties ?? {}).join(", ")})`;
		case "boolean":
			return "yes or no";
		default:
			return limited([schema.type ?? []].flat().join(" or "));
	}
};

const writeFields = (schema: z.ZodType): string[] => {
	const { properties = {}, required = [] } = z.toJSONSchema(schema) as Schema;
	const rows = Object.entries(properties).map(
		([name, field]) => `| \`${name}\` | ${nameKind(field)} | ${required.includes(name) ? "required" : ""} |`,
	);
	return rows.length > 0 ? ["| Field | Value | |", "|---|---|---|", ...rows] : ["It has no fields."];
};

const listReceivers = (name: EventName, receivers: readonly Receiver[]): string =>
	receivers.flatMap((one) => (one.takes(name) ? [one.id] : [])).join(", ");

const writeEvent = (name: EventName): string => {
	const example = listExamples().find((one) => one.name === name);
	return [
		`## \`${name}\``,
		"",
		`Consent: ${EVENTS[name].consent}. Receivers: the data layer, ${listReceivers(name, RECEIVERS)}.`,
		"",
		...writeFields(EVENT_DATA[name]),
		"",
		"```json",
		JSON.stringify(example?.data ?? {}, null, 2),
		"```",
		"",
	].join("\n");
};

const writeReceivers = (): string =>
	[
		"## Receivers on the server",
		"",
		"None of them adds a host to the page's policy, because the Worker calls them. Those that are not configured get nothing (docs/deployment.md).",
		"",
		"| Receiver | Consent | An event that arrives twice | Events |",
		"|---|---|---|---|",
		...RECEIVERS.map((one) => {
			const taken = EVENT_NAMES.filter((name) => one.takes(name));
			const events =
				taken.length === EVENT_NAMES.length ? "all" : taken.map((name) => `\`${name}\``).join(", ");
			const once = one.recognises("page_view")
				? "counts once, by its id"
				: "would count twice, so it is sent at most once";
			return `| ${one.id} | ${one.consent} | ${once} | ${events} |`;
		}),
		"",
	].join("\n");

/** Returns docs/analytics.md (event-43). */
export const writeDocumentation = (): string =>
	[
		HEAD,
		writeReceivers(),
		WEBHOOK,
		["## Place", "", ...writeFields(eventPlace), ""].join("\n"),
		[
			"## Item",
			"",
			"`price` and `discount` are floored to whole units (event-7).",
			"",
			...writeFields(itemSchema),
			"",
		].join("\n"),
		...EVENT_NAMES.map(writeEvent),
	].join("\n");
