import { expect, test } from "vitest";
import { countryInSentence } from "./country-in-sentence.ts";

test.each([
	"United Kingdom",
	"United States",
	"United Arab Emirates",
	"Netherlands",
	"Philippines",
	"Cayman Islands",
	"Dominican Republic",
])("puts the article before %s in English alone", (name) => {
	expect(countryInSentence(name, "en")).toBe(`the ${name}`);
	expect(countryInSentence(name, "de")).toBe(name);
});

test.each(["Italy", "Hong Kong", "South Korea", "Ireland", "Switzerland"])(
	"writes %s without one",
	(name) => {
		expect(countryInSentence(name, "en")).toBe(name);
	},
);
