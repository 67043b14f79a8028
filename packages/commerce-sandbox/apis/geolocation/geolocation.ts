import { Hono } from "hono";
import type { CommerceHono } from "../../http/http.ts";

/**
 * Fakes the consent provider's geolocation (cloud-18). The documentation ranges of RFC 5737 in `x-forwarded-for` are in California, Quebec
 * and Tokyo, to test other privacy laws; every other address is in Milan.
 */
export const geolocationApp = new Hono<CommerceHono>();

type Place = { country: string; state: string; stateName: string; continent: string };

const MILAN: Place = { country: "IT", state: "25", stateName: "Lombardia", continent: "EU" };
const PLACES: readonly [network: string, place: Place][] = [
	["192.0.2.", { country: "US", state: "CA", stateName: "California", continent: "NA" }],
	["198.51.100.", { country: "CA", state: "QC", stateName: "Quebec", continent: "NA" }],
	["203.0.113.", { country: "JP", state: "13", stateName: "Tokyo", continent: "AS" }],
];

geolocationApp.get("/cookieconsentpub/v1/geo/location", (c) => {
	const address = c.req.header("x-forwarded-for") ?? "";
	const [, place] = PLACES.find(([network]) => address.startsWith(network)) ?? ["", MILAN];
	return c.json(place, 200, { "cache-control": "no-store" });
});
