const SPECIAL: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/** Lower-case ASCII words joined by hyphens; empty for texts without Latin letters or digits. */
export const slugOf = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[ßæœøłđ]/g, (letter) => SPECIAL[letter] ?? letter)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.slice(0, 80)
		.replace(/-$/, "");

/** Address of a product's page, without locale: `/silk-slip-dress-VT10001-red.html`. */
export const productPath = (name: string, id: string): string => {
	const slug = slugOf(name);
	return `/${slug ? `${slug}-` : ""}${id}.html`;
};

/**
 * The ids that a product path may end with, longest first: a slug and an id are both joined by hyphens, so only
 * the catalogue can tell where the id starts. Names and ids that are too long to be one give none.
 */
export function idsInProductPath(path: string): string[] {
	const match = /(?:^|\/)([A-Za-z0-9-]{1,200})\.html$/.exec(path);
	const words = match?.[1]?.split("-") ?? [];
	return words.map((_, start) => words.slice(start).join("-")).filter((id) => id !== "" && id.length <= 100);
}
