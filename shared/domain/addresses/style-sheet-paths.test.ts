import { expect, test } from "vitest";
import { joinStyleSheets, listStyleSheetFiles } from "./style-sheet-paths.ts";

const FILES = ["/assets/entry-DeqSojeP.css", "/assets/filters--8hI143k.css", "/assets/view-9s-K0DIB.css"];

// proves shell-33
test("one address names the built files of a page, in their order", () => {
	const [sheet = "", ...others] = joinStyleSheets(FILES);
	expect(sheet).toBe("/assets/entry-DeqSojeP.filters--8hI143k.view-9s-K0DIB.css");
	expect(others).toEqual([]);
	expect(listStyleSheetFiles(sheet)).toEqual(FILES);
});

test("a single file and other addresses stay as they are", () => {
	expect(joinStyleSheets(FILES.slice(0, 1))).toEqual(FILES.slice(0, 1));
	expect(joinStyleSheets(["/@vetrina/styles.css"])).toEqual(["/@vetrina/styles.css"]);
	expect(joinStyleSheets([])).toEqual([]);
});

// proves shell-33
test.each([
	["a file outside of the folder", "/assets/../secret.a.css"],
	["a folder", "/assets/texts/a.b.css"],
	["a file twice", "/assets/a.b.a.css"],
	["an empty name", "/assets/a..b.css"],
	["a script", "/assets/a.b.js"],
	["too many files", `/assets/${Array.from({ length: 61 }, (_, at) => `f${at}`).join(".")}.css`],
])("an address with %s names no style sheet", (_, path) => {
	expect(listStyleSheetFiles(path)).toEqual([]);
});
