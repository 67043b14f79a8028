/** Tabs of one site share a basket and tell each other when it changes. */
const channelName = (siteId: string): string => `shop-basket-${siteId}`;

/** The one that listens speaks as well: only itself it does not hear. */
let channel: BroadcastChannel | null = null;
const channelOf = (siteId: string): BroadcastChannel =>
	(channel ??= new BroadcastChannel(channelName(siteId)));

export const tellOtherTabs = (siteId: string): void => channelOf(siteId).postMessage("changed");

/** This tab's changes that are under way, and what other tabs have sent meanwhile: a response from in between would be old. */
let changes = 0;
let missed: (() => void) | null = null;

export const countChange = (by: 1 | -1): void => {
	changes += by;
	if (changes) return;
	missed?.();
	missed = null;
};

export function listenForBasket(siteId: string, onChange: () => void): () => void {
	const open = () => {
		channelOf(siteId).onmessage = () => {
			if (changes) missed = onChange;
			else onChange();
		};
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
