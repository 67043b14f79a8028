export type Noted = { pressed?: Event | null };

/**
 * Repeats a click made before the script ran, on buttons that need JavaScript. The browser has already handled links, forms and popovers
 * itself.
 */
export function pressAgain({ pressed }: Noted = document as Noted): void {
	if (pressed?.target instanceof Element)
		pressed.target.closest<HTMLElement>("button[type=button]:not([popovertarget])")?.click();
}
