import { type Anchor, p } from "../../geometry.ts";
import type { Draw } from "../../sketch.ts";
import { narrowBelt } from "../sewn/belts.ts";
import { type Crease, crease, gathers, over, seamLine } from "../sewn/folds.ts";
import { ribbed } from "../sewn/ribbing.ts";
import { binding, insideOfFront, cloth as lie, whole } from "../sewn/top.ts";
import { behind, body, finish, left, legBinding, SIDE } from "./suit.ts";

const pulls = (more: readonly Crease[] = []): Crease[] => [
	{ path: p`1 0.3, 0.8 0.31, 0.58 0.35`, shade: 7, light: 6, shape: "top", deep: 0.26 },
	{ path: p`0 0.3, 0.2 0.32, 0.42 0.36`, shade: -7, light: 6, shape: "top", deep: 0.24 },
	{ path: p`1 0.52, 0.8 0.51, 0.56 0.54`, shade: 7, light: 6, shape: "top", deep: 0.26 },
	{ path: p`0 0.52, 0.2 0.52, 0.44 0.55`, shade: -7, light: 6, shape: "top", deep: 0.24 },
	...more,
];

export const scoop: Draw = (sketch) => {
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
	return finish(main, 236, back ? [20, 470, 230] : [30, 386, 220]);
};
