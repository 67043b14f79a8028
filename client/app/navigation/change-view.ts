/** `isNew`: the page is shown from its top. */
type Change = { from: URL; to: URL; isNew: boolean; animate: boolean; update: () => void };

type OnTheWay = typeof import("./pending-visits.ts");

let onTheWay: OnTheWay | undefined;

/** Loads pending-visits.ts once. Resolves with undefined if the file fails to load; animations and joined choices then stay off. */
export async function loadOnTheWay(): Promise<OnTheWay | undefined> {
	onTheWay ??= await import("./pending-visits.ts").catch(() => undefined);
	return onTheWay;
}

export function changeView({ from, to, isNew, animate, update }: Change): void {
	const calm =
		!animate ||
		document.visibilityState === "hidden" ||
		matchMedia("(prefers-reduced-motion: reduce)").matches;
	const arrive = calm ? undefined : onTheWay?.carryPicture(from, to, isNew);
	update();
	arrive?.();
}
