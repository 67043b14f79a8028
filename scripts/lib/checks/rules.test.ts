import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkRules, writeProofs } from "./rules.ts";

/** A repository with one rule, the code that cites it and the test that proves it. */
const SOUND: Record<string, string> = {
	"docs/rules/README.md": "# Rules\n",
	"docs/rules/shop-window/price.md": [
		"# Prices",
		"",
		"### price-1 · No price",
		"",
		"A price that is missing is a dash.",
		"",
		"Constants: `-`.",
		"",
		"Proved by: `shared/price.test.ts`",
		"",
	].join("\n"),
	"shared/price.ts": "/** A dash where there is no price (price-1). */\nexport const dash = '-';\n",
	"shared/price.test.ts": "// proves price-1\ntest('a dash', () => {});\n",
};

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "rules-"));
	for (const [file, text] of Object.entries(SOUND)) plant(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}
const listFaults = (): string[] => checkRules(root).map(({ at, message }) => `${at} ${message}`);
const change = (file: string, from: string | RegExp, to: string): void =>
	plant(file, (SOUND[file] ?? "").replace(from, to));

test("rules that are cited and proved pass", () => expect(listFaults()).toEqual([]));

test.each<[what: string, file: string, text: string, message: string]>([
	[
		"a rule that does not exist",
		"worker/a.ts",
		"// As the rule says (price-9).",
		"cites price-9, which is no rule",
	],
	["one of several rules", "worker/a.ts", "/* Rules price-1, price-8. */", "cites price-8, which is no rule"],
	[
		"one in a folder that is new",
		"new/folder/a.tsx",
		"/** Muted (price-7). */",
		"cites price-7, which is no rule",
	],
	["one in a style sheet", "client/a.css", "/* Muted (price-7). */", "cites price-7, which is no rule"],
	["one in a document", "docs/a.md", "A dash (prise-1).", "cites prise-1, which is no rule"],
	["a section of a document elsewhere", "worker/a.ts", "// As it is (S1 §4).", '"S1 §" names a document'],
	["a document elsewhere", "docs/a.md", "DESIGN says so.", '"DESIGN" names a document'],
	[
		"one in the interface's texts",
		"locales/a.json",
		'{ "a": "see the spec" }',
		'"the spec" names a document',
	],
])("a citation of %s is found", (_, file, text, message) => {
	plant(file, text);
	expect(listFaults()).toEqual([expect.stringContaining(`${file}:1 ${message}`)]);
});

test.each<[what: string, file: string, from: string | RegExp, to: string, messages: string[]]>([
	["without a sentence", "docs/rules/shop-window/price.md", /^A price.*$/m, "", ["price-1 says nothing"]],
	[
		"that names no test",
		"docs/rules/shop-window/price.md",
		/^Proved.*$/m,
		"",
		["names no test", "does not name shared/price.test.ts"],
	],
	[
		"whose test is not there",
		"docs/rules/shop-window/price.md",
		"price.test",
		"gone.test",
		["shared/gone.test.ts does not say", "does not name"],
	],
	[
		"that its test does not name",
		"shared/price.test.ts",
		/^\/\/.*\n/,
		"",
		['does not say "// proves price-1"'],
	],
	["that no code cites", "shared/price.ts", " (price-1)", "", ["price-1 is cited by no code"]],
	[
		"of another subject",
		"docs/rules/shop-window/price.md",
		"### price-1",
		"### list-1",
		["list-1 belongs", "no rule", "no rule", "cited by no code", "does not say"],
	],
	[
		"with a malformed heading",
		"docs/rules/shop-window/price.md",
		"price-1 · ",
		"price 1: ",
		["is no heading of a rule", "no rule", "no rule"],
	],
	[
		"that is defined twice",
		"docs/rules/shop-window/price.md",
		/$/,
		"\n### price-1 · Again\n",
		["price-1 is defined twice"],
	],
])("a rule %s is found", (_, file, from, to, messages) => {
	change(file, from, to);
	const all = listFaults();
	for (const message of messages) expect(all).toContainEqual(expect.stringContaining(message));
	expect(all).toHaveLength(messages.length);
});

test("texts that look like rules are not citations", () => {
	plant(
		"worker/a.ts",
		'const id = "price-9"; // in UTF-8 (utf-8), https://shop.test/(price)\nexport default `(price-9) ` + id;\n',
	);
	expect(listFaults()).toEqual([]);
});

test("'Proved by' is written from the tests, and removed if there is none", () => {
	plant("e2e/price.spec.ts", "// proves price-1\n");
	expect(listFaults()).toHaveLength(1);
	expect(writeProofs(root)).toBe(1);
	expect(readFileSync(join(root, "docs/rules/shop-window/price.md"), "utf8")).toContain(
		"Proved by: `e2e/price.spec.ts`, `shared/price.test.ts`\n",
	);
	expect(listFaults()).toEqual([]);
	expect(writeProofs(root)).toBe(0);

	plant("e2e/price.spec.ts", "");
	plant("shared/price.test.ts", "");
	writeProofs(root);
	expect(readFileSync(join(root, "docs/rules/shop-window/price.md"), "utf8")).not.toContain("Proved by");
});
