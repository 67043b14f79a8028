import { createTone } from "../../colour.ts";
import { p } from "../../geometry.ts";
import { heightOver } from "../../shoe/last.ts";
import { type PairCut, pair } from "../../shoe/pair.ts";
import { type Bottom, paintBottom, type Shoe } from "../../shoe/shoe.ts";
import { above, buckle, strapAlong } from "../../shoe/trims.ts";
import { paintUpper } from "../../shoe/upper.ts";
import type { Draw } from "../../sketch.ts";
import { unit, type Vec } from "../../solid/vector.ts";

const slim = (shoe: Shoe, heel: NonNullable<Bottom["heel"]>["cut"]): void =>
	paintBottom(shoe, {
		thick: 4.5,
		out: 1.5,
		edge: shoe.sketch.tone,
		heel: { cut: heel, tone: shoe.sketch.tone, cloth: "smooth" },
	});

const slingTop = heightOver(p`-132 86, -92 74, -40 64, 20 44, 44 20, 60 -20`);
const slingStrap = heightOver(p`-20 58, 40 66, 120 86, 190 104, 256 112`);

function sling(shoe: Shoe): void {
	const side = (far: boolean) =>
		Array.from({ length: 26 }, (_, i): Vec => {
			const t = i / 25;
			const x = 4 + 252 * (1 - (1 - t) ** 1.5);
			const [u, v] = shoe.last.find(x, slingStrap(x));
			return above(shoe, u, far ? 1 - v : v, 2);
		});
	const near = side(false);
	const middle = near[near.length - 1] as Vec;
	const out = (points: readonly Vec[]) => (t: number) => {
		const [x, , z] = points[Math.round(t * (points.length - 1))] as Vec;
		return unit([Math.max(0, x - middle[0] + 70) * 0.012, 0.12, z * 0.05]);
	};
	const parts = [side(true), near];
	for (const points of parts) strapAlong(shoe, points, out(points), 11, { thick: 3 });
}

const cuts: Record<string, PairCut> = {
	pump: {
		last: { toe: "pointed", heel: 196, platform: 5, spring: 10 },
		focus: [-140, 60, 200],
		yaw: 24,
		pitch: 14,
		paint: (shoe) => {
			slim(shoe, { deep: 84, foot: [17, 9, 20], slender: 5.5, hollow: 0.2 });
			paintUpper(shoe, { top: p`-138 84, -120 72, -80 63, 0 60, 90 70, 180 88, 246 110`, stitch: 5 });
		},
	},
	slingback: {
		last: { toe: "pointed", heel: 112, platform: 5, spring: 9 },
		focus: [-20, 50, 190],
		yaw: 24,
		pitch: 17,
		paint: (shoe) => {
			slim(shoe, { deep: 74, foot: [26, 15, 26], slender: 3.4, hollow: 0.2 });
			paintUpper(shoe, {
				top: p`-260 400, 260 400`,
				where: ([x, y]) => slingTop(x) - y,
				roll: 0,
			});
			sling(shoe);
			const { last, sketch } = shoe;
			if (sketch.back) return;
			const [u, v] = last.find(62, slingStrap(62));
			buckle(shoe, last.at(u, v), 15, 16, sketch.pattern === "solid" ? sketch.accent : createTone("#c9a55c"));
		},
	},
	mule: {
		last: { toe: "square", heel: 150, platform: 6, spring: 9 },
		focus: [-130, 70, 200],
		yaw: 26,
		pitch: 17,
		paint: (shoe) => {
			slim(shoe, { deep: 92, foot: [58, 40, 12], slender: 1.5, hollow: 0.05 });
			paintUpper(shoe, { top: p`-70 118, -60 96, -42 60, -26 20, -12 -20`, stitch: 5 });
		},
	},
};

export const heels: Draw = (sketch) => pair(sketch, cuts[sketch.cut] ?? (cuts.pump as PairCut));
