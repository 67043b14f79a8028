import { shift, type Tone } from "../colour.ts";
import { line, n } from "../geometry.ts";
import { print, type Sketch, stroke } from "../sketch.ts";
import { acrossBody } from "./glassware.ts";
import { box } from "./rounded-box.ts";

export const letter = (x: number, y: number, size: number): string => {
	const u = size / 28;
	return `M${n(x - 16 * u)} ${n(y)}h${n(12 * u)}l${n(8 * u)} ${n(20 * u)}l${n(7 * u)} ${n(-16 * u)}h${n(-5 * u)}v${n(-4 * u)}h${n(13 * u)}l${n(-13 * u)} ${n(32 * u)}h${n(-9 * u)}z`;
};

export function label(sketch: Sketch, x: number, y: number, width: number, height: number): void {
	const paper = box(x - width / 2, y, width, height, 1.5);
	print(sketch, box(x - width / 2 + 1.5, y + 2, width, height, 2), "#3a2f22", 0.22);
	print(
		sketch,
		paper,
		acrossBody(
			sketch,
			width / 2,
			[
				[0, "#ece4d4"],
				[0.22, "#fffdf7"],
				[0.6, "#f8f2e6"],
				[1, "#d9cdb8"],
			],
			x,
		),
	);
	stroke(sketch, box(x - width / 2 + 5, y + 5, width - 10, height - 10, 1), "#a98a4e", 1.1, { opacity: 0.9 });
	print(sketch, letter(x, y + height * 0.2, Math.min(width, height) * 0.3), "#2a231d");
	for (const [at, wide, thick] of [
		[0.66, 0.3, 1.8],
		[0.75, 0.22, 1.1],
		[0.82, 0.16, 1.1],
	] as const)
		stroke(
			sketch,
			line([
				[x - width * wide, y + height * at],
				[x + width * wide, y + height * at],
			]),
			"#2a231d",
			thick,
			{ opacity: 0.72, cap: "butt" },
		);
}

export function smallPrint(sketch: Sketch, x: number, y: number, width: number, colour = "#2a231d"): void {
	for (let i = 0; i < 7; i++)
		stroke(sketch, `M${n(x - width / 2)} ${n(y + i * 9)}h${n(width * (1 - (i % 3) * 0.12))}`, colour, 1.5, {
			opacity: 0.5,
			cap: "butt",
		});
}

export const lacquer: Tone = {
	base: "#1d1917",
	shade: "#120f0e",
	deep: "#080605",
	light: "#59524d",
	gleam: "#cfc8c0",
	line: "#050403",
	inside: "#120f0e",
};

const enamelled = (base: string): Tone => ({
	base,
	shade: shift(base, -0.08),
	deep: shift(base, -0.17),
	light: shift(base, 0.12, 0.9),
	gleam: shift(base, 0.42, 0.3),
	line: shift(base, -0.24),
	inside: shift(base, -0.17),
});

const LACQUERS: readonly Tone[] = [
	lacquer,
	enamelled("#5b1626"),
	enamelled("#e9dfcf"),
	enamelled("#20304a"),
	enamelled("#2d4a3c"),
];

export const chooseLacquer = (sketch: Sketch): Tone => LACQUERS[sketch.style % LACQUERS.length] ?? lacquer;
