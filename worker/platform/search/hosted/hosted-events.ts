import type { SearchEvent } from "../../../../shared/contracts/shopper-api.ts";
import { eventsClient, type HostedPlatform } from "./hosted-client.ts";
import { type HostedContext, productsIndex } from "./hosted-query.ts";

export const toHostedEvent = (event: SearchEvent, userToken: string) => {
	const common = {
		index: event.index,
		userToken,
		queryID: event.queryId,
		objectIDs: [event.objectId],
	};
	return event.type === "click"
		? { ...common, eventType: "click", eventName: "Product clicked", positions: [event.position] }
		: { ...common, eventType: "conversion", eventSubtype: "addToCart", eventName: "Added to bag" };
};

export const sendHostedEvent = async (
	cx: Pick<HostedContext, "locale" | "settings"> & { platform: HostedPlatform },
	event: SearchEvent,
	userToken: string,
): Promise<void> => {
	const index = productsIndex(cx);
	if (event.index !== index && !event.index.startsWith(`${index}__`)) return;
	await eventsClient(cx.platform).customPost({
		path: "1/events",
		body: { events: [toHostedEvent(event, userToken)] },
	});
};
