import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { theme as demo } from "@vetrina/demo-house/theme.ts";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import { contrast, mix } from "@vetrina/shop-rules/theme/colors.ts";
import { isScript, listFamilies, listPreloads, stackInstalled } from "@vetrina/shop-rules/theme/fonts.ts";
import type { Theme, Typeface } from "@vetrina/shop-rules/theme/theme.ts";
import { toDeclarations } from "@vetrina/shop-rules/theme/theme-css.ts";
import { afterAll, describe, expect, test } from "vitest";
import { theme as plain } from "../../tests/houses/plain/theme.ts";
import { checkLook, writeFontModule, writeLook } from "../lib/look/house-look.ts";
import { root } from "../lib/run.ts";

const DEMO = resolve(root, "packages/demo-house");
const TOKENS = resolve(root, "client/styles/tokens.css");
const readSheet = (file: string, theme: Theme): string =>
	writeLook(
		readFileSync(resolve(root, "client/styles", file), "utf8"),
		resolve(root, "client/styles", file),
		theme,
		DEMO,
	);

const withColour = (name: string, colour: unknown): Theme =>
	({ colors: { ...demo.colors, [name]: colour } }) as Theme;

// proves shell-34
test.each(Object.entries({ demo, plain }))("the theme of the %s house has no fault", (_, theme) =>
	expect(checkTheme(theme)).toEqual([]),
);

// proves shell-34
test.each(["ink", "stone", "stoneSoft", "accent"] as const)("%s as light as the paper is a fault", (name) => {
	const [fault = ""] = checkTheme(withColour(name, demo.colors.paper));
	expect(fault).toContain(`colors.${name} on colors.paper has a contrast of 1.00`);
});

// proves shell-34
test.each(["red", "#fff", "rgb(0 0 0)", "#FFFFFF", "#ffffff;}body{display:none}", 5, undefined])(
	"%s is no colour",
	(colour) =>
		expect(checkTheme(withColour("ink", colour))).toEqual([expect.stringContaining("colors.ink is")]),
);

test("two houses share no colour of their words and grounds", () => {
	const listHexes = ({ colors }: Theme) => JSON.stringify(colors).match(/#[0-9a-f]{6}/g) ?? [];
	const plains = new Set(listHexes(plain));
	expect(listHexes(demo).filter((colour) => plains.has(colour))).toEqual([]);
});

test("each colour of a theme becomes a property or a part of one", () => {
	const css = toDeclarations(demo);
	// Maps are drawn by the Worker.
	const { map: _, ...inStyles } = demo.colors;
	const colours = JSON.stringify(inStyles).match(/#[0-9a-f]{6}/g) ?? [];
	expect(colours.filter((colour) => !css.includes(colour))).toEqual([]);
});

// proves shell-35
test.each([
	[{ corners: { choice: "2 rem" } }, "corners.choice"],
	[{ corners: { window: "round" } }, "corners.window"],
	[{ spacing: { gutter: "1rem; color: red" } }, "spacing.gutter"],
	[{ sizes: { hero: "large" } }, "sizes.hero"],
	[{ motion: { quick: "250" } }, "motion.quick"],
	[{ motion: { curve: "bounce" } }, "motion.curve"],
	[{ fonts: { text: { kind: "sans", files: [{ path: "../fonts/a.ttf" }] } } }, "fonts.text.files.0.path"],
	[{ fonts: { text: { kind: "sans", installed: ['A"; }'] } } }, "fonts.text"],
	[{ fonts: { text: { kind: "sans", files: [{ path: "a.woff2" }, { path: "b.woff2" }] } } }, "several files"],
] as [Partial<Theme>, string][])("%j is refused by its name", (part, name) => {
	const [fault = ""] = checkTheme({ ...demo, ...part } as Theme);
	expect(fault).toContain(name);
});

// proves shell-35
test("every language has installed fonts of its script for both kinds of typefaces", () => {
	for (const language of languageCodes) {
		const script = findScript(language);
		expect([language, isScript(script)]).toEqual([language, true]);
		expect(stackInstalled(plain, "text", script)).toMatch(/, sans-serif$/);
	}
});

// proves shell-35
test("a house without typefaces loads no font, and its sheets name none of another house", () => {
	for (const file of ["tokens.css", "languages/ar.css", "languages/ja.css"]) {
		const sheet = readSheet(file, plain);
		expect(sheet).not.toMatch(/@font-face|--house-|"Shop /);
	}
	expect(listPreloads(plain, "Latn")).toEqual([]);
	expect(writeFontModule(plain, languageCodes, DEMO)).not.toContain("import");
	expect(readSheet("tokens.css", plain)).toContain("--text: system-ui, sans-serif;");
});

// proves shell-35
test("pages in a script with typefaces of its own preload those, and others the usual ones", () => {
	const usual = listPreloads(demo, "Latn");
	expect(usual).toHaveLength(2);
	expect(listPreloads(demo, "Jpan")).toEqual(usual);
	const arabic = listPreloads(demo, "Arab");
	expect(arabic).not.toEqual([]);
	expect(arabic.filter((path) => usual.includes(path))).toEqual([]);
	expect(listFamilies(demo, "text", "Arab")[0]).not.toBe(listFamilies(demo, "text")[0]);
	expect(readSheet("languages/ar.css", demo)).toContain("@font-face");
});

// proves shell-35
test("a typeface that lacks letters of a language is refused with the letters", () => {
	expect(checkLook(demo, languageCodes, DEMO)).toEqual([]);
	const [file] = demo.fonts?.text.files ?? [];
	const ascii = { kind: "sans", files: [{ ...file, range: "U+0020-007E" }] } as Typeface;
	const faults = checkLook({ ...demo, fonts: { text: ascii } }, ["en", "fr", "ja"], DEMO);
	expect(faults).toEqual([expect.stringMatching(/fonts\.text .*é.*"fr"/)]);
});

// proves shell-35
test("a font that is nowhere is named", () => {
	const lost: Theme = { ...demo, fonts: { text: { kind: "sans", files: [{ path: "fonts/lost.woff2" }] } } };
	expect(() => readSheet("tokens.css", lost)).toThrow("fonts/lost.woff2");
});

// proves shell-35
test("rules take values of the theme in place of their names, and unknown names are refused", () => {
	const corners = { choice: "0", button: "0.25rem", window: "arch" } as const;
	const css = "a { border-radius: var(--house-choice) var(--house-button) }";
	expect(writeLook(css, "/client/ui/a.css", { ...demo, corners }, DEMO)).toBe(
		"a { border-radius: 0 0.25rem }",
	);
	expect(() => writeLook("a { top: var(--house-top) }", TOKENS, demo, DEMO)).toThrow("--house-top");
});

describe("a logo", () => {
	const house = mkdtempSync(resolve(tmpdir(), "logo-"));
	afterAll(() => rmSync(house, { recursive: true }));
	const readWithLogo = (css: string, svg: string): string => {
		writeFileSync(resolve(house, "logo.svg"), svg);
		return writeLook(
			css,
			resolve(house, "client/ui/a.css"),
			{ colors: demo.colors, logo: "logo.svg" },
			house,
		);
	};
	const RULE = "a { font: inherit; --house-logo: here; }";

	// proves shell-36
	test("is drawn in its own ratio where the name stands, and the name stays without one", () => {
		const css = readWithLogo(RULE, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"></svg>');
		expect(css).toMatch(/block-size: 1.2em;\s*inline-size: 3.6em;/);
		expect(css).toContain('url("../../logo.svg?no-inline")');
		expect(writeLook(RULE, "/client/ui/a.css", demo, DEMO)).toBe("a { font: inherit; }");
	});

	// proves shell-36
	test.each([
		"<p>",
		"<svg></svg>",
		'<svg viewBox="0 0 3 1"><script/></svg>',
		'<svg viewBox="0 0 3 1"><use href="https://a.example/b"/></svg>',
	])("%s is refused", (svg) => expect(() => readWithLogo(RULE, svg)).toThrow("logo.svg"));

	// proves shell-36
	test("has a place wherever the shop's frame shows the name of the house", () => {
		const places = globSync("{client,pages}/**/*.css", { cwd: root }).filter((file) =>
			readFileSync(resolve(root, file), "utf8").includes("--house-logo:"),
		);
		for (const part of ["header", "footer", "landing", "checkout", "order"])
			expect(
				places.some((file) => file.includes(`/${part}/`)),
				part,
			).toBe(true);
	});
});

test("a mixture lies between its colours, and contrast is symmetric", () => {
	expect([mix("#171411", 1, "#ffffff"), mix("#171411", 0, "#ffffff")]).toEqual(["#171411", "#ffffff"]);
	expect(mix("#000000", 0.5, "#ffffff")).toBe("#808080");
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
	expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
	expect(contrast("#000", "#fff")).toBe(contrast("#ffffff", "#000000"));
});
