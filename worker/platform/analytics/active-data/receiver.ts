import type { AnalyticsEvent } from "../../../../shared/contracts/analytics-events.ts";
import type { AnalyticsItem } from "../../../../shared/domain/analytics/items.ts";
import { callReceiver } from "../call-receiver.ts";
import { defineReceiver } from "../define-receiver.ts";
import { cutText } from "../mapping-tools.ts";
import type { Deliverable, Mapping } from "../receiver.ts";
import { type Hit, hit, SHOWN, VIEWED } from "./schema.ts";
import { writeHit } from "./write-hit.ts";

type About = Omit<Deliverable<"analytics">, "event">;

const MOST_TEXT = 300;
const ANONYMOUS = "__ANNONYMOUS__";

/** Turns the first digits of an event's id into the number between 0 and 1 that a repeated report has as well. */
const toNumber = (id: string): string => `0.${Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)}`;

const report = (
	{ id, place }: AnalyticsEvent,
	{ sender }: About,
	event: typeof VIEWED | typeof SHOWN,
	{ items, isRecommended = false }: { items: readonly AnalyticsItem[]; isRecommended?: boolean },
): Hit | undefined =>
	items.length === 0
		? undefined
		: {
				siteId: place.siteId,
				locale: place.language.replace("-", "_"),
				url: cutText((sender?.origin ?? "") + place.path, 1000),
				dwac: toNumber(id),
				pcc: place.currency,
				pct: ANONYMOUS,
				pcat: cutText(items[0]?.categoryIds?.at(-1) ?? "", MOST_TEXT),
				products: items.slice(0, 100).map((item) => ({ id: item.id, event, isRecommended })),
			};

/** Commerce Cloud counts orders itself; from a storefront it wants views of products and products shown in lists and recommendations. */
const mapping = {
	view_item: (event, about) => report(event, about, VIEWED, event.data),
	view_item_list: (event, about) => report(event, about, SHOWN, event.data),
} satisfies Mapping<"analytics", Hit>;

/** Active Data of Commerce Cloud, which sorts products by it. It takes one event per request, and counts each arrival (event-39). */
export const activeData = defineReceiver<"analytics", Hit>({
	id: "active-data",
	consent: "analytics",
	isConfigured: (env) => env.COMMERCE !== undefined || env.COMMERCE_URL !== undefined,
	mapping,
	schema: hit,
	recognises: () => false,
	mostEvents: 1,
	mostBytes: 100_000,
	send: async ([first], cx) => (first ? callReceiver(cx, writeHit(first), { method: "GET" }) : "taken"),
});
