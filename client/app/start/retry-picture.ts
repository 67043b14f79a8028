/** Milliseconds before each further try (media-9). The media service draws pictures in turn: a late one may be there by then. */
const WAITS = [5_000, 10_000, 20_000];

/** How long to wait before a failed picture is asked for again; undefined where that would not help. */
export function waitBefore(triesMade: number, status: number): number | undefined {
	const isRefused = status >= 400 && status < 500 && status !== 429;
	return isRefused ? undefined : WAITS[triesMade];
}

/** Of the last response for an address; 0 where the browser does not say. */
function statusOf(address: string): number {
	const entry = performance.getEntriesByName(address, "resource").at(-1);
	return (entry as PerformanceResourceTiming | undefined)?.responseStatus ?? 0;
}

const tries = new WeakMap<HTMLImageElement, number>();

/** Asks a few times more for a picture that did not come (hide-broken-pictures.ts), and shows it when it comes. */
export function retry(picture: HTMLImageElement): void {
	const made = tries.get(picture) ?? 0;
	const wait = waitBefore(made, statusOf(picture.currentSrc));
	if (wait === undefined) return;
	tries.set(picture, made + 1);
	picture.onload = () => {
		delete picture.dataset.broken;
		tries.delete(picture);
	};
	// Not all of a page's pictures in the same moment.
	const spread = Math.random() * 1000;
	setTimeout(() => {
		// Setting the attribute makes the browser load the picture again, whichever candidate it chooses.
		if (picture.isConnected && "broken" in picture.dataset) picture.src = `${picture.getAttribute("src")}`;
	}, wait + spread);
}
