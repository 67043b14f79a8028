import { shift, type Tone } from "../colour.ts";
import { type Anchor, closed, line, type Point } from "../geometry.ts";
import { bead } from "../parts/gems.ts";
import { linear, print, type Sketch, stroke } from "../sketch.ts";
import type { GlassesCut, Placed } from "./glasses-cut.ts";
import { tortoise } from "./tortoise.ts";
export function rim(
	sketch: Sketch,
	cut: GlassesCut,
	placed: Placed,
	at: (x: number, y: number, z?: number) => Point,
): void {
	const { tone } = sketch;
	for (let z = -18; z < 0; z += 3) {
		const body = [-1, 1].map((side) => drawRing(cut, placed, side, z)).join("") + drawBridge(cut, at, z);
		print(sketch, body, z < -15 ? tone.line : shift(tone.base, -0.09 + (z + 18) * 0.002, 1.1));
	}
}

const drawRing = (cut: GlassesCut, placed: Placed, side: number, z: number): string =>
	closed(placed(cut.frame, side, z)) + closed(placed(cut.lens, side, z).toReversed());

function drawBridge(cut: GlassesCut, at: (x: number, y: number, z?: number) => Point, z: number): string {
	const inner = cut.centre + Math.min(...cut.frame.map(([x]) => x)) + 9;
	const y = cut.bridge;
	const lift = (x: number, dy: number): Anchor => [...at(x, y + dy, z + 6 * (1 - (x / inner) ** 2))];
	return closed([
		[...at(-inner, y - 16, z), "c"],
		lift(-inner * 0.4, -24),
		lift(inner * 0.4, -24),
		[...at(inner, y - 16, z), "c"],
		[...at(inner, y + 20, z), "c"],
		lift(inner * 0.55, 2),
		lift(0, -4),
		lift(-inner * 0.55, 2),
		[...at(-inner, y + 20, z), "c"],
	]);
}

export function acetate(
	sketch: Sketch,
	cut: GlassesCut,
	placed: Placed,
	at: (x: number, y: number, z?: number) => Point,
	metal: Tone,
): void {
	const { tone } = sketch;
	const [, top] = at(0, -100);
	const [, bottom] = at(0, 100);
	const body = [-1, 1].map((side) => drawRing(cut, placed, side, 0)).join("") + drawBridge(cut, at, 0);
	print(
		sketch,
		body,
		linear(
			sketch,
			[-120, top],
			[120, bottom],
			[
				[0, shift(tone.base, 0.03)],
				[0.35, shift(tone.base, 0)],
				[0.72, shift(tone.base, 0.045, 1.25)],
				[1, shift(tone.base, 0.1, 1.35)],
			],
		),
	);
	tortoise(sketch, cut, at);
	for (const side of [-1, 1]) {
		const scaled = (by: number, z: number) =>
			placed(
				cut.frame.map(([x, y, c]): Anchor => {
					const reach = Math.hypot(x, y);
					return [x - (x / reach) * by, y - (y / reach) * by, c];
				}),
				side,
				z,
			);
		const bevel = closed(scaled(5, 2));
		const paint = (list: readonly (readonly [number, number])[]) =>
			linear(
				sketch,
				[side * 60 - 60, top],
				[side * 60 + 60, bottom],
				list.map(([t, o]) => [t, "#ffffff", o] as const),
			);
		stroke(
			sketch,
			bevel,
			paint([
				[0, 0.85],
				[0.2, 0.6],
				[0.36, 0.08],
				[0.75, 0.04],
				[0.92, 0.4],
				[1, 0.5],
			]),
			3,
		);
		stroke(
			sketch,
			closed(scaled(11, 3)),
			paint([
				[0, 0.3],
				[0.3, 0.1],
				[0.5, 0],
				[1, 0],
			]),
			6,
		);
		const groove = closed(placed(cut.lens, side, 1));
		stroke(sketch, groove, tone.line, 3, { opacity: 0.85 });
		sketch.out.push('<g transform="translate(1.4 2)">');
		stroke(
			sketch,
			groove,
			paint([
				[0, 0],
				[0.5, 0.05],
				[0.8, 0.5],
				[1, 0.7],
			]),
			1.8,
		);
		sketch.out.push("</g>");
		stroke(sketch, closed(placed(cut.frame, side)), tone.line, 1, { opacity: 0.5 });
		if (sketch.back) continue;
		const outer = Math.max(...cut.frame.map(([x]) => x));
		for (const dy of [-4.5, 5.5]) {
			const [x, y] = at(side * (cut.centre + outer - (cut.hinge < -70 ? 30 : 13)), cut.hinge + dy - 4, 3);
			bead(sketch, x, y, 3.1, metal);
		}
	}
	const inner = cut.centre + Math.min(...cut.frame.map(([x]) => x)) + 2;
	const ridge = [-1, -0.4, 0.4, 1].map(
		(t): Anchor => [...at(t * inner, cut.bridge - 13 - (Math.abs(t) < 1 ? 7 : 0), 6)],
	);
	stroke(sketch, line(ridge), "#ffffff", 3, { opacity: 0.5 });
}
