import { isProductId, productIdInPath, productIdsInPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { expect, test } from "vitest";
import { localPath } from "../addresses/paths.ts";

const SKUS = [
	"VT100-red",
	"AB/12.3 45+ü%",
	"a\\b",
	"..",
	".",
	"~2F",
	"100%25",
	"絹-ドレス",
	"x'(y)!*",
	"A?b#c&d=e",
	"-1-",
];

test.each(SKUS)("the id %s has a path that needs no encoding", (id) => {
	const path = `/silk-dress-${productIdInPath(id)}.html`;
	expect(path).toMatch(/^\/[\w.~-]+$/);
	expect(localPath(path)).toBe(path);
	expect(productIdsInPath(path)).toContain(id);
	expect(isProductId(id)).toBe(true);
});

test("ids of letters, digits and hyphens are unchanged in a path", () => {
	expect(productIdInPath("VT10001-red")).toBe("VT10001-red");
});

// proves catalogue-19
test("an id of any hundred characters is found", () => {
	for (const character of ["a", "-", "ü", "絹", "/"]) {
		const id = `A${character.repeat(98)}Z`;
		expect(productIdsInPath(`/${"silk-".repeat(16)}${productIdInPath(id)}.html`)).toContain(id);
	}
});

test.each(["", " a", "a ", "a\u0000", "a\nb", "a\u2028b", "a\u202eb", "\ud800", "x".repeat(201)])(
	"%j is no id",
	(id) => {
		expect(isProductId(id)).toBe(false);
	},
);

test.each(["/silk", "/a~zz.html".replace("a~zz", "~zz"), `/${"-".repeat(3000)}.html`, "/~00.html"])(
	"%s names no product",
	(path) => {
		expect(productIdsInPath(path)).toEqual([]);
	},
);
