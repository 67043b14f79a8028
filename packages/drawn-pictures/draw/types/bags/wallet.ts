import { type Bag, bagOn, ground, stitches, toPiece } from "../../bag/bag.ts";
import { vOn, zipAlong } from "../../bag/hardware.ts";
import { around, inset, plate, rimWall, roundBox } from "../../bag/plates.ts";
import { blend, createTone } from "../../colour.ts";
import type { Draw, Piece } from "../../sketch.ts";
import { trace } from "../../solid/scene.ts";
import { smooth, type Vec } from "../../solid/vector.ts";

const continental: Draw = (sketch) => {
	const bag = bagOn(sketch, -26, 16);
	const f = sketch.back ? -1 : 1;
	const [w, h, d] = [190, 204, 50];
	const outline = around(-w, 0, w, h, 20, 20);
	ground(bag, w - 8, d / 2);
	const side = (z: number, deep: number) => {
		const moved: Bag = { ...bag, stage: bag.stage.place(0, [0, 0, z]) };
		rimWall(moved, outline, deep, {}, 2);
		bag.outlines.push(...moved.outlines);
	};
	side(-f * (d / 2 - 9), 18);
	const gap: Bag = {
		...bag,
		sketch: { ...sketch, tone: createTone(sketch.tone.deep) },
		stage: bag.stage.place(0, [0, 0, 0]),
	};
	rimWall(gap, around(-w + 5, 5, w - 5, h - 5, 18, 18), d - 30, { material: "wool", cloth: false }, 0);
	const line = inset(outline, 3, 0, (x, y) => y > 40 || x > 0)
		.flat()
		.filter(([x, y]) => (y > h - 30 || x * f > w - 30) && y > 66);
	zipAlong(bag, f > 0 ? line : line.toReversed(), [5, -34, 12]);
	side(f * (d / 2 - 9), 18);
	plate(bag, roundBox(-w, 0, w, h, 20, 20), [-w, 0, w, h], d / 2 + 2, 6, {
		dome: 6,
		coat: { dim: ([, y]) => 0.86 + 0.14 * smooth(0, 60, y) },
	});
	for (const row of inset(outline, 9, f * (d / 2 + 4))) stitches(bag, row);
	if (sketch.back) {
		const pocket = roundBox(-w + 16, 12, w - 16, h - 64, 14, 4);
		plate(bag, pocket, [-w + 16, 12, w - 16, h - 64], d / 2 + 7, 3, { dome: 2 });
		stitches(bag, [
			[-w + 22, h - 72, -d / 2 - 9],
			[w - 22, h - 72, -d / 2 - 9],
		]);
		return toPiece(bag, [0, 100, -d / 2], 190);
	}
	vOn(bag, [-w + 58, 52, d / 2 + 9], 22);
	return toPiece(bag, [-w + 90, 70, d / 2], 190);
};

const cardHolder: Draw = (sketch) => {
	const bag = bagOn(sketch, -24, 14);
	const f = sketch.back ? -1 : 1;
	const [w, h, d] = [148, 200, 14];
	ground(bag, w - 6, d / 2 + 8);
	for (const [dx, up, colour] of [
		[-6, 34, blend("#e9e4da", sketch.tone.base, 0.08)],
		[10, 20, bag.metal.base],
	] as const) {
		const card = roundBox(-w + 24 + dx, 60, w - 24 + dx, h + up, 9);
		plate(bag, card, [-w + 24 + dx, 60, w - 24 + dx, h + up], 1 - up / 20, 1.5, {
			coat: { tone: createTone(colour), material: "nylon", cloth: false, raised: false },
		});
	}
	const outline = around(-w, 0, w, h, 16, 12);
	rimWall(bag, outline, d, {}, 1);
	plate(bag, roundBox(-w, 0, w, h, 16, 12), [-w, 0, w, h], d / 2, 3, { dome: 2 });
	for (const row of inset(outline, 7, f * (d / 2 + 1))) stitches(bag, row);
	const slots = sketch.back ? [120] : [164, 124, 84];
	slots.forEach((top, i) => {
		const dip = (x: number) => (i === slots.length - 1 && !sketch.back ? 16 * Math.exp(-((x / 30) ** 2)) : 0);
		const shape = (x: number, y: number) => Math.min(w - 8 - Math.abs(x), y - 8, top - dip(x) - y);
		plate(bag, shape, [-w + 8, 8, w - 8, top], d / 2 + 3 + i * 2.4, 1.6, {
			dome: 1.5,
			coat: { dim: ([, y]) => 0.9 + 0.1 * smooth(0, 60, y) },
		});
		shadowAbove(bag, -w + 10, w - 10, top, dip, f * (d / 2 + 2 + i * 2.4));
		stitches(
			bag,
			Array.from({ length: 50 }, (_, k): Vec => {
				const x = -w + 12 + (k / 49) * (2 * w - 24);
				return [x, top - 7 - dip(x), f * (d / 2 + 4.4 + i * 2.4)];
			}),
		);
	});
	vOn(bag, [0, 42, f * (d / 2 + 12)], 17, sketch.back);
	return toPiece(bag, [30, 110, d / 2], 170);
};

function shadowAbove(
	bag: Bag,
	left: number,
	right: number,
	top: number,
	dip: (x: number) => number,
	z: number,
): void {
	const line = Array.from({ length: 40 }, (_, i): Vec => {
		const x = left + (i / 39) * (right - left);
		return [x, top - dip(x) + 2, z];
	});
	for (const width of [5, 3]) trace(bag, line, bag.sketch.tone.deep, width, 0.3);
}

const shapes: Record<string, (sketch: Parameters<Draw>[0]) => Piece> = {
	continental,
	"card-holder": cardHolder,
};
export const wallet: Draw = (sketch) => (shapes[sketch.cut] ?? continental)(sketch);
