import type { BrowserEvent } from "../../../shared/domain/analytics/browser-events.ts";
import { rememberClick } from "../../../shared/domain/analytics/remember-click.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import type { createVisitMemory } from "../../state/events/visit-memory.ts";

/**
 * Credits product views and additions to the product click before them, and clicks to the category's list that the shopper has come by, also if an
 * earlier document of the visit showed those (event-29). Events that name a source or a list keep it.
 */
export function createCredits(memory: ReturnType<typeof createVisitMemory>) {
	const credit = (event: BrowserEvent): BrowserEvent => {
		const { source, list } = memory.get();
		const isView = event.type === "productView" || (event.type === "sealed" && event.name === "add_to_cart");
		if (isView && !event.source) return { ...event, ...source } as BrowserEvent;
		if (event.type === "productClick" && !event.plpCategoryId && list)
			return { ...event, plpCategoryId: list.id, plpCategoryName: list.name };
		return event;
	};
	credit.remember = (event: ShopEvent): void => {
		if (event.type === "productClick" || event.type === "productAction") memory.set(rememberClick(event));
	};
	return credit;
}
