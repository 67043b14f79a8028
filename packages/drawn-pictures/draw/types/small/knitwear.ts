import { ellipse, line, type Point, p } from "../../geometry.ts";
import { across, along, lay } from "../../parts/cloth.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { cloth, type Draw, type Piece, type Sketch } from "../../sketch.ts";
import { type Arm, type Bodice, bodice, COLLAR_Y, laySleeves } from "../../wardrobe/bodice.ts";
import { sewnButton, zipper } from "../../wardrobe/closures.ts";
import { type Crease, creases } from "../../wardrobe/creases.ts";
import { embroidery } from "../../wardrobe/extras.ts";
import { hoodBack, hoodDown } from "../../wardrobe/hood.ts";
import { cable, crewBand, fashioned, neckInside, rounds } from "../../wardrobe/knitwork.ts";
import { castShadow, rim, softStroke, stitching } from "../../wardrobe/marks.ts";
import { bandBetween, lengthwise, ribbed } from "../../wardrobe/ribs.ts";
import { chooseCrayon, colourEdges, elbowPatch, inCrayon, isPlain, motif } from "./playful.ts";

const NECK_X = 46;
const RIB = 32;
const CUFF = 28;
const knitted = (neck: Point, shape: Bodice["shape"]): Bodice => ({
	neckX: NECK_X,
	neck,
	shape,
	shoulder: [89, 259],
	arm: [88, 346],
	side: p`90 400, 94 468, 92 482c, 86 486, 84 515`,
});
const arm: Arm = {
	upper: 34,
	elbow: 33,
	wrist: 22,
	end: 490,
	cuff: CUFF,
	stiff: 0.5,
	swing: 7,
	pattern: false,
};

const hang: readonly Crease[] = [
	{ from: [0.99, 0.34], to: [0.64, 0.5], width: 10, depth: -0.36, peak: 0.3 },
	{ from: [0.01, 0.35], to: [0.34, 0.49], width: 10, depth: -0.36, peak: 0.3 },
	{ from: [0.98, 0.4], to: [0.78, 0.78], width: 11, depth: -0.3, bow: -0.03, peak: 0.35 },
	{ from: [0.02, 0.41], to: [0.22, 0.76], width: 11, depth: -0.3, bow: 0.03, peak: 0.35 },
	{ from: [0.99, 0.82], to: [0.54, 0.87], width: 9, depth: -0.3, peak: 0.4 },
	{ from: [0.01, 0.81], to: [0.44, 0.88], width: 9, depth: -0.3, peak: 0.4 },
	{ from: [0.3, 0.08], to: [0.28, 0.76], width: 22, depth: 0.24 },
	{ from: [0.74, 0.1], to: [0.72, 0.68], width: 18, depth: 0.2 },
];

const isCabled = ({ feature, pattern }: Sketch): boolean => feature === "cable" && pattern === "solid";

function base(
	sketch: Sketch,
	cut: { body: Bodice; arm: Arm; rib?: number },
	finish: (main: Panel, hem: number) => void,
): { main: Panel; outlines: string[] } {
	const edges = colourEdges(sketch);
	const main = bodice(cut.body, sketch.back);
	lay(sketch, main, { round: 1.15, edge: 0.9, pattern: false });
	rounds(sketch, main);
	creases(sketch, main, hang);
	const hem = 1 - (cut.rib ?? RIB) / main.height;
	finish(main, hem);
	ribbed(edges, main, hem, 1, 6);
	const sleeves = laySleeves(sketch, cut.body, cut.arm, (sleeve, hand) => {
		const cuff = 1 - (cut.arm.cuff ?? CUFF) / sleeve.height;
		rounds(sketch, sleeve);
		if (isCabled(sketch)) cable(sketch, sleeve, hand > 0 ? 0.55 : 0.45, 0.1, cuff - 0.02, 9);
		else if (sketch.feature === "ribbed") ribbed(sketch, sleeve, 0.01, cuff, 9);
		if (isPlain(sketch)) elbowPatch(sketch, sleeve, hand);
		ribbed(edges, sleeve, cuff, 1, 5.4);
	});
	return { main, outlines: [main.outline, ...sleeves.map((one) => one.outline)] };
}

function work(sketch: Sketch, main: Panel, hem: number, columns: readonly number[]): void {
	if (sketch.feature === "ribbed") ribbed(sketch, main, 0.005, hem, 9);
	else if (!isCabled(sketch)) fashioned(sketch, main, 0.08, 0.28, 0.08);
	else
		for (const u of columns) {
			let start = 0.05;
			while (start < 0.5 && !main.covers(u, start + 0.03)) start += 0.02;
			cable(sketch, main, u, start + 0.05, hem - 0.01, 9);
		}
}

const finish = (silhouette: readonly string[], top: number, focus: Piece["focus"]): Piece => ({
	silhouette,
	box: [-152, top, 152, 526],
	upTo: 2.45,
	stands: false,
	focus,
});

export const smallJumper: Draw = (sketch) => {
	neckInside(sketch, 42, [0, 268], 12);
	const { outlines } = base(sketch, { body: knitted([0, 280], "round"), arm }, (main, hem) => {
		work(sketch, main, hem, [0.5, 0.26, 0.74]);
		if (sketch.back) return;
		if (sketch.feature === "embroidered") embroidery(sketch, 38, 352, 20);
		else if (isPlain(sketch) && sketch.feature !== "ribbed") motif(sketch, 0, 366, 34);
	});
	outlines.push(crewBand(colourEdges(sketch), 42, 281, 13, 5));
	return finish(outlines, 224, [20, 330, 150]);
};

const LOW = 338;

export const smallCardigan: Draw = (sketch) => {
	neckInside(sketch, 40, [3, LOW - 8], 12);
	const { main, outlines } = base(sketch, { body: knitted([3, LOW], "v"), arm }, (body, hem) => {
		work(sketch, body, hem, sketch.back ? [0.24, 0.5, 0.76] : [0.22, 0.78]);
		if (sketch.back) return;
		if (sketch.feature === "embroidered") embroidery(sketch, 50, 372, 18);
		else if (isPlain(sketch) && sketch.feature !== "ribbed")
			for (const hand of [-1, 1]) smallPocket(sketch, hand * 50, 410);
	});
	if (sketch.back) outlines.push(crewBand(colourEdges(sketch), 42, 260, 13, 5));
	else placket(sketch, main.at(0.5, 1)[1]);
	return finish(outlines, 224, [6, 380, 150]);
};

function placket(sketch: Sketch, end: number): void {
	const y = COLLAR_Y;
	const edges = colourEdges(sketch);
	const under = bandBetween(
		p`38 ${y - 9}, 27 ${y + 46}, 4 ${LOW - 16}`,
		p`52 ${y}, 42 ${y + 52}, 14 ${LOW + 12}`,
	);
	castShadow(sketch, under.outline, 2, 3, 5, 0.35);
	lengthwise(edges, under, 3.6);
	const middle = (LOW + end) / 2;
	const front = bandBetween(
		p`-38 ${y - 9}, -27 ${y + 46}, 3 ${LOW - 16}, 13 ${LOW + 16}, 14 ${middle}, 13 ${end - 5}`,
		p`-52 ${y}, -43 ${y + 52}, -18 ${LOW - 16}, -9 ${LOW + 20}, -8 ${middle}, -9 ${end - 4}`,
	);
	castShadow(sketch, front.outline, 3, 3, 8, 0.42);
	lengthwise(edges, front, 3.6);
	for (let i = 0; i < 4; i++) {
		const button = inCrayon(sketch, sketch.style % 2 === 0 ? i : 2);
		sewnButton(sketch, 2.6, LOW + 26 + (i * (end - LOW - 42)) / 3, 8.4, button.tone);
	}
}

function smallPocket(sketch: Sketch, x: number, y: number): void {
	const bag = panel({
		left: p`${x - 22} ${y}, ${x - 22} ${y + 40}`,
		right: p`${x + 22} ${y}, ${x + 22} ${y + 40}`,
		bottom: p`${x - 22} ${y + 40}, ${x - 12} ${y + 48}, ${x + 12} ${y + 48}, ${x + 22} ${y + 40}`,
	});
	castShadow(sketch, bag.outline, 1, 3, 5, 0.4);
	lay(sketch, bag, { round: 0.5, edge: 0, pattern: false });
	ribbed(colourEdges(sketch), bag, 0, 0.26, 5);
	rim(sketch, bag.outline);
}

const hoodieBody: Bodice = {
	neckX: 52,
	neck: [0, 294],
	shape: "round",
	shoulder: [95, 264],
	arm: [93, 352],
	side: p`96 410, 100 474, 97 488c, 90 494, 88 522`,
};
const HOOD = '<g transform="translate(0 52.8) scale(.78)">';
const hood = (sketch: Sketch, draw: (sketch: Sketch) => string[]): void => {
	sketch.out.push(HOOD);
	draw(sketch);
	sketch.out.push("</g>");
};

export const smallHoodie: Draw = (sketch) => {
	const { back } = sketch;
	if (!back)
		hood(sketch, (one) => {
			ears(one, 62, 178);
			return hoodDown(one, "behind", 300);
		});
	const isZipped = !back && sketch.style % 3 === 2;
	const { main, outlines } = base(
		sketch,
		{ body: hoodieBody, arm: { ...arm, upper: 37, elbow: 36, wrist: 23, end: 494, stiff: 0.3, swing: 10 } },
		(body) => {
			if (back) stitching(sketch, along(body, p`0.01 0.15, 0.5 0.12, 0.99 0.15`), undefined, 0.8);
			else {
				pouch(sketch);
				if (sketch.feature === "embroidered") embroidery(sketch, 44, 356, 19);
				else if (isPlain(sketch) && !isZipped) motif(sketch, 0, 366, 26);
			}
		},
	);
	if (isZipped) {
		const end = main.at(0.5, 1)[1];
		softStroke(sketch, line(p`0 300, 1 ${end - 2}`), sketch.tone.deep, 12, 0.3);
		zipper(sketch, line(p`0 296, 1 400, 0 ${end - 2}`), undefined, 4.6);
	}
	hood(sketch, (one) => {
		if (!back) return hoodDown(one, "front", 300);
		const fallen = hoodBack(one, 380);
		ears(one, 54, 352);
		return fallen;
	});
	return finish(outlines, 172, [10, 340, 160]);
};

function ears(sketch: Sketch, x: number, y: number): void {
	for (const hand of [-1, 1]) {
		const ear = ellipse(hand * x, y, 25);
		castShadow(sketch, ear, 2, 4, 6, 0.4);
		cloth(sketch, ear, sketch.tone.base);
		rim(sketch, ear);
		const lining = ellipse(hand * x, y + (sketch.back ? 1 : -1), 14.5);
		if (!sketch.back) cloth({ ...inCrayon(sketch) }, lining, chooseCrayon(sketch));
	}
}

function pouch(sketch: Sketch): void {
	const bag = panel({
		left: p`-40 422, -62 458, -67 486`,
		right: p`40 422, 62 457, 67 485`,
		top: p`-40 422, 0 424, 40 422`,
		bottom: p`-67 486, 0 492, 67 485`,
	});
	castShadow(sketch, bag.outline, 1, 3, 6, 0.32);
	lay(sketch, bag, { round: 0.7, edge: 0, pattern: false });
	rounds(sketch, bag);
	for (const [u, edge] of [
		[0.05, bag.leftEdge],
		[0.95, bag.rightEdge],
	] as const) {
		softStroke(sketch, edge, sketch.tone.line, 6, 0.4);
		stitching(sketch, along(bag, p`${u} 0.02, ${u} 0.98`), undefined, 0.8);
	}
	stitching(sketch, across(bag, 0.07), undefined, 0.8);
	rim(sketch, bag.outline);
}
