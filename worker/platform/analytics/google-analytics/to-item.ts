import type { AnalyticsItem } from "../../../../shared/domain/analytics/items.ts";
import { cutText } from "../mapping-tools.ts";
import { MOST_TEXT } from "./schema.ts";

type Fields = Record<string, string | number>;
type List = { listId?: string | undefined; listName?: string | undefined };

const cut = (text: string): string => cutText(text, MOST_TEXT);

/** Leaves out fields without a value: the protocol knows neither null nor undefined. */
export const listGiven = (fields: Record<string, string | number | null | undefined>): Fields =>
	Object.fromEntries(
		Object.entries(fields).filter(
			(entry): entry is [string, string | number] =>
				entry[1] !== undefined && entry[1] !== null && entry[1] !== "",
		),
	);

/** Describes an item in the words of Google Analytics, for the protocol and for the data layer. It has no word for sizes. */
export const nameItemFields = (item: AnalyticsItem, { listId, listName }: List = {}) => ({
	item_id: item.id,
	item_group_id: item.masterId,
	item_name: cut(item.name),
	item_brand: cut(item.brand),
	item_variant: item.variant && cut(item.variant),
	item_size: item.size && cut(item.size),
	...Object.fromEntries(
		item.categories.slice(0, 5).map((one, at) => [`item_category${at === 0 ? "" : at + 1}`, cut(one)]),
	),
	category_ids: item.categoryIds && cut(item.categoryIds.join(",")),
	price: item.price,
	discount: item.discount,
	promotion_id: item.promotionIds && cut(item.promotionIds.join(",")),
	price_type: item.priceType,
	quantity: item.quantity,
	index: item.position,
	item_list_id: listId,
	item_list_name: listName && cut(listName),
});

/** Describes an item for the protocol, with its sizes as two texts: those in stock, and those out of stock. */
export const toGoogleItem = (item: AnalyticsItem, list: List = {}): Fields => {
	const sizes = (available: boolean): string =>
		cut((item.sizes ?? []).flatMap((one) => (one.available === available ? one.size : [])).join(","));
	return listGiven({
		...nameItemFields(item, list),
		sizes_in_stock: sizes(true),
		sizes_out_of_stock: sizes(false),
	});
};
