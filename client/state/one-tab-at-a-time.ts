/**
 * Runs a change while no other tab runs one, and returns its result: simultaneous first changes would create two sessions and lose one
 * basket. Locks exist on secure pages only; elsewhere the change does not wait.
 */
export function oneTabAtATime<T>(siteId: string, change: () => Promise<T>): Promise<T> {
	return "locks" in navigator ? navigator.locks.request(`basket:${siteId}`, change) : change();
}
