export const SENDS = "shop.sends";

/** Announces a change; returns false if the page already makes it natively, so that it must not be sent. */
export const announceChange = (): boolean => dispatchEvent(new Event(SENDS, { cancelable: true }));

export function announceOrThrow(): void {
	if (!announceChange()) throw new Error("The page makes this change without script already");
}
