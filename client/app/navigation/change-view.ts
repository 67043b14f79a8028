type Change = { from: URL; to: URL; animate: boolean; update: () => void };

let motion: typeof import("./carry-picture.ts") | undefined;

/** Comes with the first page that is asked for; without it nothing moves. */
export async function loadMotion(): Promise<void> {
	motion ??= await import("./carry-picture.ts").catch(() => undefined);
}

/** Changes the page at once; then its picture comes along, where the browser can and the shopper does not mind motion. */
export function changeView({ from, to, animate, update }: Change): void {
	const calm =
		!animate ||
		document.visibilityState === "hidden" ||
		matchMedia("(prefers-reduced-motion: reduce)").matches;
	const arrive = calm ? undefined : motion?.carryPicture(from, to);
	update();
	arrive?.();
}
