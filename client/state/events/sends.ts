/** The event that tells that a change is on its way: from here on it is not to be made by another way as well. */
export const SENDS = "shop.sends";

/** Announces a change of the shopper's data; false if the page makes it without script already, so that it must not be sent. */
export const announceChange = (): boolean => dispatchEvent(new Event(SENDS, { cancelable: true }));

/** The same, where a change that must not be sent is an error. */
export function announceOrThrow(): void {
	if (!announceChange()) throw new Error("The page makes this change without script already");
}
