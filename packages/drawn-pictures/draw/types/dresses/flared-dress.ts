import { p } from "../../geometry.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { arms } from "../sewn/arms.ts";
import { narrowBelt } from "../sewn/belts.ts";
import { rising, sprays } from "../sewn/embroidery.ts";
import { crease, gathers, over, seamLine, writeRow } from "../sewn/folds.ts";
import { fall } from "../sewn/hem.ts";
import { smocking } from "../sewn/smocking.ts";
import { binding, buildTop, inside, cloth as lie, type Top, whole } from "../sewn/top.ts";
import { concealedZip, hook, keyhole } from "../sewn/trims.ts";

const bodice: Top = {
	neck: p`0 306, 34 296, 58 262, 64 240c`,
	nape: p`0 262, 36 256, 64 240c`,
	arm: p`110 256, 97 312, 105 376c`,
	side: p`102 420, 79 502`,
	hem: p`0 510, 40 508, 79 502`,
};

export const flaredDress: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, bodice);
	const skirt = fall(sketch, {
		top: p`0 516, 42 514, 80 508`,
		side: p`80 508, 112 590, 166 760, 214 930, 238 1024`,
		sag: 34,
		flutes: 9,
		depth: 34,
		from: 0.1,
		deep: 0.72,
		lean: 6,
	});
	gathers(sketch, skirt, { v: 0, count: 22, length: 60, width: 6 });
	if (sketch.feature === "embroidered") sprays(sketch, skirt, rising());
	const top = buildTop(bodice, back);
	lie(sketch, top, { round: 0.8 });
	princess(sketch, top, back);
	if (back) {
		concealedZip(sketch, p`0 264, 1 400, 1 506`);
		hook(sketch, 0, 260);
		seamLine(sketch, over(skirt, p`0.5 0, 0.5 0.24`));
	}
	binding(sketch, whole(back ? bodice.nape : bodice.neck), 4.4);
	narrowBelt(sketch, 80, 494);
	return {
		silhouette: [top.outline, skirt.outline],
		box: [-244, 236, 240, 1064],
		stands: false,
		focus: back ? [8, 330, 230] : [20, 486, 230],
	};
};

function princess(sketch: Sketch, top: ReturnType<typeof buildTop>, back: boolean): void {
	for (const side of [-1, 1]) {
		const u = (x: number) => 0.5 + side * x;
		const seam = back
			? over(top, [
					[u(0.45), 0.3],
					[u(0.28), 0.5],
					[u(0.22), 1],
				])
			: over(top, [
					[u(0.46), 0.36],
					[u(0.3), 0.5],
					[u(0.21), 0.7],
					[u(0.2), 1],
				]);
		seamLine(sketch, seam);
		crease(sketch, top, [
			{
				path: [
					[u(0.24), 0.6],
					[u(0.2), 0.8],
					[u(0.2), 1],
				],
				shade: side * 12,
				light: 10,
				deep: 0.3,
			},
			{
				path: [
					[u(0.5), 0.9],
					[u(0.36), 0.86],
					[u(0.22), 0.9],
				],
				shade: side * 7,
				light: 5,
				shape: "top",
				deep: 0.32,
			},
			{
				path: [
					[u(0.5), 0.48],
					[u(0.38), 0.44],
					[u(0.26), 0.43],
				],
				shade: side * 7,
				light: 5,
				shape: "top",
				deep: 0.28,
			},
		]);
	}
}

const smocked: Top = {
	neck: p`0 316, 40 315, 62 312c, 70 244c`,
	nape: p`0 286, 40 285, 62 283c, 70 244c`,
	arm: p`100 254, 96 310, 106 376c`,
	side: p`104 420, 88 526`,
	hem: p`0 544, 44 541, 88 526`,
};

export const tieredDress: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, smocked, { facing: 0 });
	const tiers = [
		{ y: 946, top: 172, low: 252, end: 1226, flutes: 11, depth: 26, sag: 36 },
		{ y: 734, top: 126, low: 196, end: 976, flutes: 9, depth: 18, sag: 28 },
		{ y: 520, top: 88, low: 148, end: 758, flutes: 7, depth: 13, sag: 20 },
	];
	const outlines: string[] = [];
	for (const tier of tiers) {
		const skirt = fall(sketch, {
			top: p`0 ${tier.y + 16}, ${tier.top * 0.6} ${tier.y + 12}, ${tier.top} ${tier.y}`,
			side: p`${tier.top} ${tier.y}, ${tier.top + (tier.low - tier.top) * 0.62} ${tier.y + (tier.end - tier.y) * 0.36}, ${tier.low} ${tier.end}`,
			sag: tier.sag,
			flutes: tier.flutes,
			depth: tier.depth,
			from: 0.08,
			deep: 0.52,
			lean: 4,
			hem: tier === tiers[0] ? 10 : 5,
			over: tier !== tiers[0],
			frill: tier === tiers[0],
		});
		gathers(sketch, skirt, { v: 0.002, count: Math.round(tier.top / 3.4), length: 84, width: 7 });
		outlines.push(skirt.outline);
		if (sketch.feature === "embroidered")
			sprays(
				sketch,
				skirt,
				[0.14, 0.38, 0.62, 0.86].map((u, i) => ({
					u,
					v: 0.92,
					towards: -90 + (i % 2 ? 34 : -34),
					size: 84,
					bend: i % 2 ? -50 : 50,
				})),
			);
	}
	const sleeves = arms(sketch, {
		outer: p`94 250, 122 246, 158 286, 172 352, 160 396`,
		inner: p`96 376, 104 396, 112 408`,
		sag: 6,
		cap: 11,
		gathered: 11,
		end: "cuff",
		cuff: { height: 13, inset: 5 },
	});
	const top = buildTop(smocked, back);
	lie(sketch, top, { round: 0.8 });
	smocking(sketch, top, { from: back ? 0.2 : 0.28, to: 1, rows: 9 });
	seamLine(sketch, writeRow(top, 1));
	binding(sketch, whole(back ? smocked.nape : smocked.neck), 5, { stitched: true });
	if (back) keyhole(sketch, 0, 288, 42, 12);
	return {
		silhouette: [top.outline, ...outlines, ...sleeves.map((one) => one.panel.outline)],
		box: [-258, 236, 254, 1266],
		stands: false,
		focus: back ? [24, 380, 250] : [40, 390, 250],
	};
};
