import { productIdInPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { replaceLetters } from "@vetrina/shop-rules/lib/letters.ts";

const inAscii = replaceLetters({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" });

export const toSlug = (text: string): string =>
	inAscii(text.toLowerCase())
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.slice(0, 80)
		.replace(/-$/, "");

export const productPath = (name: string, id: string): string => {
	const slug = toSlug(name);
	return `/${slug ? `${slug}-` : ""}${productIdInPath(id)}.html`;
};
