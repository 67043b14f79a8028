import { type Anchor, line, p } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { type Draw, stroke } from "../../sketch.ts";
import { type Arm, arms } from "../sewn/arms.ts";
import { sprays } from "../sewn/embroidery.ts";
import { crease, gathers, over, seamLine, shifted, stitching, writeRow } from "../sewn/folds.ts";
import { pocketPatch } from "../sewn/pockets.ts";
import { ribbed, ribbing } from "../sewn/ribbing.ts";
import { roundCollar } from "../sewn/round-collar.ts";
import { binding, inside, cloth as lie, whole } from "../sewn/top.ts";
import { buttonRow, sewnButton } from "../sewn/trims.ts";

function trunk(neck: readonly Anchor[], side: readonly Anchor[], low: number): Panel {
	const end = side[side.length - 1] as Anchor;
	const left = side.map(([x, y, c], i): Anchor => [-x - (i % 2 ? 0.6 : -0.6), y, c]);
	const last = left[left.length - 1] as Anchor;
	const [shoulder, mirrored] = [side[0] as Anchor, left[0] as Anchor];
	return panel({
		top: [mirrored, ...whole(neck), [shoulder[0], shoulder[1]]],
		left,
		right: side,
		bottom: [last, [-end[0] * 0.5, low - 6], [0, low], [end[0] * 0.5, low - 6], end],
	});
}

const neck = p`0 276, 26 268, 40 246c`;
const nape = p`0 256, 24 253, 40 246c`;

const short: Draw = (sketch) => {
	const { back, tone } = sketch;
	inside(sketch, { neck, nape }, { facing: 0, label: false });
	const sleeves = arms(sketch, {
		outer: p`76 254, 106 260, 132 300, 140 344, 132 372`,
		inner: p`78 350, 86 364, 96 380`,
		sag: 5,
		cap: 7,
		gathered: 9,
		end: "cuff",
		cuff: { height: 12, inset: 3 },
	});
	const bands: Panel[] = [];
	for (const side of [-1, 1] as const) {
		const s = (a: readonly Anchor[]): Anchor[] => {
			const flipped = a.map(([x, y, c]): Anchor => [x * side, y + (side < 0 ? 2 : 0), c]);
			return side < 0 ? flipped.toReversed() : flipped;
		};
		const one = panel({
			top: s(p`16 622, 64 636, 108 592`),
			bottom: s(p`20 640, 68 655, 113 608`),
			left: side > 0 ? p`16 622, 20 640` : p`-108 594, -113 610`,
			right: side > 0 ? p`108 592, 113 608` : p`-16 624, -20 642`,
		});
		lie(sketch, one, { round: 0.9 });
		gathers(sketch, one, { v: 0.04, count: 16, length: 16, width: 3.4 });
		bands.push(one);
	}
	const main = trunk(back ? nape : neck, p`80 258, 75 306, 86 356c, 104 430, 122 520, 112 594`, 626);
	const lower = outlineLegs(main);
	lie(sketch, main, { round: 1 });
	if (sketch.feature === "ribbed") ribbed(sketch, main, 5.4);
	if (sketch.feature === "embroidered" && !sketch.back)
		sprays(sketch, main, [
			{ u: 0.74, v: 0.3, towards: 118, size: 64, bend: -40 },
			{ u: 0.26, v: 0.3, towards: 62, size: 64, bend: 40 },
		]);
	crease(sketch, main, [
		{ path: p`0.14 0.5, 0.12 0.74, 0.22 0.99`, shade: 12, light: 9, deep: 0.4 },
		{ path: p`0.3 0.62, 0.28 0.8, 0.34 0.99`, shade: -11, light: 8, deep: 0.4 },
		{ path: p`0.86 0.48, 0.89 0.74, 0.78 0.99`, shade: -13, light: 9, deep: 0.46 },
		{ path: p`0.7 0.6, 0.72 0.8, 0.67 0.99`, shade: 11, light: 8, deep: 0.4 },
		{ path: p`0.46 0.7, 0.44 0.86, 0.48 1`, shade: 9, light: 7, deep: 0.34 },
		{ path: p`1 0.26, 0.8 0.3, 0.64 0.36`, shade: 8, light: 6, shape: "top", deep: 0.3 },
		{ path: p`0 0.26, 0.2 0.31, 0.36 0.37`, shade: -8, light: 6, shape: "top", deep: 0.28 },
	]);
	gathers(sketch, main, { v: 0.995, count: 12, length: 70, up: true, from: 0.04, to: 0.4, width: 6 });
	gathers(sketch, main, { v: 0.995, count: 12, length: 70, up: true, from: 0.6, to: 0.96, width: 6 });
	const fork = over(main, p`0.42 0.955, 0.5 0.965, 0.58 0.955`, 8);
	stitching(sketch, fork);
	for (const u of [0.45, 0.5, 0.55]) {
		const [x, y] = main.at(u, 0.982);
		sewnButton(sketch, x, y, 3);
	}
	if (back) {
		seamLine(sketch, over(main, p`0.03 0.16, 0.5 0.175, 0.97 0.16`, 20));
		gathers(sketch, main, { v: 0.178, count: 20, length: 70, from: 0.08, to: 0.92, width: 5 });
	} else {
		const edge = line(p`12 282, 13 400, 14 560`);
		stroke(sketch, shifted(edge, 2, 0), tone.deep, 4, { opacity: 0.14 });
		stroke(sketch, edge, tone.line, 0.9, { opacity: 0.5 });
		stitching(sketch, shifted(edge, -4, 0));
		buttonRow(sketch, [1, 300], [2, 520], 5, 5.6);
		pocketPatch(sketch, 54, 370, 44, 48);
	}
	roundCollar(sketch, { x: 40, y: 246, meet: 278, deep: 38, wide: 32 });
	return {
		silhouette: [
			main.outline,
			lower,
			...bands.map((one) => one.outline),
			...sleeves.map((one) => one.panel.outline),
		],
		box: [-152, 232, 150, 660],
		stands: false,
		focus: back ? [14, 310, 190] : [24, 326, 180],
	};
};

const outlineLegs = (main: Panel): string => main.outline;

const sleeve: Arm = {
	outer: p`78 258, 104 276, 124 350, 146 440, 152 486`,
	inner: p`74 350, 92 410, 104 462, 110 498`,
	elbow: 0.6,
	sag: 4,
	end: "none",
};

const footed: Draw = (sketch) => {
	const { back, tone } = sketch;
	inside(
		sketch,
		{ neck: p`0 272, 28 264, 44 248c`, nape: p`0 258, 26 255, 44 248c` },
		{ facing: 9, label: false },
	);
	const sleeves = arms(sketch, sleeve);
	for (const { panel: one } of sleeves) ribbing(sketch, one, 1 - 26 / one.height, 1);
	const feet: Panel[] = [];
	for (const side of [-1, 1] as const) {
		const s = (a: readonly Anchor[]): Anchor[] => a.map(([x, y, c]) => [x * side, y + (side < 0 ? 3 : 0), c]);
		const leg = {
			inner: s(p`2 566, 18 600, 34 680, 40 728`),
			outer: s(p`100 520, 104 590, 102 670, 100 728`),
			top: s(p`2 566, 50 540, 100 520`),
			low: s(p`40 728, 70 734, 100 728`),
		};
		const one =
			side > 0
				? panel({ top: leg.top, left: leg.inner, right: leg.outer, bottom: leg.low })
				: panel({
						top: leg.top.toReversed(),
						left: leg.outer,
						right: leg.inner,
						bottom: leg.low.toReversed(),
					});
		lie(sketch, one, { round: 1 });
		const u = (x: number) => (side > 0 ? x : 1 - x);
		crease(sketch, one, [
			{
				path: [
					[u(0), 0.5],
					[u(0.3), 0.54],
					[u(0.6), 0.5],
				],
				shade: -9,
				light: 7,
				shape: "top",
				deep: 0.4,
			},
			{
				path: [
					[u(1), 0.6],
					[u(0.7), 0.62],
					[u(0.4), 0.58],
				],
				shade: 9,
				light: 7,
				shape: "top",
				deep: 0.36,
			},
			{
				path: [
					[u(0), 0.72],
					[u(0.3), 0.77],
					[u(0.7), 0.74],
				],
				shade: -8,
				light: 6,
				shape: "top",
				deep: 0.34,
			},
		]);
		const foot =
			side > 0
				? panel({
						top: leg.low,
						left: p`40 728, 38 752, 48 770`,
						right: p`100 728, 122 744, 128 766`,
						bottom: p`48 770, 86 784, 128 766`,
					})
				: panel({
						top: leg.low.toReversed(),
						left: p`-100 731, -122 747, -128 769`,
						right: p`-40 731, -38 755, -48 773`,
						bottom: p`-128 769, -86 787, -48 773`,
					});
		lie(sketch, foot, { round: 1 });
		gathers(sketch, foot, { v: 0.02, count: 9, length: 16, width: 4 });
		gathers(sketch, one, { v: 0.99, count: 9, length: 30, up: true, width: 5 });
		seamLine(sketch, foot.topEdge);
		if (!back) stitching(sketch, writeRow(foot, 0.62, 0.03, 0.97, 14), 0.8);
		feet.push(one, foot);
	}
	const main = trunk(
		back ? p`0 258, 26 255, 44 248c` : p`0 272, 28 264, 44 248c`,
		p`84 260, 78 306, 86 354c, 94 430, 104 500, 103 552`,
		588,
	);
	lie(sketch, main, { round: 1 });
	if (sketch.feature === "ribbed") ribbed(sketch, main, 5.4);
	if (sketch.feature === "embroidered" && !sketch.back)
		sprays(sketch, main, [
			{ u: 0.74, v: 0.3, towards: 118, size: 64, bend: -40 },
			{ u: 0.26, v: 0.3, towards: 62, size: 64, bend: 40 },
		]);
	crease(sketch, main, [
		{ path: p`0.16 0.4, 0.18 0.66, 0.14 0.98`, shade: 12, light: 9, shape: "middle", deep: 0.36 },
		{ path: p`0.86 0.38, 0.83 0.66, 0.88 0.98`, shade: -13, light: 9, shape: "middle", deep: 0.4 },
		{ path: p`0.66 0.6, 0.68 0.8, 0.66 1`, shade: 11, light: 8, deep: 0.3 },
		{ path: p`1 0.29, 0.8 0.33, 0.62 0.4`, shade: 8, light: 6, shape: "top", deep: 0.3 },
		{ path: p`0 0.29, 0.2 0.34, 0.36 0.42`, shade: -8, light: 6, shape: "top", deep: 0.28 },
		{ path: p`0.5 0.98, 0.36 0.9, 0.2 0.88`, shade: 8, light: 6, shape: "top", deep: 0.36 },
		{ path: p`0.5 0.98, 0.64 0.9, 0.8 0.88`, shade: -8, light: 6, shape: "top", deep: 0.36 },
	]);
	if (back) {
		seamLine(sketch, over(main, p`0.02 0.74, 0.3 0.79, 0.5 0.8, 0.7 0.79, 0.98 0.74`, 20));
		stitching(sketch, over(main, p`0.02 0.755, 0.3 0.805, 0.5 0.815, 0.7 0.805, 0.98 0.755`, 20));
	} else {
		const path = p`0 276, 2 400, 10 520, 34 600, 66 680, 84 722`;
		const edge = line(path.map(([x, y]): Anchor => [x + 9, y]));
		stroke(sketch, shifted(edge, 2.5, 1), tone.deep, 5, { opacity: 0.15 });
		stroke(sketch, edge, tone.line, 0.9, { opacity: 0.55 });
		stitching(sketch, shifted(edge, -4, 0));
		stitching(sketch, shifted(edge, -17, 0), 0.8);
		for (const [x, y] of [
			[0, 296],
			[1, 340],
			[2, 384],
			[4, 428],
			[6, 472],
			[11, 516],
			[23, 566],
			[42, 616],
			[60, 660],
			[75, 700],
		] as const)
			sewnButton(sketch, x, y, 4.8);
	}
	binding(sketch, whole(back ? p`0 258, 26 255, 45 247` : p`0 272, 28 264, 45 247`), 10, { ribbed: true });
	return {
		silhouette: [main.outline, ...feet.map((one) => one.outline), ...sleeves.map((one) => one.panel.outline)],
		box: [-164, 240, 162, 788],
		stands: false,
		focus: back ? [14, 310, 190] : [20, 316, 180],
	};
};

const cuts: Record<string, Draw> = { short, footed };

export const romper: Draw = (sketch) => (cuts[sketch.cut] ?? short)(sketch);
