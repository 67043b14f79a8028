const channelName = (siteId: string): string => `shop-basket-${siteId}`;

/**
 * A `BroadcastChannel` object does not receive its own messages, but a second one in the same tab would, so posting and listening share
 * one.
 */
let channel: BroadcastChannel | null = null;
const openChannel = (siteId: string): BroadcastChannel =>
	(channel ??= new BroadcastChannel(channelName(siteId)));

export const tellOtherTabs = (siteId: string): void => openChannel(siteId).postMessage("changed");

/**
 * The number of pending changes in this tab. Messages of other tabs are handled after the last change, because a basket read meanwhile
 * would be outdated.
 */
let changes = 0;
let runMissed: (() => void) | null = null;

export const countChange = (by: 1 | -1): void => {
	changes += by;
	if (changes) return;
	runMissed?.();
	runMissed = null;
};

export function listenForBasket(siteId: string, onChange: () => void): () => void {
	const open = () => {
		openChannel(siteId).onmessage = () => {
			if (changes) runMissed = onChange;
			else onChange();
		};
	};
	// An open channel would keep the page out of the back-forward cache.
	const close = () => {
		channel?.close();
		channel = null;
	};
	const reopen = (event: PageTransitionEvent) => {
		open();
		if (event.persisted) onChange();
	};
	open();
	addEventListener("pagehide", close);
	addEventListener("pageshow", reopen);
	return () => {
		close();
		removeEventListener("pagehide", close);
		removeEventListener("pageshow", reopen);
	};
}
