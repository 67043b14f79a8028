import type { Draw } from "../sketch.ts";
import { trace } from "../solid/scene.ts";
import { smooth, type Vec } from "../solid/vector.ts";
import { bagOn, bodyZ, edges, paintSides, type Ring, sides, stitches, toPiece } from "./bag.ts";
import { foot, metalPlate, ringAt, turnLock } from "./hardware.ts";
import { plate } from "./plates.ts";
import { flatStrap, rolled } from "./straps.ts";

export const topHandle: Draw = (sketch) => {
	const bag = bagOn(sketch, -28, 12);
	const f = sketch.back ? -1 : 1;
	const ring: Ring = { high: 214, wide: (v) => 150 + 44 * v, deep: (v) => 30 + 44 * v, square: 0.2 };
	rolled(
		bag,
		[
			[-62, 206, 0],
			[-62, 262, 0],
			[-44, 318, 0],
			[0, 340, 0],
			[44, 318, 0],
			[62, 262, 0],
			[62, 206, 0],
		],
		9.5,
	);
	for (const [x, z] of [
		[-180, 60],
		[180, 60],
		[180, -60],
	] as const)
		foot(bag, x, z * f);
	const lift = ring.high;
	paintSides(bag, ring, {
		dim: ([x, y, z]) =>
			sketch.back || z < 10 ? 1 : 0.66 + 0.34 * smooth(2, 20, 122 - y + Math.abs(x) * 0.02),
	});
	edges(bag, ring);
	if (sketch.back) {
		const seam = sides(bag, ring, 1);
		stitches(
			bag,
			Array.from({ length: 50 }, (_, i) => seam.at(0.31 + (i / 49) * 0.38, 0.06)),
		);
		return toPiece(bag, [0, 110, -60], 220);
	}
	const z = (y: number) => bodyZ(ring, y) + 5;
	const flap = (x: number, y: number): number => {
		const body = Math.min(
			150 + (lift - y) * 0.2 - Math.abs(x) - 3,
			y - 124 - 10 * smooth(90, 150, Math.abs(x)),
		);
		const notch = Math.max(Math.abs(Math.abs(x) - 62) - 13, y - 186);
		return Math.min(body, notch > 0 || y < 186 ? body : notch);
	};
	plate(bag, flap, [-166, 122, 166, lift + 1], 0, 6, {
		fold: (_, y) => z(y) - 14 * smooth(196, lift, y) ** 2,
		span: (y) => 148 + (lift - y) * 0.2,
		rows: 84,
	});
	stitches(
		bag,
		Array.from({ length: 50 }, (_, i): Vec => {
			const x = -150 + (i / 49) * 300;
			return [x, 131 + 10 * smooth(90, 150, Math.abs(x)), z(131) + 1];
		}),
	);
	flatStrap(
		bag,
		[
			[-168, 152, z(152) + 3],
			[-60, 150, z(150) + 6],
			[-18, 149, z(149) + 6],
		],
		19,
		[0, 0, 1],
	);
	flatStrap(
		bag,
		[
			[168, 152, z(152) + 3],
			[60, 150, z(150) + 6],
			[18, 149, z(149) + 6],
		],
		19,
		[0, 0, 1],
	);
	for (const x of [-104, 104]) metalPlate(bag, [x, 151, z(151) + 8], 15, 27, 0.3, 4);
	turnLock(bag, [0, 149, z(149) + 9], 32);
	for (const x of [-62, 62]) {
		trace(
			bag,
			[
				[x, 206, z(206) - 4],
				[x, 182, z(182)],
			],
			sketch.tone.line,
			20,
		);
		trace(
			bag,
			[
				[x, 206, z(206) - 4],
				[x, 183, z(182)],
			],
			sketch.tone.base,
			18,
		);
		trace(
			bag,
			[
				[x - 5, 206, z(206) - 4],
				[x - 5, 184, z(182)],
			],
			sketch.tone.light,
			3,
			0.6,
		);
		metalPlate(bag, [x, 188, z(188) + 2], 8, 8, 1, 4);
		ringAt(bag, [x, 212, 2], 11, 4.6);
	}
	return toPiece(bag, [10, 150, 60], 200);
};
