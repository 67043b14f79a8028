/** A company that brings parcels. */
export type Carrier = {
	/** Lower-case letters and hyphens: the name of its picture, and how shipping methods refer to it. */
	id: string;
	/** The carrier's public name, the same in all languages. */
	name: string;
	/** Returns the page that follows a parcel. */
	trackingUrl: (number: string) => string;
	/** SVG, 3:2: its logo. */
	sign?: string;
};
