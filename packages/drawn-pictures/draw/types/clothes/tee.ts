import { closed, line, p } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { type Draw, fill, type Piece, type Sketch, stroke } from "../../sketch.ts";
import { embroidery } from "../../wardrobe/extras.ts";
import { type Arm, arms, type Sleeved } from "../sewn/arms.ts";
import { shirtCollar } from "../sewn/collars.ts";
import { type Crease, crease, over, seamLine, shifted, stitching, writeRow } from "../sewn/folds.ts";
import { ribbed, ribbing } from "../sewn/ribbing.ts";
import { roomyArm, roomyTop } from "../sewn/room.ts";
import { binding, buildTop, inside, cloth as lie, type Top, whole } from "../sewn/top.ts";
import { buttonRow } from "../sewn/trims.ts";

const finish = (
	main: Panel,
	sleeves: readonly Sleeved[],
	[left, top, right, bottom]: Piece["box"],
	focus: Piece["focus"],
): Piece => ({
	silhouette: [main.outline, ...sleeves.map((one) => one.panel.outline)],
	box: [
		left * 1.06,
		top,
		right * 1.06,
		Math.max(main.at(0.5, 1)[1], ...sleeves.map((one) => one.panel.at(0.5, 1)[1]), bottom - 60),
	],
	stands: false,
	focus,
});

const hanging: Crease[] = [
	{ path: p`1 0.29, 0.82 0.34, 0.62 0.44`, shade: 10, light: 8, shape: "top", deep: 0.32 },
	{ path: p`0 0.29, 0.18 0.35, 0.38 0.46`, shade: -10, light: 8, shape: "top", deep: 0.3 },
	{ path: p`1 0.33, 0.88 0.46, 0.78 0.62`, shade: 9, light: 7, shape: "top", deep: 0.28 },
	{ path: p`0 0.33, 0.1 0.47, 0.22 0.66`, shade: -9, light: 7, shape: "top", deep: 0.28 },
	{ path: p`0.2 0.42, 0.26 0.7, 0.2 1`, shade: 19, light: 14, deep: 0.24 },
	{ path: p`0.82 0.38, 0.75 0.7, 0.82 1`, shade: -20, light: 14, deep: 0.28 },
	{ path: p`0.5 0.5, 0.55 0.76, 0.48 1`, shade: 18, soft: true, deep: 0.2 },
	{ path: p`0.34 0.6, 0.36 0.8, 0.33 1`, shade: 14, soft: true, deep: 0.18 },
	{ path: p`0 0.84, 0.14 0.86, 0.3 0.84`, shade: -8, light: 6, shape: "top", deep: 0.24 },
	{ path: p`1 0.8, 0.86 0.83, 0.7 0.82`, shade: 8, light: 6, shape: "top", deep: 0.26 },
];

function finishHem(sketch: Sketch, main: Panel): void {
	if (sketch.feature === "embroidered" && !sketch.back) embroidery(sketch, 56, 388, 24);
	stitching(sketch, writeRow(main, 1 - 11 / main.height, 0, 1, 30), 0.9);
	stitching(sketch, writeRow(main, 1 - 14 / main.height, 0, 1, 30), 0.6);
}
function doubleHem(sketch: Sketch, sleeves: readonly Sleeved[]): void {
	for (const { panel: one } of sleeves) stitching(sketch, writeRow(one, 1 - 13 / one.height, 0, 1, 14), 0.6);
}
function shoulderSeams(sketch: Sketch, main: Panel, from = 0.26): void {
	for (const side of [-1, 1])
		seamLine(
			sketch,
			over(main, [
				[0.5 + side * 0.485, 0.03],
				[0.5 + side * from, 0.018],
			]),
			0.4,
		);
}

const crewBody: Top = {
	neck: p`0 290, 32 280, 52 254, 56 240c`,
	nape: p`0 258, 34 253, 56 240c`,
	arm: p`140 272, 124 328, 130 398c`,
	side: p`124 530, 126 708`,
	hem: p`0 722, 66 720, 126 708`,
	lean: 2,
};
const crewArm: Arm = {
	outer: p`135 271, 160 296, 180 364, 196 436`,
	inner: p`120 398, 128 430, 132 462`,
	sag: 8,
};

const crew: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, crewBody, { facing: 14 });
	if (!back) binding(sketch, whole(p`0 251, 34 246, 58 236`), 13, { ribbed: true });
	const sleeves = arms(sketch, roomyArm(sketch, crewArm));
	doubleHem(sketch, sleeves);
	const main = buildTop(roomyTop(sketch, crewBody), back);
	lie(sketch, main, { round: 0.85 });
	if (sketch.feature === "ribbed") ribbed(sketch, main);
	crease(sketch, main, hanging);
	finishHem(sketch, main);
	shoulderSeams(sketch, main);
	if (back) {
		binding(sketch, whole(p`0 258, 34 253, 57 239`), 13, { ribbed: true });
		stitching(sketch, line(whole(p`0 270, 38 265, 66 248`)), 0.8);
	} else {
		binding(sketch, whole(p`0 290, 32 280, 53 254, 60 236`), 13, { ribbed: true });
		stitching(sketch, line(whole(p`0 301, 36 290, 59 262, 66 246`)), 0.8);
	}
	return finish(main, sleeves, [-202, 232, 200, 728], back ? [10, 300, 210] : [26, 300, 210]);
};

const longBody: Top = {
	neck: p`0 268, 44 263, 80 246c`,
	nape: p`0 258, 44 255, 80 246c`,
	arm: p`112 260, 98 316, 106 380c`,
	side: p`102 450, 92 530, 102 610, 110 676`,
	hem: p`0 688, 56 686, 110 676`,
};

const longSleeve: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, longBody, { facing: 8, label: false });
	const sleeves = arms(sketch, {
		outer: p`108 260, 130 278, 144 350, 162 460, 178 560, 180 650, 178 716`,
		inner: p`98 380, 114 450, 126 520, 134 566, 140 640, 142 724`,
		elbow: 0.52,
		sag: 5,
	});
	doubleHem(sketch, sleeves);
	const main = buildTop(roomyTop(sketch, longBody), back);
	lie(sketch, main, { round: 0.95 });
	if (sketch.feature === "ribbed") ribbed(sketch, main);
	crease(sketch, main, [
		{ path: p`1 0.32, 0.8 0.34, 0.58 0.4`, shade: 8, light: 7, shape: "top", deep: 0.32 },
		{ path: p`0 0.32, 0.2 0.35, 0.42 0.41`, shade: -8, light: 7, shape: "top", deep: 0.3 },
		{ path: p`1 0.58, 0.78 0.57, 0.54 0.61`, shade: 8, light: 6, shape: "top", deep: 0.3 },
		{ path: p`0 0.58, 0.22 0.58, 0.46 0.62`, shade: -8, light: 6, shape: "top", deep: 0.28 },
		{ path: p`0 0.66, 0.2 0.65, 0.4 0.66`, shade: -7, light: 6, shape: "top", deep: 0.26 },
		{ path: p`1 0.66, 0.82 0.65, 0.62 0.67`, shade: 7, light: 6, shape: "top", deep: 0.26 },
		{ path: p`0.3 0.74, 0.28 0.86, 0.29 1`, shade: 14, light: 10, deep: 0.28 },
		{ path: p`0.74 0.72, 0.75 0.86, 0.74 1`, shade: -14, light: 10, deep: 0.3 },
	]);
	finishHem(sketch, main);
	shoulderSeams(sketch, main, 0.38);
	const neck = whole(back ? longBody.nape : longBody.neck);
	binding(sketch, neck, 5, { stitched: true });
	return finish(main, sleeves, [-186, 236, 184, 732], back ? [10, 300, 220] : [48, 310, 210]);
};

const tankBody: Top = {
	neck: p`0 362, 32 346, 52 298, 58 240c`,
	nape: p`0 312, 34 298, 52 268, 58 240c`,
	arm: p`74 240, 79 300, 88 352, 108 388c`,
	side: p`110 470, 112 560, 122 650, 134 716`,
	hem: p`0 744, 44 741, 90 734, 134 716`,
	lean: 3,
};

const tank: Draw = (sketch) => {
	const { back, tone } = sketch;
	inside(sketch, tankBody, { facing: 0 });
	if (!back) {
		for (const side of [-1, 1])
			fill(
				sketch,
				closed(
					p`${side * 74} 241c, ${side * 90} 300, ${side * 107} 388c, ${side * 86} 352, ${side * 78} 300`,
				),
				tone.inside,
			);
	}
	const main = buildTop(roomyTop(sketch, tankBody), back);
	lie(sketch, main, { round: 0.7 });
	if (sketch.feature === "ribbed") ribbed(sketch, main);
	crease(sketch, main, [
		...(back
			? []
			: [
					{
						path: p`0.24 0.06, 0.46 0.31, 0.77 0.07`,
						shade: 12,
						light: 9,
						shape: "middle" as const,
						deep: 0.3,
					},
					{
						path: p`0.18 0.1, 0.5 0.38, 0.8 0.14`,
						shade: 13,
						light: 10,
						shape: "middle" as const,
						deep: 0.24,
					},
				]),
		{ path: p`0.06 0.34, 0.16 0.64, 0.12 1`, shade: 20, light: 14, deep: 0.4 },
		{ path: p`0.26 0.46, 0.3 0.74, 0.29 1`, shade: -22, light: 14, deep: 0.38 },
		{ path: p`0.5 0.5, 0.47 0.76, 0.49 1`, shade: -22, light: 15, deep: 0.32 },
		{ path: p`0.72 0.44, 0.7 0.72, 0.72 1`, shade: -24, light: 15, deep: 0.42 },
		{ path: p`0.93 0.36, 0.86 0.66, 0.88 1`, shade: -20, light: 12, deep: 0.44 },
	]);
	stitching(sketch, writeRow(main, 1 - 8 / main.height, 0, 1, 30), 0.8);
	binding(sketch, whole(back ? tankBody.nape : tankBody.neck), 5.4, { stitched: sketch.macro });
	for (const side of [-1, 1])
		binding(sketch, p`${side * 75} 241, ${side * 79} 300, ${side * 87} 350, ${side * 104} 383`, 5.4, {
			stitched: sketch.macro,
		});
	return finish(main, [], [-138, 234, 138, 746], back ? [20, 320, 200] : [40, 320, 200]);
};

const poloBody: Top = {
	neck: p`0 300c, 22 272, 43 240c`,
	nape: p`0 250, 24 248, 43 240c`,
	arm: p`134 270, 118 326, 124 394c`,
	side: p`118 530, 121 700`,
	hem: p`0 710, 64 708, 121 700`,
	lean: 2,
};

const polo: Draw = (sketch) => {
	const { back, tone } = sketch;
	const collar = { x: 43, y: 240, meet: 276, open: 7, tip: [66, 302], stand: 20 } as const;
	inside(sketch, { neck: p`0 318, 20 280, 43 236c`, nape: p`0 224, 22 223, 43 222c` }, { facing: 22 });
	const sleeves = arms(sketch, {
		outer: p`129 269, 152 292, 170 352, 182 408`,
		inner: p`114 394, 122 414, 126 432`,
		sag: 6,
		end: "none",
	});
	for (const { panel: one } of sleeves) ribbing(sketch, one, 1 - 18 / one.height, 1);
	const main = buildTop(roomyTop(sketch, poloBody), back);
	lie(sketch, main, { round: 0.85 });
	if (sketch.feature === "ribbed") ribbed(sketch, main);
	crease(sketch, main, hanging);
	finishHem(sketch, main);
	if (back) {
		seamLine(sketch, over(main, p`0.03 0.1, 0.5 0.085, 0.97 0.1`, 20), 0.6);
	} else {
		const placket = panel({
			top: p`-13 286, 0 300, 14 284`,
			left: p`-13 286, -13 424`,
			right: p`14 284, 14.5 424`,
			bottom: p`-13 424, 0 425, 14.5 424`,
		});
		fill(sketch, closed(p`-6 290c, 0 304c, 8 288c, 3 330c`), tone.inside);
		lie(sketch, placket, { round: 0.2 });
		stitching(sketch, shifted(placket.rightEdge, -4, 0), 0.9);
		stitching(sketch, line(p`-13 412, 14.5 412`), 0.9);
		stroke(sketch, placket.rightEdge, tone.line, 0.9, { opacity: 0.5 });
		buttonRow(sketch, [0.6, 318], [0.8, 396], 3, 4.4);
		for (const side of [-1, 1])
			stitching(
				sketch,
				over(
					main,
					[
						[0.5 + side * 0.47, 0.93],
						[0.5 + side * 0.47, 0.99],
					],
					4,
				),
				0.8,
			);
	}
	shirtCollar(sketch, { ...collar, button: false, open: 12 });
	return finish(main, sleeves, [-190, 212, 188, 716], back ? [8, 300, 210] : [22, 320, 200]);
};

const cuts: Record<string, Draw> = { crew, tank, polo, "long-sleeve": longSleeve };

export const tee: Draw = (sketch) => (cuts[sketch.cut] ?? crew)(sketch);
