import { type Anchor, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { crease, gathers, over, seamLine } from "../sewn/folds.ts";
import { ribbed } from "../sewn/ribbing.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { binding, insideOfFront, cloth as lie, liftPanel, whole } from "../sewn/top.ts";
import { ring } from "../sewn/trims.ts";
import { behind, body, finish, left, legBinding } from "./suit.ts";

export const halter: Draw = (sketch) => {
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
		return finish(main, 226, [6, 290, 230]);
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
	ring(sketch, [0, 488], 11);
	return finish(main, 228, [22, 430, 240]);
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
