import { expect, test } from "vitest";
import { generateCatalogue } from "../catalogue/generate-catalogue.ts";
import { wholeLanguages } from "../testing/whole-languages.ts";
import { shippingMethodIds } from "./delivery/shipping-methods.ts";
import { promotionRules } from "./promotions.ts";

const { promotions, coupons } = promotionRules;
const lines = [...generateCatalogue({ subset: "small" })];

test("ids and codes are unique, and codes are in upper case", () => {
	const ids = promotions.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	const codes = coupons.flatMap((coupon) => coupon.codes);
	expect(new Set(codes).size).toBe(codes.length);
	for (const code of codes) expect(code).toBe(code.trim().toUpperCase());
});

test("every text exists in every language", () => {
	for (const { name, callout, details } of promotions)
		for (const language of wholeLanguages)
			for (const text of [name, callout, details]) expect(text[language]).toBeTruthy();
});

test("coupons, categories, shipping methods and bonus products exist", () => {
	const categories = new Set<string>(lines.flatMap((line) => (line.kind === "category" ? [line.id] : [])));
	const variants = new Set<string>(lines.flatMap((line) => (line.kind === "variant" ? [line.id] : [])));
	for (const { qualifiers, products, discount, methods = [] } of promotions) {
		if (qualifiers.couponId) expect(coupons.map(({ id }) => id)).toContain(qualifiers.couponId);
		if (products.kind === "categories") for (const id of products.ids) expect(categories).toContain(id);
		if (discount.kind === "bonus") for (const id of discount.productIds) expect(variants).toContain(id);
		for (const method of methods) expect(shippingMethodIds).toContain(method);
	}
});
