import { theme as demo } from "@vetrina/demo-house/theme.ts";
import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import { contrast, mix } from "@vetrina/shop-rules/theme/colors.ts";
import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import { toDeclarations } from "@vetrina/shop-rules/theme/theme-css.ts";
import { expect, test } from "vitest";
import { theme as plain } from "../../tests/houses/plain/theme.ts";

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

test("a mixture lies between its colours, and contrast is symmetric", () => {
	expect([mix("#171411", 1, "#ffffff"), mix("#171411", 0, "#ffffff")]).toEqual(["#171411", "#ffffff"]);
	expect(mix("#000000", 0.5, "#ffffff")).toBe("#808080");
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
	expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
	expect(contrast("#000", "#fff")).toBe(contrast("#ffffff", "#000000"));
});
