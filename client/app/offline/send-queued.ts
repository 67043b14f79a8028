import type { BasketResponse } from "../../../shared/contracts/shopper-api.ts";
import { tellOtherTabs } from "../../state/basket/other-tabs.ts";
import { listAdditions } from "../../state/basket/quantity-events.ts";
import { forgetQueued, listQueued, type QueuedAddition } from "../../state/basket/queued-additions.ts";
import { putBasket, sessionQuery } from "../../state/basket/session-query.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { post, type Refused } from "../../state/write.ts";

/** The addition may succeed later. */
const LATER = new Set(["unavailable", "forbidden", "tooManyTries"]);

type Response = BasketResponse | Refused;

const send = (services: WriteServices, addition: QueuedAddition): Promise<Response> => {
	const { id, apiHref, productId, custom, parts } = addition;
	const json = { productId, quantity: 1, custom, parts, addType: "addToCart" as const, queuedId: id };
	return post<BasketResponse>(services.queryClient, apiHref, ({ basket }, options) =>
		basket.items.$post({ json }, options),
	);
};

const accept = (services: WriteServices, addition: QueuedAddition, result: BasketResponse): void => {
	if (!result.ok) return;
	const { queryClient, events, siteId } = services;
	putBasket(queryClient, addition.apiHref, result.basket);
	tellOtherTabs(siteId);
	if (result.facts) events.emit({ type: "factsHanded", facts: result.facts });
	for (const event of listAdditions({ kind: "add", productId: addition.productId }, result.basket, null))
		events.emit(event);
};

/** Tabs take turns, so that each addition is sent by one of them (basket-33). */
const inTurn = <T>(run: () => Promise<T>): Promise<T> =>
	"locks" in navigator ? navigator.locks.request("queued-additions", run) : run();

/**
 * Makes the additions that were queued offline, in their order, and tells the shopper. What fails for now stays in the queue. Returns
 * whether the queue is empty.
 */
export const sendQueued = (services: WriteServices): Promise<boolean> =>
	inTurn(async () => {
		const { queryClient, apiHref, ui, t } = services;
		let added = 0;
		let isRefused = false;
		for (const addition of listQueued()) {
			const result = await send(services, addition).catch(() => null);
			if (!result || (!result.ok && LATER.has(result.error))) break;
			forgetQueued(addition.id);
			if (result.ok) added++;
			else isRefused = true;
			accept(services, addition, result as BasketResponse);
		}
		if (added > 0 || isRefused) {
			await queryClient.invalidateQueries({ queryKey: sessionQuery(apiHref).queryKey });
			if (added > 0) ui.toast("notice", t("offline.added", { count: added }));
			if (isRefused) ui.toast("error", t("offline.refused"));
		}
		return listQueued().length === 0;
	});
