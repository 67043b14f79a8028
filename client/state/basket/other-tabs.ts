/** Tabs of one site share a basket and tell each other when it changes. */
const channelName = (siteId: string): string => `vetrina-basket-${siteId}`;

export function tellOtherTabs(siteId: string): void {
	const channel = new BroadcastChannel(channelName(siteId));
	channel.postMessage("changed");
	channel.close();
}

export function listenForBasket(siteId: string, onChange: () => void): () => void {
	let channel: BroadcastChannel | null = null;
	const open = () => {
		channel ??= new BroadcastChannel(channelName(siteId));
		channel.onmessage = onChange;
	};
	// An open channel would keep the page out of the back-forward cache.
	const close = () => {
		channel?.close();
		channel = null;
	};
	const restored = (event: PageTransitionEvent) => {
		open();
		if (event.persisted) onChange();
	};
	open();
	addEventListener("pagehide", close);
	addEventListener("pageshow", restored);
	return () => {
		close();
		removeEventListener("pagehide", close);
		removeEventListener("pageshow", restored);
	};
}

/**
 * Runs a change when no other tab runs one: the first changes of two tabs at once would begin two sessions, and one of two
 * baskets would be lost. Browsers offer locks to secure pages only; elsewhere the change runs at once.
 */
export function oneTabAtATime<T>(siteId: string, change: () => Promise<T>): Promise<T> {
	return "locks" in navigator ? navigator.locks.request(`basket:${siteId}`, change) : change();
}
