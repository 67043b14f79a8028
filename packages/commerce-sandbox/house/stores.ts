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

export type PostalArea = readonly [country: string, prefix: string, latitude: number, longitude: number];
