import { isCredited, type ShopEvent, toSourced } from "../../../shared/domain/shell/shop-events.ts";
import type { createVisitMemory } from "../../state/events/visit-memory.ts";
import type { Draft } from "./to-sightings.ts";

/**
 * Credits product views and additions to the product click before them, and clicks to the category's list that the shopper has come by, also if an
 * earlier document of the visit showed those (event-29). Events that name a source or a list keep it.
 */
export function createCredits(memory: ReturnType<typeof createVisitMemory>) {
	const credit = (draft: Draft): Draft => {
		const { source, list } = memory.get();
		if ((draft.name === "view_item" || draft.name === "add_to_cart") && !draft.data.source && source)
			return { ...draft, data: { ...draft.data, ...source } } as Draft;
		if (draft.name === "select_item" && !draft.data.plpCategoryId && list)
			return { ...draft, data: { ...draft.data, plpCategoryId: list.id, plpCategoryName: list.name } };
		return draft;
	};
	credit.remember = (event: ShopEvent): void => {
		if (event.type !== "productClick" && event.type !== "productAction") return;
		const { plpCategoryId: id, plpCategoryName: name = "" } = event;
		memory.set({
			...(isCredited(event) && { source: toSourced(event) }),
			...(id && { list: { id, name } }),
		});
	};
	return credit;
}
