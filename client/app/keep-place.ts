import type { PageStore } from "./navigation/page-store.ts";

/** A scroll is over when nothing has moved for so long (S3 §2.3, §9). */
const IDLE_MS = 400;
/** How long a list may take to stand still; a shopper who moves it has the last word. */
const SETTLE_MS = 3000;
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const KEY = "vetrina.places";
/** How many lists a tab remembers. */
const MOST = 20;

/** A piece on the screen, by where it leads, and how far its tile is from the top (CSS pixels). */
type Place = { href: string; top: number };

/**
 * Where a shopper was in each list, by path. The browser restores how far a document was scrolled, but a list that had grown
 * comes back with one page: there the piece in the middle of the screen is what counts. `isBack`: the browser has come back
 * to a place below the top; whoever only begins to scroll stays where they are.
 */
export function keepPlace(pages: PageStore, isBack: boolean): void {
	// Not the address's own path: that is ahead while another page is on its way.
	const path = () => pages.get().path.split("?", 1)[0] ?? "";
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (isBack && (entry?.type === "reload" || entry?.type === "back_forward")) restore(kept()[path()]);
	let timer: ReturnType<typeof setTimeout> | undefined;
	addEventListener(
		"scroll",
		() => {
			clearTimeout(timer);
			timer = setTimeout(() => keep(path()), IDLE_MS);
		},
		{ passive: true },
	);
}

function keep(path: string): void {
	const { [path]: _, ...others } = kept();
	const middle = innerHeight / 2;
	const cell = [...document.querySelectorAll("[data-grid] > li:has(article)")].find((one) => {
		const { top, bottom } = one.getBoundingClientRect();
		return top <= middle && bottom > middle;
	});
	const href = cell?.querySelector("article a")?.getAttribute("href");
	const place = cell && href ? { [path]: { href, top: cell.getBoundingClientRect().top } } : {};
	const latest = Object.entries({ ...others, ...place }).slice(-MOST);
	try {
		sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
	} catch {
		// A browser that keeps nothing begins where the page does.
	}
}

function restore(place: Place | undefined): void {
	if (!place) return;
	const cell = document.querySelector(`[data-grid] > li:has(article a[href="${CSS.escape(place.href)}"])`);
	if (!cell) return;
	const settle = () => {
		// Another page may have taken its place.
		if (!cell.isConnected) return stop();
		scrollBy({ top: cell.getBoundingClientRect().top - place.top, behavior: "instant" });
	};
	// The tiles around it may yet become higher, and what lies below it may yet have to come.
	const growth = new ResizeObserver(settle);
	growth.observe(document.body);
	const stop = () => {
		growth.disconnect();
		for (const type of MOVES) removeEventListener(type, stop);
	};
	for (const type of MOVES) addEventListener(type, stop, { passive: true });
	setTimeout(stop, SETTLE_MS);
}

/** Anybody may write into a browser's storage. */
function kept(): Record<string, Place> {
	try {
		const places: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
		return isPlaces(places) ? places : {};
	} catch {
		return {};
	}
}

const isPlaces = (value: unknown): value is Record<string, Place> =>
	typeof value === "object" &&
	value !== null &&
	Object.values(value).every(
		(place: Partial<Place> | null) => typeof place?.href === "string" && Number.isFinite(place.top),
	);
