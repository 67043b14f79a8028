import { expect, test } from "vitest";
import type { CatalogueFrame } from "./catalogue-frame.ts";
import type { ProductRecord } from "./product-records.ts";
import { variantName } from "./variant-name.ts";

const makeValues = (names: Record<string, object>) => ({
	valueById: new Map(Object.entries(names).map(([id, name]) => [id, { id, name }])),
});
const frame = {
	attributes: new Map([
		["color", makeValues({ red: { en: "Red", de: "Rot" }, blue: { en: "Blue", de: "Blau" } })],
		["size", makeValues({ s36: { en: "36" }, s38: { en: "38" } })],
	]),
} as unknown as CatalogueFrame;
const name = { en: "Silk dress", de: "Seidenkleid" };
const product = (variants: Record<string, string>[]) =>
	({ name, variants: variants.map((values) => ({ values })) }) as unknown as ProductRecord;

// proves stores-5, newsletter-10
test("two variants of a product never have one name, in any language", () => {
	const variants = ["red", "blue"].flatMap((color) => ["s36", "s38"].map((size) => ({ color, size })));
	for (const language of ["en", "de"] as const) {
		const names = variants.map((values) => variantName(product(variants), values, frame, language));
		expect(new Set(names).size).toBe(variants.length);
	}
	expect(variantName(product(variants), { color: "red", size: "s38" }, frame, "de")).toBe(
		"Seidenkleid, Rot, 38",
	);
});

// proves stores-5, newsletter-10
test("a size that is the only one, and a value that the catalogue does not name, say nothing", () => {
	const [only] = [{ color: "red", size: "s36" }];
	expect(variantName(product([{ ...only }]), { ...only }, frame, "en")).toBe("Silk dress, Red");
	expect(variantName(product([{}]), { color: "mauve" }, frame, "en")).toBe("Silk dress");
});
