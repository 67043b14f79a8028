import { type Anchor, closed, mirror, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import { type Draw, fill, stroke } from "../../sketch.ts";
import { crease, over, seamLine } from "../sewn/folds.ts";
import { frill } from "../sewn/frill.ts";
import { ribbed } from "../sewn/ribbing.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { cloth as lie, liftPanel } from "../sewn/top.ts";
import { behind, body, finish, legBinding, SIDE } from "./suit.ts";

export const oneShoulder: Draw = (sketch) => {
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
	return finish(main, 228, back ? [-20, 350, 240] : [40, 330, 230]);
};
