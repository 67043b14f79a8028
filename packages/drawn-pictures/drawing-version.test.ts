import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { DRAWING_VERSION } from "./house-media.ts";

/** What decides how a picture looks: what is drawn, how it is composed, how it is lit and encoded. */
const FOLDERS = ["draw", "editorial", "raster", "../commerce-sandbox/media/raster"];

/** A file that moves changes no picture. */
const withoutImports = (code: string): string => code.replace(/^import [^;]*;\n/gm, "");

/** Pictures are kept for a year under their version: a change of how they are made raises it, and updates this line with it. */
test("changed drawings have a new version", () => {
	const hash = createHash("sha256");
	for (const folder of FOLDERS) {
		const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" });
		const drawing = files.filter((name) => /(?<!\.test)\.ts$/.test(name));
		for (const file of drawing.toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1)))
			hash.update(withoutImports(readFileSync(join(import.meta.dirname, folder, file), "utf8")));
	}
	expect(`version ${DRAWING_VERSION}: ${hash.digest("hex").slice(0, 16)}`).toMatchInlineSnapshot(
		`"version 9: 4202ea4e2a2a996a"`,
	);
});
