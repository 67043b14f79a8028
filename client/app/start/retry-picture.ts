/** Milliseconds before each retry of a broken picture (media-9). The media service queues pictures, so a later request may succeed. */
const WAITS = [5_000, 10_000, 20_000];

export function waitBefore(triesMade: number, status: number): number | undefined {
	const isRefused = status >= 400 && status < 500 && status !== 429;
	return isRefused ? undefined : WAITS[triesMade];
}

function readStatus(address: string): number {
	const entry = performance.getEntriesByName(address, "resource").at(-1);
	return (entry as PerformanceResourceTiming | undefined)?.responseStatus ?? 0;
}

const tries = new WeakMap<HTMLImageElement, number>();

export function retry(picture: HTMLImageElement): void {
	const tryCount = tries.get(picture) ?? 0;
	const wait = waitBefore(tryCount, readStatus(picture.currentSrc));
	if (wait === undefined) return;
	tries.set(picture, tryCount + 1);
	picture.onload = () => {
		delete picture.dataset.broken;
		tries.delete(picture);
	};
	const spread = Math.random() * 1000;
	setTimeout(() => {
		if (picture.isConnected && "broken" in picture.dataset) picture.src = `${picture.getAttribute("src")}`;
	}, wait + spread);
}
