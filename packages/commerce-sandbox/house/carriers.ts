export type Carrier = {
	id: string;
	name: string;
	trackingUrl: (number: string) => string;
	sign?: string;
};
