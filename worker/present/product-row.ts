import type { TileView } from "../../shared/contracts/views.ts";
import { soon } from "../cache/single-flight.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { toTiles } from "./tile.ts";

export const isGone = (
	categoryId: string | undefined,
	{ categories }: Pick<PageContext, "categories">,
): categoryId is string => categoryId !== undefined && !categories.byId.has(categoryId);

export const productRow = async (
	{ categoryId, sort, limit }: { categoryId?: string; sort?: string; limit: number },
	cx: PageContext,
): Promise<TileView[]> => {
	if (isGone(categoryId, cx)) {
		cx.deadLink({ title: "A row of products", url: categoryId });
		return [];
	}
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
