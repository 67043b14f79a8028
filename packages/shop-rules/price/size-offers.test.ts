import { describe, expect, it } from "vitest";
import { isOffered, readOffers, sizePricesField, writeOffers } from "./size-offers.ts";

const offers = (...all: [price: number | undefined, size?: string][]) =>
	writeOffers(all.map(([price, size]) => ({ price, size })));

describe("offers of a record", () => {
	it.each<[string, string | undefined, string | undefined]>([
		["one price for all sizes", offers([120, "38"], [120, "40"]), "120"],
		["prices by size", offers([140, "42"], [120, "38"], [120, "40"]), "120:38,40;140:42"],
		["a size that is not offered", offers([120, "38"], [undefined, "36"]), "120:38;:36"],
		["sizes of any writing", offers([1, "4,5;6:7"], [2, "é"]), "1:4%2C5%3B6%3A7;2:%C3%A9"],
		["no sizes", offers([120]), "120"],
		["no prices", offers([undefined, "38"]), undefined],
		["nothing", offers(), undefined],
	])("%s", (_, written, expected) => {
		expect(written).toBe(expected);
	});

	it("match a size and a price together", () => {
		const read = readOffers("120:38,40;140:42;:36");
		const met = (min: number, max: number, ...sizes: string[]) => isOffered(read, { min, max }, sizes);
		expect([met(100, 130), met(130, Number.POSITIVE_INFINITY), met(0, 120)]).toEqual([true, true, false]);
		expect([met(100, 130, "38"), met(100, 130, "42"), met(100, 130, "42", "40")]).toEqual([
			true,
			false,
			true,
		]);
		expect(met(0, 1000, "36")).toBe(false);
		expect(isOffered(readOffers("120"), { min: 100, max: 130 }, ["38"])).toBe(true);
	});

	it("keep what they cannot read", () => {
		expect(readOffers("120:%E0%A4%A;x:1")).toEqual([
			{ price: 120, sizes: ["%E0%A4%A"] },
			{ price: Number.NaN, sizes: ["1"] },
		]);
	});
});

it("names the prices of a size by a field without further dots", () => {
	expect(sizePricesField("USD", "10.5 / B")).toBe("sizePrices.USD.10%2E5%20%2F%20B");
});
