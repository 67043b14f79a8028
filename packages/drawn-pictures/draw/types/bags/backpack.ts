import { bagOn, ground, stitches, toPiece } from "../../bag/bag.ts";
import { metalPlate, ringAt, vOn, zipAlong } from "../../bag/hardware.ts";
import { around, inset, plate, rimWall, roundBox } from "../../bag/plates.ts";
import { flatStrap, rolled } from "../../bag/straps.ts";
import type { Draw } from "../../sketch.ts";
import { smooth, type Vec } from "../../solid/vector.ts";

const W = 158;
const H = 372;
const D = 116;

export const backpack: Draw = (sketch) => {
	const bag = bagOn(sketch, -27, 11);
	ground(bag, W, D / 2 + 10);
	const outline = around(-W, 0, W, H, 42, 118);
	const face = roundBox(-W, 0, W, H, 42, 118);
	rolled(
		bag,
		[
			[-34, H - 6, -D / 2 + 8],
			[-30, H + 30, -D / 2],
			[0, H + 44, -D / 2 - 2],
			[30, H + 30, -D / 2],
			[34, H - 6, -D / 2 + 8],
		],
		7.5,
	);
	if (!sketch.back)
		for (const side of [-1, 1])
			flatStrap(
				bag,
				[
					[side * 70, H - 40, -D / 2 - 6],
					[side * 176, H - 110, -D / 2 - 26],
					[side * 200, H - 230, -D / 2 - 20],
					[side * 178, 70, -D / 2 - 8],
					[side * 146, 34, -D / 2 + 14],
				],
				30,
				[side * 0.5, 0, 0.8],
				{ thick: 10 },
			);
	rimWall(bag, outline, D, { dim: ([, y]) => 0.8 + 0.2 * smooth(0, 60, y) }, 9);
	plate(bag, face, [-W, 0, W, H], D / 2 + 4, 22, {
		dome: 12,
		coat: { dim: ([, y]) => 0.84 + 0.16 * smooth(0, 70, y) },
		rows: 76,
	});
	if (sketch.back) {
		const pad = roundBox(-110, 60, 110, 300, 40);
		plate(bag, pad, [-110, 60, 110, 300], D / 2 + 17, 14, { dome: 6 });
		for (const side of [-1, 1]) {
			const strap: Vec[] = [
				[side * 44, H - 44, -D / 2 - 16],
				[side * 74, H - 120, -D / 2 - 44],
				[side * 96, H - 220, -D / 2 - 52],
				[side * 116, 110, -D / 2 - 40],
				[side * 134, 52, -D / 2 - 14],
				[side * 150, 24, -D / 2 + 16],
			];
			flatStrap(bag, strap, 40, [0, 0, -1], { thick: 12 });
			metalPlate(bag, [side * 112, 126, -D / 2 - 51], 46, 16, 0.3, 4);
		}
		flatStrap(
			bag,
			[
				[-56, H - 42, -D / 2 - 20],
				[0, H - 36, -D / 2 - 22],
				[56, H - 42, -D / 2 - 20],
			],
			34,
			[0, 0, -1],
		);
		return toPiece(bag, [-60, 230, -D / 2], 220);
	}
	const head: Vec[] = inset(outline, -4, D / 2 - 26, (_, y) => y > 150)
		.flat()
		.filter((_, i) => i % 2 === 0);
	zipAlong(bag, head, [4, -44, 12]);
	for (const line of inset(outline, 13, D / 2 + 2, (_, y) => y > 190)) stitches(bag, line);
	const [pl, pb, pr, pt] = [-128, 26, 128, 186];
	plate(bag, roundBox(pl, pb, pr, pt, 34, 26), [pl, pb, pr, pt], D / 2 + 42, 20, {
		dome: 8,
		coat: { dim: ([, y]) => 0.86 + 0.14 * smooth(20, 90, y) },
	});
	zipAlong(
		bag,
		[
			[-104, pt - 26, D / 2 + 46],
			[0, pt - 24, D / 2 + 50],
			[100, pt - 26, D / 2 + 46],
		],
		[8, -34, 8],
	);
	for (const line of inset(around(pl, pb, pr, pt, 34, 26), 15, D / 2 + 42, (_, y) => y < pt - 40))
		stitches(bag, line);
	vOn(bag, [0, 272, D / 2 + 17], 24);
	for (const side of [-1, 1]) {
		flatStrap(
			bag,
			[
				[side * 132, 210, D / 2 - 14],
				[side * 146, 150, D / 2 - 20],
				[side * 150, 60, D / 2 - 20],
			],
			18,
			[side, 0, 0.8],
			{ stitched: true },
		);
	}
	ringAt(bag, [0, H + 6, -D / 2 + 20], 8, 3.6);
	return toPiece(bag, [40, 170, D / 2 + 40], 230);
};
