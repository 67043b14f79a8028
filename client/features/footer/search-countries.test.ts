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
const findCodes = (typed: string) => matchCountries(all, typed).map((one) => one.country);

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
	expect(findCodes(typed)).toEqual(codes);
});

const english = ["AE", "DE", "GB", "JP", "KR", "NL", "PL", "US"].map((code) =>
	country(code, new Intl.DisplayNames("en", { type: "region" }).of(code) ?? "", "XXX"),
);

// proves locale-13
test.each([
	["USA", ["US"]],
	["America", ["US"]],
	["UK", ["GB"]],
	["great brit", ["GB"]],
	["uae", ["AE"]],
	["Deutschland", ["DE"]],
	["日本", ["JP"]],
	["대한민국", ["KR"]],
	["Holland", ["NL"]],
	["ألمانيا", ["DE"]],
	["Polsk", ["PL"]],
	["etats", ["US"]],
	["united", ["AE", "GB", "US"]],
	["tschland", []],
])("%j finds %j on an English page", (typed, codes) => {
	expect(matchCountries(english, typed).map((one) => one.country)).toEqual(codes);
});

// proves locale-13
test("names of other languages are left out where a name of the page's language matches", () => {
	const german = [country("AT", "Österreich", "EUR"), country("US", "Vereinigte Staaten", "USD")];
	expect(matchCountries(german, "a").map((one) => one.country)).toEqual(["US"]);
	expect(matchCountries(german, "aus").map((one) => one.country)).toEqual(["AT"]);
});
