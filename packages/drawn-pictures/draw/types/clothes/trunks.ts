import { createTone } from "../../colour.ts";
import { line, p } from "../../geometry.ts";
import { across, along } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { cord, dome } from "../../wardrobe/closures.ts";
import { creases } from "../../wardrobe/creases.ts";
import { hemStitch, type Legs, layLegs, sidePocket, WAIST, waistband } from "../../wardrobe/legs.ts";
import { dent, groove, softStroke, stitching } from "../../wardrobe/marks.ts";
import { flapPocket } from "../../wardrobe/pockets.ts";

const cuts: Record<string, Legs> = {
	short: { outer: p`150 740, 166 826, 162 852`, inner: p`6 862`, seat: 136 },
	long: { outer: p`150 744, 160 830, 164 912`, inner: p`8 850, 8 916`, seat: 136 },
};

export const trunks: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.short as Legs);
	const long = sketch.cut === "long";
	const legs = layLegs(sketch, cut, { soft: 1, long: false }, (leg, hand) => {
		hemStitch(sketch, leg, 15);
		const u = (value: number) => (hand > 0 ? value : 1 - value);
		if (long) {
			const seam = (by: number) =>
				along(leg, p`${u(0.78 + by)} 0.04, ${u(0.74 + by)} 0.5, ${u(0.72 + by)} 1`);
			groove(sketch, seam(0), 1.2);
			stitching(sketch, seam(-0.03));
		} else notch(sketch, leg, hand);
		if (!long) gathers(sketch, leg);
	});
	if (sketch.back) {
		groove(sketch, line(p`0 ${WAIST + 12}, 1 640, 0 744`), 1.2);
		flapPocket(sketch, { x: 60, y: 612, w: 74, h: 30, slope: -4 }, true);
		for (const x of [48, 60, 72]) dome(sketch, x, 660, 2.4);
	} else {
		groove(sketch, line(p`2 ${WAIST + 22}, 3 640, 1 744`), 1.2);
		if (long)
			for (const x of [-18, 24])
				stitching(sketch, line(p`${x} ${WAIST + 26}, ${x} 610, ${x * 0.7} 650, 3 672`));
		for (const hand of [-1, 1]) sidePocket(sketch, hand, [90, WAIST + 22], [124, 640]);
	}
	const band = waistband(sketch, 94, long ? 38 : 44);
	if (long) for (const v of [0.14, 0.86]) stitching(sketch, across(band, v));
	else {
		elastic(sketch, band);
		for (const v of [0.3, 0.52, 0.74]) stitching(sketch, across(band, v), undefined, 0.8);
	}
	if (!sketch.back) {
		const white = createTone("#f1ece0");
		if (long) {
			for (const y of [524, 542, 562]) for (const x of [-9, 13]) dome(sketch, x, y, 3);
			cord(
				sketch,
				[
					[-9, 524],
					[13, 542],
					[-9, 562],
					[-15, 606],
					[-11, 640],
				],
				3.8,
				white,
			);
			cord(
				sketch,
				[
					[13, 524],
					[-9, 542],
					[13, 562],
					[20, 600],
					[17, 626],
				],
				3.8,
				white,
			);
		} else {
			for (const x of [-12, 14]) dome(sketch, x, 532, 3.6);
			cord(
				sketch,
				[
					[-12, 533],
					[-22, 566],
					[-16, 600],
					[-21, 634],
				],
				4.4,
				white,
			);
			cord(
				sketch,
				[
					[14, 533],
					[25, 562],
					[19, 590],
					[23, 616],
				],
				4.4,
				white,
			);
			cord(
				sketch,
				[
					[-12, 533],
					[0, 541],
					[14, 533],
				],
				4.4,
				white,
			);
		}
	}
	return {
		silhouette: legs.map((leg) => leg.outline),
		box: [-172, 488, 172, (cut.inner[cut.inner.length - 1]?.[1] ?? 860) + 10],
		stands: false,
		focus: [4, 560, 190],
	};
};

function notch(sketch: Sketch, leg: Panel, hand: 1 | -1): void {
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	groove(sketch, along(leg, p`${u(0.93)} 0.1, ${u(0.92)} 0.5, ${u(0.9)} 0.86`), 1, 0.7);
	const vent = along(leg, p`${u(0.9)} 0.86, ${u(0.895)} 0.94, ${u(0.87)} 1`);
	softStroke(sketch, vent, sketch.tone.deep, 8, 0.4);
	groove(sketch, vent, 1.5);
	stitching(sketch, along(leg, p`${u(0.86)} 0.84, ${u(0.86)} 0.93, ${u(0.83)} 0.96`));
}

function gathers(sketch: Sketch, leg: Panel): void {
	const { random } = sketch;
	creases(
		sketch,
		leg,
		Array.from({ length: 11 }, (_, i) => {
			const u = (i + 0.5 + random.between(-0.3, 0.3)) / 11;
			return {
				from: [u, 0.03],
				to: [u + random.between(-0.03, 0.03), random.between(0.2, 0.42)],
				width: 7,
				depth: i % 3 === 1 ? 0.3 : -0.42,
				peak: 0.2,
			} as const;
		}),
	);
}

function elastic(sketch: Sketch, band: Panel): void {
	let puckers = "";
	for (let i = 1; i < 44; i++) {
		const u = i / 44;
		const [x, y] = band.at(u, 0.06);
		const [x2, y2] = band.at(u + sketch.random.between(-0.006, 0.006), 0.96);
		puckers += `M${x.toFixed(1)} ${y.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
	}
	dent(sketch, puckers, 2.4, 0.55);
	softStroke(sketch, puckers, sketch.tone.deep, 2, 0.22);
}
