import { line, p } from "../../geometry.ts";
import { type Draw, stroke } from "../../sketch.ts";
import { arms } from "../sewn/arms.ts";
import { collarBehind, shirtCollar } from "../sewn/collars.ts";
import { rising, sprays } from "../sewn/embroidery.ts";
import { crease, gathers, over, seamLine, shifted, stitching, writeRow } from "../sewn/folds.ts";
import { fall } from "../sewn/hem.ts";
import { pocketPatch } from "../sewn/pockets.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { band, buildTop, cloth as lie, liftPanel, type Top } from "../sewn/top.ts";
import { buttonRow, sewnButton } from "../sewn/trims.ts";

const bodice: Top = {
	neck: p`0 312c, 20 282, 43 240c`,
	nape: p`0 252, 24 250, 43 240c`,
	arm: p`116 264, 101 318, 108 380c`,
	side: p`104 430, 88 508`,
	hem: p`0 515, 44 514, 88 508`,
};

export const shirtDress: Draw = (sketch) => {
	const { back, tone } = sketch;
	const collar = { x: 43, y: 240, meet: 292, open: 15, tip: [64, 316], stand: 20 } as const;
	collarBehind(sketch, collar);
	const skirt = fall(sketch, {
		top: p`0 510, 46 508, 88 504`,
		side: p`88 504, 110 580, 130 700, 158 940, 178 1150`,
		sag: 18,
		flutes: 7,
		depth: 13,
		from: 0.16,
		deep: 0.52,
		lean: 4,
	});
	gathers(sketch, skirt, { v: 0.012, count: 20, length: 84, width: 6, from: 0.06, to: 0.94 });
	const sleeves = arms(sketch, {
		outer: p`113 265, 134 284, 152 350, 170 460, 184 560, 182 640, 176 690`,
		inner: p`100 378, 116 440, 130 510, 138 556, 136 630, 134 694`,
		elbow: 0.52,
		gathered: 6,
		end: "cuff",
		cuff: { height: 30, inset: 4 },
	});
	const top = buildTop(bodice, back);
	lie(sketch, top, { round: 0.8 });
	crease(sketch, top, [
		{ path: p`1 0.4, 0.78 0.42, 0.6 0.5`, shade: 8, light: 6, shape: "top", deep: 0.36 },
		{ path: p`0 0.4, 0.2 0.43, 0.4 0.52`, shade: -8, light: 6, shape: "top", deep: 0.34 },
		{ path: p`0.26 0.62, 0.24 0.8, 0.27 1`, shade: 9, light: 7, deep: 0.4 },
		{ path: p`0.72 0.56, 0.75 0.8, 0.73 1`, shade: -10, light: 7, deep: 0.44 },
		{ path: p`0.14 0.7, 0.14 0.86, 0.17 1`, shade: 7, light: 5, deep: 0.34 },
		{ path: p`0.86 0.7, 0.87 0.86, 0.85 1`, shade: -7, light: 5, deep: 0.34 },
	]);
	if (back) {
		const yoke = over(top, p`0.02 0.28, 0.5 0.3, 0.98 0.28`);
		seamLine(sketch, yoke);
		stitching(sketch, shifted(yoke, 0, -4));
		crease(sketch, top, [
			{ path: p`0.44 0.3, 0.44 0.6, 0.42 1`, shade: -10, light: 6, deep: 0.5, shape: "even" },
			{ path: p`0.56 0.3, 0.56 0.6, 0.58 1`, shade: 10, light: 6, deep: 0.5, shape: "even" },
		]);
		gathers(sketch, top, { v: 0.995, count: 14, length: 40, up: true, from: 0.2, to: 0.8 });
	} else {
		for (const side of [-1, 1]) {
			const shoulder = over(top, [
				[0.5 + side * 0.48, 0.14],
				[0.5 + side * 0.2, 0.08],
			]);
			seamLine(sketch, shoulder, 0.8);
			stitching(sketch, shifted(shoulder, 0, 4), 0.8);
		}
		pocketPatch(sketch, 56, 384, 50, 58, { pointed: true, flap: true });
	}
	if (!back) {
		const edge = line(p`13 306, 14 510, 18 800, 25 1166`);
		const near = line(p`-13 304, -12 510, -9 800, -3 1172`);
		stroke(sketch, shifted(edge, 2, 0), tone.deep, 5, { opacity: 0.16 });
		stroke(sketch, edge, tone.line, 1.2, { opacity: 0.7 });
		stitching(sketch, shifted(edge, -4.5, 0));
		stitching(sketch, near);
		buttonRow(sketch, [0.5, 334], [1, 478], 3, 4.8);
		for (const y of [580, 668, 756, 844, 932, 1020]) sewnButton(sketch, 2 + (y - 560) / 62, y, 4.8);
	}
	if (sketch.feature === "embroidered") sprays(sketch, skirt, rising());
	shirtCollar(sketch, collar);
	const sash = band(
		sketch,
		p`-89 490, -40 498, 0 500, 40 498, 89 490`,
		p`-91 520, -40 529, 0 531, 40 529, 91 520`,
	);
	crease(sketch, sash, [
		{ path: p`0 0.34, 0.4 0.5, 0.6 0.42`, shade: -5, light: 4, shape: "middle", deep: 0.4 },
		{ path: p`0.56 0.6, 0.8 0.7, 0.98 0.5`, shade: -5, light: 4, shape: "middle", deep: 0.4 },
	]);
	if (!back) {
		const tails = [
			ribbon(p`34 524, 44 600, 40 690, 54 770`, [14, 24, 28, 30]),
			ribbon(p`24 526, 18 590, 22 660, 8 716`, [14, 22, 27, 28]),
		];
		for (const tail of tails) {
			liftPanel(sketch, tail, 6, 7);
			lie(sketch, tail, { round: 0.5 });
			crease(sketch, tail, [
				{ path: p`0.45 0, 0.5 0.4, 0.4 0.9`, shade: 6, light: 5, shape: "top", deep: 0.45 },
			]);
		}
		const knot = ribbon(p`18 508, 32 514, 46 524`, [24, 32, 26]);
		liftPanel(sketch, knot, 3, 5);
		lie(sketch, knot, { round: 0.7 });
		crease(sketch, knot, [
			{ path: p`0.3 0.1, 0.45 0.5, 0.4 0.9`, shade: 5, light: 4, shape: "middle", deep: 0.5 },
		]);
		stroke(sketch, writeRow(sash, 1, 0.1, 0.9, 12), tone.deep, 3, { opacity: 0.14 });
	}
	return {
		silhouette: [
			top.outline,
			skirt.outline,
			...sleeves.flatMap((one) => [one.panel.outline, one.cuff?.outline ?? ""]),
		],
		box: [-190, 212, 190, 1172],
		stands: false,
		focus: back ? [14, 330, 250] : [22, 340, 230],
	};
};
