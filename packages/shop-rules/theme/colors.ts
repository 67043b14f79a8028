import type { Hex } from "./theme.ts";

/** Returns red, green and blue of a colour with three or six digits, from 0 to 255. */
export const toChannels = (hex: string): [red: number, green: number, blue: number] => {
	const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
	const read = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16);
	return [read(0), read(2), read(4)];
};

const luminance = (hex: string): number => {
	const [red = 0, green = 0, blue = 0] = toChannels(hex)
		.map((value) => value / 255)
		.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours as WCAG defines it, from 1 to 21. Colours have three or six digits. */
export const contrast = (one: string, other: string): number => {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
};

/** Returns two colours, the darker one first. */
export const byLightness = (one: Hex, other: Hex): readonly [dark: Hex, light: Hex] =>
	luminance(one) <= luminance(other) ? [one, other] : [other, one];

/** Returns the channels of a colour as `rgb()` separates them, e.g. "23 20 17". */
export const listChannels = (hex: Hex): string => toChannels(hex).join(" ");

/** Returns the colour of `share` (0 to 1) of one colour that lies on another. */
export const mix = (one: string, share: number, other: string): Hex => {
	const below = toChannels(other);
	const mixed = toChannels(one).map((value, at) =>
		Math.round(value * share + (below[at] ?? 0) * (1 - share)),
	);
	return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};
