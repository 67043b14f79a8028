import type { PageView } from "../../../shared/contracts/page.ts";

export function createPageStore(first: PageView) {
	let page = first;
	const listeners = new Set<() => void>();
	return {
		get: (): PageView => page,
		/** Returns the page that the server rendered. Hydration must start from it, even if a newer page has arrived. */
		first: (): PageView => first,
		set(next: PageView) {
			page = next;
			for (const listener of listeners) listener();
		},
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

export type PageStore = ReturnType<typeof createPageStore>;
