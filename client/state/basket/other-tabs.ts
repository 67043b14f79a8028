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
