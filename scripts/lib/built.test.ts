import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isStale, requireBuilt } from "./built.ts";

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "built-"));
	mkdirSync(join(root, "packages/commerce-sandbox/apis"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (path: string, seconds: number): void => {
	if (path.includes(".")) writeFileSync(join(root, path), "");
	utimesSync(join(root, path), seconds, seconds);
};
const stale = (): boolean => isStale(root, "built.js", ["packages", "lock.json"]);

test("a build is stale if a source is newer, or was deleted", () => {
	at("lock.json", 10);
	at("packages/commerce-sandbox/apis/a.ts", 10);
	for (const folder of ["packages/commerce-sandbox/apis", "packages/commerce-sandbox", "packages"])
		at(folder, 10);
	expect(stale()).toBe(true);
	at("built.js", 20);
	expect(stale()).toBe(false);
	at("packages/commerce-sandbox/apis/a.test.ts", 30);
	at("packages/commerce-sandbox/apis", 10);
	expect(stale()).toBe(false);
	at("packages/commerce-sandbox/apis/a.ts", 30);
	expect(stale()).toBe(true);
	at("packages/commerce-sandbox/apis/a.ts", 10);
	rmSync(join(root, "packages/commerce-sandbox/apis/a.ts"));
	expect(stale()).toBe(true);
});

test("a missing build is an error before anything else runs", () => {
	at("built.js", 1);
	expect(() => requireBuilt(root, ["built.js"])).not.toThrow();
	expect(() => requireBuilt(root, ["built.js", "dist/vetrina/index.js"])).toThrow(
		/^dist\/vetrina\/index\.js is missing: omit `--no-build`/,
	);
});
