import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { preprocessCSS, resolveConfig } from "vite";
import { describe, expect, test } from "vitest";
import { root } from "../lib/run.ts";
import { listShortNames, MARKED, writeShortName } from "./class-names.ts";

describe("short names", () => {
	const all = Array.from({ length: 5000 }, (_, index) => writeShortName(index));

	test("differ, and are names in a style sheet", () => {
		expect(new Set(all).size).toBe(all.length);
		for (const name of all) expect(name).toMatch(/^[a-z][a-z\d]*$/i);
		expect(all.slice(0, 41).at(-1)).toHaveLength(2);
	});

	test("are no words that a content blocker hides", () => {
		for (const name of all) expect(name).not.toMatch(/[aeiou]/i);
	});
});

test("each name that a style sheet exports has a short one of its own", async () => {
	const css = { transformer: "lightningcss", lightningcss: { cssModules: { pattern: MARKED } } } as const;
	const config = await resolveConfig({ configFile: false, root, logLevel: "error", css }, "build");
	const names = listShortNames(root);
	expect(names.size).toBeGreaterThan(100);
	for (const [file, ofFile] of names) {
		const path = resolve(root, file);
		const { modules = {} } = await preprocessCSS(readFileSync(path, "utf8"), path, config);
		for (const name of Object.keys(modules)) expect(ofFile.get(name), `${name} in ${file}`).toBeTruthy();
	}
	const short = [...names.values()].flatMap((ofFile) => [...ofFile.values()]);
	expect(new Set(short).size).toBe(short.length);
});
