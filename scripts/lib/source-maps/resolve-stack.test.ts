import { expect, test } from "vitest";
import { resolveStack } from "./resolve-stack.ts";

/** Leads from the first column of the file's first line to line 3, column 5 of the source. */
const map = {
	version: 3,
	file: "entry-abc1234.js",
	sources: ["../../client/entry.tsx"],
	sourcesContent: [],
	names: [],
	mappings: "AAEI",
	sourceRoot: "",
};
const read = (file: string) => (file === map.file ? map : undefined);

// proves platform-13
test.each([
	[
		"Chromium",
		"    at start (https://shop.example/assets/entry-abc1234.js:1:1)",
		"    at start (client/entry.tsx:3:5)",
	],
	[
		"Safari and Firefox",
		"start@https://shop.example/assets/entry-abc1234.js:1:1",
		"start@client/entry.tsx:3:5",
	],
	[
		"a file of another release",
		"    at start (https://shop.example/assets/entry-zzz9999.js:1:1)",
		"    at start (https://shop.example/assets/entry-zzz9999.js:1:1)",
	],
	[
		"a foreign script",
		"    at x (https://tags.example/tag.js:1:1)",
		"    at x (https://tags.example/tag.js:1:1)",
	],
])("leads a stack of %s to the sources", (_, stack, resolved) => {
	expect(resolveStack(`Error: boom\n${stack}`, read)).toBe(`Error: boom\n${resolved}`);
});
