import { closed, line, p } from "../../geometry.ts";
import { across, along, lay } from "../../parts/cloth.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { type Arm, type Bodice, bodice, laySleeves } from "../../wardrobe/bodice.ts";
import { cord, dome, puller, zipper } from "../../wardrobe/closures.ts";
import { type Crease, creases } from "../../wardrobe/creases.ts";
import { embroidery, fitted, measureRoom } from "../../wardrobe/extras.ts";
import { hoodBack, hoodDown } from "../../wardrobe/hood.ts";
import { crewBand, neckInside, rounds } from "../../wardrobe/knitwork.ts";
import { castShadow, groove, rim, softStroke, stitching } from "../../wardrobe/marks.ts";
import { ribbed } from "../../wardrobe/ribs.ts";

const block: Omit<Bodice, "neck" | "neckX"> = {
	shape: "round",
	shoulder: [148, 283],
	arm: [139, 406],
	side: p`138 520, 145 630, 140 680c, 128 687, 126 734`,
};
const sleeves: Arm = {
	upper: 46,
	elbow: 45,
	wrist: 28,
	end: 730,
	cuff: 48,
	stiff: 0.3,
	swing: 12,
	back: 3,
	pattern: false,
};

export const sweatshirt: Draw = (sketch) => {
	const isHooded = sketch.cut === "hoodie";
	const plain: Bodice = isHooded
		? { ...block, neckX: 66, neck: [0, 312] }
		: { ...block, neckX: 60, neck: [0, 298] };
	const { body, arm } = fitted(sketch, { body: plain, arm: sleeves }, 64);
	const behind = isHooded && !sketch.back ? hoodDown(sketch, "behind", 300) : [];
	if (!isHooded) neckInside(sketch, 52, [0, 282]);
	const main = bodice(body, sketch.back);
	lay(sketch, main, { round: 1.2, edge: 0.9, pattern: false });
	rounds(sketch, main);
	creases(sketch, main, hang(sketch));
	const hem = 1 - 50 / main.height;
	if (!sketch.back) {
		(isHooded ? pouch : insert)(sketch);
		if (sketch.feature === "embroidered")
			embroidery(sketch, isHooded ? 70 : 0, isHooded ? 408 : 412, isHooded ? 26 : 40);
	}
	if (sketch.back) {
		const yoke = (by: number) => along(main, p`0.01 ${0.1 + by}, 0.5 ${0.075 + by}, 0.99 ${0.1 + by}`);
		groove(sketch, yoke(0), 1, 0.5);
	}
	ribbed(sketch, main, hem, 1, 6);
	const isZipped = isHooded && !sketch.back && sketch.style % 3 === 2;
	if (isZipped) {
		const end = main.at(0.5, 1)[1];
		softStroke(sketch, line(p`0 312, 1 ${end - 2}`), sketch.tone.deep, 18, 0.3);
		zipper(sketch, line(p`0 306, 2 500, 0 ${end - 2}`), undefined, 5.6);
	}
	if (!isHooded) for (const hand of [0, 1]) gusset(sketch, main, hand, hem);
	const arms = laySleeves(sketch, body, arm, (sleeve, hand) => {
		const u = (value: number) => (hand > 0 ? value : 1 - value);
		rounds(sketch, sleeve);
		for (const by of [0.035, 0.075])
			stitching(sketch, along(sleeve, p`${u(by)} 0.05, ${u(by)} 0.15, ${u(by)} 0.27`), undefined, 0.8);
		ribbed(sketch, sleeve, 1 - 48 / sleeve.height, 1, 5.4);
		stitching(sketch, across(sleeve, 1 - 52 / sleeve.height), undefined, 0.8);
	});
	stitching(sketch, across(main, hem - 0.012), undefined, 0.8);
	const top: string[] = [];
	if (!isHooded) top.push(crewBand(sketch, 52, 299, 19));
	else if (sketch.back) top.push(...hoodBack(sketch, 410));
	else {
		top.push(...hoodDown(sketch, "front", 300));
		cords(sketch);
		if (isZipped) puller(sketch, [0, 344]);
	}
	return {
		silhouette: [main.outline, ...arms.map((one) => one.outline), ...top, ...behind],
		box: [-222 - measureRoom(sketch), isHooded ? 160 : 222, 222 + measureRoom(sketch), 748],
		stands: false,
		focus: isHooded ? [10, 360, 220] : [14, 330, 190],
	};
};

function hang(sketch: Sketch): Crease[] {
	const j = () => sketch.random.between(-0.03, 0.03);
	const list: Crease[] = [
		{ from: [0.99, 0.31], to: [0.64, 0.5 + j()], width: 17, depth: -0.38, peak: 0.3 },
		{ from: [0.01, 0.32], to: [0.34, 0.49 + j()], width: 16, depth: -0.38, peak: 0.3 },
		{ from: [0.96, 0.34], to: [0.6, 0.42], width: 15, depth: 0.24 },
		{ from: [0.98, 0.37], to: [0.72 + j(), 0.84], width: 17, depth: -0.36, bow: -0.04, peak: 0.35 },
		{ from: [0.02, 0.38], to: [0.26 + j(), 0.82], width: 16, depth: -0.36, bow: 0.04, peak: 0.35 },
		{ from: [0.99, 0.86], to: [0.52, 0.915], width: 13, depth: -0.34, peak: 0.4 },
		{ from: [0.01, 0.85], to: [0.44, 0.925], width: 12, depth: -0.34, peak: 0.4 },
		{ from: [0.95, 0.8], to: [0.5, 0.87], width: 14, depth: 0.26 },
		{ from: [0.06, 0.8], to: [0.44, 0.87], width: 14, depth: 0.26 },
		{ from: [0.3, 0.06], to: [0.28, 0.7], width: 34, depth: 0.26 },
		{ from: [0.74, 0.08], to: [0.72, 0.6], width: 26, depth: 0.2 },
	];
	return list;
}

function insert(sketch: Sketch): void {
	const vee = panel({ left: p`-25 296, -1 338`, right: p`25 296, 1 338`, top: p`-25 296, 0 302, 25 296` });
	lay(sketch, vee, { pattern: false, texture: false, round: 0.3, edge: 0 });
	ribbed(sketch, vee, 0, 0.98, 5);
	stitching(sketch, line(p`-29 300, 0 345c, 29 300`));
}

function gusset(sketch: Sketch, main: Panel, hand: number, hem: number): void {
	const [near, far] = hand === 0 ? [0.005, 0.085] : [0.915, 0.995];
	const at = (u: number, v: number) => main.at(u, v);
	const strip = panel({
		left: [at(near, 0.36), at(near, 0.66), at(near, hem)],
		right: [at(far, 0.42), at(far, 0.66), at(far, hem)],
	});
	lay(sketch, strip, { pattern: false, texture: false, round: 0.2, edge: 0 });
	ribbed(sketch, strip, 0, 1, 5);
}

function pouch(sketch: Sketch): void {
	const isCropped = sketch.feature === "cropped";
	if (isCropped) sketch.out.push('<g transform="translate(0 -52)">');
	const outline = closed(p`-64 548c, 0 551, 64 548c, 104 626, 100 676c, 0 686, -100 677c, -104 626`);
	const bag = panel({
		left: p`-64 548, -96 612, -101 676`,
		right: p`64 548, 96 611, 101 675`,
		top: p`-64 548, 0 551, 64 548`,
		bottom: p`-101 676, 0 686, 101 675`,
	});
	castShadow(sketch, outline, 1, 4, 8, 0.32);
	lay(sketch, bag, { round: 0.7, edge: 0, pattern: false });
	rounds(sketch, bag);
	creases(sketch, bag, [
		{ from: [0.06, 0.5], to: [0.6, 0.86], width: 13, depth: -0.3, peak: 0.3 },
		{ from: [0.94, 0.5], to: [0.44, 0.84], width: 13, depth: -0.3, peak: 0.3 },
		{ from: [0.5, 0.06], to: [0.5, 0.9], width: 34, depth: 0.24 },
	]);
	for (const hand of [0, 1]) {
		const edge = hand === 0 ? bag.leftEdge : bag.rightEdge;
		softStroke(sketch, edge, sketch.tone.line, 9, 0.4);
		const u = (by: number) => (hand === 0 ? by : 1 - by);
		for (const by of [0.03, 0.075])
			stitching(sketch, along(bag, p`${u(by)} 0.02, ${u(by)} 0.98`), undefined, 0.8);
	}
	stitching(sketch, across(bag, 0.05), undefined, 0.8);
	rim(sketch, bag.outline);
	if (isCropped) sketch.out.push("</g>");
}

function cords(sketch: Sketch): void {
	const tone = { ...sketch.tone, base: sketch.tone.light, shade: sketch.tone.base };
	for (const hand of [-1, 1]) dome(sketch, hand * 27 - 1, 316 + (hand > 0 ? 0 : 4), 5);
	cord(
		sketch,
		p`-28 320, -36 370, -31 420, -35 462`.map(([x, y]) => [x, y] as const),
		5,
		tone,
	);
	cord(
		sketch,
		p`26 316, 31 360, 25 404, 30 440`.map(([x, y]) => [x, y] as const),
		5,
		tone,
	);
}
