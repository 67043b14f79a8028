export const SKIN_TONES = ["porcelain", "sand", "honey", "amber", "chestnut", "ebony"] as const;
export type SkinTone = (typeof SKIN_TONES)[number];
export type Undertone = "cool" | "warm";

export const SKIN_HEX: Record<SkinTone, string> = {
	porcelain: "#f3ddcf",
	sand: "#e6c3a5",
	honey: "#d3a47c",
	amber: "#b27d55",
	chestnut: "#86573a",
	ebony: "#573726",
};

const channels = (hex: string): [red: number, green: number, blue: number] => {
	const full = hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;
	const at = (from: number): number => Number.parseInt(full.slice(from, from + 2), 16);
	return [at(1), at(3), at(5)];
};
const lightness = (hex: string): number => {
	const [red, green, blue] = channels(hex);
	return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};
const warmth = (hex: string): number => {
	const [red, green, blue] = channels(hex);
	return (red - blue + (green - blue) * 0.5) / 255;
};

export function shadeFor<S extends { hex: string }>(
	shades: readonly S[],
	skin: { tone: SkinTone; undertone: Undertone },
): S | undefined {
	const depth = SKIN_TONES.indexOf(skin.tone) / (SKIN_TONES.length - 1);
	const targetLightness = 0.5 - 0.35 * depth;
	const warmest = Math.max(...shades.map(({ hex }) => warmth(hex)));
	const coolest = Math.min(...shades.map(({ hex }) => warmth(hex)));
	const farFrom = ({ hex }: S): number =>
		Math.abs(lightness(hex) - targetLightness) +
		Math.abs(warmth(hex) - (skin.undertone === "warm" ? warmest : coolest)) * 0.5;
	return shades.toSorted((one, other) => farFrom(one) - farFrom(other))[0];
}
