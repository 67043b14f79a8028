import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { setAside } from "./set-aside.ts";

const folder = mkdtempSync(join(tmpdir(), "state-"));
afterAll(() => rmSync(folder, { recursive: true }));

// proves content-19
test("a database that has to be replaced is kept, in the place of one that was kept before", () => {
	const state = join(folder, "v3");
	expect(setAside(state)).toBeUndefined();
	for (const words of ["first", "second"]) {
		mkdirSync(state);
		writeFileSync(join(state, "db"), words);
		expect(setAside(state)).toBe(`${state}.old`);
		expect(existsSync(state)).toBe(false);
		expect(readFileSync(join(`${state}.old`, "db"), "utf8")).toBe(words);
	}
});
