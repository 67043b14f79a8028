import type { QueryClient } from "@tanstack/react-query";
import type { PageView } from "../../shared/contracts/page.ts";
import { tellService } from "../features/recommendations/tell-service.ts";
import { rememberViewed } from "../features/recommendations/viewed-products.ts";
import type { EventBus } from "../state/events.ts";

/** Who listens to what a shopper does. They come when the page has nothing else to do: the bus keeps what was before. */
export function listenToShop(
	events: EventBus,
	queryClient: QueryClient,
	{ shell, locale }: Pick<PageView, "shell" | "locale">,
): void {
	events.on("productView", ({ product: { id, masterId } }) =>
		rememberViewed(locale.siteId, { id, masterId }),
	);
	tellService(events, queryClient, shell.apiHref);
}
