import type { Tone } from "./colour.ts";
import { type Anchor, closed, ellipse, line, n } from "./geometry.ts";
import { fill, linear, type Sketch, stroke } from "./sketch.ts";

/** Straps, stitched edges and metal: what bags, belts and shoes are put together with. */

export function strap(
	sketch: Sketch,
	anchors: readonly Anchor[],
	width: number,
	tone: Tone = sketch.tone,
	stitched = true,
): void {
	const path = line(anchors);
	stroke(sketch, path, tone.line, width + 2.6, { cap: "butt" });
	stroke(sketch, path, tone.base, width, { cap: "butt" });
	stroke(sketch, path, tone.deep, width * 0.5, { opacity: 0.16, cap: "butt" });
	const lift = line(anchors.map(([x, y, c]) => [x - width * 0.16, y - width * 0.2, c]));
	const gleam = 1 / (1 + width / 22);
	stroke(sketch, lift, tone.gleam, width * 0.3, { opacity: 0.6 * gleam, cap: "butt" });
	stroke(sketch, lift, tone.gleam, width * 0.12, { opacity: 0.7 * gleam, cap: "butt" });
	if (stitched && width > 9)
		stroke(sketch, path, tone.light, 1.1, { opacity: 0.7, dash: "5 3.600", cap: "butt" });
}

/** Links of a chain along a curve. */
export function chain(
	sketch: Sketch,
	anchors: readonly Anchor[],
	width: number,
	tone: Tone = sketch.accent,
): void {
	const path = line(anchors);
	const step = width * 1.1;
	stroke(sketch, path, tone.line, width, { dash: `${n(step)} ${n(step * 0.4)}`, cap: "round" });
	stroke(sketch, path, tone.base, width * 0.78, { dash: `${n(step)} ${n(step * 0.4)}`, cap: "round" });
	stroke(sketch, path, tone.gleam, width * 0.26, {
		opacity: 0.9,
		dash: `${n(step * 0.5)} ${n(step * 0.9)}`,
		cap: "round",
	});
}

/** A rounded rectangle. */
export const box = (x: number, y: number, width: number, height: number, r: number): string =>
	`M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - width)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - height)}q0 ${n(-r)} ${n(r)} ${n(-r)}z`;

/** Polished metal: dark and bright bands across the shape. */
export function metal(
	sketch: Sketch,
	path: string,
	from: readonly [number, number],
	to: readonly [number, number],
	tone: Tone = sketch.accent,
): void {
	fill(
		sketch,
		path,
		linear(sketch, from, to, [
			[0, tone.shade],
			[0.16, tone.light],
			[0.28, tone.gleam],
			[0.42, tone.base],
			[0.66, tone.deep],
			[0.82, tone.base],
			[0.94, tone.light],
			[1, tone.shade],
		]),
	);
	stroke(sketch, path, tone.line, 1.4, { opacity: 0.85 });
}

/** A turn lock of two plates. */
export function clasp(sketch: Sketch, x: number, y: number, size: number): void {
	fill(
		sketch,
		box(x - size + 2, y - size * 0.6 + 4, size * 2, size * 1.2, size * 0.25),
		sketch.tone.deep,
		0.5,
	);
	metal(
		sketch,
		box(x - size, y - size * 0.6, size * 2, size * 1.2, size * 0.25),
		[x - size, y - size],
		[x + size, y + size],
	);
	metal(
		sketch,
		ellipse(x, y, size * 0.36),
		[x - size * 0.4, y - size * 0.4],
		[x + size * 0.4, y + size * 0.4],
	);
}

export function ring(sketch: Sketch, x: number, y: number, r: number, width = 4): void {
	stroke(sketch, ellipse(x, y, r), sketch.accent.line, width + 2);
	stroke(sketch, ellipse(x, y, r), sketch.accent.base, width);
	stroke(
		sketch,
		`M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y - r)}`,
		sketch.accent.gleam,
		width * 0.5,
	);
}

/** A long soft reflection on leather, patent or glass. */
export function sheen(sketch: Sketch, anchors: readonly Anchor[], colour: string, opacity: number): void {
	const centre = anchors.reduce<[number, number]>(
		(sum, [x, y]) => [sum[0] + x / anchors.length, sum[1] + y / anchors.length],
		[0, 0],
	);
	for (const scale of [1, 0.76, 0.54, 0.34]) {
		fill(
			sketch,
			closed(
				anchors.map(([x, y, c]) => [
					centre[0] + (x - centre[0]) * (0.5 + scale / 2),
					centre[1] + (y - centre[1]) * scale,
					c,
				]),
			),
			colour,
			opacity / 4,
		);
	}
}
