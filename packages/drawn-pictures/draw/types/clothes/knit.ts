import { readLightness } from "../../colour.ts";
import { type Point, p } from "../../geometry.ts";
import { across, lay } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import { type Draw, type Sketch, stroke } from "../../sketch.ts";
import { type Arm, type Bodice, bodice, laySleeves } from "../../wardrobe/bodice.ts";
import { type Crease, creases } from "../../wardrobe/creases.ts";
import { embroidery, fitted, measureRoom } from "../../wardrobe/extras.ts";
import {
	cable,
	crewBand,
	fashioned,
	neckInside,
	rollNeck,
	rounds,
	veeBand,
} from "../../wardrobe/knitwork.ts";
import { castShadow, groove, rim } from "../../wardrobe/marks.ts";
import { bandBetween, ribbed } from "../../wardrobe/ribs.ts";

type KnitCut = { body: Bodice; arm?: Arm; neckHole: number; focus: readonly [number, number, number] };

const block = (neckX: number, neck: Point, shape: Bodice["shape"], over: Partial<Bodice> = {}): Bodice => ({
	neckX,
	neck,
	shape,
	shoulder: [135, 274],
	arm: [126, 392],
	side: p`124 520, 130 620, 129 668c, 120 674, 117 716`,
	...over,
});
const arm: Arm = {
	pattern: false,
	upper: 42,
	elbow: 40,
	wrist: 25,
	end: 738,
	cuff: 44,
	stiff: 0.5,
	swing: 6,
};

const cuts: Record<string, KnitCut> = {
	crew: { body: block(58, [0, 296], "round"), arm, neckHole: 50, focus: [30, 340, 200] },
	"v-neck": {
		body: block(56, [1, 374], "v"),
		arm: { ...arm, upper: 40, elbow: 37 },
		neckHole: 47,
		focus: [20, 350, 200],
	},
	turtleneck: {
		body: block(54, [0, 262], "round", { side: p`128 520, 135 630, 134 682c, 124 688, 121 730` }),
		arm: { ...arm, upper: 44, elbow: 43, wrist: 27 },
		neckHole: 50,
		focus: [14, 270, 210],
	},
	vest: {
		body: block(56, [0, 388], "v", {
			shoulder: [112, 265],
			arm: [118, 414],
			side: p`121 520, 128 630, 126 676c, 117 682, 115 724`,
		}),
		neckHole: 47,
		focus: [24, 380, 210],
	},
};

export const knit: Draw = (sketch) => {
	const cut = fitted(sketch, cuts[sketch.cut] ?? (cuts.crew as KnitCut));
	const { body } = cut;
	const roll = sketch.cut === "turtleneck";
	if (!roll) neckInside(sketch, cut.neckHole, [body.neck[0], body.neck[1] - 16]);
	const main = bodice(body, sketch.back);
	lay(sketch, main, { round: 1.15, edge: 0.9, pattern: false });
	rounds(sketch, main);
	creases(sketch, main, hang(sketch));
	const hem = 1 - 46 / main.height;
	work(sketch, main, hem, cut);
	ribbed(sketch, main, hem, 1, 6.4);
	if (!cut.arm) armholes(sketch, body);
	const arms = cut.arm
		? laySleeves(sketch, body, cut.arm, (sleeve, hand) => {
				rounds(sketch, sleeve);
				if (isCabled(sketch)) cable(sketch, sleeve, hand > 0 ? 0.55 : 0.45, 0.1, 1 - 50 / sleeve.height, 10);
				else if (sketch.feature === "ribbed") ribbed(sketch, sleeve, 0.01, 1 - 44 / sleeve.height, 10.5);
				else marks(sketch, sleeve, hand);
				ribbed(sketch, sleeve, 1 - 44 / sleeve.height, 1, 5.6);
			})
		: [];
	if (sketch.style % 4 === 2 && body.shape === "v" && sketch.pattern === "solid")
		tipping(sketch, main, arms, hem);
	const neck: string[] = [];
	if (roll) neck.push(...rollNeck(sketch));
	else if (sketch.back || body.shape === "round")
		neck.push(crewBand(sketch, cut.neckHole, body.neck[1] + 1, 17));
	else veeBand(sketch, cut.neckHole, [body.neck[0], body.neck[1] + 2], 17);
	const half = (cut.arm ? 200 : 144) + measureRoom(sketch);
	return {
		silhouette: [main.outline, ...arms.map((one) => one.outline), ...neck],
		box: [-half, roll ? 168 : 222, half, cut.arm ? 748 : 736],
		stands: false,
		focus: cut.focus,
	};
};

const isCabled = ({ feature, pattern }: Sketch): boolean => feature === "cable" && pattern === "solid";

function work(sketch: Sketch, main: Panel, hem: number, cut: KnitCut): void {
	if (!isCabled(sketch)) {
		if (sketch.feature === "ribbed") ribbed(sketch, main, 0.005, hem, 10.5);
		else if (cut.arm) fashioned(sketch, main, 0.06, 0.24, 0.07);
		if (sketch.feature === "embroidered" && !sketch.back) embroidery(sketch, 60, 388, 27);
		return;
	}
	for (const [u, from, wide] of [
		[0.5, 0.08, 14],
		[0.36, 0.06, 9],
		[0.64, 0.06, 9],
		[0.24, 0.05, 9],
		[0.76, 0.05, 9],
	] as const) {
		let start: number = from;
		while (start < 0.5 && !main.covers(u, start + 0.02)) start += 0.02;
		cable(sketch, main, u, start + 0.03, hem - 0.01, wide);
	}
}

function marks(sketch: Sketch, sleeve: Panel, hand: 1 | -1): void {
	const u = hand > 0 ? 0.2 : 0.8;
	groove(
		sketch,
		`M${[0.08, 0.14, 0.2]
			.map((v) =>
				sleeve
					.at(u, v)
					.map((x) => x.toFixed(1))
					.join(" "),
			)
			.join("M")}`,
		1,
		0.3,
	);
}

function hang(sketch: Sketch): Crease[] {
	const j = () => sketch.random.between(-0.03, 0.03);
	const list: Crease[] = [
		{ from: [0.99, 0.3], to: [0.62, 0.48 + j()], width: 16, depth: -0.4, peak: 0.3 },
		{ from: [0.01, 0.31], to: [0.36, 0.47 + j()], width: 15, depth: -0.4, peak: 0.3 },
		{ from: [0.98, 0.35], to: [0.76 + j(), 0.78], width: 15, depth: -0.34, bow: -0.03, peak: 0.35 },
		{ from: [0.02, 0.36], to: [0.22 + j(), 0.76], width: 14, depth: -0.34, bow: 0.03, peak: 0.35 },
		{ from: [0.99, 0.84], to: [0.52, 0.9 + j() / 3], width: 13, depth: -0.34, bow: 0, peak: 0.4 },
		{ from: [0.01, 0.83], to: [0.46, 0.91 + j() / 3], width: 12, depth: -0.34, peak: 0.4 },
		{ from: [0.3, 0.06], to: [0.28, 0.8], width: 30, depth: 0.26 },
		{ from: [0.74, 0.08], to: [0.72, 0.7], width: 24, depth: 0.2 },
	];
	for (const u of [0.2, 0.4, 0.6, 0.8])
		list.push({
			from: [u + j(), 0.52],
			to: [u + j() - 0.01, 0.93],
			width: 13,
			depth: -0.22,
			peak: 0.7,
			bow: j(),
		});
	return list;
}

function armholes(sketch: Sketch, { shoulder: [sx, sy], arm: [ax, ay] }: Bodice): void {
	for (const hand of [-1, 1]) {
		const band = bandBetween(
			p`${hand * (sx + 2)} ${sy - 1}, ${hand * (ax - 7)} ${sy + 66}, ${hand * (ax + 7)} ${ay}`,
			p`${hand * (sx - 13)} ${sy - 3}, ${hand * (ax - 24)} ${sy + 72}, ${hand * (ax - 8)} ${ay + 12}`,
		);
		castShadow(sketch, band.bottomEdge, 0, 2, 5, 0.14);
		lay(sketch, band, { pattern: false, texture: false, round: 0.8, edge: 0 });
		ribbed(sketch, band, 0, 1, 5.4);
		rim(sketch, band.outline);
	}
}

function tipping(sketch: Sketch, main: Panel, arms: readonly Panel[], hem: number): void {
	const ink = readLightness(sketch.tone.base) > 0.62 ? sketch.tone.deep : "#efe8da";
	for (const [piece, end] of [
		[main, hem] as const,
		...arms.map((arm) => [arm, 1 - 44 / arm.height] as const),
	])
		for (const by of [10, 22])
			stroke(sketch, across(piece, end - by / piece.height), ink, 4.4, { opacity: 0.94, cap: "butt" });
}
