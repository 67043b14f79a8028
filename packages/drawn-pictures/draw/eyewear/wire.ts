import type { Tone } from "../colour.ts";
import { type Anchor, closed, line, n, type Point, p } from "../geometry.ts";
import { linear, print, type Sketch, stroke } from "../sketch.ts";
import type { GlassesCut, Placed } from "./glasses-cut.ts";
export function wireRim(
	sketch: Sketch,
	cut: GlassesCut,
	placed: Placed,
	at: (x: number, y: number, z?: number) => Point,
	metal: Tone,
): void {
	const draw = (path: string, width: number) => {
		stroke(sketch, path, metal.line, width + 1.6);
		stroke(sketch, path, metal.deep, width);
		sketch.out.push(`<g transform="translate(${n(-width * 0.12)} ${n(-width * 0.14)})">`);
		stroke(sketch, path, metal.base, width * 0.66);
		stroke(
			sketch,
			path,
			linear(
				sketch,
				[-230, 420],
				[230, 600],
				[
					[0, metal.gleam],
					[0.22, metal.light, 0.2],
					[0.34, metal.gleam],
					[0.46, metal.deep, 0.8],
					[0.6, metal.gleam],
					[0.78, metal.deep, 0.7],
					[1, metal.gleam],
				],
			),
			width * 0.4,
		);
		sketch.out.push("</g>");
	};
	const inner = cut.centre - 92;
	const y = cut.bridge;
	const bar = (rows: readonly (readonly [number, number, number])[]) =>
		line(rows.map(([x, dy, z]): Anchor => [...at(x, dy, z)]));
	for (const side of [-1, 1]) {
		const [px, py] = at(side * (inner - 12), 22, -16);
		const arm = bar([
			[side * inner, 2, 0],
			[side * (inner - 8), -2, -12],
			[side * (inner - 12), 16, -16],
		]);
		stroke(sketch, arm, metal.deep, 2.4);
		sketch.out.push(`<g transform="translate(${n(px)} ${n(py)}) rotate(${side * 14})">`);
		print(sketch, closed(p`0 -15, 8 -2, 5 14, -4 15, -8 0`), "#f3ead9", 0.8);
		stroke(sketch, closed(p`0 -15, 8 -2, 5 14, -4 15, -8 0`), "#8d7b62", 1, { opacity: 0.6 });
		print(sketch, closed(p`-3 -9, 2 -6, 0 4, -4 2`), "#ffffff", 0.9);
		sketch.out.push("</g>");
	}
	for (const side of [-1, 1]) draw(closed(placed(cut.frame, side)), 6.4);
	draw(
		bar([
			[-inner - 26, y - 28, 0],
			[-inner * 0.5, y - 33, 5],
			[inner * 0.5, y - 33, 5],
			[inner + 26, y - 28, 0],
		]),
		5.6,
	);
	draw(
		bar([
			[-inner - 4, y + 14, 0],
			[-inner * 0.5, y - 6, 6],
			[inner * 0.5, y - 6, 6],
			[inner + 4, y + 14, 0],
		]),
		5.6,
	);
	for (const side of [-1, 1]) {
		const [x, hy] = at(side * (cut.centre + 108), cut.hinge, 0);
		print(
			sketch,
			closed(p`${x - 7} ${hy - 6}c, ${x + 7} ${hy - 6}c, ${x + 7} ${hy + 7}c, ${x - 7} ${hy + 7}c`),
			metal.deep,
		);
		print(
			sketch,
			closed(p`${x - 7} ${hy - 6}c, ${x + 7} ${hy - 6}c, ${x + 7} ${hy - 2}c, ${x - 7} ${hy - 2}c`),
			metal.gleam,
		);
	}
}
