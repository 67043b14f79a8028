import { expect, test } from "vitest";
import { isNamedLike } from "./named-like.ts";

test("accents and capitals make no difference", () => {
	expect(isNamedLike("Maison Élodie", " elo")).toBe(true);
	expect(isNamedLike("Corvella", "ÓRV")).toBe(true);
	expect(isNamedLike("Corvella", "vell a")).toBe(false);
	expect(isNamedLike("Corvella", " ")).toBe(true);
});
