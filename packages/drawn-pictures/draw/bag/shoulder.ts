import type { Draw } from "../sketch.ts";
import { smooth, type Vec } from "../solid/vector.ts";
import { bagOn, bodyZ, paintSides, patch, type Ring, stitches, toPiece } from "./bag.ts";
import { chainAlong, ringAt, turnLock } from "./hardware.ts";
import { around, inset, plate, roundBox } from "./plates.ts";

export const shoulder: Draw = (sketch) => {
	const bag = bagOn(sketch);
	const f = sketch.back ? -1 : 1;
	const ring: Ring = {
		high: 206,
		wide: (v) => 176 + 6 * Math.sin(v * Math.PI),
		deep: (v) => 44 + 14 * v,
		square: 0.26,
	};
	const strand = (lean: number, high: number): Vec[] =>
		[-1, -0.86, -0.5, 0, 0.5, 0.86, 1].map(
			(t): Vec => [t * 158, 196 + high * Math.sqrt(Math.max(0, 1 - t * t * 0.98)), lean],
		);
	const dense = (points: readonly Vec[]) => {
		const out: Vec[] = [];
		for (let i = 0; i <= 60; i++) {
			const t = -1 + (i / 60) * 2;
			const [, , z] = points[0] as Vec;
			const high = (points[3] as Vec)[1] - 196;
			out.push([t * 158, 196 + high * Math.sqrt(Math.max(0, 1 - Math.abs(t) ** 2.3)), z]);
		}
		return out;
	};
	chainAlong(bag, dense(strand(-12 * f, 196)), 13);
	const flapLow = 66;
	const flap = roundBox(-186, flapLow, 186, 300, 60, 10);
	paintSides(bag, ring, {
		dim: ([x, y, z]) =>
			sketch.back || z < 20
				? 1
				: 0.62 + 0.38 * smooth(3, 26, flapLow - y + Math.max(0, Math.abs(x) - 150) * 0.4),
	});
	if (sketch.back) {
		const pocket = roundBox(-140, 30, 140, 140, 22, 4);
		patch(bag, ring, [([x, y, z]) => (z * f > 20 ? pocket(x, y) : -1)], {}, 2);
		for (const line of inset(around(-140, 30, 140, 140, 22, 4), 6, f * (bodyZ(ring, 80) + 3)))
			stitches(bag, line);
	} else {
		const top = 208;
		plate(
			bag,
			(x, y) => flap(x, y) - (y > top - 4 ? 0 : 0),
			[-184, flapLow, 184, top],
			bodyZ(ring, 120) + 9,
			7,
			{ dome: 5, fold: (_, y) => -26 * smooth(178, top, y) ** 2, rows: 74 },
		);
		for (const line of inset(
			around(-184, flapLow, 184, 320, 60, 10),
			8,
			bodyZ(ring, 120) + 11,
			(_, y) => y < 186,
		))
			stitches(bag, line);
		turnLock(bag, [0, 96, bodyZ(ring, 100) + 16], 34);
	}
	for (const x of [-164, 164]) ringAt(bag, [x, 204, 4 * f], 11, 4.6);
	chainAlong(bag, dense(strand(18 * f, 176)), 13);
	return toPiece(bag, [10, 110, 60], 210);
};
