import { expect, test } from "vitest";
import {
	type Customisation,
	checkChoice,
	choiceInWords,
	findInk,
	tidyText,
	unsupportedIn,
} from "./customisation.ts";

const group = (id: string, ...ids: string[]) => ({
	id,
	label: `The ${id}`,
	values: ids.map((one) => ({ id: one, label: `The ${one}` })),
});
const engraving: Customisation = {
	kind: "engraving",
	text: { maxLength: 5, characters: "A-Za-zÀ-ÿ0-9 .♥-" },
	groups: [group("font", "serif", "sans"), group("position", "front", "back")],
};

test("a list of characters has single characters and ranges, and a dash at the end is literal", () => {
	expect(unsupportedIn("Zoë-♥ 9.", "A-Za-zÀ-ÿ0-9 .♥-")).toEqual([]);
	expect(unsupportedIn("a<b>!!", "a-z")).toEqual(["<", ">", "!"]);
	expect(unsupportedIn("-", "-a")).toEqual([]);
	expect(unsupportedIn("A", "")).toEqual(["A"]);
});

test("a text is tidied before it counts", () => {
	expect(tidyText("  Ad\u0061\u0301  &\nCo ")).toBe("Adá & Co");
	expect(checkChoice(engraving, { text: "  A B C  ", values: {} })).toEqual({
		choice: { text: "A B C", values: { font: "serif", position: "front" } },
	});
});

test("small letters become capitals if only capitals are allowed", () => {
	const initials = { ...engraving, text: { maxLength: 3, characters: "A-Z." } };
	expect(checkChoice(initials, { text: "a.b", values: {} })).toMatchObject({ choice: { text: "A.B" } });
	expect(checkChoice(engraving, { text: "Ada", values: {} })).toMatchObject({ choice: { text: "Ada" } });
});

test("an empty text is no engraving", () => {
	expect(checkChoice(engraving, { text: "  ", values: { font: "sans" } })).toEqual({ choice: null });
	expect(checkChoice(engraving, { values: {} })).toEqual({ choice: null });
});

// proves product-4
test("texts and fonts that cannot be engraved are refused", () => {
	expect(checkChoice(engraving, { text: "ABCDEF", values: {} })).toEqual({ problem: "tooLong" });
	expect(checkChoice(engraving, { text: "عين", values: {} })).toMatchObject({ problem: "characters" });
	expect(checkChoice(engraving, { text: "A", values: { font: "blackletter" } })).toEqual({
		problem: "choice",
	});
});

test("a choice has the configuration's first values by default, and no unknown values", () => {
	const made: Customisation = { kind: "configuration", groups: [group("clasp", "gold", "silver")] };
	expect(checkChoice(made, { values: {} })).toEqual({ choice: { values: { clasp: "gold" } } });
	expect(checkChoice(made, { text: "x", values: { clasp: "silver", other: "y" } })).toEqual({
		choice: { values: { clasp: "silver" } },
	});
	expect(checkChoice(made, { values: { clasp: "__proto__" } })).toEqual({ problem: "choice" });
});

test("a choice is described without unknown values", () => {
	expect(choiceInWords(engraving, { text: "A", values: { font: "sans", position: "side" } })).toEqual([
		{ label: "The font", value: "The sans" },
	]);
});

test("words on a picture have the chosen colour, else the product's", () => {
	const initials: Customisation = {
		kind: "personalisation",
		groups: [
			{
				id: "colour",
				label: "",
				values: [
					{ id: "a", label: "", hex: "#aaaaaa" },
					{ id: "b", label: "", hex: "#bbbbbb" },
				],
			},
		],
		colour: "#cccccc",
	};
	expect(findInk(initials, { values: { colour: "b" } })).toBe("#bbbbbb");
	expect(findInk({ ...initials, groups: [] }, { values: {} })).toBe("#cccccc");
});
