import { createTone, readChroma, readHue, readLightness } from "../../colour.ts";
import { line, p } from "../../geometry.ts";
import { across, along } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import { type Draw, fill, linear, radial, type Sketch, stroke } from "../../sketch.ts";
import { dome } from "../../wardrobe/closures.ts";
import { creases } from "../../wardrobe/creases.ts";
import { leatherBelt } from "../../wardrobe/extras.ts";
import {
	beltLoops,
	fall,
	fly,
	type Legs,
	layLegs,
	lift,
	turnUp,
	WAIST,
	waistband,
} from "../../wardrobe/legs.ts";
import { castShadow, dent, groove, softStroke, stitching } from "../../wardrobe/marks.ts";
import { patchPocket } from "../../wardrobe/pockets.ts";

const cuts: Record<string, Legs> = {
	straight: { outer: p`138 760, 144 990, 141 1336`, inner: p`22 990, 31 1336` },
	slim: { outer: p`134 760, 126 980, 102 1318`, inner: p`36 980, 49 1318`, seat: 127 },
	wide: { outer: p`143 760, 168 1010, 190 1344`, inner: p`14 1000, 15 1344` },
	flared: { outer: p`134 760, 128 950, 148 1110, 206 1352`, inner: p`36 950, 29 1110, 6 1352`, seat: 128 },
};
const copper = createTone("#b9814f");

const chooseThread = ({ tone }: Sketch): string | undefined =>
	readHue(tone.base) > 225 && readHue(tone.base) < 300 && readChroma(tone.base) > 0.02
		? "#c98f45"
		: undefined;

export const jeans: Draw = (sketch) => {
	const cut = fall(sketch, cuts[sketch.cut] ?? (cuts.straight as Legs));
	const thread = chooseThread(sketch);
	const legs = layLegs(sketch, cut, { soft: 0.35 }, (leg, hand) => {
		fade(sketch, leg, hand);
		seams(sketch, leg, hand, thread);
		if (sketch.style % 5 === 4 && sketch.cut !== "flared") rolled(sketch, leg, thread);
	});
	if (sketch.back) back(sketch, thread);
	else front(sketch, thread);
	const band = waistband(sketch, 90, 38);
	for (const v of [0.12, 0.88]) stitching(sketch, across(band, v), thread);
	if (sketch.feature === "belted") leatherBelt(sketch, 91, WAIST - 16, 29);
	beltLoops(sketch, sketch.back ? [-0.84, -0.4, 0, 0.84] : [-0.8, -0.42, 0.46, 0.82], 90, thread);
	if (sketch.back) patch(sketch);
	else {
		groove(sketch, line(p`14 512, 14 548`), 1.3);
		dome(sketch, -1, 530, 9, copper);
	}
	const edge = Math.max(134, ...cut.outer.map(([x]) => x));
	const bottom = cut.outer[cut.outer.length - 1]?.[1] ?? 1384;
	return {
		silhouette: legs.map((leg) => leg.outline),
		box: [-edge - 2, 488 - lift(sketch), edge + 2, bottom + 12],
		stands: false,
		focus: sketch.cut === "wide" ? [-60, 588, 190] : [52, 588, 200],
	};
};

function fade(sketch: Sketch, leg: Panel, hand: 1 | -1): void {
	const { tone } = sketch;
	const dark = readLightness(tone.base) < 0.3;
	const pale = readLightness(tone.base) > 0.85;
	const wash = [1, 0.35, 1.45, 0.75, 1.15][sketch.style % 5] ?? 1;
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	const glow = (v: number, r: number, strength: number, squash: number) => {
		const [x, y] = leg.at(u(0.48), v);
		fill(
			sketch,
			leg.outline,
			radial(
				sketch,
				x,
				y,
				r,
				[
					[0, tone.gleam, Math.min(0.62, strength * wash)],
					[0.45, tone.gleam, strength * wash * 0.6],
					[0.8, tone.gleam, strength * wash * 0.14],
					[1, tone.gleam, 0],
				],
				squash,
			),
		);
	};
	glow(sketch.back ? 0.2 : 0.33, 92, dark ? 0.14 : 0.46, sketch.back ? 1.5 : 2.7);
	glow(0.58, 60, dark ? 0.08 : 0.28, 2);
	const [top, bottom] = [leg.at(0.5, 0.86), leg.at(0.5, 1)];
	fill(
		sketch,
		leg.outline,
		linear(sketch, top, bottom, [
			[0, tone.deep, 0],
			[1, tone.deep, 0.2],
		]),
	);
	const whiskers = sketch.back
		? [
				[0.1, 0.5, 0.86, 0.47],
				[0.12, 0.53, 0.8, 0.55],
				[0.9, 0.56, 0.2, 0.59],
			]
		: [
				[0.02, 0.235, 0.62, 0.165],
				[0.02, 0.26, 0.74, 0.215],
				[0.08, 0.31, 0.58, 0.325],
			];
	for (const [a, b, c, d] of whiskers as [number, number, number, number][]) {
		const path = along(leg, p`${u(a)} ${b}, ${u((a + c) / 2)} ${(b + d) / 2 + 0.006}, ${u(c)} ${d}`);
		softStroke(sketch, path, tone.gleam, 11, (dark ? 0.07 : 0.13) * wash, "round");
	}
	creases(
		sketch,
		leg,
		(whiskers as [number, number, number, number][]).map(([a, b, c, d]) => ({
			from: [u(a), b + 0.011],
			to: [u(c), d + 0.011],
			width: 8,
			depth: pale ? -0.06 : -0.14,
			peak: 0.35,
		})),
	);
}

function seams(sketch: Sketch, leg: Panel, hand: 1 | -1, thread?: string): void {
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	const outer = along(leg, p`${u(0.975)} 0.06, ${u(0.97)} 0.5, ${u(0.965)} 1`);
	softStroke(sketch, outer, sketch.tone.gleam, 7, 0.14);
	groove(sketch, outer, 1, 0.6);
	for (const by of [0.04, 0.075])
		stitching(sketch, along(leg, p`${u(by)} 0.27, ${u(by)} 0.6, ${u(by)} 1`), thread, 0.9);
	const row = (v: number) => across(leg, 1 - v / leg.height);
	stitching(sketch, row(20), thread);
	let ropes = "";
	const count = Math.round(leg.width(1) / 9);
	for (let i = 1; i < count; i++) {
		const [x, y] = leg.at(i / count, 1 - 16 / leg.height);
		ropes += `M${x.toFixed(1)} ${y.toFixed(1)}l-5 13`;
	}
	stroke(sketch, ropes, sketch.tone.gleam, 3, { opacity: 0.22 });
	dent(sketch, ropes, 4, -0.3);
	groove(sketch, row(2), 0.9, 0.4);
}

function rolled(sketch: Sketch, leg: Panel, thread?: string): void {
	const band = turnUp(sketch, leg, 44);
	fill(sketch, band.outline, sketch.tone.gleam, 0.42);
	stitching(sketch, across(band, 0.5), thread);
}

function rivet(sketch: Sketch, x: number, y: number): void {
	dome(sketch, x, y, 3.6, copper);
}

function front(sketch: Sketch, thread?: string): void {
	fly(sketch, thread ?? sketch.tone.light);
	for (const hand of [-1, 1]) {
		const mouth = (by: number) =>
			line(
				p`${hand * (52 - by)} ${WAIST + 21}, ${hand * (57 - by)} ${560 + by * 0.6}, ${hand * (80 - by * 0.6)} ${594 + by}, ${hand * 116} ${603 + by}`,
			);
		softStroke(
			sketch,
			line(p`${hand * 55} ${WAIST + 24}, ${hand * 62} 560, ${hand * 84} 588, ${hand * 114} 597`),
			sketch.tone.deep,
			13,
			0.34,
		);
		groove(sketch, mouth(0), 1.5);
		for (const by of [4.5, 9.5]) stitching(sketch, mouth(by), thread);
		rivet(sketch, hand * 57, WAIST + 30);
		rivet(sketch, hand * 110, 597);
	}
	const coin = line(p`-104 566, -80 558, -64 548`);
	softStroke(sketch, coin, sketch.tone.deep, 6, 0.36);
	groove(sketch, coin, 1.2);
	stitching(sketch, line(p`-105 571, -80 563, -63 553`), thread);
	groove(sketch, line(p`-105 566, -108 598`), 1, 0.8);
	rivet(sketch, -104, 568);
}

function back(sketch: Sketch, thread?: string): void {
	groove(sketch, line(p`0 ${WAIST + 12}, 1 640, 0 744`), 1.4);
	for (const by of [5, 10]) stitching(sketch, line(p`${by} 582, ${by + 1} 660, ${by - 2} 738`), thread);
	for (const hand of [-1, 1]) {
		const yoke = (by: number) =>
			line(p`0 ${588 + by}, ${hand * 60} ${574 + by}, ${hand * (100 + by * 0.3)} ${560 + by}`);
		groove(sketch, yoke(0), 1.3);
		for (const by of [4.5, 9.5]) stitching(sketch, yoke(by), thread);
		pocket(sketch, hand, thread);
	}
}

function pocket(sketch: Sketch, hand: number, thread?: string): void {
	const x = hand * 60;
	const bag = patchPocket(sketch, { x, y: 616, w: 76, h: 80, slope: hand * -7 }, 26, 11, thread);
	const arc = (by: number) =>
		along(bag, p`0.06 ${0.5 + by}, 0.26 ${0.36 + by}, 0.5 ${0.52 + by}, 0.74 ${0.36 + by}, 0.94 ${0.5 + by}`);
	stitching(sketch, arc(0), thread);
	stitching(sketch, arc(0.07), thread);
	for (const u of [0.05, 0.95]) rivet(sketch, bag.at(u, 0.05)[0], bag.at(u, 0.05)[1]);
}

function patch(sketch: Sketch): void {
	const path = "M38 498q25 -3 52 2v34q-26 -5 -52 -2z";
	castShadow(sketch, path, 1, 2, 4, 0.5);
	fill(
		sketch,
		path,
		linear(
			sketch,
			[38, 498],
			[90, 534],
			[
				[0, "#a9743f"],
				[0.5, "#9a6636"],
				[1, "#7d4f28"],
			],
		),
	);
	stroke(sketch, path, "#5a3820", 1);
	stroke(sketch, "M42 502q22 -3 44 1.500v26q-22 -4 -44 -1.500z", "#e0c193", 0.8, {
		opacity: 0.8,
		dash: "3 2",
		cap: "butt",
	});
	stroke(sketch, "M52 512q12 -1.500 24 0.500M56 520q8 -1 16 0.400", "#4a2d18", 1.8, { opacity: 0.8 });
}
