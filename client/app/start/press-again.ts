/** The last click or submission, as the early script notes it. */
export type Noted = { pressed?: Event | null };

/**
 * Repeats a click from before the script was there, on a button that does nothing without it. What the browser does by itself (links, forms,
 * popovers) it has done by then.
 */
export function pressAgain({ pressed }: Noted = document as Noted): void {
	if (pressed?.target instanceof Element)
		pressed.target.closest<HTMLElement>("button[type=button]:not([popovertarget])")?.click();
}
