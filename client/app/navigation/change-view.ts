type Change = { from: URL; to: URL; animate: boolean; update: () => void };

type OnTheWay = typeof import("./pending-visits.ts");

let onTheWay: OnTheWay | undefined;

/** Comes with the first page that is asked for; without it nothing moves, and of choices in a hurry the last counts alone. */
export async function loadOnTheWay(): Promise<OnTheWay | undefined> {
	onTheWay ??= await import("./pending-visits.ts").catch(() => undefined);
	return onTheWay;
}

/** Changes the page at once; then its picture comes along, where the browser can and the shopper does not mind motion. */
export function changeView({ from, to, animate, update }: Change): void {
	const calm =
		!animate ||
		document.visibilityState === "hidden" ||
		matchMedia("(prefers-reduced-motion: reduce)").matches;
	const arrive = calm ? undefined : onTheWay?.carryPicture(from, to);
	update();
	arrive?.();
}
