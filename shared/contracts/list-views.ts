import type { PageSpan } from "../domain/list/list-paging.ts";
import type { ListInsertView, TileView } from "./views.ts";

export type RefinementValueView = {
	label: string;
	description?: string;
	hitCount?: number;
	/** The address of the list with this value toggled, on page 1. Absent if no product would match (list-24). */
	href?: string;
	selected?: true;
	hex?: string;
	values?: RefinementValueView[];
};

export type RefinementView = { id: string; label: string; values: RefinementValueView[]; single?: true };

export type ListTilesView = {
	heading: string;
	total: number;
	tiles: TileView[];
	inserts?: ListInsertView[];
	/** Set if an insert is an element of the shop, whose code the page then loads. */
	elements?: true;
	spans: PageSpan[];
	previousHref?: string;
	nextHref?: string;
	nextByItself?: boolean;
};
