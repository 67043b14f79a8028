/** Changes the page, with a view transition where the browser has them and the shopper does not mind motion. */
export async function changeView(options: { animate: boolean }, update: () => void): Promise<void> {
	const calm =
		!options.animate ||
		document.visibilityState === "hidden" ||
		matchMedia("(prefers-reduced-motion: reduce)").matches;
	if (calm || !document.startViewTransition) return update();
	const transition = document.startViewTransition(update);
	// A transition that is skipped rejects; the page has changed all the same.
	transition.ready.catch(() => {});
	transition.finished.catch(() => {});
	await transition.updateCallbackDone;
}
