/** Hex colours that merchants type (catalogue-7). */

/** #rgb or #rrggbb; anything else is ignored. */
export const hexColour = (value: string | undefined): string | undefined =>
	value !== undefined && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value.toLowerCase() : undefined;

const channels = (hex: string): number[] => {
	const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
	return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
};

const luminance = (hex: string): number => {
	const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
		value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio of WCAG, 1 to 21. */
export const contrast = (one: string, other: string): number => {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
};

/** The palest text of a page and its accent have to be read on it. */
const TEXTS = ["#6b6359", "#6d1522"];

/** A background for text, or nothing where the page's words could not be read on it. */
export const readableBackground = (value: string | undefined): string | undefined => {
	const hex = hexColour(value);
	return hex && TEXTS.every((text) => contrast(hex, text) >= 4.5) ? hex : undefined;
};
