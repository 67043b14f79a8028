import type { AnalyticsEvent } from "../../../../shared/contracts/analytics-events.ts";
import type { AnalyticsItem } from "../../../../shared/domain/analytics/items.ts";

/** Google Analytics drops what is longer (event-28); the data layer may be read by other tools, but names no longer texts either. */
const LONGEST_TEXT = 100;
const LONGEST: Readonly<Record<string, number>> = { title: 300, referrer: 420, page_path: 1000 };
const MOST_ITEMS = 200;

const shorten = (facts: object): object =>
	Object.fromEntries(
		Object.entries(facts).map(([name, value]) => [
			name,
			typeof value === "string" ? value.slice(0, LONGEST[name] ?? LONGEST_TEXT) : value,
		]),
	);

const toItem = (
	{
		id,
		masterId,
		name,
		brand,
		variant,
		size,
		categories,
		categoryIds,
		price,
		discount,
		priceType,
		promotionIds,
		quantity,
		position,
		sizes,
	}: AnalyticsItem,
	list?: { listId: string; listName: string },
): object =>
	shorten({
		item_id: id,
		item_group_id: masterId,
		item_name: name,
		item_brand: brand,
		item_variant: variant,
		item_size: size,
		...Object.fromEntries(
			categories.slice(0, 5).map((category, at) => [`item_category${at === 0 ? "" : at + 1}`, category]),
		),
		category_ids: categoryIds?.join(),
		price: price ?? undefined,
		discount,
		price_type: priceType,
		promotion_id: promotionIds?.join(),
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
	if (!("items" in data)) return [shorten({ ...facts, ...data })];
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
			...shorten({ ...facts, ...others }),
			ecommerce: {
				transaction_id: transactionId,
				currency,
				value,
				tax,
				shipping,
				coupon: coupon?.slice(0, LONGEST_TEXT),
				...(list && shorten({ item_list_id: list.listId, item_list_name: list.listName })),
				items: items.slice(0, MOST_ITEMS).map((item) => toItem(item, list)),
			},
		},
	];
}
