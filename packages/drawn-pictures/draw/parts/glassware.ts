import { createTone, readChroma, shift, type Tone } from "../colour.ts";
import { type Anchor, closed, ellipse, mirror, n } from "../geometry.ts";
import { linear, print, radial, type Sketch, type Stop, stroke } from "../sketch.ts";
import { box } from "./rounded-box.ts";

export const turned = (profile: readonly Anchor[]): string =>
	closed([...profile, ...mirror(profile).toReversed()]);

export const acrossBody = (sketch: Sketch, half: number, stops: readonly Stop[], x = 0): string =>
	linear(sketch, [x - half, 0], [x + half, 0], stops);

export const downBody = (sketch: Sketch, top: number, bottom: number, stops: readonly Stop[]): string =>
	linear(sketch, [0, top], [0, bottom], stops);

export function liquidTone(colour: string): Tone {
	const rich = readChroma(colour) < 0.012 ? 1 : 1.45;
	return {
		...createTone(colour),
		base: shift(colour, 0.01, rich),
		light: shift(colour, 0.12, rich * 0.85),
		gleam: shift(colour, 0.22, 0.6),
		shade: shift(colour, -0.12, rich),
		deep: shift(colour, -0.27, rich),
		line: shift(colour, -0.42, rich * 0.9),
	};
}

export function clear(sketch: Sketch, path: string, half: number, tint = "#9aa39f", body = 0.22): void {
	print(sketch, path, "#ffffff", body);
	print(
		sketch,
		path,
		acrossBody(sketch, half, [
			[0, shift(tint, -0.22), 0.7],
			[0.018, "#ffffff", 0.9],
			[0.045, shift(tint, -0.12), 0.42],
			[0.11, "#ffffff", 0.42],
			[0.2, "#ffffff", 0.06],
			[0.72, "#ffffff", 0],
			[0.87, shift(tint, -0.08), 0.26],
			[0.94, "#ffffff", 0.6],
			[0.968, shift(tint, -0.26), 0.55],
			[0.985, "#ffffff", 0.8],
			[1, shift(tint, -0.3), 0.75],
		]),
	);
}

export function liquid(
	sketch: Sketch,
	path: string,
	half: number,
	tone: Tone,
	top: number,
	bottom: number,
	x = 0,
): void {
	print(sketch, path, tone.base, 0.9);
	print(
		sketch,
		path,
		acrossBody(
			sketch,
			half,
			[
				[0, tone.line, 0.75],
				[0.05, tone.deep, 0.6],
				[0.12, tone.light, 0.6],
				[0.24, tone.gleam, 0.5],
				[0.4, tone.base, 0],
				[0.66, tone.shade, 0.3],
				[0.84, tone.deep, 0.55],
				[0.92, tone.light, 0.7],
				[0.96, tone.deep, 0.7],
				[1, tone.line, 0.75],
			],
			x,
		),
	);
	print(
		sketch,
		path,
		downBody(sketch, top, bottom, [
			[0, tone.gleam, 0.3],
			[0.2, tone.base, 0],
			[0.7, tone.deep, 0.16],
			[0.93, tone.deep, 0.4],
			[1, tone.line, 0.5],
		]),
	);
	print(
		sketch,
		path,
		radial(sketch, x + half * 0.34, bottom - (bottom - top) * 0.2, half * 0.95, [
			[0, tone.gleam, 0.75],
			[0.4, tone.light, 0.4],
			[1, tone.light, 0],
		]),
	);
}

export function meniscus(sketch: Sketch, x: number, y: number, half: number, high: number, tone: Tone): void {
	print(sketch, ellipse(x, y, half, high), tone.gleam, 0.75);
	print(sketch, ellipse(x + half * 0.1, y + high * 0.2, half * 0.84, high * 0.62), tone.light, 0.8);
	stroke(
		sketch,
		`M${n(x - half)} ${n(y)}A${n(half)} ${n(high)} 0 0 0 ${n(x + half)} ${n(y)}`,
		tone.deep,
		1.4,
		{
			opacity: 0.8,
		},
	);
	stroke(
		sketch,
		`M${n(x - half * 0.92)} ${n(y + 2.4)}A${n(half)} ${n(high)} 0 0 0 ${n(x + half * 0.92)} ${n(y + 2.4)}`,
		"#ffffff",
		1.6,
		{ opacity: 0.7 },
	);
}

export function caustic(sketch: Sketch, x: number, half: number, tone: Tone, floor = 600): void {
	const pool = (dx: number, rx: number, ry: number, colour: string, opacity: number) =>
		print(
			sketch,
			`M${n(x + dx - rx)} ${n(floor - ry)}h${n(rx * 2)}v${n(ry * 2)}h${n(-rx * 2)}z`,
			radial(
				sketch,
				x + dx,
				floor,
				rx,
				[
					[0, colour, opacity],
					[0.5, colour, opacity * 0.6],
					[1, colour, 0],
				],
				ry / rx,
			),
		);
	pool(half * 0.8, half * 0.62, 15, tone.base, 0.6);
	pool(half * 0.98, half * 0.34, 7, tone.gleam, 0.95);
	const streak = `M${n(x + half * 0.72)} ${n(floor + 3)}C${n(x + half * 0.95)} ${n(floor - 5)} ${n(x + half * 1.1)} ${n(floor - 6)} ${n(x + half * 1.3)} ${n(floor - 8)}C${n(x + half * 1.12)} ${n(floor - 2)} ${n(x + half * 0.96)} ${n(floor + 1)} ${n(x + half * 0.72)} ${n(floor + 3)}Z`;
	print(sketch, streak, "#ffffff", 0.75);
}

export function windowLight(
	sketch: Sketch,
	x: number,
	y: number,
	width: number,
	height: number,
	opacity = 0.6,
): void {
	const fade = linear(
		sketch,
		[0, y],
		[0, y + height],
		[
			[0, "#ffffff", opacity],
			[0.3, "#ffffff", opacity * 0.85],
			[0.46, "#ffffff", opacity * 0.5],
			[1, "#ffffff", 0.02],
		],
	);
	print(sketch, box(x, y, width, height, width * 0.45), fade);
	print(sketch, box(x + width * 1.5, y + 6, width * 0.28, height * 0.7, width * 0.13), fade);
}
