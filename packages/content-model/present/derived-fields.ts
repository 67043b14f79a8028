import { wallClock } from "@vetrina/shop-rules/time/wall-clock.ts";
import { placeTag } from "./change-tags.ts";
import { type Paging, toCollection } from "./collection.ts";
import type { EntryView, ShownFields } from "./entry-view.ts";
import { buildNavigation, MENU_LEVELS } from "./navigation.ts";

export type DerivedFields = { [field: string]: unknown };

export const needsCategories = ({ fields }: ShownFields): boolean =>
	fields.targetCategory !== undefined ||
	["navigationFrom", "itemsFrom", "linksFrom", "subItemsFrom"].some((name) => fields[name] === "categories");

export function deriveFields(entry: ShownFields, own: DerivedFields, view: EntryView): DerivedFields {
	switch (entry.type) {
		case "Cta":
			return { targetUrl: findTarget(entry, view) };
		case "Image":
			return measurePictures(own, view);
		case "NavigationItem":
			return deriveItem(entry, own, view);
		case "Header":
			return listCategories("navigation", entry.fields.navigationFrom, view, 1);
		case "NavigationGroup":
			return listCategories("items", entry.fields.itemsFrom, view, MENU_LEVELS);
		case "FooterColumn":
			return listCategories("links", entry.fields.linksFrom, view, MENU_LEVELS);
		case "Footer":
			return { copyright: fillYear(own.copyright, view) };
		default:
			return {};
	}
}

const findCategory = (entry: ShownFields, { categories }: EntryView) =>
	categories.find(({ id }) => id === entry.fields.targetCategory);

/**
 * Returns the current address of the category or page that a link names, or else the long or the short address that editors wrote; null
 * without any (content-7, content-29).
 */
function findTarget(entry: ShownFields, view: EntryView): unknown {
	const category = findCategory(entry, view);
	if (category) return category.url;
	// The schema has validated the link.
	const link = entry.fields.targetPage as { link: string } | undefined;
	if (link) view.tags.add(placeTag(link.link));
	const { longTargetUrl, targetUrl } = entry.fields;
	return view.linked.get(link?.link ?? "")?.fields.slug ?? (longTargetUrl || targetUrl || null);
}

const SCREENS = ["Sm", "Md", "Lg", "Xl"];

/** Adds the size and the ratios that editors left out, of pictures that the house knows (content-32). */
function measurePictures(
	{ mediaId, width, height, ...own }: DerivedFields,
	{ reader }: EntryView,
): DerivedFields {
	const find = (id: unknown) => (typeof id === "string" ? reader.measure?.(id) : undefined);
	const size = width === null && height === null ? find(mediaId) : undefined;
	const ratios = SCREENS.map((screen) => {
		const found = find(own[`image${screen}`]);
		return [`ratio${screen}`, own[`ratio${screen}`] ?? (found ? `${found.width}:${found.height}` : null)];
	});
	return { width, height, ...size, ...Object.fromEntries(ratios) };
}

function deriveItem(entry: ShownFields, own: DerivedFields, view: EntryView): DerivedFields {
	const category = findCategory(entry, view);
	return {
		title: own.title ?? category?.name ?? null,
		targetUrl: findTarget(entry, view),
		...(category ? listCategories("subItems", entry.fields.subItemsFrom, view, 2, category.id) : {}),
	};
}

const listCategories = (
	field: string,
	source: unknown,
	{ categories }: EntryView,
	depth: number,
	parent: string | null = null,
): DerivedFields =>
	source === "categories"
		? {
				[`${field}Collection`]: (paging: Paging) =>
					toCollection(buildNavigation(categories, parent, depth), paging),
			}
		: {};

const fillYear = (text: unknown, { reader }: EntryView): unknown =>
	typeof text === "string"
		? text.replace("{year}", wallClock(new Date(), reader.timeZone).date.slice(0, 4))
		: text;
