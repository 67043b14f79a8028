/** What was pressed last while the script was on its way, as the early script has noted it. */
type Noted = { pressed?: EventTarget | null };

/**
 * Repeats a click from before the script was there, on a button that does nothing without it. What the browser does by itself (links, forms,
 * popovers) it has done by then.
 */
export function pressAgain({ pressed }: Noted = document as Noted): void {
	if (pressed instanceof Element)
		pressed.closest<HTMLElement>("button[type=button]:not([popovertarget])")?.click();
}
