import { describePage } from "../../../shared/contracts/event-report/describe-page.ts";
import { createCredits } from "../../../shared/domain/analytics/credits.ts";
import { allowedInitials } from "../../state/consent.ts";
import type { EventBus } from "../../state/events/events.ts";
import { createVisitMemory } from "../../state/events/visit-memory.ts";

/**
 * Reports pages with their lists, products and clicks of a document that is left before analytics listens (event-15). The server labels the pages. If
 * the document comes back and reports for itself, the events have the same ids.
 */
export function reportEarly(events: EventBus, apiHref: string): void {
	if (!/[ap]/.test(allowedInitials() ?? "")) return;
	const now = performance.now();
	const memory = createVisitMemory();
	const credit = createCredits(memory);
	let visit = 0;
	let path = location.pathname;
	const reported = events.unheard().flatMap(({ event, at, id }) => {
		const { type } = event;
		const facts = { id, age: now - at };
		if (type === "pageView") {
			const { refinements, path: shownPath, ...shown } = describePage(event.page);
			const { pageViews } = memory.get();
			memory.set({ pageViews: pageViews + 1 });
			visit++;
			path = shownPath;
			const page = { ...shown, isRefined: refinements.length > 0, referrer: document.referrer, pageViews };
			return { ...facts, path, visit, event: { type, page } };
		}
		credit.remember(event);
		if (type === "productClick") return { ...facts, path, visit, event: credit(event) };
		if (type !== "productView") return [];
		const view = { ...event, product: undefined, productId: event.product.id };
		return { ...facts, path, visit, event: credit(view) };
	});
	if (visit > 0)
		void fetch(`${apiHref}/events`, {
			method: "POST",
			keepalive: true,
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ reported }),
		}).catch(() => {});
}
