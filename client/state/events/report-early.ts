import type { EventBus } from "./events.ts";

/**
 * Reports pages and products of a document that is left before analytics has loaded (event-15). The server labels the pages. If the document comes
 * back and reports for itself, the events have the same ids.
 */
export function reportEarly(events: EventBus, apiHref: string): void {
	const now = performance.now();
	let visit = 0;
	let path = location.pathname;
	const reported = events.recent().flatMap(({ event, at, id }) => {
		const { type } = event;
		const facts = { id, age: now - at };
		if (type === "pageView") {
			const { kind, status, head } = event.page;
			visit++;
			path = event.page.path;
			const page = { kind, status, title: head.title, referrer: document.referrer };
			return { ...facts, path, visit, event: { type, page } };
		}
		return type === "productView"
			? { ...facts, path, visit, event: { ...event, product: undefined, productId: event.product.id } }
			: [];
	});
	if (visit > 0)
		void fetch(`${apiHref}/events`, {
			method: "POST",
			keepalive: true,
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ reported }),
		}).catch(() => {});
}
