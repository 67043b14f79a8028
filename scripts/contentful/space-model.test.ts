import { expect, test } from "vitest";
import { toSpaceEntry } from "./space-entries.ts";
import { listSpaceLocales } from "./space-model.ts";

const CODES = new Map([["en", "en-US"]]);

test("a locale of a space belongs to one language, and each locale comes after the one that it falls back to", () => {
	const codes = listSpaceLocales(CODES).map(({ code }) => code);
	expect(new Set(codes).size).toBe(codes.length);
	expect(codes).toEqual(expect.arrayContaining(["en-US", "zh-Hant", "zh-Hant-HK"]));
	expect(listSpaceLocales(new Map()).map(({ code }) => code)).toEqual(
		expect.arrayContaining(["en", "en-US"]),
	);
	const places = listSpaceLocales(new Map());
	for (const [at, { fallbackCode }] of places.entries())
		if (fallbackCode !== null) expect(places.slice(0, at).map(({ code }) => code)).toContain(fallbackCode);
});

test("the language that has a locale writes its texts there, and its variant without a locale leaves them", () => {
	const entry = {
		id: "one",
		type: "Text",
		sites: null,
		group: null,
		publishAt: null,
		unpublishAt: null,
		fields: { text: { en: "Colour", "en-US": "Color", "zh-Hant": "顏色" } },
	};
	expect(toSpaceEntry(entry, CODES).fields.text).toEqual({ "en-US": "Colour", "zh-Hant": "顏色" });
	expect(toSpaceEntry(entry, new Map()).fields.text).toEqual(entry.fields.text);
});
