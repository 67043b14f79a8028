/** `frame`: the processor's fields; absent if cards cannot be entered now. `saved`: the customer's cards; empty for guests. */
export type CardSection = {
	frame?: string;
	saved: {
		id: string;
		/** "Visa ending in 4242". */
		text: string;
		expiry: string;
		isExpired: boolean;
	}[];
};
