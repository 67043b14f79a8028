import type { TileView } from "../../shared/contracts/views.ts";
import { soon } from "../cache/single-flight.ts";
import type { PageContext } from "../pages/page-loader.ts";
import { toTiles } from "./tile.ts";

/**
 * The first products of a list, for a row of them: one colour of each product, for a shop window doesn't show the same dress twice.
 * A row may fail without taking the page along: it is empty then.
 */
export const productRow = async (
	{ categoryId, sort, limit }: { categoryId?: string; sort: string; limit: number },
	cx: PageContext,
): Promise<TileView[]> => {
	try {
		const { hits, failed } = await soon(
			cx.finder.search({ categoryId, refinements: [], sort, offset: 0, limit: 4 * limit }),
		);
		if (failed) cx.isPartial = true;
		const firsts = new Map(hits.toReversed().map((hit) => [hit.masterId, hit]));
		return await toTiles([...firsts.values()].toReversed().slice(0, limit), cx);
	} catch {
		cx.isPartial = true;
		return [];
	}
};
