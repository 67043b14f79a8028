/** `frame`: the processor's fields; absent if cards cannot be entered now. `saved`: empty for guests. */
export type CardSection = {
	frame?: string;
	saved: {
		id: string;
		text: string;
		expiry: string;
		isExpired: boolean;
	}[];
};
