import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { BasketResponse } from "../../../shared/contracts/shopper-api.ts";
import { attribute } from "../events/attribution.ts";
import { sendChange, type Tell } from "../events/send-change.ts";
import { announceOrThrow } from "../events/sends.ts";
import type { WriteServices } from "../use-write-services.ts";
import { post } from "../write.ts";
import { BASKET_KEY, type BasketChange } from "./basket-change.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { listAdditions, readAddType } from "./quantity-events.ts";
import { queueAddition } from "./queued-additions.ts";
import { putBasket, sessionQuery } from "./session-query.ts";

const ITEM = ":itemId";

/** Sends a basket change. The returned function shows the response, and returns true if the server accepted the change. */
export async function changeBasket(
	services: WriteServices,
	change: BasketChange,
): Promise<(before: BasketView | null | undefined) => boolean> {
	const isOffline = !navigator.onLine || services.ui.state.offline;
	if (isOffline && change.kind === "add" && change.goTo === undefined) return queue(services, change);
	const result = await sendChange(services, () => send(services, change));
	return (before) => take(services, change, result, before);
}

/** Queues an addition until there is a network again, and says so. The bag stays as it was last known. */
function queue(
	{ queryClient, apiHref, ui, t }: WriteServices,
	{ productId, custom, parts }: Extract<BasketChange, { kind: "add" }>,
): (before: BasketView | null | undefined) => boolean {
	announceOrThrow();
	queueAddition({ apiHref, productId, custom, parts });
	return (before) => {
		if (before) putBasket(queryClient, apiHref, before);
		ui.closeFlyout("sizeSelector");
		ui.toast("notice", t("offline.queued"));
		return false;
	};
}

const readSource = (change: BasketChange) => (change.kind === "add" ? change.source : undefined);

const send = async (services: WriteServices, change: BasketChange): Promise<BasketResponse> => {
	const { queryClient, apiHref } = services;
	const headers = await attribute(services, readSource(change));
	const sendOne: Parameters<typeof post<BasketResponse>>[2] = ({ basket: { gift, items } }, options) => {
		if (change.kind === "gift") {
			const { kind: _, ...json } = change;
			return gift.$put({ json }, options);
		}
		if (change.kind === "add") {
			const { productId, custom, parts } = change;
			const json = { productId, quantity: 1, custom, parts, addType: readAddType(change) };
			return items.$post({ json }, options);
		}
		const param = { itemId: change.itemId };
		if (change.kind === "remove") return items[ITEM].$delete({ param }, options);
		const json =
			change.kind === "quantity"
				? { quantity: change.quantity, from: change.from }
				: { productId: change.productId, custom: change.custom };
		return items[ITEM].$patch({ param, json }, options);
	};
	return post<BasketResponse>(queryClient, apiHref, sendOne, headers);
};

function take(
	{ queryClient, apiHref, siteId, ui, events }: WriteServices,
	change: BasketChange,
	{ result, tell }: { result: BasketResponse; tell: Tell },
	before: BasketView | null | undefined,
): boolean {
	// With further changes pending, this response is already outdated.
	const isLast = queryClient.isMutating({ mutationKey: BASKET_KEY }) === 1;
	const basket = result.basket ?? (result.ok ? undefined : before);
	if (isLast && basket) putBasket(queryClient, apiHref, basket);
	if (!result.ok) {
		if (!result.basket) void queryClient.invalidateQueries({ queryKey: sessionQuery(apiHref).queryKey });
		if (change.kind === "add" && result.error === "notAvailable") ui.noteSoldOut(change.productId);
		tell("error", `error.${result.error}`);
		return false;
	}
	tellOtherTabs(siteId);
	const { facts } = result;
	if (facts) events.emit({ type: "factsHanded", facts, source: readSource(change) });
	for (const event of listAdditions(change, result.basket, before)) events.emit(event);
	return true;
}
