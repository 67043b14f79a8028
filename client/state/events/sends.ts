export const SENDS = "shop.sends";

/**
 * Announces a change before it is sent. Returns false if the browser already handles the click natively, so that the change must not be
 * sent.
 */
export const announceChange = (): boolean => dispatchEvent(new Event(SENDS, { cancelable: true }));

export function announceOrThrow(): void {
	if (!announceChange()) throw new Error("The page makes this change without script already");
}
