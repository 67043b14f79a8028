import type { Tone } from "./colour.ts";
import { type Anchor, closed, ellipse, line, mirror } from "./geometry.ts";
import { box, metal } from "./leather.ts";
import { fill, linear, type Sketch, stroke } from "./sketch.ts";

/** Bodies of revolution in glass, metal and clay: drawn by bands of light along them, not by folds. */

/** Closed outline from a right half profile, top to bottom. */
export const turned = (profile: readonly Anchor[]): string =>
	closed([...profile, ...mirror(profile).toReversed()]);

/** Opaque and rounded: light at the left third, turning dark to the right, a rim of light coming back. */
export function rounded(sketch: Sketch, path: string, half: number, tone: Tone, gloss = 0.5): void {
	fill(sketch, path, tone.base);
	fill(
		sketch,
		path,
		linear(
			sketch,
			[-half, 0],
			[half, 0],
			[
				[0, tone.deep, 0.55],
				[0.14, tone.shade, 0.15],
				[0.3, tone.gleam, 0.25 + gloss * 0.3],
				[0.46, tone.base, 0],
				[0.78, tone.deep, 0.5],
				[0.93, tone.deep, 0.72],
				[1, tone.shade, 0.35],
			],
		),
	);
	stroke(sketch, path, tone.line, 1.8, { opacity: 0.7 });
}

/** Clear or tinted glass with something in it up to `level`. */
export function glass(
	sketch: Sketch,
	outer: string,
	inner: string,
	half: number,
	liquid: Tone,
	level?: string,
): void {
	fill(sketch, outer, "#ffffff", 0.5);
	fill(
		sketch,
		outer,
		linear(
			sketch,
			[-half, 0],
			[half, 0],
			[
				[0, "#6f7673", 0.55],
				[0.06, "#ffffff", 0.85],
				[0.14, "#c9cecb", 0.35],
				[0.5, "#ffffff", 0.1],
				[0.86, "#8f9693", 0.35],
				[0.94, "#ffffff", 0.8],
				[1, "#5d6462", 0.6],
			],
		),
	);
	fill(sketch, level ?? inner, liquid.base, 0.82);
	fill(
		sketch,
		level ?? inner,
		linear(
			sketch,
			[-half, 0],
			[half, 0],
			[
				[0, liquid.deep, 0.75],
				[0.2, liquid.light, 0.5],
				[0.34, liquid.gleam, 0.6],
				[0.5, liquid.base, 0],
				[0.8, liquid.shade, 0.6],
				[1, liquid.deep, 0.85],
			],
		),
	);
	stroke(sketch, inner, "#ffffff", 1.6, { opacity: 0.5 });
	stroke(sketch, outer, "#4f5553", 1.6, { opacity: 0.55 });
}

/** A tall highlight as a window throws it on glass. */
export function windowLight(
	sketch: Sketch,
	x: number,
	y: number,
	width: number,
	height: number,
	opacity = 0.6,
): void {
	fill(sketch, box(x, y, width, height, width * 0.45), "#ffffff", opacity);
	fill(sketch, box(x + width * 1.5, y, width * 0.3, height * 0.8, width * 0.14), "#ffffff", opacity * 0.6);
}

/** Polished cap. */
export function cap(
	sketch: Sketch,
	x: number,
	y: number,
	width: number,
	height: number,
	tone: Tone = sketch.accent,
): void {
	metal(
		sketch,
		box(x - width / 2, y, width, height, Math.min(8, height * 0.2)),
		[x - width / 2, 0],
		[x + width / 2, 0],
		tone,
	);
	fill(sketch, ellipse(x, y + 5, width / 2 - 3, 4), tone.gleam, 0.6);
}

/** A paper label with the house's letter and two lines of small print. */
export function label(sketch: Sketch, x: number, y: number, width: number, height: number): void {
	fill(sketch, box(x - width / 2, y, width, height, 2), "#faf7f0", 0.94);
	stroke(sketch, box(x - width / 2, y, width, height, 2), "#8d8273", 0.9, { opacity: 0.7 });
	const size = Math.min(width, height) * 0.2;
	const middle = y + height * 0.36;
	fill(
		sketch,
		`M${x - size} ${middle - size * 0.8}h${size * 0.75}l${size * 0.5} ${size * 1.2}l${size * 0.42} ${-size}h${-size * 0.3}v${-size * 0.2}h${size * 0.8}l${-size * 0.78} ${size * 1.7}h${-size * 0.5}z`,
		"#2a231d",
	);
	stroke(
		sketch,
		line([
			[x - width * 0.3, y + height * 0.68],
			[x + width * 0.3, y + height * 0.68],
		]),
		"#2a231d",
		1.5,
		{ opacity: 0.7 },
	);
	stroke(
		sketch,
		line([
			[x - width * 0.2, y + height * 0.8],
			[x + width * 0.2, y + height * 0.8],
		]),
		"#2a231d",
		1.2,
		{ opacity: 0.5 },
	);
}
