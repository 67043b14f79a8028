import { expect, test } from "vitest";
import { readCustomisation, readKitConfiguration } from "./product-configurations.ts";

const group = { id: "font", label: "Font", values: [{ id: "serif", label: "Serif", hex: "red" }] };

test("reads texts with their rules and leaves out an invalid colour", () => {
	const json = JSON.stringify({
		maxLength: 3,
		characters: "A-Z",
		groups: [group],
		place: { x: 50, y: 60, size: 8 },
	});
	expect(
		readCustomisation({ c_personalisationPreviewConfiguration: json, c_personalisationColour: "#c9a227" }),
	).toEqual({
		kind: "personalisation",
		text: { maxLength: 3, characters: "A-Z" },
		groups: [{ id: "font", label: "Font", values: [{ id: "serif", label: "Serif" }] }],
		place: { x: 50, y: 60, size: 8, rotate: 0 },
		colour: "#c9a227",
	});
});

// proves catalogue-8
test.each([
	"no JSON",
	"null",
	"[]",
	"{}",
	'{"maxLength":0,"characters":"A-Z"}',
	'{"maxLength":3,"characters":""}',
	'{"maxLength":3,"characters":"A","place":{"x":"left"}}',
	`{"maxLength":3,"characters":"A","groups":[{"id":"a b","label":"x","values":[]}]}`,
])("malformed configurations are absent: %s", (json) => {
	expect(readCustomisation({ c_engravingConfiguration: json })).toBeUndefined();
	expect(readCustomisation({ c_customizationConfiguration: json })).toBeUndefined();
	expect(readKitConfiguration({ c_bundleKitConfiguration: json })).toBeUndefined();
});

test("reads a kit, with each part once by default", () => {
	expect(
		readKitConfiguration({ c_bundleKitConfiguration: '{"type":"fixed","parts":[{"choices":["VT1-red"]}]}' }),
	).toEqual({ kind: "fixed", parts: [{ choices: ["VT1-red"], quantity: 1 }] });
	expect(
		readKitConfiguration({ c_bundleKitConfiguration: '{"type":"other","parts":[{"choices":["VT1-red"]}]}' }),
	).toBeUndefined();
});
