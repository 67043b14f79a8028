import { type Anchor, line, p } from "../../geometry.ts";
import type { Panel } from "../../parts/panel.ts";
import { type Draw, type Sketch, stroke } from "../../sketch.ts";
import { embroidery } from "../../wardrobe/extras.ts";
import { type Arm, arms, type Sleeved } from "../sewn/arms.ts";
import { type CollarCut, campCollar, collarBehind, shirtCollar } from "../sewn/collars.ts";
import { type Crease, crease, gathers, over, seamLine, shifted, stitching, writeRow } from "../sewn/folds.ts";
import { pocketPatch } from "../sewn/pockets.ts";
import { roomyArm, roomyTop } from "../sewn/room.ts";
import { buildTop, cloth as lie, type Top } from "../sewn/top.ts";
import { buttonRow, sewnButton } from "../sewn/trims.ts";

type ShirtCut = {
	body: Top;
	arm: Arm;
	collar: CollarCut | "camp";
	pocket?: readonly [x: number, y: number, wide: number, high: number];
	buttons: readonly [from: number, to: number, count: number];
	loose?: boolean;
	half: number;
	focus: readonly [number, number, number];
};

const cuts: Record<string, ShirtCut> = {
	classic: {
		body: {
			neck: p`0 288c, 22 268, 43 240c`,
			nape: p`0 250, 24 248, 43 240c`,
			arm: p`132 270, 115 326, 120 392c`,
			side: p`112 500, 108 560, 116 650, 118 706`,
			hem: p`0 764, 48 762, 88 744, 118 706c`,
			lean: 2,
		},
		arm: {
			outer: p`127 269, 152 292, 168 370, 186 480, 200 590, 198 660, 194 708`,
			inner: p`112 392, 130 460, 142 530, 148 580, 150 650, 148 714`,
			elbow: 0.52,
			gathered: 5,
			end: "cuff",
			cuff: { height: 34, inset: 3 },
		},
		collar: { x: 43, y: 240, meet: 268, open: 4, tip: [58, 312], stand: 24 },
		pocket: [62, 384, 58, 66],
		buttons: [312, 702, 6],
		half: 206,
		focus: [26, 322, 210],
	},
	oversized: {
		body: {
			neck: p`0 330c, 26 288, 45 240c`,
			nape: p`0 250, 26 248, 45 240c`,
			arm: p`166 292, 148 350, 150 436c`,
			side: p`148 540, 146 640, 142 728`,
			hem: p`0 808, 56 806, 108 784, 142 728c`,
			lean: 3,
		},
		arm: {
			outer: p`162 291, 184 320, 200 410, 218 510, 232 610, 224 680, 214 716`,
			inner: p`142 440, 150 500, 160 560, 164 610, 166 670, 168 724`,
			elbow: 0.5,
			gathered: 7,
			sag: 9,
			end: "cuff",
			cuff: { height: 32, inset: 5 },
		},
		collar: { x: 46, y: 240, meet: 306, open: 16, tip: [74, 326], stand: 22 },
		pocket: [74, 410, 70, 80],
		buttons: [346, 744, 6],
		loose: true,
		half: 240,
		focus: [40, 372, 240],
	},
	"camp-collar": {
		body: {
			neck: p`0 366c, 26 300, 48 240c`,
			nape: p`0 252, 26 249, 48 240c`,
			arm: p`146 276, 132 330, 137 404c`,
			side: p`134 540, 134 700`,
			hem: p`0 714, 70 711, 134 700`,
			lean: 2,
		},
		arm: {
			outer: p`141 275, 168 302, 190 380, 208 458`,
			inner: p`126 404, 136 440, 138 486`,
			sag: 8,
		},
		collar: "camp",
		pocket: [70, 430, 68, 76],
		buttons: [388, 668, 5],
		loose: true,
		half: 214,
		focus: [30, 370, 230],
	},
};

export const shirt: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.classic as ShirtCut);
	const { collar } = cut;
	const body = roomyTop(sketch, cut.body);
	const { back } = sketch;
	collarBehind(
		sketch,
		collar === "camp" ? { x: 47, y: 240, meet: 352, open: 4, tip: [0, 0], stand: 14 } : collar,
	);
	const sleeves = arms(sketch, roomyArm(sketch, cut.arm));
	for (const one of sleeves) cuffOpening(sketch, one);
	const main = buildTop(body, back);
	lie(sketch, main, { round: 0.85 });
	crease(sketch, main, hanging(cut.loose ?? false));
	hemAndSeams(sketch, main);
	if (back) yoke(sketch, main);
	else {
		shoulders(sketch, main);
		if (sketch.feature === "embroidered") embroidery(sketch, 64, 402, 26);
		else if (cut.pocket) pocketPatch(sketch, ...cut.pocket, collar === "camp" ? {} : { pointed: true });
		placket(sketch, cut, main);
	}
	if (collar === "camp") {
		campCollar(sketch, 48, 240, 366);
		if (!back) sewnButton(sketch, 2, cut.buttons[0], 5.4);
	} else shirtCollar(sketch, collar);
	const bottom = Math.max(main.at(0.5, 1)[1], sleeves[0]?.cuff?.at(0.5, 1)[1] ?? 0);
	return {
		silhouette: [main.outline, ...sleeves.flatMap((one) => [one.panel.outline, one.cuff?.outline ?? ""])],
		box: [-cut.half * 1.04, 208, cut.half * 1.04, bottom + 4],
		stands: false,
		focus: back ? [10, 310, 220] : cut.focus,
	};
};

function hanging(loose: boolean): Crease[] {
	const k = loose ? 1.35 : 1;
	return [
		{ path: p`1 0.27, 0.84 0.3, 0.66 0.38`, shade: 9 * k, light: 7, shape: "top", deep: 0.34 },
		{ path: p`0 0.27, 0.16 0.31, 0.34 0.4`, shade: -9 * k, light: 7, shape: "top", deep: 0.3 },
		{ path: p`0.17 0.3, 0.2 0.6, 0.16 0.97`, shade: 13 * k, light: 10, shape: "middle", deep: 0.28 },
		{ path: p`0.31 0.46, 0.3 0.7, 0.33 0.99`, shade: -12 * k, light: 9, shape: "hem", deep: 0.26 },
		{ path: p`0.86 0.28, 0.82 0.6, 0.87 0.96`, shade: -14 * k, light: 10, shape: "middle", deep: 0.32 },
		{ path: p`0.7 0.5, 0.73 0.76, 0.69 0.99`, shade: 12 * k, light: 9, shape: "hem", deep: 0.26 },
		{ path: p`1 0.56, 0.88 0.6, 0.76 0.6`, shade: 8, light: 6, shape: "top", deep: 0.26 },
		{ path: p`0 0.6, 0.12 0.63, 0.24 0.62`, shade: -8, light: 6, shape: "top", deep: 0.26 },
	];
}

function hemAndSeams(sketch: Sketch, main: Panel): void {
	stitching(sketch, writeRow(main, 1 - 8 / main.height, 0, 1, 40));
}

function shoulders(sketch: Sketch, main: Panel): void {
	for (const side of [-1, 1]) {
		const seam = over(main, [
			[0.5 + side * 0.485, 0.075],
			[0.5 + side * 0.34, 0.055],
			[0.5 + side * 0.18, 0.052],
		]);
		seamLine(sketch, seam, 0.8);
		stitching(sketch, shifted(seam, 0, 4), 0.8);
	}
}

function placket(sketch: Sketch, cut: ShirtCut, main: Panel): void {
	const top = cut.body.neck[0]?.[1] ?? 300;
	const camp = cut.collar === "camp";
	const bottom = main.at(0.53, 1)[1] - 1;
	const { tone } = sketch;
	const strip = (x: number, lean: number): Anchor[] => [
		[x, top - (camp ? -4 : 6)],
		[x + lean * 0.4, (top + bottom) / 2],
		[x + lean, bottom],
	];
	const edge = line(strip(15, 3));
	stroke(sketch, shifted(edge, 2.5, 0), tone.deep, 5, { opacity: 0.14 });
	stroke(sketch, edge, tone.line, 1, { opacity: 0.6 });
	if (!camp) {
		stitching(sketch, line(strip(10.5, 3)));
		stitching(sketch, line(strip(-10.5, 3)));
		stroke(sketch, line(strip(-15, 3)), tone.line, 0.8, { opacity: 0.4 });
	}
	const [from, to, rows] = cut.buttons;
	const last = Math.min(to, bottom - 50);
	const count = Math.max(3, Math.round(((last - from) / (to - from)) * (rows - 1)) + 1);
	buttonRow(sketch, [0.5, from], [2.5, last], count, camp ? 5.4 : 4.6);
}

function yoke(sketch: Sketch, main: Panel): void {
	const { tone } = sketch;
	const seam = over(main, p`0.01 0.19, 0.25 0.205, 0.5 0.21, 0.75 0.205, 0.99 0.19`, 24);
	seamLine(sketch, seam);
	stitching(sketch, shifted(seam, 0, -4));
	crease(sketch, main, [
		{ path: p`0.455 0.21, 0.45 0.6, 0.44 1`, shade: -12, light: 7, deep: 0.5, shape: "even" },
		{ path: p`0.545 0.21, 0.55 0.6, 0.56 1`, shade: 12, light: 7, deep: 0.5, shape: "even" },
	]);
	gathers(sketch, main, { v: 0.214, count: 8, length: 40, from: 0.4, to: 0.6, width: 4 });
	const [, y] = main.at(0.5, 0.21);
	stroke(sketch, `M-3.4 ${y}v17h6.8v-17`, tone.line, 4.6, { opacity: 0.5 });
	stroke(sketch, `M-3.4 ${y}v17h6.8v-17`, tone.base, 3.5);
}

function cuffOpening(sketch: Sketch, { panel, side, cuff }: Sleeved): void {
	if (cuff === undefined) return;
	const u = (x: number) => (side > 0 ? x : 1 - x);
	const outer = sketch.back ? 0.62 : 0.84;
	seamLine(
		sketch,
		over(
			panel,
			[
				[u(outer), 0.86],
				[u(outer), 1],
			],
			6,
		),
		0.9,
	);
	const [x, y] = cuff.at(u(outer), 0.5);
	sewnButton(sketch, x, y, 4);
	if (sketch.back) {
		stitching(
			sketch,
			over(
				panel,
				[
					[u(outer + 0.1), 0.85],
					[u(outer + 0.1), 1],
				],
				6,
			),
		);
		const [bx, by] = panel.at(u(outer + 0.05), 0.92);
		sewnButton(sketch, bx, by, 3.2);
	}
}
