import type { MasterLine, VariantLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import type { HouseText } from "../house-text.ts";
import { generateCatalogue } from "./generate-catalogue.ts";
import { closingSentences } from "./lexicon/families.ts";
import { usedUpClosings } from "./lexicon/family-facts.ts";
import { garments } from "./lexicon/garments.ts";
import { materials } from "./lexicon/materials.ts";

const lines = [...generateCatalogue()];
const masters = lines.filter((line): line is MasterLine => line.kind === "master");
const variantsByMaster = Map.groupBy(
	lines.filter((line): line is VariantLine => line.kind === "variant"),
	({ master }) => master,
);

const kinds = [...garments.values()];
const findKind = ({ name }: MasterLine) => {
	const text = (name as HouseText).de;
	return kinds
		.filter(({ noun }) => text.includes(noun.de.word))
		.toSorted((a, b) => b.noun.de.word.length - a.noun.de.word.length)[0];
};
const USED_UP = ["fragrance", "skincare", "pantry", "candle"];
const families = Map.groupBy(masters, (master) => findKind(master)?.family);
const readTexts = ({ description, custom = {} }: MasterLine, language: Language): string =>
	[description, custom.c_materialDescription, custom.c_careInstructions]
		.map((text) => (text as HouseText | undefined)?.[language] ?? "")
		.join("\n");
const without = (sentences: readonly HouseText[], other: readonly HouseText[], language: Language) =>
	sentences.map((one) => one[language]).filter((text) => !other.some((one) => one[language] === text));

test("every product is of a kind that the house sells", () => {
	for (const master of masters)
		expect(findKind(master), `${master.id} ${JSON.stringify(master.name)}`).toBeDefined();
});

test.each(USED_UP)(
	"%s is chosen by volume or weight, has no colour, and is not described as a cloth",
	(family) => {
		const masters = families.get(family as NonNullable<ReturnType<typeof findKind>>["family"]) ?? [];
		expect(masters.length).toBeGreaterThan(0);
		for (const master of masters) {
			const [unit, ...others] = master.variationAttributes;
			expect(others).toEqual([]);
			expect(unit).toBe(family === "candle" ? "weight" : "volume");
			expect(master.attributes).not.toHaveProperty("color");
			expect(master.attributes).not.toHaveProperty("material");
			for (const { values } of variantsByMaster.get(master.id) ?? [])
				expect(values[unit ?? ""]).toMatch(unit === "weight" ? /^\d+g$/ : /^\d+ml$/);
			for (const language of LANGUAGES) {
				const text = readTexts(master, language);
				const cloths = [materials.ceramic, materials.glass, materials.silk].map(({ sentence }) => sentence);
				for (const wrong of [
					...cloths.map((one) => one[language]),
					...without(closingSentences, usedUpClosings, language),
				])
					expect(text, `${master.id} ${language}`).not.toContain(wrong);
			}
		}
	},
);

test("other products are chosen by colour and size, and none by volume", () => {
	for (const [family, found] of families) {
		if (!family || USED_UP.includes(family)) continue;
		for (const master of found) {
			const isStandard = master.variationAttributes.length === 0;
			if (!isStandard) expect(master.variationAttributes, master.id).toEqual(["color", "size"]);
			for (const { values } of variantsByMaster.get(master.id) ?? [])
				expect(values.size).not.toMatch(/\d(?:ml|g)$/);
			if (family === "makeUp") continue;
			for (const language of LANGUAGES)
				for (const wrong of without(usedUpClosings, closingSentences, language))
					expect(readTexts(master, language), master.id).not.toContain(wrong);
		}
	}
});

test.each([
	["volume", "الحجم", "Inhalt", "Volume", "Contenance", "容量", "용량", "容量"],
	["weight", "الوزن", "Gewicht", "Weight", "Poids", "重量", "중량", "重量"],
])("%s is named in all languages", (id, ar, de, en, fr, ja, ko, zh) => {
	const attribute = lines.find((line) => line.kind === "attribute" && line.id === id);
	expect(attribute).toMatchObject({
		name: { ar, de, en, fr, ja, ko, zh },
		refinable: false,
		variation: true,
	});
});
