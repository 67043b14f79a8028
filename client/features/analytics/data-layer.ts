import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import type { AnalyticsItem } from "../../../shared/domain/analytics/items.ts";
import { CATEGORIES, type ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import { mayKeep } from "../../state/consent.ts";

/** The queue of a tag manager, which reads it from its beginning whenever it loads. */
type Layer = { push(...entries: unknown[]): unknown };

const GRANTED_BY: Record<string, ConsentCategory | "necessary"> = {
	ad_storage: "marketing",
	ad_user_data: "marketing",
	ad_personalization: "marketing",
	analytics_storage: "analytics",
	personalization_storage: "personalisation",
	functionality_storage: "necessary",
	security_storage: "necessary",
};

const listModes = (isGranted: (category: ConsentCategory) => boolean) =>
	Object.fromEntries(
		Object.entries(GRANTED_BY).map(([type, category]) => [
			type,
			category === "necessary" || isGranted(category) ? "granted" : "denied",
		]),
	);

export const toItem = (
	{
		id,
		masterId,
		name,
		brand,
		variant,
		size,
		categories,
		price,
		discount,
		priceType,
		quantity,
		position,
		sizes,
	}: AnalyticsItem,
	list?: { listId: string; listName: string },
) => ({
	item_id: id,
	item_group_id: masterId,
	item_name: name,
	item_brand: brand,
	item_variant: variant,
	item_size: size,
	...Object.fromEntries(
		categories.slice(0, 5).map((category, at) => [`item_category${at === 0 ? "" : at + 1}`, category]),
	),
	price: price ?? undefined,
	discount,
	price_type: priceType,
	quantity,
	index: position,
	item_list_id: list?.listId,
	item_list_name: list?.listName,
	sizes,
});

type Commerce = {
	currency?: string;
	value?: number;
	transactionId?: string;
	tax?: number;
	shipping?: number;
	coupon?: string;
};

/** Returns the entries of the data layer for an event; those of commerce are preceded by one that clears the former (event-16). */
export function toEntries({ id, name, place, data }: AnalyticsEvent): object[] {
	const facts = {
		event: name,
		event_id: id,
		page_type: place.pageType,
		page_path: place.path,
		site_id: place.siteId,
		country: place.country,
		language: place.language,
	};
	if (!("items" in data)) return [{ ...facts, ...data }];
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
	const list = "listId" in data ? { listId: data.listId, listName: data.listName } : undefined;
	return [
		{ ecommerce: null },
		{
			...facts,
			...others,
			ecommerce: {
				transaction_id: transactionId,
				currency,
				value,
				tax,
				shipping,
				coupon,
				...(list && { item_list_id: list.listId, item_list_name: list.listName }),
				items: items.map((item) => toItem(item, list)),
			},
		},
	];
}

/**
 * Writes events into `window.dataLayer` (event-16). Its first entries state the modes of consent: all denied by default, then those that the
 * shopper has granted. A layer that a foreign script has frozen or replaced is left alone.
 */
export function createDataLayer(target: { dataLayer?: unknown } = globalThis as { dataLayer?: unknown }) {
	const write = (...entries: unknown[]): void => {
		try {
			target.dataLayer ??= [];
			for (const entry of entries) (target.dataLayer as Layer).push(entry);
		} catch {}
	};
	/** Tag managers tell commands from data by the type of `arguments`. */
	function command(..._: unknown[]): void {
		// biome-ignore lint/complexity/noArguments: the entry has to be an arguments object.
		write(arguments);
	}
	let modes = "";
	const tellModes = (): void => {
		const granted = CATEGORIES.filter((category) => mayKeep(category));
		if (modes === String(granted)) return;
		if (modes === "") {
			command("consent", "default", { ...listModes(() => false), wait_for_update: 500 });
			command("set", "ads_data_redaction", true);
		}
		modes = String(granted);
		command(
			"consent",
			"update",
			listModes((category) => granted.includes(category)),
		);
	};
	return {
		push(events: readonly AnalyticsEvent[]): void {
			tellModes();
			for (const event of events) write(...toEntries(event));
		},
	};
}
