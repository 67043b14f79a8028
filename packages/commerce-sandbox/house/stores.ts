import type { OpeningHours } from "@vetrina/shop-rules/stores/opening-hours.ts";
import type { Text } from "../languages.ts";
import type { SiteId } from "./countries.ts";

export type Store = {
	id: string;
	siteId: SiteId;
	countryCode: string;
	name: Text;
	/** As its people write it. */
	city: string;
	/** As others call it; shoppers may search for any of them. */
	cityName: Text;
	address1: string;
	/** Missing where a country has none. */
	postalCode?: string;
	stateCode?: string;
	/** Degrees north and east. */
	latitude: number;
	longitude: number;
	phone: string;
	email: string;
	hours: readonly OpeningHours[];
	/** IANA, "Europe/Rome". */
	timeZone: string;
	/** What it does for shoppers: "appointments", "tailoring". */
	services: readonly string[];
	/** Its stock in Shopper Availability. */
	inventoryId: string;
	/** Has a till that is one with the shop's orders. */
	posEnabled: boolean;
};

/** Where postal codes lie: country, beginning of the code (the longest that fits counts), degrees north and east. */
export type PostalArea = readonly [country: string, prefix: string, latitude: number, longitude: number];
