/** Milliseconds without movement after which a scroll has ended (shell-5). */
const IDLE_MS = 400;
const SETTLE_MS = 3000;
const DRAWN_MS = 10_000;
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const KEY = "shop.places";
const MOST = 20;
const CELL = "[data-grid]>li:not([data-insert])";
/**
 * Horizontal position at which the product on screen is looked up, as a share of the window's width. The exact middle would hit the gap
 * between tiles in rows of two, four, six and ten.
 */
const ACROSS = 0.45;
const DOWN = [0.5, 0.3, 0.7] as const;

type Place = { href: string; top: number };

const keyHere = (): string => window.navigation?.currentEntry?.key ?? location.pathname;

let stopSettling: (() => void) | undefined;

/**
 * Stores which product is on screen and how far from the window's top. The scroll offset would be unreliable: a list with several pages
 * may come back with one, and `content-visibility` guesses the height of tiles off screen.
 */
export function rememberScroll(key = keyHere()): void {
	stopSettling?.();
	const { [key]: before, ...others } = readPlaces();
	const cell = scrollY > 0 ? cellOnScreen() : null;
	const href = cell?.querySelector("article a")?.getAttribute("href");
	if (!href && !before) return;
	const place = cell && href ? { [key]: { href, top: cell.getBoundingClientRect().top } } : {};
	places = Object.fromEntries(Object.entries({ ...others, ...place }).slice(-MOST));
	try {
		sessionStorage.setItem(KEY, JSON.stringify(places));
	} catch {
		// Storage may be disabled; a reloaded page then starts at its top.
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

export function returnToPlace(key = keyHere()): void {
	stopSettling?.();
	const place = readPlaces()[key];
	const list = place && document.querySelector("[data-grid]");
	if (!list) return;
	const find = () => document.querySelector(`${CELL}:has(article a[href="${CSS.escape(place.href)}"])`);
	let cell: Element | null = null;
	const settle = () => {
		if (!list.isConnected) return stop();
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

/**
 * Restores the place after a reload or a return, and stores it whenever scrolling ends. `isBack`: the browser restored a position below
 * the top; otherwise the shopper has only begun to scroll and must not be moved.
 */
export function keepPlaces(isBack: boolean): void {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (isBack && (entry?.type === "reload" || entry?.type === "back_forward")) returnToPlace();
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

/**
 * Stores the place, except during a navigation, when the current history entry is already the next page's, and while the list is still
 * being moved to its stored place.
 */
function rememberWhereItStands(): void {
	if (!window.navigation?.transition && !stopSettling) rememberScroll();
}

let places: Record<string, Place> | undefined;

function readPlaces(): Record<string, Place> {
	places ??= loadPlaces();
	return places;
}

function loadPlaces(): Record<string, Place> {
	try {
		const json: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
		return isPlaces(json) ? json : {};
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
