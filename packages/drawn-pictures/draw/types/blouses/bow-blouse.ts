import { type Anchor, closed, line, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../../sketch.ts";
import { arms } from "../sewn/arms.ts";
import { crease, over, seamLine, shifted, stitching, writeRow } from "../sewn/folds.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { band, buildTop, inside, cloth as lie, liftPanel, type Top } from "../sewn/top.ts";
import { keyhole, sewnButton } from "../sewn/trims.ts";
import { finish } from "./finish-blouse.ts";

const bowBody: Top = {
	neck: p`0 272, 26 264, 44 242c`,
	nape: p`0 252, 26 249, 44 242c`,
	arm: p`112 264, 98 320, 106 382c`,
	side: p`102 450, 92 530, 104 620, 116 692`,
	hem: p`0 704, 60 702, 116 692`,
};

export const bow: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, bowBody, { label: false });
	const sleeves = arms(sketch, {
		outer: p`108 264, 136 282, 158 360, 182 480, 206 590, 214 660, 190 696`,
		inner: p`98 382, 112 450, 124 520, 126 580, 128 650, 146 702`,
		elbow: 0.56,
		cap: 6,
		gathered: 13,
		sag: 12,
		end: "cuff",
		cuff: { height: 32, inset: -1 },
	});
	const main = buildTop(bowBody, back);
	lie(sketch, main, { round: 0.85 });
	crease(sketch, main, [
		{ path: p`1 0.33, 0.8 0.35, 0.6 0.42`, shade: 8, light: 6, shape: "top", deep: 0.34 },
		{ path: p`0 0.33, 0.2 0.36, 0.4 0.44`, shade: -8, light: 6, shape: "top", deep: 0.3 },
		{ path: p`0.2 0.4, 0.24 0.62, 0.2 0.98`, shade: 12, light: 9, shape: "middle", deep: 0.42 },
		{ path: p`0.36 0.5, 0.36 0.74, 0.34 1`, shade: -11, light: 8, deep: 0.36 },
		{ path: p`0.8 0.38, 0.77 0.62, 0.82 0.98`, shade: -13, light: 9, shape: "middle", deep: 0.46 },
		{ path: p`0.64 0.5, 0.65 0.74, 0.66 1`, shade: 11, light: 8, deep: 0.36 },
	]);
	stitching(sketch, writeRow(main, 1 - 7 / main.height, 0, 1, 30));
	if (back) {
		keyhole(sketch, 0, 258, 56, 12);
		for (const side of [-1, 1])
			seamLine(
				sketch,
				over(main, [
					[0.5 + side * 0.24, 0.52],
					[0.5 + side * 0.22, 0.7],
					[0.5 + side * 0.24, 0.86],
				]),
				0.8,
			);
		neckBand(sketch);
	} else {
		const edge = line(p`14 300, 14 480, 17 700`);
		stroke(sketch, shifted(edge, 2, 0), sketch.tone.deep, 4, { opacity: 0.14 });
		stroke(sketch, edge, sketch.tone.line, 0.9, { opacity: 0.5 });
		neckBand(sketch);
		tied(sketch);
	}
	for (const { cuff, side } of sleeves)
		if (cuff) {
			const [x, y] = cuff.at(side > 0 ? 0.86 : 0.14, 0.5);
			sewnButton(sketch, x, y, 3.8, sketch.tone);
		}
	return finish(sketch, main, sleeves, [-222, 222, 220, 740], back ? [10, 320, 200] : [14, 350, 220]);
};

function neckBand(sketch: Sketch): void {
	const low = sketch.back ? 16 : 0;
	if (!sketch.back) {
		const behind = closed(p`-46 230c, 0 221, 46 230c, 44 248, 0 264, -44 248`);
		fill(sketch, behind, sketch.tone.inside);
		stroke(sketch, line(p`-46 230, 0 221, 46 230`), sketch.tone.line, 0.9, { opacity: 0.5 });
	}
	const piece = band(
		sketch,
		p`-46 230, -24 ${244 - low}, 0 ${250 - low}, 24 ${244 - low}, 46 230`,
		p`-50 252, -26 ${270 - low}, 0 ${277 - low}, 26 ${270 - low}, 50 252`,
		{ round: 0.8 },
	);
	crease(sketch, piece, [
		{ path: p`0.04 0.4, 0.5 0.5, 0.96 0.4`, shade: 5, light: 4, shape: "middle", deep: 0.4 },
	]);
}

function tied(sketch: Sketch): void {
	const tails = [
		ribbon(p`6 276, 26 350, 20 430, 44 520`, [14, 30, 40, 48]),
		ribbon(p`-4 276, -26 340, -22 400, -40 470`, [14, 28, 36, 42]),
	];
	for (const [i, tail] of tails.entries()) {
		liftPanel(sketch, tail, 4, 7, 0.36);
		lie(sketch, tail, { round: 0.5 });
		crease(sketch, tail, [
			{ path: p`0.4 0, 0.5 0.4, 0.36 0.95`, shade: i ? -9 : 9, light: 8, shape: "top", deep: 0.42 },
			{ path: p`0.7 0, 0.72 0.5, 0.66 1`, shade: -7, light: 6, shape: "hem", deep: 0.26 },
		]);
	}
	for (const side of [-1, 1] as const) {
		const s = (a: Anchor[]): Anchor[] => a.map(([x, y, c]) => [x * side, y + (side > 0 ? 0 : 5), c]);
		const far = s(p`84 282, 96 306, 84 334`);
		const upper = s(p`4 264c, 34 246, 66 254, 84 282`);
		const lower = s(p`4 290c, 34 300, 60 326, 84 334`);
		const loop =
			side > 0
				? panel({ top: upper, bottom: lower, left: s(p`4 264, 4 290`), right: far })
				: panel({
						top: upper.toReversed(),
						bottom: lower.toReversed(),
						right: s(p`4 264, 4 290`),
						left: far,
					});
		liftPanel(sketch, loop, 3, 8, 0.4);
		lie(sketch, loop, { round: 0.8 });
		const u = (x: number) => (side > 0 ? x : 1 - x);
		crease(sketch, loop, [
			{
				path: [
					[u(0), 0.3],
					[u(0.3), 0.36],
					[u(0.72), 0.3],
				],
				shade: 6,
				light: 5,
				shape: "top",
				deep: 0.5,
			},
			{
				path: [
					[u(0), 0.6],
					[u(0.3), 0.6],
					[u(0.66), 0.66],
				],
				shade: 6,
				light: 5,
				shape: "top",
				deep: 0.5,
			},
			{
				path: [
					[u(0), 0.8],
					[u(0.2), 0.86],
					[u(0.5), 0.9],
				],
				shade: 4,
				light: 4,
				shape: "top",
				deep: 0.4,
			},
		]);
	}
	const knot = panel({
		top: p`-12 262, 0 257, 13 261`,
		left: p`-12 262, -15 278, -11 295`,
		right: p`13 261, 16 278, 12 296`,
		bottom: p`-11 295, 0 300, 12 296`,
	});
	liftPanel(sketch, knot, 2, 5, 0.36);
	lie(sketch, knot, { round: 0.9 });
	crease(sketch, knot, [
		{ path: p`0.3 0.05, 0.42 0.5, 0.3 0.95`, shade: 4, light: 4, shape: "middle", deep: 0.5 },
		{ path: p`0.7 0.05, 0.64 0.5, 0.72 0.95`, shade: -4, light: 3, shape: "middle", deep: 0.4 },
	]);
}
