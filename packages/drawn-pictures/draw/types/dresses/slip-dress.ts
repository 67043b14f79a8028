import { closed, line, p } from "../../geometry.ts";
import { type Draw, fill, type Sketch, stroke } from "../../sketch.ts";
import { narrowBelt } from "../sewn/belts.ts";
import { rising, sprays } from "../sewn/embroidery.ts";
import { crease, over, seamLine, stitching, writeRow } from "../sewn/folds.ts";
import { fall } from "../sewn/hem.ts";
import { buildTop, inside, insideOfFront, cloth as lie, type Top, whole } from "../sewn/top.ts";
import { concealedZip, cord, hook, ring } from "../sewn/trims.ts";

export const slipDress: Draw = (sketch) => {
	const { back, tone } = sketch;
	const cups = back ? p`0 436, 34 430, 68 412, 98 384c` : p`0 382, 26 368, 58 336c, 80 354, 98 384c`;
	straps(sketch, back);
	if (!back) {
		const nape = closed(p`-97 384c, -62 404, 0 418, 62 404, 97 384c, 60 440, -60 440`);
		fill(sketch, nape, tone.inside);
		stroke(sketch, line(p`-97 384, -62 404, 0 418, 62 404, 97 384`), tone.line, 1, { opacity: 0.5 });
	}
	insideOfFront(
		sketch,
		p`-98 386c, -80 354, -58 336c, -26 368, 0 382, 26 368, 58 336c, 80 354, 98 386c, 60 440c, -60 440c`,
	);
	const main = fall(sketch, {
		top: cups,
		side: p`98 384, 101 414, 79 512, 106 650, 122 840, 146 1060, 170 1244`,
		sag: 20,
		flutes: 6,
		depth: 15,
		from: 0.52,
		deep: 0.5,
		lean: 4,
	});
	crease(sketch, main, back ? backOfSlip : frontOfSlip);
	if (back) {
		for (const side of [-1, 1])
			crease(sketch, main, [
				{
					path: [
						[0.5 + side * 0.2, 0.07],
						[0.5 + side * 0.17, 0.2],
					],
					shade: 5,
					light: 4,
					shape: "middle",
					deep: 0.34,
				},
			]);
	} else {
		stroke(sketch, line(p`-58 336, -52 352, -40 372`), tone.line, 1, { opacity: 0.4 });
		stroke(sketch, line(p`58 336, 52 352, 40 372`), tone.line, 1, { opacity: 0.4 });
	}
	if (sketch.feature === "embroidered") {
		sprays(sketch, main, rising(1.2));
		if (!back) sprays(sketch, main, [{ u: 0.3, v: 0.03, towards: 40, size: 74, bend: 40 }]);
	}
	drawEdge(sketch, line(whole(cups)));
	if (!back) frontStraps(sketch);
	else backStraps(sketch);
	return {
		silhouette: [main.outline],
		box: [-172, 236, 172, 1266],
		stands: false,
		focus: back ? [14, 392, 250] : [34, 372, 236],
	};
};

const frontOfSlip = [
	{ path: p`0.3 0.012, 0.46 0.05, 0.66 0.02`, shade: 9, light: 8, shape: "middle", deep: 0.36 },
	{ path: p`0.24 0.03, 0.44 0.085, 0.74 0.04`, shade: 11, light: 8, shape: "middle", deep: 0.26 },
	{ path: p`1 0.11, 0.84 0.13, 0.66 0.17`, shade: 9, shape: "top", deep: 0.3 },
	{ path: p`0 0.11, 0.16 0.14, 0.32 0.18`, shade: -9, shape: "top", deep: 0.26 },
	{ path: p`0.9 0.2, 0.66 0.36, 0.56 0.6`, shade: 22, shape: "middle", soft: true, deep: 0.24 },
	{ path: p`0.1 0.22, 0.32 0.38, 0.4 0.62`, shade: 22, shape: "middle", soft: true, deep: 0.2 },
] as const;
const backOfSlip = [
	{ path: p`1 0.14, 0.7 0.15, 0.5 0.19`, shade: 9, light: 7, shape: "top", deep: 0.4 },
	{ path: p`0 0.14, 0.3 0.16, 0.48 0.21`, shade: -9, light: 7, shape: "top", deep: 0.36 },
	{ path: p`0.5 0.2, 0.5 0.34, 0.48 0.5`, shade: 16, shape: "middle", soft: true, deep: 0.24 },
] as const;

function drawEdge(sketch: Sketch, path: string): void {
	stroke(sketch, path, sketch.tone.line, 4.6, { opacity: 0.5, cap: "butt" });
	stroke(sketch, path, sketch.tone.base, 3.4, { cap: "butt" });
	stroke(sketch, path, sketch.tone.gleam, 1, { opacity: 0.4, cap: "butt" });
}

function straps(sketch: Sketch, back: boolean): void {
	for (const side of [-1, 1]) {
		if (back) continue;
		stroke(sketch, line(p`${side * 57} 243, ${side * 53} 300, ${side * 44} 412`), sketch.tone.inside, 3.6);
		stroke(sketch, line(p`${side * 57} 243, ${side * 53} 300, ${side * 44} 412`), sketch.tone.line, 0.8, {
			opacity: 0.5,
		});
	}
}
function frontStraps(sketch: Sketch): void {
	for (const side of [-1, 1]) {
		cord(sketch, line(p`${side * 57} 242, ${side * 60} 290, ${side * 58.5} 338`), 3.8);
		ring(sketch, [side * 59.6, 276], 4.4);
	}
}
function backStraps(sketch: Sketch): void {
	cord(sketch, line(p`-57 242, -50 300, 46 424`), 3.8);
	cord(sketch, line(p`57 242, 50 300, -46 424`), 3.8);
	for (const side of [-1, 1]) ring(sketch, [side * 53.4, 276], 4.4);
}

const sheath: Top = {
	neck: p`0 276, 44 270, 84 247c`,
	nape: p`0 262, 46 259, 84 247c`,
	arm: p`112 258, 99 312, 106 372c`,
	side: p`103 414, 87 472, 81 508`,
	hem: p`0 513, 44 512, 81 508`,
};

export const sheathDress: Draw = (sketch) => {
	const { back, tone } = sketch;
	inside(sketch, sheath, { label: true, facing: 10 });
	const skirt = buildTop(
		{
			neck: p`0 507, 40 506`,
			nape: p`0 507, 40 506`,
			arm: p`81 502`,
			side: p`87 545, 103 612, 111 690, 108 800, 99 960`,
			hem: p`0 974, 50 972, 99 960`,
		},
		back,
	);
	lie(sketch, skirt, { round: 0.9 });
	const bodice = buildTop(sheath, back);
	lie(sketch, bodice, { round: 0.8 });
	seamLine(sketch, writeRow(bodice, 1));
	crease(sketch, skirt, [
		{ path: p`0 0.22, 0.14 0.25, 0.3 0.25`, shade: -9, light: 7, shape: "top", deep: 0.24 },
		{ path: p`1 0.19, 0.88 0.23, 0.74 0.24`, shade: 10, light: 8, shape: "top", deep: 0.28 },
		{ path: p`1 0.4, 0.8 0.46, 0.58 0.45`, shade: 9, light: 6, shape: "top", deep: 0.26 },
		{ path: p`0.36 0.5, 0.35 0.75, 0.36 1`, shade: 17, shape: "hem", deep: 0.22, soft: true },
		{ path: p`0.66 0.42, 0.68 0.75, 0.67 1`, shade: 17, shape: "hem", deep: 0.26, soft: true },
	]);
	for (const side of [-1, 1]) {
		const u = (x: number) => 0.5 + side * x;
		seamLine(
			sketch,
			over(bodice, [
				[u(0.23), 1],
				[u(0.225), 0.8],
				[u(0.2), 0.58],
			]),
		);
		if (!back)
			seamLine(
				sketch,
				over(bodice, [
					[u(0.49), 0.62],
					[u(0.38), 0.55],
					[u(0.26), 0.52],
				]),
			);
		seamLine(
			sketch,
			over(skirt, [
				[u(0.24), 0],
				[u(0.22), 0.1],
				[u(0.2), back ? 0.26 : 0.17],
			]),
		);
		crease(sketch, bodice, [
			{
				path: [
					[u(0.2), 0.56],
					[u(0.21), 0.75],
					[u(0.23), 1],
				],
				shade: side * 10,
				shape: "hem",
				deep: 0.25,
				light: 7,
			},
			{
				path: [
					[u(0.5), 0.45],
					[u(0.36), 0.42],
					[u(0.24), 0.4],
				],
				shade: side * 7,
				shape: "top",
				deep: 0.3,
				light: 5,
			},
		]);
	}
	if (back) {
		concealedZip(sketch, p`0 264, 1 400, 1 508`);
		concealedZip(sketch, p`1 508, 0 640`, false);
		hook(sketch, 0, 260);
		seamLine(sketch, over(skirt, p`0.5 0.28, 0.5 0.66`));
		fill(sketch, "M0 812L0 974L15 973L8 812Z", tone.deep, 0.5);
		stroke(sketch, "M0 812L-1 975", tone.line, 1.3, { opacity: 0.8 });
		stroke(sketch, "M0 812L-22 824", tone.line, 1, { opacity: 0.5 });
		crease(sketch, skirt, [{ path: p`0.5 0.68, 0.495 0.84, 0.495 1`, shade: 18, light: 12, deep: 0.6 }]);
	}
	stitching(sketch, writeRow(skirt, 1 - 26 / skirt.height), 0.35);
	if (sketch.feature === "belted" || sketch.feature === "embroidered") narrowBelt(sketch, 81, 496);
	const neck = line(whole(back ? sheath.nape : sheath.neck));
	stroke(sketch, neck, tone.gleam, 2, { opacity: 0.22 });
	return {
		silhouette: [bodice.outline, skirt.outline],
		box: [-122, 238, 122, 980],
		stands: false,
		focus: back ? [6, 330, 230] : [42, 380, 240],
	};
};
