import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sniffBitmap } from "@vetrina/commerce-sandbox/media/sniff-bitmap.ts";
import { storefront as demo } from "@vetrina/demo-house/storefront.ts";
import { theme as demoTheme } from "@vetrina/demo-house/theme.ts";
import { describe, expect, test } from "vitest";
import { APP_ICONS } from "../../../shared/domain/shell/app-icons.ts";
import { storefront as plain } from "../../../tests/houses/plain/storefront.ts";
import { theme as plainTheme } from "../../../tests/houses/plain/theme.ts";
import { listTextFonts } from "../../lib/look/house-look.ts";
import { root } from "../../lib/run.ts";
import { outlineText, renderIcon } from "./app-icons.ts";

const readColour = (pixels: Uint8Array, at: number): string =>
	`#${Buffer.from(pixels.subarray(at, at + 3)).toString("hex")}`;

describe.each([
	{ house: "demo", icon: demo.icon, paper: demoTheme.colors.paper },
	{ house: "plain", icon: plain.icon, paper: plainTheme.colors.paper },
])("the icon of the $house house", ({ icon, paper }) => {
	// proves shell-45
	test.each(APP_ICONS)("becomes a PNG file $path with $pixels pixels", async ({ pixels, draw }) => {
		const { png } = await renderIcon(draw(icon, paper), pixels);
		expect(sniffBitmap(png)).toEqual({ type: "png", width: pixels, height: pixels });
	});

	// proves shell-45
	test.each(APP_ICONS.filter(({ purpose }) => purpose !== "any"))(
		"is drawn on paper in $path, with no transparent pixel",
		async ({ pixels: width, draw, purpose }) => {
			const { pixels } = await renderIcon(draw(icon, paper), width);
			expect(pixels.length).toBe(width * width * 4);
			expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
			const colours = new Set<string>();
			let outside = 0;
			for (let at = 0; at < pixels.length; at += 4) {
				const colour = readColour(pixels, at);
				colours.add(colour);
				const [x, y] = [((at / 4) % width) + 0.5 - width / 2, Math.floor(at / 4 / width) + 0.5 - width / 2];
				if (Math.hypot(x, y) > width * 0.4 && colour !== paper) outside++;
			}
			expect(colours.size).toBeGreaterThan(1);
			// A launcher may cut all outside the circle.
			if (purpose === "maskable") expect(outside).toBe(0);
		},
	);
});

// proves shell-45
test.each([
	{
		fonts: "fonts of the house",
		files: listTextFonts(demoTheme, ["it", "ar"], resolve(root, "packages/demo-house")),
	},
	{ fonts: "no font of its own", files: [] },
])("the letters of an icon are in its PNG file, with $fonts", async ({ files }) => {
	const text =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><text y="7" font-family="sans-serif" font-size="8" fill="#000000">V</text></svg>';
	const icon = await outlineText(
		text,
		files.map((file) => readFileSync(file)),
	);
	for (const { pixels: width, draw } of APP_ICONS) {
		const { pixels } = await renderIcon(draw(icon, "#ffffff"), width);
		const inked = pixels.filter((value, at) => at % 4 === 3 && value === 255 && pixels[at - 1] === 0);
		expect(inked.length).toBeGreaterThan(width);
	}
});
