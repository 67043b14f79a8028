import { productIdInPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { replaceLetters } from "@vetrina/shop-rules/lib/letters.ts";

const inAscii = replaceLetters({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" });

/** Lower-case ASCII words joined by hyphens; empty for texts without Latin letters or digits. */
export const slugOf = (text: string): string =>
	inAscii(text.toLowerCase())
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.slice(0, 80)
		.replace(/-$/, "");

/** Address of a product's page, without locale: `/silk-slip-dress-VT10001-red.html`. */
export const productPath = (name: string, id: string): string => {
	const slug = slugOf(name);
	return `/${slug ? `${slug}-` : ""}${productIdInPath(id)}.html`;
};
