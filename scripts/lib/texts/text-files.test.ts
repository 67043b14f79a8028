import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findMissingTexts } from "./missing-texts.ts";
import { readTexts } from "./text-files.ts";

let locales: string;
beforeAll(() => {
	locales = mkdtempSync(join(tmpdir(), "locales-"));
	const write = (language: string, texts: object) => {
		mkdirSync(join(locales, language));
		writeFileSync(join(locales, language, "cart.json"), JSON.stringify(texts));
	};
	write("fr", { cart: { title: "Panier", shipping: { email: "E-mail", to: "Livraison" } } });
	write("fr-CA", { cart: { shipping: { email: "Courriel" } } });
});
afterAll(() => rmSync(locales, { recursive: true }));

// proves locale-8
test("a regional variant holds only the texts that differ", () => {
	const french = readTexts("fr", locales);
	const canadian = readTexts("fr-CA", locales);
	expect(canadian).toEqual({ cart: { title: "Panier", shipping: { email: "Courriel", to: "Livraison" } } });
	expect(french).toMatchObject({ cart: { shipping: { email: "E-mail" } } });
	expect(findMissingTexts("fr-CA", canadian, french, true)).toEqual({ missing: [], unknown: [] });
});
