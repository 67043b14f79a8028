/** What was pressed last while the script was on its way, as the early script has noted it. */
type Noted = { pressed?: EventTarget | null };

/**
 * A button that only the script answers is answered late rather than not at all. What the browser does by itself (links, forms,
 * popovers) it has done by then.
 */
export function pressAgain({ pressed }: Noted = document as Noted): void {
	if (pressed instanceof Element)
		pressed.closest<HTMLElement>("button[type=button]:not([popovertarget])")?.click();
}
