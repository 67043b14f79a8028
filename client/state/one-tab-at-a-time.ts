/**
 * Runs a change while no other tab runs one: simultaneous first changes would create two sessions and lose one basket. Locks exist on
 * secure pages only; elsewhere the change runs at once.
 */
export function oneTabAtATime<T>(siteId: string, change: () => Promise<T>): Promise<T> {
	return "locks" in navigator ? navigator.locks.request(`basket:${siteId}`, change) : change();
}
