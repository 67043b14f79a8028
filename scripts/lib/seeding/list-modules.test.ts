import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listModules } from "./list-modules.ts";

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "modules-"));
	mkdirSync(join(folder, "languages"));
	writeFileSync(join(folder, "seed.ts"), 'import { t } from "./texts.ts";\n');
	writeFileSync(
		join(folder, "texts.ts"),
		// biome-ignore lint/suspicious/noTemplateCurlyInString: the module's own template
		"export const load = (code) => import(`./languages/${code}.json`);\n",
	);
	writeFileSync(join(folder, "languages/it.json"), "{}");
	writeFileSync(join(folder, "other.ts"), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a seed depends on its modules and on the files of each language", () =>
	expect(listModules([join(folder, "seed.ts")]).map((file) => relative(folder, file))).toEqual([
		"languages/it.json",
		"seed.ts",
		"texts.ts",
	]));
