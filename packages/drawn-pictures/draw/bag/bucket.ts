import type { Draw } from "../sketch.ts";
import { cord, trace } from "../solid/scene.ts";
import { smooth, type Vec } from "../solid/vector.ts";
import { bagOn, paintSides, patch, type Ring, sides, stitches, toPiece } from "./bag.ts";
import { metalPlate } from "./hardware.ts";
import { flatStrap } from "./straps.ts";

export const bucket: Draw = (sketch) => {
	const bag = bagOn(sketch, -20, 15);
	const f = sketch.back ? -1 : 1;
	const ring: Ring = {
		high: 262,
		wide: (v) => 116 + 26 * smooth(0, 0.5, v) + 6 * v,
		deep: (v) => 76 + 22 * smooth(0, 0.5, v) + 6 * v,
		square: 0.86,
		dent: (angle, v) =>
			7 * Math.cos(angle * 13 + 0.6) * (1 - smooth(0.02, 0.42, v)) * (0.55 + 0.45 * smooth(0, 0.1, v)),
	};
	const strap = (lean: number, high: number): Vec[] => [
		[-122, 214, 0],
		[-120, 300, lean],
		[-76, high - 26, lean],
		[0, high, lean],
		[76, high - 26, lean],
		[120, 300, lean],
		[122, 214, 0],
	];
	paintSides(bag, ring, { open: true });
	const { trim } = bag;
	const base =
		sketch.pattern === "solid"
			? { ...sketch.tone, base: sketch.tone.shade, light: sketch.tone.base }
			: trim.tone;
	patch(
		bag,
		ring,
		[([, y]) => 62 - y],
		{ ...trim, tone: base, dim: ([, y]) => 0.8 + 0.2 * smooth(0, 30, y) },
		2,
	);
	const form = sides(bag, ring, 3);
	stitches(
		bag,
		Array.from({ length: 70 }, (_, i) => form.at(0.2 + (i / 69) * 0.6, 1 - 56 / 262)),
	);
	for (let i = 0; i < 14; i++) {
		const t = 0.26 + (i / 14) * 0.48;
		const piece = Array.from({ length: 6 }, (_, k) => form.at(t + (k / 5) * 0.022, 0.16));
		cord(bag, piece, 5.4, trim.tone);
		for (const end of [piece[0] as Vec, piece[5] as Vec]) metalPlate(bag, end, 8, 8, 1, 2);
	}
	if (!sketch.back) {
		const knot = form.at(0.5, 0.18);
		for (const [dx, long] of [
			[-16, 104],
			[14, 122],
		] as const) {
			const line = Array.from({ length: 12 }, (_, i): Vec => {
				const t = i / 11;
				return [
					knot[0] + dx * Math.sin(t * 2.2),
					knot[1] - long * t,
					knot[2] + 7 + 16 * Math.sin(t * Math.PI * 0.5),
				];
			});
			cord(bag, line, 5.4, trim.tone);
			const end = line.at(-1) as Vec;
			trace(bag, [end, [end[0], end[1] - 18, end[2]]], bag.metal.line, 10);
			trace(bag, [end, [end[0], end[1] - 18, end[2]]], bag.metal.base, 8.6);
			trace(
				bag,
				[
					[end[0] - 2, end[1], end[2]],
					[end[0] - 2, end[1] - 18, end[2]],
				],
				bag.metal.gleam,
				2.4,
			);
		}
		metalPlate(bag, [knot[0], knot[1], knot[2] + 10], 15, 17, 0.6, 6);
	}
	flatStrap(bag, strap(8 * f, 452), 20, [0, 0, f]);
	for (const x of [-121, 121]) {
		metalPlate(bag, [x * 0.985, 220, 14 * f], 12, 12, 1, 4);
	}
	return toPiece(bag, [0, 190, 80], 190);
};
