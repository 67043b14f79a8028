import type { CardView } from "../../shared/contracts/views.ts";
import { listStateQuery } from "../../shared/domain/list/list-state.ts";
import { contentSkip, hasMoreContent } from "../../shared/domain/list/paginated-content.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { toCardView } from "../../worker/present/cards.ts";
import type { LoadSection } from "../section.ts";
import type { PaginatedEntry } from "./entry.ts";

export type PaginatedView = { title?: string; items: CardView[]; total: number; nextHref?: string };

/** Null beyond the end, where the page leads to its first batch (content-3). */
export const load: LoadSection<PaginatedEntry, PaginatedView> = async (
	{ id, title, first },
	cx,
	{ isPaged },
) => {
	const page = isPaged ? parseListState(cx.search).page : 1;
	const batch = page === 1 ? first : await cx.content.batch(id, contentSkip(page));
	if (!batch || batch.count === 0) return null;
	const { cards, count, total } = batch;
	const isMore = isPaged && hasMoreContent({ skip: contentSkip(page), batch: count, total });
	return {
		title,
		items: cards.map((card) => toCardView(card, "portrait", cx)),
		total,
		nextHref: isMore ? cx.paths.page(writeBatchAddress(cx.path, page + 1)) : undefined,
	};
};

export const writeBatchAddress = (path: string, page: number): string => {
	const query = listStateQuery({ page, refinements: [] });
	return query ? `${path}?${query}` : path;
};
