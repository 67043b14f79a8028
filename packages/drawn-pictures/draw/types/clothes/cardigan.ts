import { type Anchor, type Point, p } from "../../geometry.ts";
import { lay } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { type Arm, type Bodice, bodice, COLLAR_Y, laySleeves } from "../../wardrobe/bodice.ts";
import { chooseHornTone, sewnButton } from "../../wardrobe/closures.ts";
import { type Crease, creases } from "../../wardrobe/creases.ts";
import { fitted } from "../../wardrobe/extras.ts";
import { cable, crewBand, fashioned, neckInside, rounds } from "../../wardrobe/knitwork.ts";
import { castShadow, rim, softStroke } from "../../wardrobe/marks.ts";
import { piece } from "../../wardrobe/pockets.ts";
import { bandBetween, lengthwise, ribbed } from "../../wardrobe/ribs.ts";
import { sash } from "../../wardrobe/sash.ts";

type CardiganCut = { body: Bodice; arm: Arm; rib: number; focus: readonly [number, number, number] };

const overlap = (y: number): Anchor[] => p`-60 ${y + 6}, 16 ${y + 8}c, 17 ${y + 2}c, 60 ${y + 4}`;
const low: Point = [4, 424];
const cuts: Record<string, CardiganCut> = {
	classic: {
		body: {
			neckX: 56,
			neck: low,
			shape: "v",
			shoulder: [136, 274],
			arm: [127, 394],
			side: p`126 520, 133 650, 131 700c, 122 706, 120 750`,
			hem: overlap(750),
		},
		arm: { upper: 42, elbow: 40, wrist: 26, end: 738, cuff: 44, stiff: 0.5, swing: 6, pattern: false },
		rib: 46,
		focus: [4, 450, 210],
	},
	belted: {
		body: {
			neckX: 58,
			neck: [6, 470],
			shape: "v",
			shoulder: [143, 278],
			arm: [133, 402],
			side: p`124 510, 122 536, 144 660, 152 800, 150 890`,
			hem: overlap(890),
		},
		arm: { upper: 47, elbow: 46, wrist: 34, end: 734, cuff: 64, stiff: 0.4, swing: 8, pattern: false },
		rib: 30,
		focus: [-10, 470, 250],
	},
};

export const cardigan: Draw = (sketch) => {
	const isBelted = sketch.cut === "belted" || sketch.feature === "belted";
	const cut = fitted(sketch, isBelted ? (cuts.belted as CardiganCut) : (cuts.classic as CardiganCut), 96);
	neckInside(sketch, 48, [cut.body.neck[0], cut.body.neck[1] - 6]);
	const main = bodice(cut.body, sketch.back);
	lay(sketch, main, { round: 1.15, edge: 0.9, pattern: false });
	rounds(sketch, main);
	creases(sketch, main, hang(sketch, isBelted));
	const hem = 1 - cut.rib / main.height;
	work(sketch, main, hem, isBelted);
	ribbed(sketch, main, hem, 1, 6.4);
	const end = main.at(0.5, 1)[1];
	if (!sketch.back && isBelted) for (const hand of [-1, 1]) patch(sketch, hand * 84, 668);
	if (!sketch.back && !isBelted && sketch.feature !== "cropped" && sketch.style % 3 !== 1)
		for (const hand of [-1, 1]) welt(sketch, hand * 72, 632);
	const arms = laySleeves(sketch, cut.body, cut.arm, (sleeve, hand) => {
		rounds(sketch, sleeve);
		if (isCabled(sketch)) cable(sketch, sleeve, hand > 0 ? 0.55 : 0.45, 0.1, 1 - 70 / sleeve.height, 10);
		else if (sketch.feature === "ribbed")
			ribbed(sketch, sleeve, 0.01, 1 - (cut.arm.cuff ?? 44) / sleeve.height, 10.5);
		ribbed(sketch, sleeve, 1 - (cut.arm.cuff ?? 44) / sleeve.height, 1, 5.8);
	});
	const neck: string[] = [];
	if (sketch.back) neck.push(isBelted ? shawlBack(sketch) : crewBand(sketch, 48, 260, 15));
	else if (isBelted) neck.push(...shawl(sketch, end));
	else placket(sketch, end);
	if (isBelted) sash(sketch, 124, 532, 38);
	return {
		silhouette: [main.outline, ...arms.map((one) => one.outline), ...neck],
		box: [isBelted ? -218 : -204, isBelted ? 200 : 222, isBelted ? 218 : 204, Math.max(end, 750)],
		stands: false,
		focus: cut.focus,
	};
};

const isCabled = ({ feature, pattern }: Sketch): boolean => feature === "cable" && pattern === "solid";

function work(sketch: Sketch, main: Panel, hem: number, isBelted: boolean): void {
	if (!isCabled(sketch)) {
		if (sketch.feature === "ribbed") {
			ribbed(sketch, main, 0.005, hem, 10.5);
			return;
		}
		fashioned(sketch, main, 0.05, 0.22, 0.07);
		return;
	}
	const columns = sketch.back
		? [0.2, 0.35, 0.5, 0.65, 0.8]
		: isBelted
			? [0.22, 0.78]
			: [0.2, 0.34, 0.66, 0.8];
	for (const u of columns) {
		let start = 0.05;
		while (start < 0.5 && !main.covers(u, start + 0.03)) start += 0.02;
		cable(sketch, main, u, start + 0.04, hem - 0.01, isBelted ? 13 : 10);
	}
}

function hang(sketch: Sketch, isBelted: boolean): Crease[] {
	const j = () => sketch.random.between(-0.03, 0.03);
	const list: Crease[] = [
		{ from: [0.99, 0.28], to: [0.56, 0.44 + j()], width: 16, depth: -0.4, peak: 0.3 },
		{ from: [0.01, 0.29], to: [0.42, 0.43 + j()], width: 15, depth: -0.4, peak: 0.3 },
		{ from: [0.3, 0.06], to: [0.26, 0.5], width: 30, depth: 0.26 },
		{ from: [0.76, 0.08], to: [0.75, 0.48], width: 24, depth: 0.2 },
	];
	const waist = 0.43;
	if (isBelted)
		for (const u of [0.14, 0.26, 0.36, 0.66, 0.76, 0.87])
			list.push({
				from: [u, waist - 0.16],
				to: [u + (0.5 - u) * 0.12, waist + 0.01],
				width: 14,
				depth: -0.4,
				peak: 0.8,
			});
	for (const u of isBelted ? [0.08, 0.2, 0.32, 0.44, 0.58, 0.7, 0.82, 0.93] : [0.16, 0.34, 0.64, 0.84])
		list.push({
			from: [u + (0.5 - u) * 0.1, isBelted ? waist + 0.03 : 0.5],
			to: [u + j() / 2, isBelted ? 0.97 : 0.92],
			width: isBelted ? 17 : 14,
			depth: -0.36,
			peak: isBelted ? 0.4 : 0.7,
			bow: j() / 2,
		});
	return list;
}

function placket(sketch: Sketch, end: number): void {
	const y = COLLAR_Y;
	const under = bandBetween(p`45 ${y - 10}, 30 ${y + 84}, 4 404`, p`63 ${y}, 50 ${y + 92}, 18 440`);
	castShadow(sketch, under.outline, 2, 4, 6, 0.35);
	lengthwise(sketch, under, 4);
	const over = bandBetween(
		p`-45 ${y - 10}, -31 ${y + 84}, 4 404, 16 446, 17 ${(y + end) / 2 + 60}, 16 ${end}`,
		p`-63 ${y}, -52 ${y + 92}, -22 404, -10 450, -9 ${(y + end) / 2 + 60}, -10 ${end + 1}`,
	);
	castShadow(sketch, over.outline, 3, 3, 9, 0.42);
	lengthwise(sketch, over, 4);
	const count = (end < 700 ? 4 : 6) - (sketch.style % 2) + (sketch.style % 3 === 2 ? 2 : 0);
	for (let i = 0; i < count; i++)
		sewnButton(sketch, 3.5, 448 + (i * (end - 472)) / (count - 1), 8.2, chooseHornTone(sketch));
}

function shawl(sketch: Sketch, end: number): string[] {
	const y = COLLAR_Y;
	const behind = bandBetween(
		p`-47 ${y - 33}, 0 ${y - 46}, 47 ${y - 33}`,
		p`-44 ${y + 6}, 0 ${y + 20}, 44 ${y + 6}`,
	);
	lengthwise(sketch, behind, 5);
	softStroke(sketch, behind.bottomEdge, sketch.tone.deep, 44, 0.5);
	const sides: string[] = [];
	for (const hand of [1, -1]) {
		const last: Anchor[] = hand > 0 ? p`20 500` : p`30 520, 34 ${(520 + end) / 2}, 34 ${end + 2}`;
		const wide: Anchor[] = hand > 0 ? p`40 512` : p`-6 530, -8 ${(520 + end) / 2}, -9 ${end + 3}`;
		const band = bandBetween(
			[
				...p`${hand * 39} ${y - 33}, ${hand * 40} ${y + 10}, ${hand * 28} ${y + 120}, ${hand * 8 + 6} 440`,
				...last,
			],
			[
				...p`${hand * 44} ${y - 37}, ${hand * 80} ${y - 6}, ${hand * 92} ${y + 34}, ${hand * 92} ${y + 100}, ${hand * 62} 440`,
				...wide,
			],
		);
		castShadow(sketch, band.outline, 3 + hand, 6, 10, 0.5);
		lengthwise(sketch, band, 7);
		sides.push(band.outline);
	}
	return sides;
}

function shawlBack(sketch: Sketch): string {
	const y = COLLAR_Y;
	const band = bandBetween(
		p`-40 ${y - 28}, 0 ${y - 38}, 40 ${y - 29}`,
		p`-84 ${y + 18}, 0 ${y + 46}, 84 ${y + 16}`,
	);
	castShadow(sketch, band.outline, 2, 7, 10, 0.5);
	lengthwise(sketch, band, 6);
	return band.outline;
}

function welt(sketch: Sketch, x: number, y: number): void {
	const band = piece(
		[
			[x - 34, y],
			[x + 34, y],
			[x + 34, y + 17],
			[x - 34, y + 17],
		],
		1,
		1,
	);
	softStroke(sketch, band.topEdge, sketch.tone.line, 6, 0.5);
	lay(sketch, band, { pattern: false, texture: false, round: 0.5, edge: 0 });
	ribbed(sketch, band, 0, 1, 5.4);
	rim(sketch, band.outline);
}

function patch(sketch: Sketch, x: number, y: number): void {
	const bag = piece(
		[
			[x - 46, y],
			[x + 46, y],
			[x + 47, y + 112],
			[x - 47, y + 112],
		],
		10,
		4,
	);
	castShadow(sketch, bag.outline, 2, 4, 8, 0.45);
	lay(sketch, bag, { round: 0.6, edge: 0 });
	ribbed(sketch, bag, 0, 0.2, 5.8);
	rim(sketch, bag.outline);
}
