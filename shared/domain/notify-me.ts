/** What is done for somebody who waits for a product (S2 §4 "Notify-me and newsletter"). */
export type NotifyMeStep = "subscribe" | "createProfile";

/**
 * Before the wish itself: whoever consents is subscribed, whoever doesn't gets a profile alone; for who is subscribed
 * already nothing changes.
 */
export const stepBeforeNotifyMe = (known: {
	subscribed: boolean;
	consents: boolean;
}): NotifyMeStep | undefined => {
	if (known.subscribed) return undefined;
	return known.consents ? "subscribe" : "createProfile";
};
