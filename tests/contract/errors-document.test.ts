import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { root } from "../../scripts/lib/run.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { requestRows } from "../errors/rows/all-rows.ts";
import { namedRows } from "../errors/rows/named-rows.ts";
import { writeErrorDocument } from "../errors/write-document.ts";

const rows = [...requestRows, ...namedRows];

// proves platform-14
test("the document has the rows that are run", async () => {
	await expect(writeErrorDocument()).toMatchFileSnapshot("../../docs/errors.md");
});

// proves platform-14
test("every situation has a name of its own, and texts in each language", () => {
	expect(new Set(rows.map(({ situation }) => situation)).size).toBe(rows.length);
	const keys = new Set(rows.flatMap(({ reads }) => reads));
	const missing = LANGUAGES.flatMap((language) =>
		[...keys].filter((key) => textsOf(language).t(key) === key).map((key) => `${language} ${key}`),
	);
	expect(missing).toEqual([]);
});

// proves platform-14
test.each(namedRows)("$situation: the named test exists", ({ provedBy: { file, title } }) => {
	expect(readFileSync(resolve(root, file), "utf8")).toContain(title);
});
