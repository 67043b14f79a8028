import { carryPicture } from "./carry-picture.ts";

type Change = { from: URL; to: URL; animate: boolean; update: () => void };

/** Changes the page, with a view transition where the browser has them and the shopper does not mind motion. */
export async function changeView({ from, to, animate, update }: Change): Promise<void> {
	const calm =
		!animate ||
		document.visibilityState === "hidden" ||
		matchMedia("(prefers-reduced-motion: reduce)").matches;
	if (calm || !document.startViewTransition) return update();
	const picture = carryPicture(from, to);
	const transition = document.startViewTransition(() => {
		update();
		picture.arrive();
	});
	// A transition that is skipped rejects; the page has changed all the same.
	transition.ready.catch(() => {});
	transition.finished.catch(() => {}).finally(picture.end);
	await transition.updateCallbackDone;
}
