import { expect, test } from "vitest";
import { house } from "../house.ts";
import { findCarrier, findMethodCarrier } from "./carriers.ts";
import { countries } from "./countries.ts";
import { shippingMethodsTo } from "./shipping-methods.ts";

// proves orders-10
test("each shipping method's carrier is one of the house's, and only they bring parcels", () => {
	for (const { code, siteId } of countries)
		for (const { id, carrier } of shippingMethodsTo(siteId, code)) {
			expect(carrier === undefined || findCarrier(carrier) !== undefined, `${code} ${id}`).toBe(true);
			expect(findMethodCarrier(siteId, code, id).id).toBe(carrier ?? house.carriers[0].id);
		}
});

// proves orders-10
test("a method that is unknown, or ships elsewhere, goes by the first carrier", () => {
	const [first] = house.carriers;
	expect([
		findMethodCarrier("vetrina-eu", "IT", "balloon"),
		findMethodCarrier("vetrina-us", "IT", "express"),
		findMethodCarrier("vetrina-eu", undefined, undefined),
	]).toEqual([first, first, first]);
	expect(findMethodCarrier("vetrina-eu", "IT", "express")).not.toBe(first);
});
