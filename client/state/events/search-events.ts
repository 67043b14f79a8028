import type { QueryClient } from "@tanstack/react-query";
import type { EventResponse, SearchEvent } from "../../../shared/contracts/shopper-api.ts";
import { trackingAt } from "../../../shared/domain/list/list-paging.ts";
import type { ShopEventOf } from "../../../shared/domain/shell/shop-events.ts";
import { mayKeep } from "../consent.ts";
import type { EventBus } from "./events.ts";
import { rememberClick, rememberMaster, searchOf } from "./searched.ts";

/**
 * Tells the hosted search what became of its results (search-8): clicks, and what goes into the bag after one, with the search
 * that its own click came from, where the shopper allows it (consent-6). Nothing waits for it, and what is lost is lost.
 */
export function tellSearch(events: EventBus, queryClient: QueryClient, apiHref: string): void {
	const send = async (json: SearchEvent) => {
		if (!mayKeep("analytics")) return;
		try {
			const { post } = await import("../write.ts");
			await post<EventResponse>(queryClient, apiHref, (api, options) =>
				// A click may lead to another document.
				api["search-events"].$post({ json }, { ...options, init: { keepalive: true } }),
			);
		} catch {
			// The next one may arrive.
		}
	};
	const remember = ({ productId, position, spans }: ShopEventOf<"productClick" | "productAction">) => {
		const search = trackingAt(spans ?? [], position - 1);
		rememberClick(productId, search);
		return search;
	};
	events.on("productAction", remember);
	events.on("productClick", (event) => {
		const search = remember(event);
		if (!search) return;
		const { productId: objectId } = event;
		const click = { ...search, objectId };
		events.emit({ type: "searchClick", ...click });
		void send({ type: "click", ...click });
	});
	events.on("productView", ({ product: { id, masterId } }) => rememberMaster({ id, masterId }));
	events.on("addToCart", ({ product }) => {
		const search = product && searchOf(product);
		if (!search) return;
		events.emit({ type: "searchConversion", ...search });
		void send({ type: "addToCart", ...search });
	});
}
