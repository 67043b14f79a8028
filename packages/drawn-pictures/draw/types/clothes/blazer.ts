import { type Anchor, line, type Point, p } from "../../geometry.ts";
import { across, along, lay } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { type Arm, type Bodice, bodice, laySleeves } from "../../wardrobe/bodice.ts";
import { dome, sewnButton } from "../../wardrobe/closures.ts";
import { type Crease, creases, hanging } from "../../wardrobe/creases.ts";
import { fitted, measureRoom } from "../../wardrobe/extras.ts";
import { backInside, collarBack, type Revers, revers } from "../../wardrobe/lapel.ts";
import { groove, softStroke } from "../../wardrobe/marks.ts";
import { flapPocket, patchPocket, weltPocket } from "../../wardrobe/pockets.ts";

type BlazerCut = {
	body: Bodice;
	arm: Arm;
	revers: Revers;
	buttons: readonly Point[];
	focus: readonly [number, number, number];
};

const cuts: Record<string, BlazerCut> = {
	"single-breasted": {
		body: {
			neckX: 44,
			neck: [5, 470],
			shape: "v",
			shoulder: [140, 270],
			arm: [125, 388],
			side: p`114 470, 108 522, 122 650, 139 776`,
			hem: p`-70 788, -34 784, -6 752, 6 640c, 34 744, 62 780, 98 786`,
		},
		arm: { upper: 39, elbow: 36, wrist: 29, end: 736 },
		revers: { kind: "notch", neckX: 44, breakAt: [12, 484], width: 62, gorge: 282 },
		buttons: [
			[2, 500],
			[3, 592],
		],
		focus: [20, 420, 230],
	},
	"double-breasted": {
		body: {
			neckX: 46,
			neck: [13, 438],
			shape: "v",
			shoulder: [142, 270],
			arm: [127, 390],
			side: p`116 470, 112 524, 128 650, 142 764`,
			hem: p`-80 776, 20 780, 58 778, 64 770c, 66 764c, 100 772`,
		},
		arm: { upper: 41, elbow: 37, wrist: 30, end: 738 },
		revers: { kind: "peak", neckX: 46, breakAt: [56, 508], width: 70, gorge: 300 },
		buttons: [
			[-58, 440],
			[62, 440],
			[-42, 528],
			[46, 528],
			[-42, 618],
			[47, 618],
		],
		focus: [22, 430, 240],
	},
};

function made(cut: BlazerCut, style: number): BlazerCut {
	if (style % 5 === 3)
		return { ...cut, revers: { ...cut.revers, kind: "peak", width: 66, gorge: 298 }, buttons: [[3, 520]] };
	if (style % 5 === 2) return { ...cut, revers: { ...cut.revers, width: 54, gorge: 276 } };
	return cut;
}

export const blazer: Draw = (sketch) => {
	const plain = fitted(sketch, cuts[sketch.cut] ?? (cuts["single-breasted"] as BlazerCut), 70);
	const cut = sketch.cut === "single-breasted" ? made(plain, sketch.style) : plain;
	const double = sketch.cut === "double-breasted";
	if (!sketch.back) backInside(sketch, cut.body.neckX, cut.body.neck);
	const main = bodice(cut.body, sketch.back);
	lay(sketch, main, { round: 1.1, edge: 0.9 });
	creases(sketch, main, hang(sketch));
	if (sketch.back) back(sketch, main);
	else front(sketch, main, cut, double);
	const arms = laySleeves(sketch, cut.body, cut.arm, (sleeve, hand) => {
		const u = (value: number) => (hand > 0 ? value : 1 - value);
		groove(sketch, along(sleeve, p`${u(0.93)} 0.54, ${u(0.89)} 0.74, ${u(0.84)} 1`), 0.9, 0.45);
		for (const v of [16, 27, 38, 49]) {
			const [x, y] = sleeve.at(u(sketch.back ? 0.68 : 0.87), 1 - v / sleeve.height);
			if (double) dome(sketch, x, y, 4.6);
			else sewnButton(sketch, x, y, 4.8);
		}
	});
	const collar: string[] = [];
	if (sketch.back) collar.push(collarBack(sketch, cut.body.neckX, 21, 13));
	else {
		revers(sketch, cut.revers, cut.body.neck);
		for (const [x, y] of cut.buttons)
			if (double) dome(sketch, x, y, 8.6);
			else sewnButton(sketch, x, y, 9);
	}
	return {
		silhouette: [main.outline, ...arms.map((one) => one.outline), ...collar],
		box: [
			-206 - measureRoom(sketch),
			212,
			206 + measureRoom(sketch),
			Math.max(main.at(0.25, 1)[1], main.at(0.5, 1)[1], 786),
		],
		stands: false,
		focus: cut.focus,
	};
};

function hang(sketch: Sketch): Crease[] {
	const j = () => sketch.random.between(-0.02, 0.02);
	const front: Crease[] = [
		{ from: [0.53, 0.47], to: [0.93, 0.37 + j()], width: 11, depth: -0.34, peak: 0.3 },
		{ from: [0.53, 0.49], to: [0.86, 0.6 + j()], width: 12, depth: -0.3, peak: 0.3 },
		{ from: [0.47, 0.47], to: [0.08, 0.38 + j()], width: 11, depth: -0.34, peak: 0.3 },
		{ from: [0.47, 0.49], to: [0.14, 0.6 + j()], width: 12, depth: -0.3, peak: 0.3 },
	];
	const rear: Crease[] = [
		{ from: [0.3, 0.3], to: [0.38, 0.54], width: 16, depth: -0.3 },
		{ from: [0.7, 0.31], to: [0.63, 0.54], width: 16, depth: -0.3 },
		{ from: [0.5, 0.12], to: [0.5, 0.4], width: 30, depth: 0.18 },
	];
	return [
		...hanging(sketch, 3, 0.66, 15, 0.3),
		{ from: [0.99, 0.25], to: [0.64, 0.38 + j()], width: 14, depth: -0.38, peak: 0.3 },
		{ from: [0.01, 0.26], to: [0.34, 0.38 + j()], width: 13, depth: -0.38, peak: 0.3 },
		{ from: [0.26, 0.06], to: [0.24, 0.44], width: 26, depth: 0.26 },
		{ from: [0.75, 0.06], to: [0.77, 0.42], width: 22, depth: 0.2 },
		...(sketch.back ? rear : front),
	];
}

function front(sketch: Sketch, main: Panel, cut: BlazerCut, double: boolean): void {
	const [x, y] = cut.revers.breakAt;
	const edge = (by: number): string =>
		double
			? line(p`${x + by} ${y}, ${x + 5 + by} 640, ${x + 8 + by} 772`)
			: line(p`${x + by} ${y}, ${x - 1 + by} 560, ${6 + by} 640`);
	softStroke(sketch, edge(5), sketch.tone.deep, 12, 0.34, "round");
	groove(sketch, edge(0), 1.3);
	const side = (u: number, lean: number) =>
		groove(sketch, along(main, p`${u} 0.3, ${u + lean} 0.5, ${u} 0.74`), 1, 0.75);
	side(0.23, 0.025);
	side(0.77, -0.025);
	for (const hand of [-1, 1]) hipPocket(sketch, hand, sketch.feature === "cropped" ? 594 : 634, double);
	if (sketch.style % 5 === 1 && !double)
		patchPocket(sketch, { x: 74, y: 396, w: 54, h: 58, slope: -5 }, 12, 10);
	else weltPocket(sketch, { x: 72, y: 402, w: 46, h: 11, slope: -9 });
}

function back(sketch: Sketch, main: Panel): void {
	groove(
		sketch,
		along(main, p`0.5 0.02, 0.498 0.5, 0.5 ${sketch.cut === "double-breasted" ? 1 : 0.74}`),
		1.1,
	);
	for (const u of [0.2, 0.8])
		groove(
			sketch,
			along(
				main,
				p`${u < 0.5 ? 0.05 : 0.95} 0.2, ${u < 0.5 ? 0.17 : 0.83} 0.34, ${u} 0.52, ${u < 0.5 ? 0.19 : 0.81} 0.72`,
			),
			1,
			0.8,
		);
	const vents: readonly Anchor[] = sketch.cut === "double-breasted" ? p`0.19 0.72, 0.81 0.72` : p`0.5 0.74`;
	for (const [u, v] of vents) {
		const lean = u > 0.6 ? -0.02 : 0.02;
		softStroke(sketch, along(main, p`${u + lean} ${v}, ${u + lean * 1.4} 1`), sketch.tone.deep, 13, 0.4);
		groove(sketch, along(main, p`${u} ${v}, ${u + lean * 0.5} 1`), 1.4);
	}
	groove(sketch, across(main, 1 - 3 / main.height), 0.8, 0.4);
}

function hipPocket(sketch: Sketch, hand: number, y: number, double: boolean): void {
	const kind = sketch.style % 5;
	if (kind === 1 && !double)
		patchPocket(sketch, { x: hand * 80, y: y - 12, w: 74, h: 84, slope: hand * -3 }, 16, 12);
	else if (kind === 3) weltPocket(sketch, { x: hand * 80, y, w: 66, h: 9, slope: hand * -4 });
	else flapPocket(sketch, { x: hand * 80, y: y + hand, w: 66, h: 25, slope: hand * (kind === 4 ? -16 : -4) });
}
