import { contrast } from "@vetrina/shop-rules/theme/colors.ts";
import type { ThemeColors } from "@vetrina/shop-rules/theme/theme.ts";
import { hexColour } from "./hex-colour.ts";

export type Badge = { text: string; colour?: string; background?: string };

/**
 * Returns a badge's valid colours in lower case; none if their contrast, also with the theme's colour where one is missing, is too low to
 * read (catalogue-7).
 */
export const badgeColours = (
	colour: string | undefined,
	background: string | undefined,
	{ ink, paper }: Pick<ThemeColors, "ink" | "paper">,
): Pick<Badge, "colour" | "background"> => {
	const text = hexColour(colour);
	const behind = hexColour(background);
	if (contrast(text ?? ink, behind ?? paper) < 4.5) return {};
	return { colour: text || undefined, background: behind || undefined };
};

/**
 * Returns the editors' badges in the product's order, then the product's tag, each text once (catalogue-6). If editors have written no
 * badge for the product, "new" and "made to order" come from its own data.
 */
export const listBadges = (
	product: { badges: readonly string[]; newArrival: boolean; madeToOrder: boolean; productTag?: string },
	badges: ReadonlyMap<string, Badge>,
	words: { newArrival: string; madeToOrder: string },
): Badge[] => {
	const ownBadges = product.badges.flatMap((id) => badges.get(id) ?? []);
	const plain = [
		...(ownBadges.length === 0 && product.newArrival ? [words.newArrival] : []),
		...(ownBadges.length === 0 && product.madeToOrder ? [words.madeToOrder] : []),
		...(product.productTag ? [product.productTag] : []),
	];
	const byText = new Map<string, Badge>();
	for (const badge of [...ownBadges, ...plain.map((text) => ({ text }))])
		if (!byText.has(badge.text.toLowerCase())) byText.set(badge.text.toLowerCase(), badge);
	return [...byText.values()];
};
