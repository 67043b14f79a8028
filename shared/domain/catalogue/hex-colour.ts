import { contrast } from "@vetrina/shop-rules/theme/colors.ts";
import type { ThemeColors } from "@vetrina/shop-rules/theme/theme.ts";

export const hexColour = (value: string | undefined): string | undefined =>
	value !== undefined && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value.toLowerCase() : undefined;

/** Returns the colour in lower case; undefined if it is invalid or the shop's texts would be unreadable on it. */
export const readableBackground = (
	value: string | undefined,
	{ stoneSoft, accent }: Pick<ThemeColors, "stoneSoft" | "accent">,
): string | undefined => {
	const hex = hexColour(value);
	return hex && [stoneSoft, accent].every((text) => contrast(hex, text) >= 4.5) ? hex : undefined;
};
