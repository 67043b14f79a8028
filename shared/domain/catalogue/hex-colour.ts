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

export const contrast = (one: string, other: string): number => {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
};

const TEXTS = ["#6b6359", "#6d1522"];

/** Returns the colour in lower case; undefined if it is invalid or the shop's texts would be unreadable on it. */
export const readableBackground = (value: string | undefined): string | undefined => {
	const hex = hexColour(value);
	return hex && TEXTS.every((text) => contrast(hex, text) >= 4.5) ? hex : undefined;
};
