/**
 * `title`: the platform's name of the method. `frame`: the address of the processor's fields; absent if cards cannot be entered now. `saved`: the customer's cards; empty for guests.
 */
export type CardSection = {
	title: string;
	frame?: string;
	saved: {
		id: string;
		text: string;
		expiry: string;
		isExpired: boolean;
	}[];
};
