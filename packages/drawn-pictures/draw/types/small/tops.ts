import { closed, line, p } from "../../geometry.ts";
import type { Panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { embroidery } from "../../wardrobe/extras.ts";
import { type Arm, arms } from "../sewn/arms.ts";
import { collarBehind, shirtCollar } from "../sewn/collars.ts";
import { type Crease, crease, over, seamLine, shifted, stitching, writeRow } from "../sewn/folds.ts";
import { pocketPatch } from "../sewn/pockets.ts";
import { ribbed } from "../sewn/ribbing.ts";
import { roomyArm, roomyTop } from "../sewn/room.ts";
import { binding, buildTop, inside, cloth as lie, type Top, whole } from "../sewn/top.ts";
import { buttonRow } from "../sewn/trims.ts";
import { colourEdges, inCrayon, isPlain, motif } from "./playful.ts";

const hanging: readonly Crease[] = [
	{ path: p`1 0.34, 0.82 0.39, 0.64 0.48`, shade: 8, light: 6, shape: "top", deep: 0.3 },
	{ path: p`0 0.34, 0.18 0.4, 0.36 0.49`, shade: -8, light: 6, shape: "top", deep: 0.28 },
	{ path: p`0.2 0.46, 0.24 0.7, 0.19 1`, shade: 12, light: 9, deep: 0.24 },
	{ path: p`0.82 0.42, 0.77 0.7, 0.83 1`, shade: -13, light: 9, deep: 0.28 },
	{ path: p`0.5 0.62, 0.54 0.8, 0.49 1`, shade: 12, soft: true, deep: 0.18 },
];

const teeBody: Top = {
	neck: p`0 278, 27 271, 43 251, 47 240c`,
	nape: p`0 254, 28 250, 47 240c`,
	arm: p`92 258, 86 300, 90 346c`,
	side: p`93 400, 98 478`,
	hem: p`0 490, 52 488, 98 478`,
	lean: 2,
};
const teeArm: Arm = {
	outer: p`89 257, 110 276, 128 318, 140 352`,
	inner: p`83 346, 88 362, 92 374`,
	sag: 6,
};

export const smallTee: Draw = (sketch) => {
	const { back } = sketch;
	const edges = colourEdges(sketch);
	inside(sketch, teeBody, { facing: 10, label: false });
	if (!back) binding(edges, whole(p`0 248, 28 244, 49 236`), 10, { ribbed: true });
	const sleeves = arms(sketch, roomyArm(sketch, teeArm));
	for (const { panel } of sleeves) hemBand(sketch, edges, panel);
	const main = buildTop(roomyTop(sketch, teeBody), back);
	lie(sketch, main, { round: 0.85 });
	if (sketch.feature === "ribbed") ribbed(sketch, main, 5.4);
	crease(sketch, main, hanging);
	if (!back && sketch.feature === "embroidered") embroidery(sketch, 40, 330, 19);
	else if (!back && isPlain(sketch) && sketch.feature !== "ribbed") motif(sketch, 0, 352, 36);
	for (const by of [8, 11]) stitching(sketch, writeRow(main, 1 - by / main.height, 0, 1, 26), 0.7);
	binding(edges, whole(back ? p`0 254, 28 250, 48 239` : p`0 278, 27 271, 44 251, 50 236`), 10, {
		ribbed: true,
	});
	return {
		silhouette: [main.outline, ...sleeves.map((one) => one.panel.outline)],
		box: [-150, 232, 148, Math.max(main.at(0.5, 1)[1], 400)],
		upTo: 2.45,
		stands: false,
		focus: back ? [8, 290, 150] : [18, 318, 150],
	};
};

function hemBand(sketch: Sketch, edges: Sketch, sleeve: Panel): void {
	if (edges === sketch) {
		stitching(sketch, writeRow(sleeve, 1 - 12 / sleeve.height, 0, 1, 12), 0.6);
		return;
	}
	const row = (v: number) => Array.from({ length: 9 }, (_, i) => sleeve.at(i / 8, v));
	const band = closed([...row(1), ...row(1 - 13 / sleeve.height).toReversed()].map(([x, y]) => [x, y, "c"]));
	edges.out.push(`<path d="${band}" fill="${edges.tone.base}"/>`);
	seamLine(sketch, writeRow(sleeve, 1 - 13 / sleeve.height, 0, 1, 12), 0.8);
}

const shirtBody: Top = {
	neck: p`0 274c, 18 260, 37 240c`,
	nape: p`0 249, 20 247, 37 240c`,
	arm: p`94 260, 85 304, 90 352c`,
	side: p`94 420, 98 488`,
	hem: p`0 512, 44 510, 78 502, 98 488c`,
	lean: 2,
};
const shirtArm: Arm = {
	outer: p`91 259, 112 280, 124 334, 138 396, 146 442, 145 470`,
	inner: p`83 352, 97 394, 106 432, 109 476`,
	elbow: 0.55,
	gathered: 4,
	end: "cuff",
	cuff: { height: 20, inset: 3 },
};
const shirtNeck = { x: 37, y: 240, meet: 258, open: 3, tip: [50, 298] as const, stand: 18 };

export const smallShirt: Draw = (sketch) => {
	const { back } = sketch;
	const bright = isPlain(sketch) ? { ...sketch, accent: inCrayon(sketch, 1).tone } : sketch;
	collarBehind(sketch, shirtNeck);
	const sleeves = arms(sketch, roomyArm(sketch, shirtArm));
	const main = buildTop(roomyTop(sketch, shirtBody), back);
	lie(sketch, main, { round: 0.85 });
	crease(sketch, main, hanging);
	stitching(sketch, writeRow(main, 1 - 7 / main.height, 0, 1, 30));
	if (back) {
		const seam = over(main, p`0.01 0.21, 0.5 0.225, 0.99 0.21`, 20);
		seamLine(sketch, seam);
		stitching(sketch, shifted(seam, 0, -4));
	} else {
		const bottom = main.at(0.53, 1)[1] - 1;
		const strip = (x: number) => line(p`${x} 268, ${x + 1} 380, ${x + 2} ${bottom}`);
		seamLine(sketch, strip(12), 0.9);
		for (const x of [8.5, -9]) stitching(sketch, strip(x));
		if (sketch.feature === "embroidered") embroidery(sketch, 46, 352, 19);
		else pocketPatch(sketch.style % 2 === 1 ? inCrayon(sketch) : sketch, 50, 332, 46, 52, { pointed: true });
		buttonRow(bright, [0.5, 290], [2, bottom - 34], 5, 6);
	}
	shirtCollar(bright, shirtNeck);
	const ends = sleeves.map((one) => one.cuff?.at(0.5, 1)[1] ?? 0);
	return {
		silhouette: [main.outline, ...sleeves.flatMap((one) => [one.panel.outline, one.cuff?.outline ?? ""])],
		box: [-158, 214, 158, Math.max(main.at(0.5, 1)[1], ...ends) + 3],
		upTo: 2.45,
		stands: false,
		focus: back ? [8, 300, 160] : [24, 316, 160],
	};
};
