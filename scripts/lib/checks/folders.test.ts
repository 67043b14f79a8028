import { expect, test } from "vitest";
import { crowdedFolders } from "./folders.ts";

const filled = (folder: string, count: number) =>
	Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`);

test("a folder with more than 25 files is named, not counting its subfolders", () => {
	const files = [
		...filled("pages/many", 26),
		...filled("pages", 24),
		...filled("pages/most", 40),
		"pages/a.ts",
	];
	expect(crowdedFolders(files)).toEqual([
		{ folder: "pages/most", count: 40 },
		{ folder: "pages/many", count: 26 },
	]);
});

test("the folder of migrations may be larger", () => {
	expect(crowdedFolders(filled("packages/commerce-sandbox/db/migrations", 90))).toEqual([]);
});
