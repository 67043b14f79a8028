import type { OpeningHours } from "@vetrina/shop-rules/stores/opening-hours.ts";
import type { Text } from "../languages.ts";
import type { SiteId } from "./countries.ts";

export type Store = {
	id: string;
	siteId: SiteId;
	countryCode: string;
	name: Text;
	city: string;
	cityName: Text;
	address1: string;
	postalCode?: string;
	stateCode?: string;
	/** Degrees north and east. */
	latitude: number;
	longitude: number;
	phone: string;
	email: string;
	hours: readonly OpeningHours[];
	timeZone: string;
	services: readonly string[];
	inventoryId: string;
	posEnabled: boolean;
};

/** Country, prefix of the postal code (the longest match counts), degrees north and east. */
export type PostalArea = readonly [country: string, prefix: string, latitude: number, longitude: number];
