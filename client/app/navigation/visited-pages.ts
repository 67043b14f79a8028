import type { PageView } from "../../../shared/contracts/page.ts";

const KEPT = 10;
const FRESH_MS = 5 * 60_000;
const LIST_FRESH_MS = 30 * 60_000;

export function createVisitedPages(now: () => number = Date.now) {
	const pages = new Map<string, { page: PageView; at: number }>();
	return {
		keep(key: string | undefined, page: PageView) {
			if (!key || page.kind === "cart" || page.status >= 400) return;
			pages.delete(key);
			pages.set(key, { page, at: now() });
			for (const oldest of pages.keys()) {
				if (pages.size <= KEPT) break;
				pages.delete(oldest);
			}
		},
		find(key: string | undefined): PageView | null {
			const entry = key ? pages.get(key) : undefined;
			if (!entry) return null;
			return now() - entry.at < (entry.page.kind === "list" ? LIST_FRESH_MS : FRESH_MS) ? entry.page : null;
		},
	};
}
