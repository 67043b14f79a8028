import type { PageView } from "../../../shared/contracts/page.ts";
import { listSections } from "../../../shared/contracts/section-view.ts";
import type { TileView } from "../../../shared/contracts/views.ts";
import type { PageViewed, ShownPage } from "../../../shared/domain/shell/shop-events.ts";

const listOwn = ({ kind, data }: PageView): PageViewed["lists"] => {
	if ((kind !== "list" && kind !== "wishlist") || data.tiles.length === 0) return [];
	const productIds = data.tiles.map(({ id }) => id);
	return kind === "list"
		? [{ id: data.categoryId ?? kind, name: data.heading, productIds }]
		: [{ id: kind, name: kind, productIds }];
};

const describeSection = (key: string, view: object): PageViewed["lists"] => {
	const { tiles = [], heading, title } = view as { tiles?: TileView[]; heading?: string; title?: string };
	return tiles.length > 0
		? [{ id: key, name: heading ?? title ?? key, productIds: tiles.map(({ id }) => id), isContent: true }]
		: [];
};

/** Names the store and the product that pages of stores, visits and sharing are about. */
type Subject = {
	notice?: string;
	fields?: { productId?: string };
	visits?: { storeId?: string; productId?: string }[];
};

/** Returns what analytics reports of a page. Only visits with consent load this module. */
export function describePage(shown: ShownPage): PageViewed {
	const page = shown as PageView;
	const { kind, data, path, status, head } = page;
	const list = kind === "list" ? page.data : undefined;
	const { notice, fields, visits: [visit] = [] } = data as Subject;
	return {
		kind,
		path,
		status,
		title: head.title,
		lists: [...listOwn(page), ...listSections(data).flatMap(({ key, view }) => describeSection(key, view))],
		categoryId: list?.categoryId,
		...(list?.mode === "search" && {
			search: { phrase: list.query ?? "", isEmpty: list.total === 0, results: list.total },
		}),
		refinements: list?.refinements.flatMap(({ id: attribute, values }) =>
			values.flatMap(({ label, selected }) => (selected ? { attribute, value: label } : [])),
		),
		notice,
		subject: {
			storeId: kind === "store" ? page.data.id : visit?.storeId,
			productId: fields?.productId ?? visit?.productId,
		},
	};
}
