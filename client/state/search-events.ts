import type { QueryClient } from "@tanstack/react-query";
import type { SearchEvent, Told } from "../../shared/contracts/shopper-api.ts";
import { trackingAt } from "../../shared/domain/list-paging.ts";
import type { EventBus } from "./events.ts";
import { clickedSearch, rememberSearch } from "./searched.ts";
import { write } from "./write.ts";

type Services = { events: EventBus; queryClient: QueryClient; apiHref: string };

const told = new WeakSet<EventBus>();

/**
 * Tells the hosted search what became of its answers (S1 §7): clicks, and what goes into the bag after one, for that inherits
 * from the last click (S1 §4). Nobody waits for it, and a failure is nobody's loss.
 */
export function tellSearch({ events, queryClient, apiHref }: Services): void {
	if (told.has(events)) return;
	told.add(events);
	const send = (json: SearchEvent) =>
		void write<Told>(queryClient, apiHref, (api, options) =>
			api["search-events"].$post({ json }, { ...options, init: { keepalive: true } }),
		).catch(() => undefined);
	events.on("productClick", ({ productId: objectId, position, spans }) => {
		const search = trackingAt(spans ?? [], position - 1);
		rememberSearch(search && { queryId: search.queryId, index: search.index, objectId });
		if (!search) return;
		const click = { ...search, objectId };
		events.emit({ type: "searchClick", ...click });
		send({ type: "click", ...click });
	});
	events.on("addToCart", () => {
		const clicked = clickedSearch();
		if (!clicked) return;
		events.emit({ type: "searchConversion", ...clicked });
		send({ type: "addToCart", ...clicked });
	});
}
