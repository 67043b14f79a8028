/** Colours are mixed in OKLab, which keeps the hue of a cloth and spaces its shades evenly. */

type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (channel: number): number =>
	channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
	channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

export function toLab(hex: string): Lab {
	const value = Number.parseInt(hex.slice(1), 16);
	const r = toLinear(((value >> 16) & 255) / 255);
	const g = toLinear(((value >> 8) & 255) / 255);
	const b = toLinear((value & 255) / 255);
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

export function toHex([lightness, a, b]: Lab): string {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const channels = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	return `#${channels.map(hexByte).join("")}`;
}

const hexByte = (linear: number): string =>
	Math.round(255 * toGamma(Math.min(1, Math.max(0, linear))))
		.toString(16)
		.padStart(2, "0");

export function blend(from: string, to: string, amount: number): string {
	const a = toLab(from);
	const b = toLab(to);
	return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

export function shift(hex: string, lightness: number, chroma = 1): string {
	const [l, a, b] = toLab(hex);
	return toHex([Math.min(1, Math.max(0, l + lightness)), a * chroma, b * chroma]);
}

export const readLightness = (hex: string): number => toLab(hex)[0];
export const readChroma = (hex: string): number => Math.hypot(toLab(hex)[1], toLab(hex)[2]);
/** Returns the hue in degrees: 0 is a pinkish red, 90 yellow, 145 green, 260 blue. */
export const readHue = (hex: string): number =>
	((Math.atan2(toLab(hex)[2], toLab(hex)[1]) * 180) / Math.PI + 360) % 360;
export const oklch = (lightness: number, chroma: number, hue: number): string =>
	toHex([lightness, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]);

export type Tone = {
	base: string;
	shade: string;
	deep: string;
	light: string;
	gleam: string;
	line: string;
	inside: string;
};

export function createTone(base: string): Tone {
	const lightness = readLightness(base);
	// Near black there is no room for darker shades, so highlights show the form; near white, shadows do.
	const down = 0.1 + 0.16 * lightness;
	return {
		base,
		shade: shift(base, -down * 0.7, 1.05),
		deep: shift(base, -down * 1.35, 1.02),
		light: shift(base, 0.05 + 0.09 * (1 - lightness), 0.92),
		gleam: shift(base, 0.16 + 0.2 * (1 - lightness), 0.6),
		line: lightness < 0.34 ? shift(base, -0.16, 0.8) : shift(base, -0.2 - 0.22 * lightness, 0.9),
		inside: shift(base, -down * 1.1, 0.85),
	};
}
