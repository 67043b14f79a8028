import { expect, test } from "vitest";
import { matchCountries } from "./search-countries.ts";

const country = (code: string, name: string, currency: string) => ({
	country: code,
	name,
	currency,
	siteId: "vetrina-eu",
	languages: [],
});
const all = [
	country("AT", "Österreich", "EUR"),
	country("IT", "Italien", "EUR"),
	country("SA", "السعودية", "SAR"),
];
const found = (typed: string) => matchCountries(all, typed).map((one) => one.country);

// proves locale-13
test.each([
	["", ["AT", "IT", "SA"]],
	["ital", ["IT"]],
	["OSTER", ["AT"]],
	["السعود", ["SA"]],
	["sa", ["SA"]],
	["eur", ["AT", "IT"]],
	["x", []],
])("%j finds %j", (typed, codes) => {
	expect(found(typed)).toEqual(codes);
});
