import { type Anchor, closed, line, p } from "../geometry.ts";
import { type Panel, panel } from "../panel.ts";
import { type Draw, fill, type Piece, type Sketch, stroke } from "../sketch.ts";
import { arms, type Sleeved } from "./sewn/arms.ts";
import { shoulders, sprays } from "./sewn/embroidery.ts";
import { crease, gathers, over, rowOf, seamLine, shifted, stitching } from "./sewn/folds.ts";
import { frill } from "./sewn/frill.ts";
import { ribbon } from "./sewn/ribbon.ts";
import { smocking } from "./sewn/smocking.ts";
import { band, binding, inside, cloth as lie, liftPanel, type Top, topOf, whole } from "./sewn/top.ts";
import { buttonRow, keyhole, sewnButton } from "./sewn/trims.ts";

const finish = (
	sketch: Sketch,
	main: Panel,
	sleeves: readonly Sleeved[],
	box: Piece["box"],
	focus: Piece["focus"],
): Piece => {
	if (sketch.feature === "embroidered" && sketch.cut !== "bow")
		sprays(sketch, main, shoulders(sketch.cut === "smock" ? 96 : 84, sketch.cut === "smock" ? 0.36 : 0.2));
	return {
		silhouette: [main.outline, ...sleeves.flatMap((one) => [one.panel.outline, one.cuff?.outline ?? ""])],
		box,
		stands: false,
		focus,
	};
};

const bowBody: Top = {
	neck: p`0 272, 26 264, 44 242c`,
	nape: p`0 252, 26 249, 44 242c`,
	arm: p`112 264, 98 320, 106 382c`,
	side: p`102 450, 92 530, 104 620, 116 692`,
	hem: p`0 704, 60 702, 116 692`,
};

/** A long scarf sewn to the neck and tied; full sleeves caught in narrow cuffs. */
const bow: Draw = (sketch) => {
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
	const main = topOf(bowBody, back);
	lie(sketch, main, { round: 0.85 });
	crease(sketch, main, [
		{ path: p`1 0.33, 0.8 0.35, 0.6 0.42`, shade: 8, light: 6, shape: "top", deep: 0.34 },
		{ path: p`0 0.33, 0.2 0.36, 0.4 0.44`, shade: -8, light: 6, shape: "top", deep: 0.3 },
		{ path: p`0.2 0.4, 0.24 0.62, 0.2 0.98`, shade: 12, light: 9, shape: "middle", deep: 0.42 },
		{ path: p`0.36 0.5, 0.36 0.74, 0.34 1`, shade: -11, light: 8, deep: 0.36 },
		{ path: p`0.8 0.38, 0.77 0.62, 0.82 0.98`, shade: -13, light: 9, shape: "middle", deep: 0.46 },
		{ path: p`0.64 0.5, 0.65 0.74, 0.66 1`, shade: 11, light: 8, deep: 0.36 },
	]);
	stitching(sketch, rowOf(main, 1 - 7 / main.height, 0, 1, 30));
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
		// A hidden placket.
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
		// The band goes round the neck: its inside shows behind.
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

/** Two loops that droop, a knot, two ends of unequal length. */
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

const ruffledBody: Top = {
	neck: p`0 330c, 22 286, 42 242c`,
	nape: p`0 250, 24 248, 42 242c`,
	arm: p`108 262, 96 318, 104 380c`,
	side: p`101 450, 90 530, 102 600, 112 668`,
	hem: p`0 680, 60 678, 112 668`,
};

/** A standing frill at the neck, two more down the front, and at the wrists. */
const ruffled: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, ruffledBody, { label: true });
	if (!back)
		frill(sketch, p`-43 243, -22 250, 0 252, 22 250, 43 243`, {
			width: -27,
			count: 11,
			spread: 1.5,
			lifted: false,
		});
	const sleeves = arms(sketch, {
		outer: p`104 263, 134 270, 160 340, 182 450, 200 560, 200 630, 188 672`,
		inner: p`96 380, 112 446, 124 510, 130 560, 134 630, 146 680`,
		elbow: 0.54,
		cap: 10,
		gathered: 10,
		sag: 8,
		end: "none",
	});
	for (const { panel: one } of sleeves) {
		const [a, b] = [one.at(0, 1), one.at(1, 1)];
		frill(
			sketch,
			[
				[a[0] - 2, a[1] - 2],
				[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 8],
				[b[0] + 2, b[1] - 2],
			],
			{ width: 34, count: 7, spread: 1.5, lifted: false },
		);
	}
	const main = topOf(ruffledBody, back);
	lie(sketch, main, { round: 0.85 });
	crease(sketch, main, [
		{ path: p`1 0.35, 0.82 0.37, 0.66 0.43`, shade: 8, light: 6, shape: "top", deep: 0.34 },
		{ path: p`0 0.35, 0.18 0.38, 0.34 0.44`, shade: -8, light: 6, shape: "top", deep: 0.3 },
		{ path: p`0.16 0.44, 0.2 0.64, 0.16 0.98`, shade: 11, light: 8, shape: "middle", deep: 0.4 },
		{ path: p`0.84 0.42, 0.8 0.64, 0.85 0.98`, shade: -12, light: 8, shape: "middle", deep: 0.44 },
	]);
	stitching(sketch, rowOf(main, 1 - 7 / main.height, 0, 1, 30));
	if (back) {
		const yoke = over(main, p`0.01 0.26, 0.5 0.3, 0.99 0.26`, 20);
		seamLine(sketch, yoke);
		gathers(sketch, main, { v: 0.3, count: 16, length: 70, from: 0.2, to: 0.8, width: 5 });
		frill(sketch, p`-44 240, -20 250, 0 252, 20 250, 44 240`, { width: -24, count: 11 });
	} else {
		const edge = line(p`11 336, 11 500, 13 676`);
		stroke(sketch, edge, sketch.tone.line, 0.9, { opacity: 0.5 });
		stroke(sketch, line(p`-11 336, -11 500, -10 678`), sketch.tone.line, 0.9, { opacity: 0.4 });
		for (const side of [-1, 1])
			frill(
				sketch,
				side > 0 ? p`42 244, 26 300, 14 350, 15 470, 17 600` : p`-42 244, -26 300, -14 350, -15 470, -15 612`,
				{ width: side > 0 ? -28 : 28, count: 13, taper: true },
			);
		buttonRow(sketch, [0.5, 352], [1.5, 640], 7, 3.8);
	}
	return finish(sketch, main, sleeves, [-224, 206, 222, 728], back ? [8, 310, 210] : [26, 330, 210]);
};

const smockBody: Top = {
	neck: p`0 302, 46 298, 74 262c`,
	nape: p`0 286, 46 283, 74 262c`,
	arm: p`102 270, 98 320, 108 384c`,
	side: p`112 470, 126 570, 138 668`,
	hem: p`0 690, 40 686, 80 688, 138 668`,
	lean: 4,
};

/** Drawn in by rows of stitches at the neck and the wrists, loose from there. */
const smock: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, smockBody, { facing: 0, label: true });
	const sleeves = arms(sketch, {
		outer: p`98 264, 130 272, 160 346, 184 440, 198 530, 194 588, 180 616`,
		inner: p`104 384, 116 440, 124 500, 128 556, 138 622`,
		elbow: 0.6,
		cap: 12,
		gathered: 14,
		sag: 10,
		end: "cuff",
		cuff: { height: 26, inset: 1 },
	});
	const main = topOf(smockBody, back);
	lie(sketch, main, { round: 0.85 });
	smocking(sketch, main, { from: 0.1, to: 0.3, rows: 6 });
	const fan = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.92];
	crease(
		sketch,
		main,
		fan.map((u, i) => ({
			path: [
				[0.5 + (u - 0.5) * 0.9, 0.31],
				[0.5 + (u - 0.5) * 0.94, 0.6],
				[u, 1],
			],
			shade: i % 2 ? -15 : -19,
			light: 13,
			deep: 0.36 + (i % 3) * 0.07,
		})),
	);
	gathers(sketch, main, { v: 0.305, count: 26, length: 70, width: 5 });
	stitching(sketch, rowOf(main, 1 - 9 / main.height, 0, 1, 30));
	binding(sketch, whole(back ? smockBody.nape : smockBody.neck), 5, { stitched: true });
	if (back) keyhole(sketch, 0, 288, 48, 11);
	else tassels(sketch);
	for (const { cuff } of sleeves)
		if (cuff) gathers(sketch, cuff, { v: 0.02, count: 10, length: 22, width: 3.6 });
	return finish(sketch, main, sleeves, [-204, 244, 202, 704], back ? [10, 340, 210] : [30, 350, 220]);
};

function tassels(sketch: Sketch): void {
	for (const [path, x, y] of [
		[p`-2 304, -16 350, -12 390, -24 430`, -24, 430],
		[p`2 304, 14 350, 12 400, 26 452`, 26, 452],
	] as const) {
		const cord = line(path);
		stroke(sketch, shifted(cord, 2.5, 3), sketch.tone.deep, 3.4, { opacity: 0.2 });
		stroke(sketch, cord, sketch.tone.line, 4.4, { opacity: 0.55 });
		stroke(sketch, cord, sketch.tone.base, 3.6);
		const tuft = ribbon(
			[
				[x, y],
				[x + 1, y + 14],
				[x + 1, y + 30],
			],
			[5, 11, 14],
		);
		liftPanel(sketch, tuft, 2, 3);
		lie(sketch, tuft, { round: 0.6, pattern: false });
		gathers(sketch, tuft, { v: 0.15, count: 5, length: 26, width: 2.4 });
		stroke(sketch, `M${x - 4} ${y + 4}h8`, sketch.tone.line, 1.6, { opacity: 0.6 });
	}
}

const cuts: Record<string, Draw> = { bow, ruffled, smock };

export const blouse: Draw = (sketch) => (cuts[sketch.cut] ?? bow)(sketch);
