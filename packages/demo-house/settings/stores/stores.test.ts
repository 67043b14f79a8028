import { countryByCode } from "@vetrina/commerce-sandbox/settings/sites.ts";
import { placeOfPostalCode } from "@vetrina/commerce-sandbox/settings/stores.ts";
import { distanceInKilometres } from "@vetrina/shop-rules/stores/distance.ts";
import { expect, test } from "vitest";
import { wholeLanguages } from "../../testing/whole-languages.ts";
import { stores } from "./stores.ts";

test("every store has its own id and is in a country of the house", () => {
	expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
	for (const { countryCode, siteId } of stores) expect(countryByCode(countryCode)?.siteId).toBe(siteId);
});

test("every store has a time zone, hours, and names for its city in every language", () => {
	for (const { timeZone, hours, cityName } of stores) {
		expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
		for (const { opens, closes } of hours) expect(opens < closes).toBe(true);
		expect(Object.keys(cityName)).toEqual(expect.arrayContaining(wholeLanguages));
	}
});

test("every store is named in Arabic letters on Arabic pages", () => {
	for (const { name } of stores) expect(name.ar).toMatch(/^[\p{Script=Arabic}\s]+$/u);
});

test("a postal code is located by its longest known prefix", () => {
	expect(placeOfPostalCode("IT", "20121")).toMatchObject({ latitude: 45.4761 });
	expect(placeOfPostalCode("US", "33101")).toMatchObject({ latitude: 25.77 });
	expect(placeOfPostalCode("GB", "eh1 1aa")).toMatchObject({ latitude: 55.95 });
	expect(placeOfPostalCode("IT", "99999")).toBeUndefined();
	expect(placeOfPostalCode("XX", "20121")).toBeUndefined();
});

test("distances are those of the map", () => {
	const milan = { latitude: 45.4642, longitude: 9.19 };
	const rome = { latitude: 41.9028, longitude: 12.4964 };
	expect(distanceInKilometres(milan, rome)).toBeCloseTo(477, -1);
	expect(distanceInKilometres(milan, milan)).toBe(0);
	expect(distanceInKilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
		20015,
		0,
	);
});
