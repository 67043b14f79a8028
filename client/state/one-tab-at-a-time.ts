/**
 * Runs a change when no other tab runs one: the first changes of two tabs at once would begin two sessions, and one of two
 * baskets would be lost. Browsers offer locks to secure pages only; elsewhere the change runs at once.
 */
export function oneTabAtATime<T>(siteId: string, change: () => Promise<T>): Promise<T> {
	return "locks" in navigator ? navigator.locks.request(`basket:${siteId}`, change) : change();
}
