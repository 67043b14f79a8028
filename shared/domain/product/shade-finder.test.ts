import { expect, test } from "vitest";
import { shadeFor } from "./shade-finder.ts";

const shades = [
	{ id: "black", hex: "#1c1a19" },
	{ id: "bordeaux", hex: "#6d1522" },
	{ id: "red", hex: "#b5121b" },
	{ id: "blush", hex: "#e2b8ae" },
];

test.each([
	["porcelain", "cool", "blush"],
	["porcelain", "warm", "red"],
	["ebony", "cool", "black"],
	["ebony", "warm", "red"],
] as const)("%s, %s: %s", (tone, undertone, id) => {
	expect(shadeFor(shades, { tone, undertone })?.id).toBe(id);
});

test("an empty list gives no advice, and short hex colours are valid", () => {
	expect(shadeFor([], { tone: "sand", undertone: "warm" })).toBeUndefined();
	expect(shadeFor([{ hex: "#fff" }], { tone: "sand", undertone: "warm" })).toEqual({ hex: "#fff" });
});
