import { expect, test } from "vitest";
import { acceptedLanguages, languageFor } from "./locale-choice.ts";

test.each([
	["fr-CH, en;q=0.5", ["fr", "en"]],
	["en;q=0.5, zh-TW;q=0.9, xx;q=1", ["zh", "en"]],
	["de;q=0, en", ["en"]],
	["*", []],
	["", []],
	[null, []],
	["en;q=banana,fr", ["en", "fr"]],
])("Accept-Language %j", (header, expected) => expect(acceptedLanguages(header)).toEqual(expected));

// proves locale-5
test("returns the wanted language if the country offers it, else the country's first", () => {
	const country = { languages: ["de", "en"] as const };
	expect(languageFor(country, [undefined, "en"])).toBe("en");
	expect(languageFor(country, ["fr"])).toBe("de");
	expect(languageFor({ languages: [] }, ["fr"])).toBeUndefined();
});
