import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import type { LayerEntry } from "../../../shared/domain/analytics/handed-facts.ts";
import { LONGER_TEXTS, MOST_ITEMS, MOST_TEXT } from "../../platform/analytics/google-analytics/schema.ts";
import { nameItemFields } from "../../platform/analytics/google-analytics/to-item.ts";
import { cutText } from "../../platform/analytics/mapping-tools.ts";

/** Google Analytics drops what is longer (event-28); the data layer may be read by other tools, but names no longer texts either. */
const LONGEST: Readonly<Record<string, number>> = {
	title: LONGER_TEXTS.page_title,
	referrer: LONGER_TEXTS.page_referrer,
	page_path: LONGER_TEXTS.page_location,
};

const shorten = <T extends object>(facts: T): T =>
	Object.fromEntries(
		Object.entries(facts).map(([name, value]) => [
			name,
			typeof value === "string" ? cutText(value, LONGEST[name] ?? MOST_TEXT) : value,
		]),
	) as T;

type Commerce = {
	currency?: string;
	value?: number;
	transactionId?: string;
	tax?: number;
	shipping?: number;
	coupon?: string;
};

/** Returns an event as the page's data layer gets it (event-16). */
export function toLayerEntry({ id, name, place, data }: AnalyticsEvent): LayerEntry {
	const facts = {
		event: name,
		event_id: id,
		page_type: place.pageType,
		page_path: place.path,
		site_id: place.siteId,
		country: place.country,
		language: place.language,
	};
	if (!("items" in data)) return shorten({ ...facts, ...data });
	const { items, ...rest } = data;
	const {
		currency = place.currency,
		value,
		transactionId,
		tax,
		shipping,
		coupon,
		...others
	} = rest as Commerce;
	const list = "listId" in data ? { listId: data.listId, listName: data.listName } : {};
	return {
		...shorten({ ...facts, ...others }),
		ecommerce: shorten({
			transaction_id: transactionId,
			currency,
			value,
			tax,
			shipping,
			coupon,
			item_list_id: list.listId,
			item_list_name: list.listName,
			items: items
				.slice(0, MOST_ITEMS)
				.map((item) =>
					shorten({ ...nameItemFields(item, list), price: item.price ?? undefined, sizes: item.sizes }),
				),
		}),
	};
}
