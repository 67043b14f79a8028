import { ATTRIBUTION, type Attribution } from "../../../shared/domain/analytics/attribution.ts";
import { classifyPageType } from "../../../shared/domain/analytics/page-types.ts";
import {
	type ClickSource,
	isCredited,
	type ShopEvent,
	type ShownPage,
	toSourced,
} from "../../../shared/domain/shell/shop-events.ts";
import { allowedInitials } from "../consent.ts";
import type { WriteServices } from "../use-write-services.ts";
import { describePlace } from "./describe-place.ts";
import { createVisitMemory } from "./visit-memory.ts";

type List = { mode?: string; refinements?: { values: { selected?: boolean }[] }[] };

const classify = ({ kind, data }: ShownPage) => {
	const { mode, refinements = [] } = data as List;
	const isRefined = refinements.some(({ values }) => values.some(({ selected }) => selected));
	return classifyPageType(kind, mode === "search" ? { isRefined } : undefined);
};

/** Returns the events that the bus has kept, in their order. */
const listRecent = async ({ events }: Pick<WriteServices, "events">): Promise<ShopEvent[]> => {
	const recent: ShopEvent[] = [];
	// The bus tells each kept event in a microtask of its own, before this function goes on.
	const stop = events.onAny((event) => void recent.push(event));
	await Promise.resolve();
	stop();
	return recent;
};

/**
 * Returns the header that tells the server where a change is made, and which click on a product has led to it: that of the change itself, else the
 * visit's last (event-1, event-29). Empty without any consent.
 */
export async function attribute(
	services: Pick<WriteServices, "events" | "ui">,
	source?: ClickSource,
): Promise<Record<string, string>> {
	if (!allowedInitials()) return {};
	const recent = await listRecent(services);
	const page = recent.findLast((event) => event.type === "pageView")?.page;
	const click = recent.findLast(
		(event) => (event.type === "productClick" || event.type === "productAction") && isCredited(event),
	) as Parameters<typeof toSourced>[0] | undefined;
	const credit = source ? { source } : click ? toSourced(click) : createVisitMemory().get().source;
	const label = describePlace({ type: "factsHanded", facts: {} }, services.ui.state);
	const attribution: Attribution = {
		path: page?.path ?? location.pathname,
		pageType: label ?? (page ? classify(page) : "other"),
		...credit,
	};
	return { [ATTRIBUTION]: encodeURIComponent(JSON.stringify(attribution)) };
}
