import { createTone } from "../../colour.ts";
import { line, p } from "../../geometry.ts";
import { across, along, lay } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import type { Draw, Sketch } from "../../sketch.ts";
import { biker } from "../../wardrobe/biker.ts";
import { type Arm, type Bodice, bodice, COLLAR_Y, laySleeves } from "../../wardrobe/bodice.ts";
import { dome, zipper } from "../../wardrobe/closures.ts";
import { type Crease, creases } from "../../wardrobe/creases.ts";
import { embroidery, fitted, measureRoom, quilt, studs } from "../../wardrobe/extras.ts";
import { backInside, collarBack, type Revers, revers } from "../../wardrobe/lapel.ts";
import { groove, rim, softStroke, stitching } from "../../wardrobe/marks.ts";
import { slantPocket } from "../../wardrobe/pockets.ts";
import { bandBetween, ribBandPiece, ribbed } from "../../wardrobe/ribs.ts";
import { shirtCollar, thread, trucker } from "../../wardrobe/trucker.ts";

type JacketCut = { body: Bodice; arm: Arm; revers?: Revers; focus: readonly [number, number, number] };

const cuts: Record<string, JacketCut> = {
	bomber: {
		body: {
			neckX: 50,
			neck: [0, 266],
			shape: "round",
			shoulder: [148, 277],
			arm: [138, 404],
			side: p`148 500, 154 610, 144 664, 128 712`,
		},
		arm: { upper: 48, elbow: 47, wrist: 30, end: 728, swing: 16, back: 4, stiff: 0.5 },
		focus: [8, 320, 240],
	},
	biker: {
		body: {
			neckX: 46,
			neck: [24, 400],
			shape: "v",
			shoulder: [138, 271],
			arm: [125, 388],
			side: p`118 480, 110 560, 112 646`,
			hem: p`-60 656, 24 658, 34 656c, 36 650c, 70 652`,
		},
		arm: { upper: 39, elbow: 36, wrist: 28, end: 732, stiff: 0.6 },
		revers: { kind: "notch", neckX: 46, breakAt: [66, 428], width: 74, gorge: 292, stitched: true },
		focus: [24, 440, 240],
	},
	trucker: {
		body: {
			neckX: 44,
			neck: [3, 264],
			shape: "round",
			shoulder: [143, 273],
			arm: [131, 396],
			side: p`132 500, 122 600, 112 672`,
		},
		arm: { upper: 43, elbow: 40, wrist: 30, end: 734, stiff: 0.6 },
		focus: [-34, 400, 230],
	},
};

const UP = 58;

export const jacket: Draw = (sketch) => {
	const cut = fitted(
		sketch,
		cuts[sketch.cut] ?? (cuts.bomber as JacketCut),
		sketch.cut === "bomber" ? UP : 0,
	);
	const { body } = cut;
	if (!sketch.back)
		backInside(
			sketch,
			sketch.cut === "bomber" ? 42 : body.neckX,
			body.neck,
			sketch.cut === "biker" ? 26 : 20,
		);
	const main = bodice(body, sketch.back);
	lay(sketch, main, { round: 1.15, edge: 0.9 });
	creases(sketch, main, hang(sketch));
	const isQuilted = sketch.feature === "quilted";
	if (isQuilted) quilt(sketch, main, 0.02, sketch.cut === "biker" ? 0.36 : 0.96);
	const construct = sketch.cut === "biker" ? biker : sketch.cut === "trucker" ? trucker : bomber;
	construct(sketch, main);
	const arms = laySleeves(sketch, body, cut.arm, (sleeve, hand) => {
		if (isQuilted) quilt(sketch, sleeve, 0.02, sketch.cut === "biker" ? 0.42 : 0.98);
		cuff(sketch, sleeve, hand);
	});
	const top: string[] = [];
	if (cut.revers) {
		if (sketch.back) top.push(collarBack(sketch, body.neckX, 30, 18));
		else {
			revers(sketch, cut.revers, body.neck);
			for (const [x, y] of [
				[-104, 301],
				[104, 301],
				[-92, 277],
				[92, 277],
			] as const)
				dome(sketch, x, y, 4.4);
			if (sketch.feature === "studded") {
				studs(sketch, [-111, 312], [26, 407], 13);
				studs(sketch, [111, 312], [52, 388], 13);
				for (const hand of [-1, 1]) studs(sketch, [hand * 66, 238], [hand * 90, 264], 12);
			}
		}
	} else if (sketch.cut === "bomber") top.push(ribCollar(sketch));
	else top.push(...shirtCollar(sketch));
	return {
		silhouette: [main.outline, ...arms.map((one) => one.outline), ...top],
		box: [-214 - measureRoom(sketch), 206, 214 + measureRoom(sketch), 738],
		stands: false,
		focus: cut.focus,
	};
};

function hang(sketch: Sketch): Crease[] {
	const j = () => sketch.random.between(-0.025, 0.025);
	const list: Crease[] = [
		{ from: [0.99, 0.31], to: [0.56, 0.5 + j()], width: 15, depth: -0.4, peak: 0.3 },
		{ from: [0.01, 0.32], to: [0.42, 0.5 + j()], width: 14, depth: -0.4, peak: 0.3 },
		{ from: [0.96, 0.36], to: [0.78 + j(), 0.72], width: 15, depth: -0.34, bow: -0.03, peak: 0.4 },
		{ from: [0.04, 0.37], to: [0.2 + j(), 0.7], width: 14, depth: -0.34, bow: 0.03, peak: 0.4 },
		{ from: [0.26, 0.08], to: [0.25, 0.6], width: 26, depth: 0.26 },
		{ from: [0.76, 0.1], to: [0.75, 0.55], width: 22, depth: 0.2 },
		{ from: [0.9, 0.6], to: [0.6, 0.74 + j()], width: 12, depth: -0.26 },
		{ from: [0.1, 0.61], to: [0.38, 0.74 + j()], width: 12, depth: -0.26 },
	];
	if (sketch.cut === "bomber")
		for (let i = 0; i < 13; i++) {
			const u = (i + 0.5) / 13 + j() * 0.6;
			list.push({
				from: [u + (0.5 - u) * 0.05, 0.66 + Math.abs(j()) * 6],
				to: [u, 0.905],
				width: 9,
				depth: i % 3 === 1 ? 0.3 : -0.44,
				open: true,
			});
		}
	return list;
}

function bomber(sketch: Sketch, main: Panel): void {
	const up = sketch.feature === "cropped" ? UP : 0;
	const rib = 1 - 48 / main.height;
	ribbed(sketch, main, rib, 1, 7);
	if (sketch.back) {
		groove(sketch, along(main, p`0.02 0.2, 0.5 0.215, 0.98 0.2`), 1.1, 0.8);
		if (sketch.feature === "embroidered") embroidery(sketch, 0, 470 - up * 0.3, 84);
		return;
	}
	if (sketch.feature === "embroidered") for (const hand of [-1, 1]) embroidery(sketch, hand * 74, 410, 34);
	const end = main.at(0.5, 1)[1];
	softStroke(sketch, line(p`9 250, 10 ${end}`), sketch.tone.deep, 14, 0.3);
	zipper(sketch, line(p`0 226, 1 480, 0 ${end - 2}`), [0, 252], 6);
	for (const hand of [-1, 1]) {
		slantPocket(sketch, [hand * 76, 556 - up], [hand * 112, 636 - up], hand * -15);
		dome(sketch, hand * 86, 598 - up, 5);
	}
}

function ribCollar(sketch: Sketch): string {
	const y = COLLAR_Y;
	const band = sketch.back
		? bandBetween(p`-45 ${y - 26}, 0 ${y - 34}, 45 ${y - 27}`, p`-58 ${y + 4}, 0 ${y + 20}, 58 ${y + 3}`)
		: bandBetween(
				p`-47 ${y - 17}, -33 ${y - 5}, 0 ${y}, 33 ${y - 6}, 47 ${y - 18}`,
				p`-59 ${y + 3}, -38 ${y + 24}, 0 ${y + 34}, 38 ${y + 23}, 59 ${y + 2}`,
			);
	ribBandPiece(sketch, band, 5.6);
	rim(sketch, band.outline);
	if (!sketch.back) zipper(sketch, line(p`0 ${y - 1}, 0 ${y + 36}`), [0, y + 12], 5);
	return band.outline;
}

function cuff(sketch: Sketch, sleeve: Panel, hand: 1 | -1): void {
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	const row = (v: number) => 1 - v / sleeve.height;
	if (sketch.cut === "bomber") {
		ribbed(sketch, sleeve, row(46), 1, 6);
		if (hand < 0 && !sketch.back) {
			const path = along(sleeve, p`${u(0.72)} 0.3, ${u(0.5)} 0.44`);
			zipper(sketch, path, [...sleeve.at(u(0.71), 0.31)], 4);
		}
		return;
	}
	if (sketch.cut === "trucker") {
		const dye = thread(sketch);
		groove(sketch, across(sleeve, row(38)), 1.2);
		for (const v of [34, 5]) stitching(sketch, across(sleeve, row(v)), dye);
		stitching(sketch, along(sleeve, p`${u(0.8)} 0.1, ${u(0.82)} 0.5, ${u(0.78)} ${row(40)}`), dye);
		const [x, y] = sleeve.at(u(sketch.back ? 0.6 : 0.86), row(19));
		dome(sketch, x, y, 4.6, createTone("#b88a55"));
		return;
	}
	const path = along(sleeve, p`${u(0.7)} ${row(104)}, ${u(0.72)} ${row(4)}`);
	softStroke(sketch, path, sketch.tone.deep, 12, 0.3);
	zipper(sketch, path, [...sleeve.at(u(0.7), row(98))], 4.4);
	groove(sketch, along(sleeve, p`${u(0.1)} 0.44, ${u(0.9)} 0.42`), 1, 0.6);
	for (const v of [0.46, 0.48, 0.5, 0.52])
		stitching(sketch, along(sleeve, p`${u(0.42)} ${v}, ${u(0.98)} ${v - 0.01}`), undefined, 0.8);
}
