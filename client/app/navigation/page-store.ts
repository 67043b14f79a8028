import type { PageView } from "../../../shared/contracts/page.ts";

/** The page that is shown. */
export function createPageStore(first: PageView) {
	let page = first;
	const listeners = new Set<() => void>();
	return {
		get: (): PageView => page,
		/** What the server has rendered: hydration has to begin there, whatever came meanwhile. */
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
