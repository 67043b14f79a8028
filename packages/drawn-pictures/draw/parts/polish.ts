import { blend, oklch, readChroma, readHue, readLightness, type Tone } from "../colour.ts";
import { clamp } from "../geometry.ts";
import type { Sketch } from "../sketch.ts";

export function ramp(colours: readonly string[], t: number): string {
	const place = clamp(t) * (colours.length - 1);
	const at = Math.min(colours.length - 2, Math.floor(place));
	return blend(colours[at] ?? "#000000", colours[at + 1] ?? "#000000", place - at);
}

export function metalRamp(base: string): string[] {
	const hue = readHue(base);
	const chroma = Math.min(0.13, readChroma(base) * 1.12);
	const high = clamp(readLightness(base) / 0.74, 0.3, 1.12);
	return (
		[
			[0.25, 0.62],
			[0.42, 0.92],
			[0.58, 1.1],
			[0.7, 1.12],
			[0.8, 0.95],
			[0.89, 0.66],
			[0.97, 0.22],
		] as const
	).map(([l, c], i) =>
		oklch(
			Math.min(0.985, l * (i > 4 ? Math.max(0.9, high) : high)),
			chroma * c,
			hue > 60 && hue < 110 ? hue - 11 * (1 - i / 6) : hue,
		),
	);
}

/** Returns the brightness, 0 to 1, that a polished surface reflects for a normal (x right, y down, z towards the eye). */
export function studioLight(nx: number, ny: number, nz: number): number {
	const [x, y, z] = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1];
	let light = y > 0 ? 0.2 + 0.5 * soft(0, 0.56, y) : 0.2 + 0.34 * soft(0, 0.8, -y);
	light -= 0.24 * soft(0.35, 0.95, z) * (1 - soft(0.1, 0.6, -y));
	light += 0.75 * soft(0.58, 0.92, -0.56 * x - 0.7 * y + 0.45 * z);
	light += 0.55 * soft(0.8, 0.98, 0.9 * x - 0.22 * y + 0.36 * z);
	light += 0.25 * soft(0.8, 0.96, -0.75 * x + 0.55 * y + 0.36 * z);
	light += 0.4 * soft(0.82, 0.99, -0.9 * x - 0.05 * y + 0.42 * z);
	return clamp(light);
}

export const soft = (low: number, high: number, value: number): number => {
	const t = clamp((value - low) / (high - low));
	return t * t * (3 - 2 * t);
};

export function metalTone(base: string): Tone {
	const colours = metalRamp(base);
	const at = (i: number): string => colours[i] ?? base;
	return {
		base: at(3),
		shade: at(2),
		deep: at(1),
		light: at(4),
		gleam: at(6),
		line: at(0),
		inside: at(1),
	};
}

export type Grain = (t: number, around: number) => number;
export const twisted: Grain = (t, around) => 0.17 * Math.cos(2 * Math.PI * (2 * around + 15 * t));
export const hammered: Grain = (t, around) => {
	const row = 2 * Math.PI * (26 * t + 0.16 * Math.sin(2 * Math.PI * (3 * around + 5 * t)));
	return 0.055 * Math.cos(row) * Math.cos(2 * Math.PI * (5 * around + 0.12 * Math.sin(row * 0.5)));
};

export function madeAs<T extends { grain?: Grain | undefined }>(
	{ style, feature }: Pick<Sketch, "style" | "feature">,
	makes: readonly [T, ...T[]] | readonly T[],
): T {
	const chosenGrain = feature === "hammered" ? hammered : feature === "twisted" ? twisted : undefined;
	const free = makes.filter(({ grain }) =>
		chosenGrain ? grain === chosenGrain : grain !== hammered && grain !== twisted,
	);
	return (free[style % free.length] ?? makes[0]) as T;
}
