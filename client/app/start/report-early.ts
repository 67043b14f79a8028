import { describePage } from "../../../shared/contracts/event-report/describe-page.ts";
import { allowedInitials } from "../../state/consent.ts";
import type { EventBus } from "../../state/events/events.ts";
import type { Noted } from "./first-ids.ts";

/**
 * Reports pages with their lists, products and clicks of a document that is left before analytics listens (event-15). The server labels the pages. If
 * the document comes back and reports for itself, the events have the same ids.
 */
export function reportEarly(events: EventBus, apiHref: string): void {
	if (!/[ap]/.test(allowedInitials() ?? "")) return;
	const now = performance.now();
	let visit = 0;
	let path = location.pathname;
	const reported = events.unheard().flatMap(({ event, at, id }) => {
		const { type } = event;
		const facts = { id, age: now - at };
		if (type === "pageView") {
			const { refinements, path: shownPath, ...shown } = describePage(event.page);
			visit++;
			path = shownPath;
			const page = { ...shown, isRefined: refinements.length > 0, referrer: document.referrer };
			return { ...facts, path, visit, event: { type, page } };
		}
		if (type === "productClick") return { ...facts, path, visit, event };
		return type === "productView"
			? { ...facts, path, visit, event: { ...event, product: undefined, productId: event.product.id } }
			: [];
	});
	if (visit < 1) return;
	const body = JSON.stringify({ reported });
	void fetch(`${apiHref}/events`, {
		method: "POST",
		keepalive: true,
		headers: { "content-type": "application/json" },
		body,
	}).catch(() => {});
	(document as Noted).keep?.(body);
}
