import { line, p } from "../../geometry.ts";
import { across, along } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { chooseHornTone, cord, dome, sewnButton } from "../../wardrobe/closures.ts";
import { creases } from "../../wardrobe/creases.ts";
import { leatherBelt } from "../../wardrobe/extras.ts";
import {
	beltLoops,
	fall,
	fly,
	hemStitch,
	jetted,
	type Legs,
	layLegs,
	lift,
	pressedCrease,
	sidePocket,
	turnUp,
	WAIST,
	waistband,
} from "../../wardrobe/legs.ts";
import { dent, groove, softStroke, stitching } from "../../wardrobe/marks.ts";
import { flapPocket, patchPocket } from "../../wardrobe/pockets.ts";
import { ribbed } from "../../wardrobe/ribs.ts";

const cuts: Record<string, Legs> = {
	straight: { outer: p`138 760, 143 990, 140 1342`, inner: p`24 990, 34 1342` },
	wide: { outer: p`146 760, 172 1010, 208 1352`, inner: p`12 1000, 8 1352`, seat: 132 },
	tapered: { outer: p`142 760, 138 970, 114 1296`, inner: p`30 980, 44 1296`, seat: 132 },
	cargo: { outer: p`146 760, 156 990, 149 1336`, inner: p`18 990, 30 1336`, seat: 134 },
	joggers: {
		outer: p`144 760, 152 970, 136 1200, 126 1268c, 108 1276, 104 1326`,
		inner: p`22 970, 26 1200, 34 1268c, 47 1276, 50 1326`,
		seat: 133,
	},
};

export const trousers: Draw = (sketch) => {
	const cut = fall(sketch, cuts[sketch.cut] ?? (cuts.straight as Legs));
	const { cut: name, back } = sketch;
	const isPressed = name === "straight" || name === "wide" || name === "tapered";
	const legs = layLegs(sketch, cut, { soft: isPressed ? 0.3 : 0.9 }, (leg, hand) => {
		if (isPressed)
			pressedCrease(sketch, leg, name === "straight" && !back ? 0.06 : 0.12, hand > 0 ? 0.48 : 0.52);
		if (name === "tapered" ? sketch.style % 3 !== 2 : name === "straight" && sketch.style % 3 === 1)
			turnUp(sketch, leg, 38);
		else if (name === "joggers") ribbed(sketch, leg, 1 - 56 / leg.height, 1, 5.8);
		else if (name === "cargo") cargo(sketch, leg, hand);
		else if (name === "wide") groove(sketch, across(leg, 1 - 3 / leg.height), 0.8, 0.3);
	});
	if (name === "joggers") joggers(sketch);
	else tailored(sketch);
	const edge = Math.max(134, ...cut.outer.map(([x]) => x));
	const bottom = cut.outer[cut.outer.length - 1]?.[1] ?? 1390;
	return {
		silhouette: legs.map((leg) => leg.outline),
		box: [-edge - 2, 488 - lift(sketch), edge + 2, bottom + 12],
		stands: false,
		focus: name === "cargo" ? [104, 930, 190] : [26, 600, 200],
	};
};

function tailored(sketch: Sketch): void {
	const { cut, back } = sketch;
	const chino = cut === "cargo";
	if (back) {
		groove(sketch, line(p`0 ${WAIST + 12}, 1 640, 0 744`), 1.3);
		for (const hand of [-1, 1]) {
			if (chino) {
				patchPocket(sketch, { x: hand * 58, y: 598, w: 76, h: 82 }, 12, 0);
				flapPocket(sketch, { x: hand * 58, y: 592, w: 80, h: 28 }, true);
			} else jetted(sketch, hand * 57, 604, 60, hand * -5);
		}
	} else {
		fly(sketch, undefined, chino || cut === "tapered");
		for (const hand of [-1, 1]) {
			sidePocket(
				sketch,
				hand,
				cut === "wide" ? [86, WAIST + 22] : [72, WAIST + 20],
				cut === "wide" ? [121, 640] : [118, 632],
			);
			if (cut === "straight" && sketch.style % 2 === 1) pleats(sketch, hand, [42]);
			if (cut === "wide" || cut === "tapered")
				pleats(sketch, hand, (sketch.style % 2 === 0) === (cut === "wide") ? [34, 54] : [44]);
		}
	}
	const band = waistband(sketch);
	if (chino) for (const v of [0.13, 0.87]) stitching(sketch, across(band, v));
	if (back) groove(sketch, line(p`0 494, 0 530`), 1);
	if (sketch.feature === "belted") leatherBelt(sketch, 91, WAIST - 16, 29);
	beltLoops(sketch, back ? [-0.86, -0.42, 0, 0.42, 0.86] : [-0.82, -0.4, 0.44, 0.84]);
	if (back) return;
	groove(sketch, cut === "wide" || cut === "straight" ? line(p`34 511, 36 545`) : line(p`9 512, 9 546`), 1.3);
	if (cut === "straight") groove(sketch, line(p`36 546, 34 552, 4 556`), 0.9, 0.5);
	else sewnButton(sketch, cut === "wide" ? 22 : -4, 529, 7.4, chooseHornTone(sketch));
}

function pleats(sketch: Sketch, hand: number, places: readonly number[]): void {
	for (const x of places) {
		const path = (by: number) =>
			line(
				p`${hand * (x + by)} ${WAIST + 22}, ${hand * (x + 3 + by * 1.3)} 590, ${hand * (x + 5 + by * 1.6)} 668`,
			);
		softStroke(sketch, path(3), sketch.tone.deep, 10, 0.16);
		dent(sketch, path(2), 9, 0.22);
		dent(sketch, path(-6), 10, -0.24);
		groove(
			sketch,
			line(p`${hand * x} ${WAIST + 22}, ${hand * (x + 2)} 566, ${hand * (x + 3)} 592`),
			1.1,
			0.8,
		);
	}
}

function cargo(sketch: Sketch, leg: Panel, hand: 1 | -1): void {
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	for (const v of [0.58, 0.61])
		groove(sketch, along(leg, p`${u(0.02)} ${v}, ${u(0.2)} ${v + 0.012}`), 1, 0.8);
	hemStitch(sketch, leg, 26);
	groove(sketch, along(leg, p`${u(0.88)} 0.1, ${u(0.9)} 0.5, ${u(0.92)} 1`), 1, 0.5);
	if (sketch.back) return;
	const bag = patchPocket(sketch, { x: hand * 110, y: 884, w: 84, h: 116, slope: hand * 2 }, 6, 0);
	for (const at of [0.36, 0.64]) groove(sketch, along(bag, p`${at} 0.2, ${at} 0.97`), 1.3);
	creases(sketch, bag, [{ from: [0.2, 0.3], to: [0.16, 0.9], width: 10, depth: 0.3 }]);
	flapPocket(sketch, { x: hand * 110, y: 870, w: 92, h: 38, slope: hand * 2 }, true);
	for (const by of [-28, 28]) dome(sketch, hand * 110 + by, 895 + hand, 5, chooseHornTone(sketch));
	const hem = leg.at(u(0.86), 0.972);
	cord(
		sketch,
		[
			[hem[0], hem[1] - 4],
			[hem[0] + hand * 3, hem[1] + 14],
			[hem[0] + hand, hem[1] + 34],
		],
		3.6,
		sketch.tone,
	);
}

function joggers(sketch: Sketch): void {
	if (sketch.back) {
		groove(sketch, line(p`0 ${WAIST + 12}, 1 640, 0 744`), 1.3);
		patchPocket(sketch, { x: 58, y: 600, w: 76, h: 84 }, 16, 12);
	} else {
		groove(sketch, line(p`2 ${WAIST + 24}, 4 640, 1 744`), 1.2);
		for (const by of [-6, 10])
			stitching(sketch, line(p`${by} ${WAIST + 26}, ${by + 2} 640, ${by} 720`), undefined, 0.8);
		for (const hand of [-1, 1]) sidePocket(sketch, hand, [84, WAIST + 22], [121, 648]);
	}
	const band = waistband(sketch, 92, 42, { pattern: false });
	ribbed(sketch, band, 0, 1, 6.4);
	for (const v of [0.33, 0.66]) stitching(sketch, across(band, v), undefined, 0.8);
	if (sketch.back) return;
	const tone = { ...sketch.tone, base: sketch.tone.light, shade: sketch.tone.base };
	for (const hand of [-1, 1]) dome(sketch, hand * 13, 532, 4.4);
	cord(
		sketch,
		[
			[-13, 533],
			[-19, 580],
			[-13, 624],
			[-17, 664],
		],
		5,
		tone,
	);
	cord(
		sketch,
		[
			[13, 533],
			[20, 576],
			[15, 612],
			[19, 642],
		],
		5,
		tone,
	);
}
