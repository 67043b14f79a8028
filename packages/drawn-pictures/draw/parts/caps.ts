import type { Tone } from "../colour.ts";
import { ellipse, n } from "../geometry.ts";
import { linear, print, type Sketch, type Stop, stroke } from "../sketch.ts";
import { acrossBody, downBody } from "./glassware.ts";
import { metalTone } from "./polish.ts";

const bands = (metal: Tone): Stop[] => [
	[0, metal.line],
	[0.04, metal.base],
	[0.1, metal.shade],
	[0.18, metal.gleam],
	[0.29, metal.light],
	[0.38, metal.base],
	[0.5, metal.shade],
	[0.62, metal.deep],
	[0.74, metal.line],
	[0.82, metal.deep],
	[0.89, metal.light],
	[0.93, metal.gleam],
	[0.965, metal.shade],
	[1, metal.line],
];

export function cap(
	sketch: Sketch,
	x: number,
	y: number,
	width: number,
	height: number,
	tone: Tone = metalTone(sketch.accent.base),
	tip = 0.1,
): void {
	const half = width / 2;
	const high = half * tip;
	const body = `M${n(x - half)} ${n(y)}V${n(y + height)}A${n(half)} ${n(high)} 0 0 0 ${n(x + half)} ${n(y + height)}V${n(y)}Z`;
	print(sketch, body, acrossBody(sketch, half, bands(tone), x));
	print(
		sketch,
		body,
		downBody(sketch, y, y + height, [
			[0, "#ffffff", 0.16],
			[0.4, "#ffffff", 0],
			[0.8, "#000000", 0.02],
			[1, "#000000", 0.3],
		]),
	);
	if (tip === 0) return;
	print(
		sketch,
		ellipse(x, y, half, high),
		linear(
			sketch,
			[x - half, y - high],
			[x + half, y + high],
			[
				[0, tone.light],
				[0.35, tone.gleam],
				[0.6, tone.base],
				[1, tone.shade],
			],
		),
	);
	stroke(
		sketch,
		`M${n(x - half)} ${n(y)}A${n(half)} ${n(high)} 0 0 0 ${n(x + half)} ${n(y)}`,
		tone.gleam,
		1.5,
		{ opacity: 0.85 },
	);
}

export function collar(
	sketch: Sketch,
	x: number,
	y: number,
	width: number,
	height: number,
	tone: Tone,
): void {
	cap(sketch, x, y, width, height, tone, 0.08);
	stroke(
		sketch,
		`M${n(x - width / 2)} ${n(y + height * 0.5)}A${n(width / 2)} ${n(width * 0.04)} 0 0 0 ${n(x + width / 2)} ${n(y + height * 0.5)}`,
		tone.line,
		1,
		{ opacity: 0.6 },
	);
}

export function rounded(
	sketch: Sketch,
	path: string,
	half: number,
	tone: Tone,
	gloss = 0.5,
	x = 0,
	tip?: readonly [number, number],
): void {
	print(
		sketch,
		path,
		acrossBody(
			sketch,
			half,
			[
				[0, tone.deep],
				[0.07, tone.shade],
				[0.16, tone.base],
				[0.22, gloss > 0.4 ? tone.gleam : tone.light],
				[0.33, gloss > 0.4 ? tone.light : tone.base],
				[0.42, tone.base],
				[0.62, tone.shade],
				[0.83, tone.deep],
				[0.93, tone.shade],
				[1, tone.deep],
			],
			x,
		),
	);
	if (tip)
		print(
			sketch,
			path,
			downBody(sketch, tip[0], tip[1], [
				[0, "#ffffff", 0.14],
				[0.3, "#ffffff", 0],
				[0.75, "#000000", 0],
				[1, "#000000", 0.26],
			]),
		);
}
