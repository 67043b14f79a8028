import { ellipse, n } from "../geometry.ts";
import type { metalTone } from "../parts/polish.ts";
import { fill, linear, type Sketch, type Stop, stroke } from "../sketch.ts";

type Metal = ReturnType<typeof metalTone>;

export const Y = 334;

export const INK = "#1d1a18";

export type Dial = { light: string; base: string; dark: string; ink: string; line: string };

export const DIALS: readonly Dial[] = [
	{ light: "#fffefb", base: "#f4efe5", dark: "#d3cab9", ink: INK, line: "#9a8f7c" },
	{ light: "#35507a", base: "#1d3156", dark: "#0e1a33", ink: "#f2ede2", line: "#7f92b5" },
	{ light: "#fffefb", base: "#f1f0ee", dark: "#c9c7c3", ink: INK, line: "#9b9791" },
	{ light: "#3a3735", base: "#1f1d1c", dark: "#0d0c0c", ink: "#efe8da", line: "#77716a" },
	{ light: "#2f6a55", base: "#174737", dark: "#0a2920", ink: "#f0eadb", line: "#7aa593" },
];

export const brushed = (metal: Metal): Stop[] => [
	[0, metal.deep],
	[0.08, metal.light],
	[0.2, metal.gleam],
	[0.32, metal.base],
	[0.46, metal.shade],
	[0.58, metal.light],
	[0.72, metal.base],
	[0.86, metal.deep],
	[0.95, metal.light],
	[1, metal.line],
];

export function hands(sketch: Sketch, size: number, colour: string): void {
	const hand = (degrees: number, length: number, width: number) => {
		const shape = `M${-width * 0.4} 14L${-width} ${n(-length * 0.55)}L0 ${-length}L${width} ${n(-length * 0.55)}L${width * 0.4} 14Z`;
		sketch.out.push(`<g transform="translate(3 ${Y + 4}) rotate(${degrees})">`);
		fill(sketch, shape, "#000000", 0.2);
		sketch.out.push(`</g><g transform="translate(0 ${Y}) rotate(${degrees})">`);
		fill(sketch, shape, colour);
		fill(sketch, `M0 14L0 ${-length}L${width} ${n(-length * 0.55)}L${width * 0.4} 14Z`, "#ffffff", 0.28);
		sketch.out.push("</g>");
	};
	hand(-58, size * 0.55, 4.6);
	hand(52, size * 0.8, 3.6);
	fill(sketch, ellipse(0, Y, 5.4), colour);
	fill(sketch, ellipse(-1, Y - 1.4, 2), "#ffffff", 0.8);
}

export const signature = (sketch: Sketch, y: number, ink: string = INK): void => {
	fill(sketch, `M-9 ${y}h7l5 12.500l4 -10h-3v-2.500h8.500l-8 20h-5.500z`, ink);
	stroke(sketch, `M-16 ${y + 29}h32`, ink, 1.6, { opacity: 0.8 });
	stroke(sketch, `M-10 ${y + 34}h20`, ink, 1, { opacity: 0.6 });
};

export function caseBack(sketch: Sketch, metal: Metal, path: string, half: number): void {
	fill(sketch, path, linear(sketch, [-half, Y - half], [half, Y + half], brushed(metal)));
	for (const r of [0.86, 0.62]) stroke(sketch, ellipse(0, Y, half * r), metal.line, 1.4, { opacity: 0.6 });
	for (let i = 0; i < 4; i++) {
		const a = Math.PI / 4 + (i * Math.PI) / 2;
		fill(sketch, ellipse(Math.cos(a) * half * 0.74, Y + Math.sin(a) * half * 0.74, 4), metal.line);
	}
	fill(sketch, `M-20 ${Y - 22}h15l11 28l9 -22h-7v-6h20l-19 46h-12z`, metal.line, 0.75);
}

export const crystal = (sketch: Sketch, path: string, opacity = 0.3): void =>
	fill(sketch, path, "#ffffff", opacity);
