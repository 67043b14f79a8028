import { globSync, readFileSync } from "node:fs";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { expect, test } from "vitest";

const SOURCES = "{bench,client,e2e,packages,pages,payments,scripts,shared,tests,worker}/**/*.{ts,tsx}";
const files = globSync([SOURCES, "*.{ts,toml,json}"], {
	exclude: ["**/node_modules/**", "package-lock.json", "scripts/lib/texts/language-tables.test.ts"],
});

/** Matches an object whose type requires a value for each language. */
const WHOLE_TABLE =
	/: (?:Readonly<)?Record<(?:Language|LanguageCode|\(typeof LANGUAGES\)\[number\]),[^\n]*= \{/;

// proves locale-8
test("no table needs an edit for a new language", () => {
	expect(files.length).toBeGreaterThan(2000);
	expect(WHOLE_TABLE.test("const NAMES: Record<Language, string> = {\n")).toBe(true);
	expect(files.filter((file) => WHOLE_TABLE.test(readFileSync(file, "utf8")))).toEqual([]);
});

// proves locale-8
test("no configuration lists the languages", () => {
	const others = languageCodes.filter((code) => code !== "en").join("|");
	const list = new RegExp(`(?:\\b(?:${others})\\b\\W{1,4}){4}`);
	expect(list.test('["ar", "de", "fr", "it"]')).toBe(true);
	const configurations = files.filter((file) => /^[^/]+\.(?:ts|toml|json)$/.test(file));
	expect(configurations).toContain("cspell.json");
	expect(configurations.filter((file) => list.test(readFileSync(file, "utf8")))).toEqual([]);
});

// proves locale-8
test("a language's file that may be missing is imported where bundles find it, and its failure is caught where they throw", () => {
	// esbuild's import of a template string throws in the call, before `.then` or `.catch` of its promise could see it.
	const CHAINED = /\bimport\(\s*`[^`]*\$\{[^`]*`[^()]*\)\s*\.(?:then|catch)\(/;
	expect(CHAINED.test(`import(\`./texts/\${code}.json\`, { with: {} }).then(read, fall)`)).toBe(true);
	const bundled = files.filter((file) => /^(?:packages|shared|worker|pages|payments)\//.test(file));
	expect(bundled.filter((file) => CHAINED.test(readFileSync(file, "utf8")))).toEqual([]);
});
