import { expect, test } from "vitest";
import { byLetter, findLetter, foldBrand } from "./brand-directory.ts";

// proves catalogue-10
test.each([
	["Corvella", "c"],
	["Élan", "e"],
	["Ångström", "a"],
	[" oltre", "o"],
	["1861", "#"],
	["無印", "#"],
	["Ørsted", "#"],
	["", "#"],
])("%s stands under %s", (name, letter) => expect(findLetter(name)).toBe(letter));

test("letters and brands follow the alphabet, and other initials come last", () => {
	const brands = ["zeta", "Élan", "10 Corso", "9 Uhr", "Ebano", "alba"].map((label) => ({ label }));
	expect(
		byLetter(brands, "en").map(({ letter, brands }) => [letter, ...brands.map(({ label }) => label)]),
	).toEqual([
		["a", "alba"],
		["e", "Ebano", "Élan"],
		["z", "zeta"],
		["#", "9 Uhr", "10 Corso"],
	]);
});

// proves content-44
test("a brand's id and its name are the same brand", () => {
	expect(foldBrand("via-dell-olmo")).toBe(foldBrand("Via dell'Olmo"));
	expect(foldBrand("Tolvan & Lind")).not.toBe(foldBrand("Tolvan"));
	expect(foldBrand("花")).toBe("花");
});
