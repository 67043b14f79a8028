import { isCredited, type ShopEvent, toSourced } from "../shell/shop-events.ts";
import type { BrowserEvent } from "./browser-events.ts";

/** The click on a product that later events of the visit are credited to, and the category's list that the shopper has come by. */
export type Credited = {
	source?: { source?: string; sourceSpecification?: string };
	list?: { id: string; name: string };
};

/**
 * Credits product views and additions to the product click before them, and clicks to the category's list that the shopper has come by, also if an
 * earlier document of the visit showed those (event-29). Events that name a source or a list keep it.
 */
export function createCredits(memory: { get(): Credited; set(change: Credited): void }) {
	const credit = (event: BrowserEvent): BrowserEvent => {
		const { source, list } = memory.get();
		const isView = event.type === "productView" || (event.type === "sealed" && event.name === "add_to_cart");
		if (isView && !event.source) return { ...event, ...source } as BrowserEvent;
		if (event.type === "productClick" && !event.plpCategoryId && list)
			return { ...event, plpCategoryId: list.id, plpCategoryName: list.name };
		return event;
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
