import type { NavItemView } from "../../../shared/contracts/views.ts";
import type { Paths } from "../../../shared/domain/addresses/paths.ts";
import { badgeColours } from "../../../shared/domain/catalogue/badges.ts";
import type { Category } from "../../../shared/domain/catalogue/catalogue.ts";
import type { ContentLink, NavigationItem } from "../../../shared/domain/content/content.ts";
import { theme } from "../../base/house.ts";
import { toLink } from "./links.ts";

type NavigationContext = Parameters<typeof toLink>[1] & { language: string };

const below = (items: NavItemView[]): Pick<NavItemView, "items"> => (items.length > 0 ? { items } : {});

const isLink = (item: NavigationItem): item is NavigationItem & ContentLink => item.url !== undefined;

const sort = ({ items, sorting }: NavigationItem, language: string): readonly NavigationItem[] => {
	if (sorting !== "A-Z" && sorting !== "Z-A") return items;
	const direction = sorting === "A-Z" ? 1 : -1;
	return items.toSorted((a, b) => direction * a.title.localeCompare(b.title, language));
};

const readColumn = ({ column = 1 }: NavigationItem): number => column;

/** Items of one column stay in their order. */
const arrange = (item: NavigationItem, language: string): readonly NavigationItem[] => {
	const items = sort(item, language);
	return item.template === "columns" ? items.toSorted((a, b) => readColumn(a) - readColumn(b)) : items;
};

/** Returns undefined for a link to a missing page (content-7), and for a heading without items. */
const toItem = (item: NavigationItem, cx: NavigationContext): NavItemView | undefined => {
	const link = isLink(item) ? toLink(item, cx) : { label: item.title };
	if (!link) return undefined;
	const { description, template, viewAll = "none", image } = item;
	const { colour } = badgeColours(item.colour, undefined, theme.colors);
	let column: number | undefined;
	const items = arrange(item, cx.language).flatMap((child): NavItemView[] => {
		const view = toItem(child, cx);
		if (!view) return [];
		const startsColumn = template === "columns" && column !== undefined && column !== readColumn(child);
		column = readColumn(child);
		return [startsColumn ? { ...view, startsColumn } : view];
	});
	if (!("href" in link) && items.length === 0) return undefined;
	return {
		...link,
		...(colour && { colour }),
		...(description && { description }),
		...(image && { image }),
		...(template && template !== "mega" && { template }),
		...(viewAll !== "none" && { viewAll }),
		...below(items),
	};
};

/** Returns the editors' menu with its items in their order (shell-25). */
export const toNavigation = (items: readonly NavigationItem[], cx: NavigationContext): NavItemView[] =>
	items.flatMap((item) => toItem(item, cx) ?? []);

/** Returns the menu of the categories, for shops whose editors have composed no menu (content-13). */
export const listMenuCategories = (
	categories: readonly Category[],
	paths: Paths,
	viewAll: NavItemView["viewAll"] = "all",
): NavItemView[] =>
	categories
		.filter((category) => category.showInMenu)
		.map((category) => ({
			label: category.name,
			href: paths.category(category.url),
			viewAll,
			...below(listMenuCategories(category.children, paths, "small")),
		}));
