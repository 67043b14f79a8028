import { type Anchor, line, type Point, p } from "../../geometry.ts";
import { across, along, lay } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { type Arm, type Bodice, bodice, laySleeves } from "../../wardrobe/bodice.ts";
import { chooseHornTone, sewnButton, toggle } from "../../wardrobe/closures.ts";
import { type Crease, creases, hanging } from "../../wardrobe/creases.ts";
import { fitted, measureRoom } from "../../wardrobe/extras.ts";
import { hoodBack, hoodDown } from "../../wardrobe/hood.ts";
import { backInside, collarBack, type Revers, revers } from "../../wardrobe/lapel.ts";
import { groove, softStroke, stitching } from "../../wardrobe/marks.ts";
import { flapPocket, patchPocket, slantPocket, weltPocket } from "../../wardrobe/pockets.ts";
import { halfBelt, sash } from "../../wardrobe/sash.ts";
import { epaulettes, gunFlap, trenchBack, trenchBelt, trenchButtons } from "../../wardrobe/trench.ts";

type CoatCut = {
	body: Bodice;
	arm: Arm;
	revers?: Revers;
	edge: readonly [number, number, number];
	flow: number;
	focus: readonly [number, number, number];
};

const shoulders = {
	arm: [129, 396] as Point,
	shoulder: [145, 271] as Point,
	shape: "v" as const,
};

const overlap = (edge: number, y: number): Anchor[] =>
	p`-96 ${y + 5}, ${edge - 40} ${y + 9}, ${edge} ${y + 7}c, ${edge + 1.5} ${y - 1}c, ${edge + 44} ${y + 3}`;

const cuts: Record<string, CoatCut> = {
	straight: {
		body: {
			...shoulders,
			neckX: 45,
			neck: [6, 470],
			side: p`129 540, 137 700, 147 900, 152 1092`,
			hem: overlap(20, 1094),
		},
		arm: { upper: 41, elbow: 39, wrist: 33, end: 742 },
		revers: { kind: "notch", neckX: 45, breakAt: [14, 482], width: 66 },
		edge: [14, 19, 20],
		flow: 4,
		focus: [22, 420, 250],
	},
	wrap: {
		body: {
			...shoulders,
			arm: [132, 402],
			neckX: 50,
			neck: [12, 492],
			side: p`120 500, 117 532, 140 640, 168 860, 182 1136`,
			hem: overlap(62, 1138),
		},
		arm: { upper: 46, elbow: 45, wrist: 42, end: 738, swing: 11 },
		revers: { kind: "shawl", neckX: 50, breakAt: [34, 530], width: 78 },
		edge: [36, 54, 62],
		flow: 7,
		focus: [10, 470, 280],
	},
	"double-breasted": {
		body: {
			...shoulders,
			neckX: 47,
			neck: [14, 442],
			side: p`124 536, 134 700, 147 900, 154 1078`,
			hem: overlap(66, 1080),
		},
		arm: { upper: 42, elbow: 40, wrist: 34, end: 742 },
		revers: { kind: "peak", neckX: 47, breakAt: [62, 506], width: 73, gorge: 302 },
		edge: [62, 65, 66],
		flow: 4,
		focus: [20, 420, 260],
	},
	trench: {
		body: {
			...shoulders,
			arm: [132, 398],
			neckX: 48,
			neck: [10, 398],
			side: p`116 500, 112 534, 140 640, 172 860, 194 1104`,
			hem: overlap(72, 1106),
		},
		arm: { upper: 44, elbow: 42, wrist: 37, end: 736, swing: 11 },
		revers: { kind: "storm", neckX: 48, breakAt: [58, 448], width: 76, gorge: 296, stitched: true },
		edge: [58, 66, 72],
		flow: 6,
		focus: [-6, 480, 290],
	},
	duffle: {
		body: {
			...shoulders,
			shoulder: [149, 276],
			arm: [138, 408],
			neckX: 64,
			neck: [4, 300],
			shape: "round",
			side: p`146 540, 150 700, 158 930`,
			hem: overlap(30, 932),
		},
		arm: { upper: 46, elbow: 45, wrist: 39, end: 738 },
		edge: [18, 26, 30],
		flow: 3,
		focus: [10, 430, 270],
	},
};

const LENGTHS = [0, 104, -36, 52, 16] as const;
const HIP = 760;

function ending(body: Bodice, up: number): Bodice {
	const low = (body.side[body.side.length - 1]?.[1] ?? HIP) - HIP;
	if (low < 240) return body;
	const at = (y: number) => (y > HIP ? HIP + (y - HIP) * (1 - up / low) : y);
	const moved = (anchors: readonly Anchor[]): Anchor[] => anchors.map(([x, y, c]) => [x, at(y), c]);
	return { ...body, side: moved(body.side), ...(body.hem && { hem: moved(body.hem) }) };
}

export const coat: Draw = (sketch) => {
	const plain = cuts[sketch.cut] ?? (cuts.straight as CoatCut);
	const sized = sketch.cut === "trench" ? plain : fitted(sketch, plain);
	const cut = { ...sized, body: ending(sized.body, LENGTHS[sketch.style % LENGTHS.length] ?? 0) };
	const duffle = cut.revers === undefined;
	if (!sketch.back && !duffle) backInside(sketch, cut.body.neckX, cut.body.neck);
	const hood = duffle && !sketch.back ? hoodDown(sketch, "behind") : [];
	const main = bodice(cut.body, sketch.back);
	lay(sketch, main, { round: 1.1, edge: 0.9 });
	creases(sketch, main, hang(sketch, cut, main));
	groove(sketch, across(main, 1 - 3 / main.height), 0.8, 0.35);
	if (sketch.back) back(sketch, main);
	else front(sketch, main, cut);
	const arms = laySleeves(sketch, cut.body, cut.arm, (sleeve, hand) => cuff(sketch, sleeve, hand));
	if (sketch.cut === "trench") epaulettes(sketch);
	const collar: string[] = [];
	if (cut.revers && !sketch.back) revers(sketch, cut.revers, cut.body.neck);
	if (cut.revers && sketch.back)
		collar.push(collarBack(sketch, cut.body.neckX, cut.revers.kind === "storm" ? 38 : 27));
	if (duffle) collar.push(...(sketch.back ? hoodBack(sketch) : hoodDown(sketch, "front")));
	over(sketch, cut);
	return {
		silhouette: [main.outline, ...arms.map((one) => one.outline), ...collar, ...hood],
		box: [
			-216 - measureRoom(sketch),
			duffle ? 176 : 212,
			216 + measureRoom(sketch),
			Math.max(main.at(0.5, 1)[1], 750),
		],
		stands: false,
		focus: cut.focus,
	};
};

function over(sketch: Sketch, cut: CoatCut): void {
	const waist = (cut.body.side[0]?.[0] ?? 120) - 2;
	if (sketch.cut === "wrap" || (sketch.feature === "belted" && sketch.cut === "straight"))
		sash(sketch, waist, 530, 40);
	if (sketch.cut === "trench") {
		if (!sketch.back) trenchButtons(sketch);
		trenchBelt(sketch, 113, 534);
	}
	if (sketch.back) return;
	if (sketch.cut === "duffle") for (const y of [338, 444, 550, 656]) toggle(sketch, 10, y, 44);
	const [top] = cut.edge;
	const row = sketch.style % 3 === 2 ? [] : sketch.style % 3 === 1 ? [502, 570, 638, 706] : [502, 606, 710];
	if (sketch.cut === "straight") for (const y of row) sewnButton(sketch, top - 13, y, 10);
	if (sketch.cut === "straight" && row.length === 0)
		stitching(sketch, line(p`${top - 38} 506, ${top - 34} 640, ${top - 36} 780, ${top + 2} 806`));
	if (sketch.cut === "double-breasted")
		for (const [i, y] of [424, 528, 630].entries())
			for (const hand of [-1, 1]) sewnButton(sketch, hand * (i === 0 ? 58 : 44) + (hand > 0 ? 2 : 0), y, 10);
}

function hang(sketch: Sketch, cut: CoatCut, main: Panel): Crease[] {
	const isBelted = cut.flow > 5;
	const j = () => sketch.random.between(-0.02, 0.02);
	const waist = 292 / main.height;
	const k = 860 / main.height;
	const list: Crease[] = [
		...hanging(sketch, cut.flow, isBelted ? waist + 0.05 : 0.52, isBelted ? 24 : 19, isBelted ? 0.44 : 0.36),
		{ from: [0.99, 0.17 * k], to: [0.6, 0.28 * k + j()], width: 15, depth: -0.38, peak: 0.3 },
		{ from: [0.01, 0.18 * k], to: [0.38, 0.28 * k + j()], width: 14, depth: -0.38, peak: 0.3 },
		{ from: [0.97, 0.2], to: [0.84 + j(), 0.42], width: 15, depth: -0.3, bow: -0.03 },
		{ from: [0.03, 0.21], to: [0.14 + j(), 0.42], width: 14, depth: -0.3, bow: 0.03 },
		{ from: [0.26, 0.05], to: [0.22, 0.34], width: 28, depth: 0.26 },
		{ from: [0.76, 0.06], to: [0.76, 0.34], width: 24, depth: 0.2 },
	];
	if (isBelted)
		for (const [i, u] of [0.1, 0.21, 0.31, 0.7, 0.8, 0.9].entries())
			list.push({
				from: [u + j(), waist - (i % 2 === 0 ? 0.11 : 0.15)],
				to: [u + (0.5 - u) * 0.1, waist + 0.015],
				width: 12,
				depth: -0.36,
				peak: 0.75,
			});
	return list;
}

function front(sketch: Sketch, main: Panel, cut: CoatCut): void {
	if (sketch.cut === "trench") gunFlap(sketch);
	const [top, middle, bottom] = cut.edge;
	const y = cut.revers?.breakAt[1] ?? 270;
	const end = (cut.body.side[cut.body.side.length - 1] as Anchor)[1] + 5;
	const path = (by: number, from = y) =>
		line(p`${top + by} ${from}, ${middle + by} ${(y + end) / 2}, ${bottom + by} ${end}`);
	softStroke(sketch, path(6, y + 12), sketch.tone.deep, 14, 0.34, "round");
	groove(sketch, path(0), 1.4);
	if (cut.revers?.stitched) stitching(sketch, path(-6));
	const dart = (u: number, lean: number, to: number) =>
		groove(sketch, along(main, p`${u} 0.24, ${u + lean} 0.34, ${u} ${to}`), 1, 0.7);
	if (sketch.cut === "straight" || sketch.cut === "double-breasted") {
		dart(0.22, 0.02, 0.5);
		dart(0.78, -0.02, 0.5);
		for (const hand of [-1, 1]) hipPocket(sketch, hand);
	}
	if (sketch.cut === "straight" && sketch.style % 3 !== 1)
		weltPocket(sketch, { x: 78, y: 412, w: 54, h: 13, slope: -8 });
	if (sketch.cut === "wrap")
		for (const hand of [-1, 1]) slantPocket(sketch, [hand * 82, 640], [hand * 112, 724], hand * -15);
	if (sketch.cut === "trench")
		for (const hand of [-1, 1]) slantPocket(sketch, [hand * 92, 640], [hand * 122, 722], hand * -14);
	if (sketch.cut === "duffle") {
		for (const hand of [-1, 1]) {
			patchPocket(sketch, { x: hand * 92, y: 690, w: 92, h: 118 }, 16, 0);
			flapPocket(sketch, { x: hand * 92, y: 682, w: 98, h: 32 }, true);
		}
		for (const u of [0, 1])
			stitching(sketch, along(main, p`${u === 0 ? 0.02 : 0.98} 0.145, ${u === 0 ? 0.3 : 0.7} 0.16`));
	}
}

function hipPocket(sketch: Sketch, hand: number): void {
	const kind = sketch.style % 3;
	if (kind === 1) {
		patchPocket(sketch, { x: hand * 88, y: 664, w: 84, h: 112 }, 18, 14);
		return;
	}
	if (kind === 2 && sketch.cut === "straight")
		slantPocket(sketch, [hand * 84, 636], [hand * 110, 722], hand * -16);
	else flapPocket(sketch, { x: hand * 88, y: 690 + hand, w: 76, h: 30, slope: hand * -3 });
}

function back(sketch: Sketch, main: Panel): void {
	const { cut } = sketch;
	const vent = cut === "trench" ? 0.62 : 0.66;
	if (cut !== "wrap" && cut !== "duffle") {
		groove(sketch, along(main, p`0.5 0.02, 0.5 ${vent}`), 1.1);
		softStroke(sketch, along(main, p`0.525 ${vent}, 0.535 1`), sketch.tone.deep, 16, 0.4);
		groove(sketch, along(main, p`0.5 ${vent}, 0.508 1`), 1.5);
		stitching(sketch, along(main, p`0.5 ${vent}, 0.46 ${vent - 0.012}`));
	}
	if (cut === "straight" || cut === "double-breasted") {
		for (const u of [0.2, 0.8])
			groove(sketch, along(main, p`${u < 0.5 ? 0.06 : 0.94} 0.13, ${u} 0.26, ${u} 0.6`), 1, 0.7);
		if (cut === "double-breasted") halfBelt(sketch, main, 288 / main.height);
	}
	if (cut === "trench") trenchBack(sketch, main);
	if (cut === "wrap") groove(sketch, along(main, p`0.5 0.02, 0.5 0.99`), 1.1, 0.8);
	if (cut === "duffle") {
		groove(sketch, along(main, p`0.5 0.18, 0.5 0.99`), 1.1, 0.8);
		stitching(sketch, along(main, p`0.01 0.2, 0.5 0.215, 0.99 0.2`));
		groove(sketch, along(main, p`0.01 0.193, 0.5 0.208, 0.99 0.193`), 1.1);
	}
}

function cuff(sketch: Sketch, sleeve: Panel, hand: 1 | -1): void {
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	const row = (v: number) => 1 - v / sleeve.height;
	if (sketch.cut === "wrap") {
		softStroke(sketch, across(sleeve, row(66)), sketch.tone.deep, 9, 0.35);
		groove(sketch, across(sleeve, row(72)), 1.2);
		return;
	}
	if (sketch.cut === "trench") {
		softStroke(sketch, across(sleeve, row(62)), sketch.tone.deep, 8, 0.3);
		for (const v of [72, 54]) groove(sketch, across(sleeve, row(v)), 1.1);
		for (const v of [68, 58]) stitching(sketch, across(sleeve, row(v)));
		const [x, y] = sleeve.at(u(0.62), row(63));
		sewnButton(sketch, x, y, 6, chooseHornTone(sketch));
		return;
	}
	if (sketch.cut === "duffle") {
		stitching(sketch, across(sleeve, row(30)));
		return;
	}
	groove(sketch, along(sleeve, p`${u(0.93)} 0.56, ${u(0.89)} 0.76, ${u(0.84)} 1`), 0.9, 0.45);
	for (const v of [20, 34, 48]) {
		const [x, y] = sleeve.at(u(sketch.back ? 0.7 : 0.88), row(v));
		sewnButton(sketch, x, y, 5.4);
	}
}
