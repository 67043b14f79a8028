import type { QueryClient } from "@tanstack/react-query";
import type { EventResponse, SearchEvent } from "../../../shared/contracts/shopper-api.ts";
import { trackingAt } from "../../../shared/domain/list/list-paging.ts";
import type { ShopEventOf } from "../../../shared/domain/shell/shop-events.ts";
import { allowedInitials, CONSENTS, mayKeep } from "../consent.ts";
import type { EventBus } from "./events.ts";
import { findSearch, rememberClick, rememberMaster, settleClicks } from "./searched.ts";

const MOST_WAITING = 50;

/**
 * Reports clicks on search results, and later additions of those products to the basket, to the hosted search (search-8). What happens
 * before a choice waits in memory: a late yes reports it, a refusal drops it. Lost events are not retried.
 */
export function tellSearch(events: EventBus, queryClient: QueryClient, apiHref: string): void {
	let waiting: SearchEvent[] = [];
	const send = async (json: SearchEvent) => {
		if (allowedInitials() === undefined) waiting = [...waiting, json].slice(-MOST_WAITING);
		if (!mayKeep("analytics")) return;
		try {
			const { post } = await import("../write.ts");
			await post<EventResponse>(queryClient, apiHref, (api, options) =>
				api["search-events"].$post({ json }, { ...options, init: { keepalive: true } }),
			);
		} catch {}
	};
	const remember = ({ productId, position, spans }: ShopEventOf<"productClick" | "productAction">) => {
		const search = trackingAt(spans ?? [], position - 1);
		rememberClick(productId, search);
		return search;
	};
	addEventListener(CONSENTS, () => {
		settleClicks();
		const settled = waiting;
		waiting = [];
		for (const event of settled) void send(event);
	});
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
		const search = product && findSearch(product);
		if (!search) return;
		events.emit({ type: "searchConversion", ...search });
		void send({ type: "addToCart", ...search });
	});
}
