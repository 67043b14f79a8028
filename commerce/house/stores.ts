import type { SiteId } from "./countries.ts";

export type Store = {
	id: string;
	siteId: SiteId;
	countryCode: string;
	name: string;
	city: string;
	address1: string;
	/** Missing where a country has none. */
	postalCode?: string;
	stateCode?: string;
	/** Degrees north and east. */
	latitude: number;
	longitude: number;
	phone: string;
	email: string;
	/** Opening hours from Monday to Saturday, and on Sunday where it is open. */
	hours: { week: readonly [string, string]; sunday?: readonly [string, string] };
	/** Its stock in Shopper Availability. */
	inventoryId: string;
	/** Has a till that is one with the shop's orders. */
	posEnabled: boolean;
};

/** Where postal codes lie: country, beginning of the code (the longest that fits counts), degrees north and east. */
export type PostalArea = readonly [country: string, prefix: string, latitude: number, longitude: number];
