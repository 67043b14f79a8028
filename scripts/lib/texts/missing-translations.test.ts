import { expect, test } from "vitest";
import { countMissing, describeMissing } from "./missing-translations.ts";

// proves locale-8
test("each language counts the texts of a catalogue that it lacks", () => {
	const counts = new Map(["de", "fr", "ko"].map((code) => [code, { missing: 0, total: 0 }]));
	const lines = [
		{ kind: "category", id: "women", name: { en: "Women", de: "Damen", fr: "Femme" } },
		{
			kind: "master",
			id: "V1",
			name: { en: "Dress", de: "Kleid" },
			custom: {
				c_note: "en",
				c_subName: { en: "Spring", de: "Frühjahr", fr: "Printemps" },
				c_badges: ["new"],
			},
			images: ["a.png"],
		},
	];
	for (const line of lines) countMissing(line, counts);
	expect(describeMissing(counts)).toEqual([
		"fr: 1 of 3 texts of the catalogue fall back.",
		"ko: 3 of 3 texts of the catalogue fall back.",
	]);
});
