import { distanceInKilometres, type Place } from "@vetrina/shop-rules/stores/distance.ts";
import { type Context, Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { refuseLacked } from "../../http/missing.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters, readInteger } from "../../requests/query-parameters.ts";
import { textsOfRequest } from "../../requests/request-locale.ts";
import { placeOfPostalCode, stores } from "../../settings/stores.ts";
import { storeView } from "./store-view.ts";

export const storesApp = new Hono<CommerceHono>();

export const SHOPPER_STORES = "/store/shopper-stores/v1/organizations/:org";
/** The type by which this API refuses a request that lacks parameters. */
export const MISSING_TYPE = "missing-query-parameter";
const FARTHEST = 20_012;
const KILOMETRES = { km: 1, mi: 1.609344 };

storesApp.get(
	`${SHOPPER_STORES}/store-search`,
	requireShopper,
	acceptParameters(
		{
			countryCode: "text",
			distanceUnit: "text",
			latitude: "text",
			longitude: "text",
			maxDistance: "text",
			postalCode: "text",
			limit: "text",
			offset: "text",
		},
		MISSING_TYPE,
	),
	(c) => {
		const search = readSearch(c);
		if (search instanceof Response) return search;
		const { siteId } = c.get("shopper");
		const { place, unit, limit, offset, maxDistance } = search;
		const language = textsOfRequest(c, siteId);
		const matches = stores
			.filter((store) => place && store.siteId === siteId)
			.map((store) => ({
				store,
				distance: place ? distanceInKilometres(place, store) / KILOMETRES[unit] : 0,
			}))
			.filter(({ distance }) => distance <= maxDistance)
			.sort((a, b) => a.distance - b.distance);
		const data = matches.slice(offset, offset + limit).map(({ store, distance }) => ({
			...storeView(store, language),
			distance: Math.round(distance * 100) / 100,
			distanceUnit: unit,
		}));
		return c.json({ limit, offset, data, total: matches.length });
	},
);

type Search = {
	place: Place | undefined;
	unit: keyof typeof KILOMETRES;
	limit: number;
	offset: number;
	maxDistance: number;
};

function readSearch(c: Context<CommerceHono>): Search | Response {
	const bad = (parameter: string, what: string) =>
		problem(400, "bad-request", `The query parameter '${parameter}' ${what}.`, { parameter });
	const { distanceUnit: unit = "km", postalCode = "", countryCode = "" } = c.req.query();
	if (unit !== "km" && unit !== "mi") return bad("distanceUnit", "is km or mi");
	const maxDistance = readNumber(c.req.query("maxDistance"), 0, FARTHEST) ?? Number.NaN;
	if (c.req.query("maxDistance") !== undefined && Number.isNaN(maxDistance))
		return bad("maxDistance", `is a number from 0 to ${FARTHEST}`);
	const limit = readInteger(c.req.query("limit"), 25, 1, 200);
	if (limit === undefined) return bad("limit", "is a whole number from 1 to 200");
	const offset = readInteger(c.req.query("offset"), 0, 0, 10_000);
	if (offset === undefined) return bad("offset", "is a whole number from 0 to 10,000");
	const common: Omit<Search, "place"> = {
		unit,
		limit,
		offset,
		maxDistance: Number.isNaN(maxDistance) ? FARTHEST : maxDistance,
	};

	const coordinates = { latitude: c.req.query("latitude"), longitude: c.req.query("longitude") };
	if (coordinates.latitude !== undefined || coordinates.longitude !== undefined) {
		const lacked = refuseLacked(c, ["latitude", "longitude"], MISSING_TYPE);
		if (lacked) return lacked;
		const latitude = readNumber(coordinates.latitude, -90, 90);
		const longitude = readNumber(coordinates.longitude, -180, 180);
		if (latitude === undefined) return bad("latitude", "is a number from -90 to 90");
		if (longitude === undefined) return bad("longitude", "is a number from -180 to 180");
		return { ...common, place: { latitude, longitude } };
	}
	const missingResponse = refuseLacked(c, ["countryCode", "postalCode"], MISSING_TYPE);
	if (missingResponse) return missingResponse;
	if (!/^[A-Z]{2}$/.test(countryCode)) return bad("countryCode", "is a country code of two capital letters");
	if (postalCode.length < 3 || postalCode.length > 10) return bad("postalCode", "has 3 to 10 characters");
	return { ...common, place: placeOfPostalCode(countryCode, postalCode) };
}

function readNumber(text: string | undefined, min: number, max: number): number | undefined {
	if (text === undefined || !/^-?\d{1,6}(\.\d{1,12})?$/.test(text)) return undefined;
	const value = Number(text);
	return value >= min && value <= max ? value : undefined;
}
