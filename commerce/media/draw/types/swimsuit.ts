import { type Anchor, closed, line, mirror, p } from "../geometry.ts";
import { type Panel, panel } from "../panel.ts";
import { type Draw, fill, type Piece, type Sketch, stroke } from "../sketch.ts";
import { narrowBelt } from "./sewn/belts.ts";
import { type Crease, crease, gathers, over, seamLine } from "./sewn/folds.ts";
import { frill } from "./sewn/frill.ts";
import { bodyPanel, legLine } from "./sewn/legs.ts";
import { ribbed } from "./sewn/ribbing.ts";
import { ribbon } from "./sewn/ribbon.ts";
import { binding, insideOfFront, cloth as lie, liftPanel, whole } from "./sewn/top.ts";
import { ring } from "./sewn/trims.ts";

/** Underarm, waist, hip, where the leg begins. */
const SIDE = p`96 382c, 98 420, 79 508, 93 566, 103 606`;
const LEGS = { half: 103, hip: 606, low: 752 };
const left = (anchors: readonly Anchor[], lean = 1.2): Anchor[] =>
	mirror(anchors).map(([x, y, c], i): Anchor => [x - (i % 2 ? lean : -lean), y, c]);

/** Front or back of the lower body below a top edge that runs from underarm to underarm. */
function body(
	top: readonly Anchor[],
	sideLeft: readonly Anchor[],
	sideRight: readonly Anchor[],
	back: boolean,
): Panel {
	return bodyPanel(top, sideLeft, sideRight, LEGS, back);
}

const done = (main: Panel, top: number, focus: Piece["focus"], more: readonly string[] = []): Piece => ({
	silhouette: [main.outline, ...more],
	box: [-116, top, 116, 758],
	stands: false,
	focus,
});

/** What shows of the back through the neck and the legs. */
function behind(sketch: Sketch, nape: readonly Anchor[]): void {
	if (sketch.back) return;
	const { tone } = sketch;
	const leg = legLine(true, 103, 606, 748);
	const edge: Anchor[] = [...mirror(leg), ...leg.toReversed()];
	const low = closed([...edge, [0, 690]]);
	fill(sketch, low, tone.inside);
	stroke(sketch, line(edge), tone.line, 1.2, { opacity: 0.5 });
	const high = closed([...whole(nape), [70, 470, "c"], [-70, 470, "c"]]);
	fill(sketch, high, tone.inside);
	stroke(sketch, line(whole(nape)), tone.line, 1.2, { opacity: 0.5 });
}

const pulls = (more: readonly Crease[] = []): Crease[] => [
	{ path: p`1 0.3, 0.8 0.31, 0.58 0.35`, shade: 7, light: 6, shape: "top", deep: 0.26 },
	{ path: p`0 0.3, 0.2 0.32, 0.42 0.36`, shade: -7, light: 6, shape: "top", deep: 0.24 },
	{ path: p`1 0.52, 0.8 0.51, 0.56 0.54`, shade: 7, light: 6, shape: "top", deep: 0.26 },
	{ path: p`0 0.52, 0.2 0.52, 0.44 0.55`, shade: -7, light: 6, shape: "top", deep: 0.24 },
	...more,
];

/** A deep round neck, broad straps, gathers under the bust and a low back. */
const scoop: Draw = (sketch) => {
	const { back } = sketch;
	behind(sketch, p`0 470, 40 450, 60 380, 62 244`);
	const neck = back ? p`0 494, 38 472, 56 400, 54 244c, 78 240c` : p`0 386, 34 370, 52 316, 54 244c, 78 240c`;
	const arm = p`78 240c, 82 306, 88 352, 96 382c`;
	const right = [...arm, ...SIDE.slice(1)];
	insideOfFront(sketch, [...whole(p`0 386, 34 370, 52 316, 54 246c`), [60, 500, "c"], [-60, 500, "c"]]);
	const main = body(whole(neck), left(right), right, back);
	lie(sketch, main, { round: 1 });
	if (sketch.feature === "ribbed") ribbed(sketch, main);
	crease(sketch, main, pulls());
	if (back) seamLine(sketch, over(main, p`0.5 0.5, 0.5 1`), 0.6);
	else {
		const under = over(main, p`0.02 0.37, 0.25 0.42, 0.5 0.37, 0.75 0.42, 0.98 0.37`, 30);
		seamLine(sketch, under);
		for (const side of [-1, 1]) {
			gathers(sketch, main, {
				v: 0.408,
				count: 9,
				length: 44,
				up: true,
				from: side > 0 ? 0.6 : 0.2,
				to: side > 0 ? 0.8 : 0.4,
				width: 5,
			});
			seamLine(
				sketch,
				over(
					main,
					[
						[0.5 + side * 0.3, 0.41],
						[0.5 + side * 0.24, 0.6],
						[0.5 + side * 0.28, 0.84],
					],
					20,
				),
				0.7,
			);
		}
	}
	binding(sketch, whole(neck.slice(0, -1)), 6, { stitched: true });
	for (const side of [-1, 1])
		binding(
			sketch,
			arm.map(([x, y, c]): Anchor => [x * side, y, c]),
			6,
			{ stitched: true },
		);
	legBinding(sketch, back);
	if (sketch.feature === "belted") narrowBelt(sketch, 81, 496, 22);
	return done(main, 236, back ? [20, 470, 230] : [30, 386, 220]);
};

function legBinding(sketch: Sketch, back: boolean): void {
	const edge = legLine(back, LEGS.half, LEGS.hip, LEGS.low);
	for (const one of [edge, mirror(edge)]) binding(sketch, one, 5, { stitched: true });
}

/** Two gathered halves that meet low and are tied behind the neck; the back is bare. */
const halter: Draw = (sketch) => {
	const { back } = sketch;
	behind(sketch, p`0 560, 50 540, 76 486, 84 440`);
	const lowBack = p`0 566, 40 556, 76 506, 90 448`;
	if (back) {
		const side: Anchor[] = p`94 420c, 79 508, 93 566, 103 606`;
		insideOfFront(sketch, p`-94 404c, -50 448, 0 486, 50 448, 94 404c, 88 600c, -88 600c`);
		for (const s of [-1, 1])
			insideOfFront(
				sketch,
				p`${s * 24} 236c, ${s * 50} 238c, ${s * 72} 300, ${s * 96} 366, ${s * 92} 452c, ${s * 48} 500, 0 506c, ${s * 14} 400, ${s * 26} 300`,
			);
		const main = body(whole(lowBack), left(side), side, true);
		lie(sketch, main, { round: 1 });
		if (sketch.feature === "ribbed") ribbed(sketch, main);
		crease(sketch, main, [
			{ path: p`1 0.32, 0.8 0.34, 0.56 0.4`, shade: 7, light: 6, shape: "top", deep: 0.3 },
			{ path: p`0 0.32, 0.2 0.35, 0.44 0.41`, shade: -7, light: 6, shape: "top", deep: 0.3 },
		]);
		seamLine(sketch, over(main, p`0.5 0.4, 0.5 1`), 0.7);
		binding(sketch, whole(lowBack), 6, { stitched: true });
		legBinding(sketch, true);
		napeBow(sketch);
		return done(main, 226, [6, 290, 230]);
	}
	const side: Anchor[] = p`94 404c, 79 508, 93 566, 103 606`;
	const main = body(p`-94 404, -50 448, 0 486, 50 448, 94 404`, left(side), side, false);
	lie(sketch, main, { round: 1 });
	if (sketch.feature === "ribbed") ribbed(sketch, main);
	crease(sketch, main, [
		{ path: p`1 0.36, 0.76 0.4, 0.52 0.46`, shade: 7, light: 6, shape: "top", deep: 0.3 },
		{ path: p`0 0.36, 0.24 0.41, 0.48 0.47`, shade: -7, light: 6, shape: "top", deep: 0.28 },
	]);
	legBinding(sketch, false);
	for (const s of [-1, 1] as const) {
		const m = (a: readonly Anchor[]): Anchor[] => a.map(([x, y, c]) => [x * s, y, c]);
		const top = m(p`24 236, 38 232, 50 238`);
		const inner = m(p`24 236, 26 300, 14 400, ${s > 0 ? -6 : 8} 500`);
		const outer = m(p`50 238, 72 300, 98 366, 96 414`);
		const low = m(p`${s > 0 ? -6 : 8} 500, 48 474, 96 414`);
		const half =
			s > 0
				? panel({ top, left: inner, right: outer, bottom: low })
				: panel({ top: top.toReversed(), right: inner, left: outer, bottom: low.toReversed() });
		liftPanel(sketch, half, 3, 4, 0.24);
		lie(sketch, half, { round: 0.9 });
		const u = (x: number) => (s > 0 ? x : 1 - x);
		crease(
			sketch,
			half,
			[0.2, 0.4, 0.6, 0.8].map((x, i) => ({
				path: [
					[u(x), 0.01],
					[u(x + 0.02), 0.3],
					[u(0.12 + x * 0.7), 0.96],
				] as Anchor[],
				shade: (i % 2 ? -1 : 1) * 7,
				light: 5,
				shape: i % 2 ? ("hem" as const) : ("top" as const),
				deep: 0.4,
			})),
		);
		gathers(sketch, half, { v: 0.01, count: 8, length: 60, width: 4 });
		gathers(sketch, half, { v: 0.99, count: 9, length: 44, up: true, width: 4 });
	}
	// Drawn together in the middle by a ring.
	ring(sketch, [0, 488], 11);
	return done(main, 228, [22, 430, 240]);
};

function napeBow(sketch: Sketch): void {
	const tails = [
		ribbon(p`4 252, 20 300, 14 350, 26 410`, [9, 14, 16, 18]),
		ribbon(p`-3 252, -14 300, -10 340, -22 388`, [9, 14, 15, 17]),
	];
	const loops = [
		panel({
			left: p`2 238c, 26 222, 52 232`,
			right: p`2 258c, 26 268, 50 262`,
			bottom: p`52 232, 62 248, 50 262`,
		}),
		panel({
			right: p`-2 238c, -26 224, -50 236`,
			left: p`-2 258c, -24 270, -46 266`,
			bottom: p`-46 266, -58 252, -50 236`,
		}),
	];
	for (const piece of [...tails, ...loops]) {
		liftPanel(sketch, piece, 3, 5);
		lie(sketch, piece, { round: 0.6 });
		crease(sketch, piece, [
			{ path: p`0.5 0, 0.5 0.4, 0.45 0.85`, shade: 5, light: 4, shape: "top", deep: 0.5 },
		]);
	}
	const knot = panel({
		left: p`-8 236, -9 262`,
		right: p`9 236, 10 261`,
		top: p`-8 236, 0 233, 9 236`,
		bottom: p`-9 262, 0 266, 10 261`,
	});
	liftPanel(sketch, knot, 2, 3);
	lie(sketch, knot, { round: 0.9 });
}

/** Over one shoulder, with a knot there, and gathered along one side. */
const oneShoulder: Draw = (sketch) => {
	const { back, tone } = sketch;
	const f = (a: readonly Anchor[]): Anchor[] =>
		back ? a.map(([x, y, c]): Anchor => [-x, y, c]).toReversed() : [...a];
	if (!back) {
		behind(sketch, p`0 440, 40 440`);
		fill(sketch, closed(p`-96 388c, -10 366, 40 300, 58 244c, 92 246c, 96 384c, 0 470`), tone.inside);
	}
	const shoulder = p`92 246c, 88 312, 96 384c`;
	const right = [...shoulder, ...SIDE.slice(1)];
	const plain: Anchor[] = p`-97 392c, -98 430, -79 508, -93 566, -103 606`;
	const main = back
		? body(f(p`-97 392, -40 388, 20 340, 56 248c, 92 246`), mirror(right), mirror(plain), true)
		: body(p`-97 392, -40 396, 22 352, 54 250c, 92 246`, plain, right, false);
	lie(sketch, main, { round: 1 });
	const u = (x: number) => (back ? 1 - x : x);
	crease(sketch, main, [
		...[0, 1, 2, 3, 4, 5].map((i) => ({
			path: [
				[u(0), 0.4 + i * 0.07],
				[u(0.3), 0.38 + i * 0.068],
				[u(0.72 - (i % 2) * 0.14), 0.33 + i * 0.07],
			] as Anchor[],
			shade: (back ? 1 : -1) * 7,
			light: 6,
			shape: "top" as const,
			deep: 0.42,
		})),
		{
			path: [
				[u(0.9), 0.06],
				[u(0.78), 0.16],
				[u(0.4), 0.26],
			],
			shade: (back ? -1 : 1) * 8,
			light: 6,
			shape: "top",
			deep: 0.44,
		},
		{
			path: [
				[u(0.94), 0.06],
				[u(0.86), 0.18],
				[u(0.6), 0.3],
			],
			shade: (back ? -1 : 1) * 8,
			light: 6,
			shape: "top",
			deep: 0.4,
		},
		{
			path: [
				[u(0.97), 0.06],
				[u(0.94), 0.2],
				[u(0.84), 0.32],
			],
			shade: (back ? -1 : 1) * 7,
			light: 5,
			shape: "top",
			deep: 0.36,
		},
	]);
	if (sketch.feature === "ribbed") ribbed(sketch, main);
	if (sketch.feature === "ruffled")
		frill(sketch, back ? p`-54 250, -18 342, 40 390, 97 392` : p`-97 392, -40 394, 20 350, 54 250`, {
			width: 30,
			count: 13,
			lifted: false,
		});
	if (back) seamLine(sketch, over(main, p`0.5 0.45, 0.5 1`), 0.6);
	stroke(sketch, main.topEdge, tone.gleam, 1.4, { opacity: 0.3 });
	legBinding(sketch, back);
	const s = back ? -1 : 1;
	if (!back) {
		for (const tail of [
			ribbon(p`82 262, 96 310, 92 360`, [10, 22, 28]),
			ribbon(p`70 262, 62 306, 68 342`, [10, 20, 25]),
		]) {
			liftPanel(sketch, tail, 3, 4);
			lie(sketch, tail, { round: 0.6 });
			crease(sketch, tail, [
				{ path: p`0.45 0, 0.5 0.5, 0.4 0.95`, shade: 6, light: 5, shape: "top", deep: 0.5 },
			]);
		}
	}
	const knot = panel({
		top: p`${s > 0 ? 58 : -94} 242, ${s * 76} 232, ${s > 0 ? 94 : -58} 241`,
		left: p`${s > 0 ? 58 : -94} 242, ${s > 0 ? 60 : -92} 268`,
		right: p`${s > 0 ? 94 : -58} 241, ${s > 0 ? 92 : -60} 268`,
		bottom: p`${s > 0 ? 60 : -92} 268, ${s * 76} 276, ${s > 0 ? 92 : -60} 268`,
	});
	liftPanel(sketch, knot, 2, 4);
	lie(sketch, knot, { round: 0.9 });
	crease(sketch, knot, [
		{ path: p`0.3 0.1, 0.4 0.5, 0.3 0.95`, shade: 4, light: 4, shape: "middle", deep: 0.5 },
		{ path: p`0.66 0.1, 0.6 0.5, 0.7 0.95`, shade: -4, light: 4, shape: "middle", deep: 0.5 },
	]);
	return done(main, 228, back ? [-20, 350, 240] : [40, 330, 230]);
};

const cuts: Record<string, Draw> = { scoop, halter, "one-shoulder": oneShoulder };

export const swimsuit: Draw = (sketch) => (cuts[sketch.cut] ?? scoop)(sketch);
