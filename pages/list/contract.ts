import type { RefinementValueView, RefinementView } from "../../shared/contracts/list-views.ts";
import type { ImageView, LinkView, ListInsertView, TileView } from "../../shared/contracts/views.ts";
import type { Markup } from "../../shared/domain/content/markup.ts";
import type { PageSpan } from "../../shared/domain/list/list-paging.ts";

export type ListData = {
	heading: string;
	/** Merchants' words above the heading. */
	above?: string;
	/** A line below the heading: a category's own, or how a search went beyond what was typed (search-17). */
	description?: string;
	/** Merchants' text about the list, at its foot. */
	text?: Markup;
	links?: { place: "head" | "foot"; title?: string; links: LinkView[] };
	/** A search's tabs: "All", and the categories that are tabs. */
	tabs?: (LinkView & { selected?: true })[];
	/** One refinement's values by their colours alone, above the list. */
	dots?: { label: string; square?: true; values: RefinementValueView[] };
	/** The category's own picture, on its first page: wide, whatever the window's shape. */
	head?: ImageView;
	/** "category" has breadcrumbs and sub-categories, "search" has a query. */
	mode: "category" | "search";
	query?: string;
	categoryId?: string;
	breadcrumbs: LinkView[];
	subcategories: LinkView[];
	total: number;
	totalText: string;
	tiles: TileView[];
	/** Editors' content between the tiles, in the order of its places. */
	inserts?: ListInsertView[];
	/** The pages whose tiles these are: one as it is loaded, more as others join. */
	spans: PageSpan[];
	previousHref?: string;
	nextHref?: string;
	/** The next page comes as the shopper nears the end; else by a button. */
	nextByItself?: boolean;
	sorting: { id: string; label: string; href: string; selected: boolean }[];
	refinements: RefinementView[];
	/** Selected values as removable chips. */
	chips: { label: string; href: string }[];
	clearHref?: string;
	/** Why there is nothing, where it is not that nothing was found; another try may find it. */
	resting?: { text: string; again: LinkView };
	/** Searches that found nothing offer these. */
	suggestions: LinkView[];
	/** Nothing is here, and no choice is the reason: what is popular stands below. */
	rowsBelow?: true;
};
