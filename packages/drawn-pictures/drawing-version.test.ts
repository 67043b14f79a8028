import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { minify, transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { DRAWING_VERSION } from "./house-media.ts";

/** Drawing, composition, light and encoding decide how a picture looks. */
const FOLDERS = ["draw", "editorial", "raster", "../commerce-sandbox/media/raster"];

/** Returns a source without comments, types, layout and imports, none of which changes a picture. */
const stripSource = async (source: string): Promise<string> => {
	const { code } = await transformWithOxc(source, "drawing.ts");
	const stripped = await minify("drawing.js", code, { compress: false, mangle: false });
	return stripped.code.replace(/^(?:import[^;]*;)+/, "");
};

/** Pictures are cached for a year under their version, so a change of how they look must raise it. */
test("changed drawings have a new version", async () => {
	const hash = createHash("sha256");
	for (const folder of FOLDERS) {
		const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" });
		const drawing = files.filter((name) => /(?<!\.test)\.ts$/.test(name));
		for (const file of drawing.toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1)))
			hash.update(await stripSource(readFileSync(join(import.meta.dirname, folder, file), "utf8")));
	}
	expect(`version ${DRAWING_VERSION}: ${hash.digest("hex").slice(0, 16)}`).toMatchInlineSnapshot(
		`"version 12: d5e8e7cdaaa0d190"`,
	);
});

test("the fingerprint ignores comments and types, and sees every other change", async () => {
	const source =
		'import { a } from "./a.ts";\n/** Draws a line. */\nexport const line = (n: number) => a(n, "//"); // px\n';
	const same = 'import { a } from "./b.ts";\nexport const line = (n: 1 | 2) =>\n\ta(n, "//");\n';
	const other = source.replace('"//"', '"/"');
	expect(await stripSource(same)).toBe(await stripSource(source));
	expect(await stripSource(other)).not.toBe(await stripSource(source));
});
