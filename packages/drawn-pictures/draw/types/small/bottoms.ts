import { line, p } from "../../geometry.ts";
import { across, along } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { cord } from "../../wardrobe/closures.ts";
import {
	fall as ankle,
	fly,
	type Legs,
	layLegs,
	sidePocket,
	turnUp,
	WAIST,
	waistband,
} from "../../wardrobe/legs.ts";
import { groove, stitching } from "../../wardrobe/marks.ts";
import { patchPocket } from "../../wardrobe/pockets.ts";
import { ribbed } from "../../wardrobe/ribs.ts";
import { rising, sprays } from "../sewn/embroidery.ts";
import { gathers } from "../sewn/folds.ts";
import { fall, pleated } from "../sewn/hem.ts";
import { pocketPatch } from "../sewn/pockets.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { band, cloth as lie, liftPanel } from "../sewn/top.ts";
import { inCrayon } from "./playful.ts";

const cuts: Record<string, Legs> = {
	small: { outer: p`142 760, 146 880, 136 1010`, inner: p`18 880, 22 1010`, waist: 92 },
	"small-joggers": {
		outer: p`146 760, 152 880, 142 960, 132 984c, 112 992, 108 1030`,
		inner: p`16 880, 24 960, 32 984c, 46 992, 49 1030`,
		seat: 133,
		waist: 92,
	},
};

export const smallTrousers: Draw = (sketch) => {
	const jogging = sketch.cut === "small-joggers";
	const cut = ankle(sketch, cuts[sketch.cut] ?? (cuts.small as Legs), 0);
	const legs = layLegs(sketch, cut, { soft: 0.8, long: false }, (leg, hand) => {
		if (jogging) {
			stripes(sketch, leg, hand);
			ribbed(sketch.style % 2 === 0 ? inCrayon(sketch) : sketch, leg, 1 - 46 / leg.height, 1, 6);
		} else turnUp(sketch.style % 3 === 1 && sketch.pattern === "solid" ? inCrayon(sketch) : sketch, leg, 36);
		if (!sketch.back && !jogging) knee(sketch, leg, hand);
	});
	if (sketch.back) {
		groove(sketch, line(p`0 ${WAIST + 12}, 1 640, 0 744`), 1.3);
		for (const hand of [-1, 1]) patchPocket(sketch, { x: hand * 62, y: 606, w: 84, h: 84 }, 20, 12);
	} else {
		if (jogging) groove(sketch, line(p`2 ${WAIST + 24}, 4 640, 1 744`), 1.2);
		else fly(sketch);
		for (const hand of [-1, 1]) sidePocket(sketch, hand, [76, WAIST + 24], [122, 640]);
	}
	const top = waistband(sketch, 92, 44, { pattern: jogging ? false : sketch.pattern !== "solid" });
	ribbed(sketch, top, 0, 1, jogging ? 6.4 : 9.5);
	for (const v of [0.32, 0.68]) stitching(sketch, across(top, v), undefined, 0.8);
	if (!sketch.back) bow(sketch, jogging);
	return {
		silhouette: legs.map((leg) => leg.outline),
		box: [-156, 486, 156, 1040],
		stands: false,
		focus: [26, 600, 190],
	};
};

function knee(sketch: Sketch, leg: Panel, hand: 1 | -1): void {
	if (sketch.style % 2 === 1) return;
	const [x, y] = leg.at(0.5, 0.6);
	const patch = sketch.pattern === "solid" ? inCrayon(sketch) : sketch;
	patchPocket(patch, { x, y, w: 78, h: 84, slope: hand * -2 }, 20, 0);
}

function stripes(sketch: Sketch, leg: Panel, hand: 1 | -1): void {
	if (sketch.pattern !== "solid") return;
	const { tone } = inCrayon(sketch);
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	for (const by of [0.84, 0.91])
		sketch.out.push(
			`<path d="${along(leg, p`${u(by)} 0.1, ${u(by)} 0.5, ${u(by)} 0.9`)}" fill="none" stroke="${tone.base}" stroke-width="6"/>`,
		);
}

function bow(sketch: Sketch, bright: boolean): void {
	const tone = bright
		? inCrayon(sketch).tone
		: { ...sketch.tone, base: sketch.tone.light, shade: sketch.tone.base };
	for (const hand of [-1, 1]) {
		cord(
			sketch,
			[
				[0, 532],
				[hand * 20, 522],
				[hand * 30, 534],
				[hand * 18, 544],
				[0, 534],
			],
			4.4,
			tone,
		);
		cord(
			sketch,
			[
				[0, 534],
				[hand * 12, 556],
				[hand * 10, 582],
			],
			4.4,
			tone,
		);
	}
}

export const smallSkirt: Draw = (sketch) => {
	const { back, feature } = sketch;
	const top = p`0 532, 46 530, 88 523`;
	const main =
		feature === "pleated"
			? pleated(sketch, { top, side: p`88 523, 112 570, 142 660, 162 756`, sag: 18, count: 13 })
			: fall(sketch, {
					top,
					side: p`88 523, 122 566, 158 660, 182 752`,
					sag: 24,
					flutes: 8,
					depth: 22,
					from: 0.05,
					deep: 0.6,
					lean: 4,
					hem: 20,
				});
	if (feature !== "pleated") gathers(sketch, main, { v: 0.003, count: 26, length: 80, width: 7 });
	if (feature === "embroidered") sprays(sketch, main, rising(0.5));
	else if (!back && feature !== "pleated")
		for (const side of [-1, 1]) pocketPatch(sketch, side * 66, 588, 54, 58, {});
	const waist = band(
		sketch,
		p`-84 496, -42 503, 0 505, 42 503, 84 497`,
		p`-89 529, -44 537, 0 539, 44 537, 89 530`,
		{ round: 0.6 },
	);
	gathers(sketch, waist, { v: 0.02, count: 24, length: 30, width: 4 });
	gathers(sketch, waist, { v: 0.98, count: 24, length: 30, width: 4, up: true });
	if (!back) sashBow(sketch);
	return {
		silhouette: [main.outline, waist.outline],
		box: [-192, 488, 190, 790],
		upTo: 2,
		stands: false,
		focus: [30, 590, 190],
	};
};

function sashBow(sketch: Sketch): void {
	const pieces = [
		ribbon(p`3 522, 14 556, 12 584, 22 612`, [9, 14, 16, 17]),
		ribbon(p`-3 522, -16 552, -14 580, -26 604`, [9, 13, 15, 16]),
		...([-1, 1] as const).map((side) =>
			ribbon(p`${side * 2} 520, ${side * 20} 507, ${side * 40} 514`, [8, 20, 24]),
		),
		ribbon(p`0 511, 0 530`, [13, 13]),
	];
	for (const piece of pieces) {
		liftPanel(sketch, piece, 2, 3);
		lie(sketch, piece, { round: 0.7 });
	}
}
