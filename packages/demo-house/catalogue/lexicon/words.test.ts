import { expect, test } from "vitest";
import {
	arabicAdjective,
	frenchAdjective,
	germanAdjective,
	germanDative,
	italianAdjective,
	noun,
} from "./words.ts";

test("German adjectives agree without an article", () => {
	expect((["m", "f", "n", "pl"] as const).map((gender) => germanAdjective("plissiert", gender))).toEqual([
		"plissierter",
		"plissierte",
		"plissiertes",
		"plissierte",
	]);
	expect((["m", "f", "n", "pl"] as const).map((gender) => germanDative("gestreift", gender))).toEqual([
		"gestreiftem",
		"gestreifter",
		"gestreiftem",
		"gestreiften",
	]);
});

test("French adjectives agree in gender and number", () => {
	expect((["m", "f", "mp", "fp"] as const).map((gender) => frenchAdjective("plissé", gender))).toEqual([
		"plissé",
		"plissée",
		"plissés",
		"plissées",
	]);
	expect(frenchAdjective("ample", "f")).toBe("ample");
	expect(frenchAdjective("peint~ à la main", "fp")).toBe("peintes à la main");
	expect(frenchAdjective("=oversize", "fp")).toBe("oversize");
});

test("Arabic adjectives agree in gender, phrases stay as they are", () => {
	expect(arabicAdjective("مطرز/مطرزة", "f")).toBe("مطرزة");
	expect(arabicAdjective("بحزام", "f")).toBe("بحزام");
});

test.each([
	["asimmetrico", "fp", "asimmetriche"],
	["asimmetrico", "mp", "asimmetrici"],
	["sartoriale", "mp", "sartoriali"],
	["ricamato", "f", "ricamata"],
	["=oversize", "fp", "oversize"],
	["dipinto~ a mano", "f", "dipinta a mano"],
] as const)("Italian %s agrees with %s: %s", (word, gender, form) => {
	expect(italianAdjective(word, gender)).toBe(form);
});

test("a noun without gender is refused", () => {
	expect(() => noun("a:m|b|c|d:m|e|f|g")).toThrow();
});
