import type { Draw } from "../sketch.ts";
import { smooth, type Vec } from "../solid/vector.ts";
import { bagOn, bodyZ, edges, paintSides, patch, type Ring, sides, stitches, toPiece } from "./bag.ts";
import { metalPlate, vOn } from "./hardware.ts";
import { around, inset, roundBox } from "./plates.ts";
import { rolled } from "./straps.ts";

export const tote: Draw = (sketch) => {
	const bag = bagOn(sketch);
	const f = sketch.back ? -1 : 1;
	const ring: Ring = {
		high: 290,
		wide: (v) => 208 - 30 * v,
		deep: (v) => 44 + 36 * smooth(0, 0.7, v),
		square: 0.24,
		sag: 16,
	};
	const handle = (side: number, lean: number): Vec[] => {
		const z = side * (46 + lean);
		return [
			[-86, 214, side * 66],
			[-86, 290, z],
			[-80, 370, z],
			[-46, 438, z + side * 4],
			[0, 458, z + side * 6],
			[46, 438, z + side * 4],
			[80, 370, z],
			[86, 290, z],
			[86, 214, side * 66],
		];
	};
	rolled(bag, handle(-f, 0), 8.5);
	paintSides(bag, ring, { open: true });
	edges(bag, ring);
	const front = sides(bag, ring, 1);
	const rim: Vec[] = Array.from({ length: 60 }, (_, i) => front.at(0.3 + (i / 59) * 0.4, 0.035));
	stitches(bag, rim);
	for (const x of [-86, 86]) {
		const shape = roundBox(x - 19, 168, x + 19, 250, 19, 4);
		patch(bag, ring, [([px, y, z]) => (z * f > 20 ? shape(px, y) : -1)], bag.trim, 3);
		for (const [dx, dy] of [
			[0, 186],
			[0, 228],
		] as const)
			metalPlate(bag, [x + dx, dy, f * (bodyZ(ring, dy) + 3)], 9, 9, 1, 4);
		stitches(bag, inset(around(x - 19, 168, x + 19, 250, 19, 4), 4.5, f * (bodyZ(ring, 210) + 3.5)).flat());
	}
	rolled(bag, handle(f, 10), 8.5);
	if (!sketch.back) vOn(bag, [0, 118, bodyZ(ring, 118) + 1], 24, true);
	return toPiece(bag, [70, 220, 70], 200);
};
