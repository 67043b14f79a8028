import { readdirSync, readFileSync } from "node:fs";
import { LANGUAGE_ROWS } from "@vetrina/shop-rules/locale/languages.ts";
import { describe, expect, test } from "vitest";
import { countFallbacks } from "./fallbacks.ts";
import { languages, textIn } from "./languages.ts";
import { mergeTexts, readTexts } from "./texts.ts";

const FOLDER = new URL("texts/", import.meta.url);
type Tree = { [name: string]: string | Tree };
const readFile = (file: string): Tree => JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
function* listTexts(tree: Tree, path = ""): Generator<[path: string, text: string]> {
	for (const [name, inner] of Object.entries(tree))
		if (typeof inner === "string") yield [`${path}${name}`, inner];
		else yield* listTexts(inner, `${path}${name}.`);
}
const english = new Map(listTexts(readFile("en.json")));

test("each file belongs to a row of the languages", () => {
	const codes = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
	expect(Object.keys(LANGUAGE_ROWS)).toEqual(expect.arrayContaining(codes));
});

// proves locale-8
describe.each(readdirSync(FOLDER))("texts/%s", (file) => {
	const texts = [...listTexts(readFile(file))];

	test("has no text that English lacks, and no empty one", () => {
		expect(texts.filter(([path, text]) => !english.has(path) || text.trim() === "")).toEqual([]);
	});

	test("fills in what the English text fills in", () => {
		// Subjects name the house where mails of the country do.
		const placeholders = (text = "") => (text.match(/\{(?!house\})\w+\}/g) ?? []).toSorted();
		for (const [path, text] of texts)
			expect(placeholders(text), path).toEqual(placeholders(english.get(path)));
	});
});

// proves locale-8
test("a language's own texts come first, and each missing one falls back and is counted", () => {
	const en = { mail: { subject: "Hello", text: "Thank you" }, pay: "Pay" };
	const fr = { mail: { subject: "Bonjour", text: "Merci" } };
	expect(mergeTexts([{ mail: { subject: "Ciao" } }, fr, en])).toEqual({
		texts: { mail: { subject: "Ciao", text: "Merci" }, pay: "Pay" },
		fallbacks: 2,
	});
	expect(mergeTexts([en])).toEqual({ texts: en, fallbacks: 0 });
});

// proves locale-8
test("a language counts the texts that its file lacks", () => {
	for (const language of languages) {
		const missing = english.size - [...listTexts(readFile(`${language}.json`))].length;
		const before = countFallbacks()[language] ?? 0;
		readTexts(language);
		readTexts(language);
		expect((countFallbacks()[language] ?? 0) - before, language).toBe(missing);
	}
});

// proves locale-8
test("a missing text of the catalogue falls back by the chain, and is counted", () => {
	const before = countFallbacks().de ?? 0;
	expect(textIn({ en: "Red", de: "Rot" }, "de")).toBe("Rot");
	expect(countFallbacks().de ?? 0).toBe(before);
	expect(textIn({ en: "Red", fr: "Rouge" }, "de")).toBe("Red");
	expect(countFallbacks().de).toBe(before + 1);
});
