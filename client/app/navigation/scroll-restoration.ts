/** A scroll is over when nothing has moved for so long (shell-5). */
const IDLE_MS = 400;
/** How long a list may take to stand still once the product is there, and the product to be drawn; a shopper who moves it has the last word. */
const SETTLE_MS = 3000;
const DRAWN_MS = 10_000;
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const KEY = "shop.places";
/** How many of them a tab remembers. */
const MOST = 20;
const CELL = "[data-grid]>li:not([data-insert])";
/** Where a product is looked for: next to the middle, where rows of two, four, six and ten have a gap, and between rows of content. */
const ACROSS = 0.45;
const DOWN = [0.5, 0.3, 0.7] as const;

/** A product on the screen, by where it leads, and how far its tile is from the top (CSS pixels). */
type Place = { href: string; top: number };

/** By its history entry, which has one path and outlives the document; by its path where the browser does not tell. */
const keyHere = (): string => window.navigation?.currentEntry?.key ?? location.pathname;

let stopSettling: (() => void) | undefined;

/**
 * Where a shopper is in a list. How far the page was scrolled says little: a list that had grown comes back with one page where
 * it is asked for again, and tiles out of sight are as high as is guessed (`content-visibility`).
 */
export function rememberScroll(key = keyHere()): void {
	stopSettling?.();
	const { [key]: before, ...others } = kept();
	const cell = scrollY > 0 ? cellOnScreen() : null;
	const href = cell?.querySelector("article a")?.getAttribute("href");
	if (!href && !before) return;
	const place = cell && href ? { [key]: { href, top: cell.getBoundingClientRect().top } } : {};
	places = Object.fromEntries(Object.entries({ ...others, ...place }).slice(-MOST));
	try {
		sessionStorage.setItem(KEY, JSON.stringify(places));
	} catch {
		// A browser that keeps nothing begins where the page does.
	}
}

const cellOnScreen = (): Element | null => {
	for (const down of DOWN)
		for (const element of document.elementsFromPoint(innerWidth * ACROSS, innerHeight * down)) {
			const cell = element.closest(CELL);
			if (cell) return cell;
		}
	return null;
};

/** Brings the product back to where it was on the screen, and keeps it there while the list around it becomes as high as it is. */
export function returnToPlace(key = keyHere()): void {
	stopSettling?.();
	const place = kept()[key];
	const list = place && document.querySelector("[data-grid]");
	if (!list) return;
	const find = () => document.querySelector(`${CELL}:has(article a[href="${CSS.escape(place.href)}"])`);
	let cell: Element | null = null;
	const settle = () => {
		// Another page may have taken its place.
		if (!list.isConnected) return stop();
		// Of an answer that has just come, tiles below the screen follow (`use-drawn.ts`).
		if (!cell) {
			cell = find();
			if (cell) stopAfter(SETTLE_MS);
		}
		if (cell) scrollBy({ top: cell.getBoundingClientRect().top - place.top, behavior: "instant" });
	};
	const growth = new ResizeObserver(settle);
	const stop = () => {
		growth.disconnect();
		clearTimeout(timer);
		stopSettling = undefined;
		for (const type of MOVES) removeEventListener(type, stop);
	};
	let timer: ReturnType<typeof setTimeout> | undefined;
	const stopAfter = (ms: number) => {
		clearTimeout(timer);
		timer = setTimeout(stop, ms);
	};
	stopAfter(DRAWN_MS);
	stopSettling = stop;
	for (const type of MOVES) addEventListener(type, stop, { passive: true });
	settle();
	growth.observe(document.body);
}

/** `isBack`: the browser has come back to a place below the top; a shopper who only begins to scroll is not moved. */
export function keepPlaces(isBack: boolean): void {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (isBack && (entry?.type === "reload" || entry?.type === "back_forward")) returnToPlace();
	// Another document may have written meanwhile.
	addEventListener("pageshow", () => {
		places = undefined;
	});
	let timer: ReturnType<typeof setTimeout> | undefined;
	addEventListener(
		"scroll",
		() => {
			clearTimeout(timer);
			timer = setTimeout(rememberWhereItStands, IDLE_MS);
		},
		{ passive: true },
	);
}

/** A page that waits for its successor has no history entry any more, and a list on its way to its place is not there yet. */
function rememberWhereItStands(): void {
	if (!window.navigation?.transition && !stopSettling) rememberScroll();
}

/** As this document knows them: reading a storage is felt in the answer to a click. */
let places: Record<string, Place> | undefined;

function kept(): Record<string, Place> {
	places ??= stored();
	return places;
}

/** Anybody may write into a browser's storage. */
function stored(): Record<string, Place> {
	try {
		const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
		return isPlaces(found) ? found : {};
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
