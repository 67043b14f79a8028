import { describe, expect, it } from "vitest";
import { correct, editDistance } from "./corrections.ts";

const words = (...all: string[]) => all.map((word) => ({ word, products: 10 }));

describe("corrections", () => {
	it.each([
		["en", "dres", "dress"],
		["en", "trousres", "trousers"],
		["en", "lether", "leather"],
		["en", "jaket", "jacket"],
		["de", "manntel", "mantel"],
		["fr", "chemsie", "chemise"],
		["ar", "فستنا", "فستان"],
		["ja", "ジャケト", "ジャケット"],
		["ko", "원피즈", "원피스"],
	] as const)("%s: '%s' meant '%s'", (language, typed, meant) => {
		const all = words(
			"dress",
			"trousers",
			"leather",
			"jacket",
			"mantel",
			"chemise",
			"فستان",
			"ジャケット",
			"원피스",
		);
		expect(correct(typed, language, all)[0]?.word).toBe(meant);
	});

	it("leaves short words and far ones alone", () => {
		expect(correct("rad", "en", words("red"))).toEqual([]);
		expect(correct("xyzzy", "en", words("dress", "silk", "velvet"))).toEqual([]);
	});

	it("prefers the same first letter, then what many products are", () => {
		expect(correct("boat", "en", words("coat", "boot"))[0]?.word).toBe("boot");
		const counted = [
			{ word: "shirt", products: 100 },
			{ word: "skirt", products: 2 },
		];
		expect(correct("sirt", "en", counted)[0]?.word).toBe("shirt");
	});

	it("counts swapped neighbours as one edit", () => {
		expect(editDistance("dresss", "dress", 2)).toBe(1);
		expect(editDistance("derss", "dress", 2)).toBe(1);
		expect(editDistance("abcdef", "uvwxyz", 2)).toBe(3);
	});
});
