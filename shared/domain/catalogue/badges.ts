import { contrast, hexColour } from "./hex-colour.ts";

/** A label over a product's picture, in the editors' colours where its words can be read in them. */
export type Badge = { text: string; colour?: string; background?: string };

/** The shop's own paper and ink, for badges without colours of their own. */
const PAPER = "#faf8f4";
const INK = "#171411";

/** The colours that editors chose; none where one is not a colour, or their contrast is too low to read (catalogue-7). */
export const badgeColours = (
	colour: string | undefined,
	background: string | undefined,
): Pick<Badge, "colour" | "background"> => {
	const text = hexColour(colour);
	const behind = hexColour(background);
	if (contrast(text ?? INK, behind ?? PAPER) < 4.5) return {};
	return { colour: text || undefined, background: behind || undefined };
};

/**
 * The editors' badges of a product in its own order, and its tag (catalogue-6). Where the editors say nothing of it, or cannot
 * be asked, what is known of the product itself, plainly.
 */
export const badgesOf = (
	product: { badges: readonly string[]; newArrival: boolean; madeToOrder: boolean; productTag?: string },
	known: ReadonlyMap<string, Badge>,
	words: { newArrival: string; madeToOrder: string },
): Badge[] => {
	const written = product.badges.flatMap((id) => known.get(id) ?? []);
	const plain = [
		...(written.length === 0 && product.newArrival ? [words.newArrival] : []),
		...(written.length === 0 && product.madeToOrder ? [words.madeToOrder] : []),
		...(product.productTag ? [product.productTag] : []),
	];
	// A tag may say what a badge says already.
	const byText = new Map<string, Badge>();
	for (const badge of [...written, ...plain.map((text) => ({ text }))])
		if (!byText.has(badge.text.toLowerCase())) byText.set(badge.text.toLowerCase(), badge);
	return [...byText.values()];
};
