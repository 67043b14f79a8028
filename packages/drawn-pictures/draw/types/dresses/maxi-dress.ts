import { type Anchor, line, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import { type Draw, type Sketch, stroke } from "../../sketch.ts";
import { rising, sprays } from "../sewn/embroidery.ts";
import { crease, gathers, over, seamLine, stitching, writeRow } from "../sewn/folds.ts";
import { fall } from "../sewn/hem.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { band, binding, buildTop, inside, cloth as lie, liftPanel, type Top, whole } from "../sewn/top.ts";
import { concealedZip } from "../sewn/trims.ts";

const bodice: Top = {
	neck: p`0 384c, 26 318, 56 242c`,
	nape: p`0 318c, 28 278, 56 242c`,
	arm: p`104 260, 97 316, 104 376c`,
	side: p`101 412, 90 452`,
	hem: p`0 460, 46 459, 90 452`,
};

export const maxiDress: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, bodice, { facing: 14, label: false });
	const skirt = fall(sketch, {
		top: p`0 466, 46 464, 90 458`,
		side: p`90 458, 112 580, 142 780, 184 1100, 216 1372`,
		sag: 32,
		flutes: 8,
		depth: 28,
		from: 0.06,
		deep: 0.62,
		lean: 7,
		hem: 24,
	});
	gathers(sketch, skirt, { v: 0.004, count: 24, length: 130, width: 7 });
	if (sketch.feature === "embroidered") sprays(sketch, skirt, rising(1.5));
	const wings = [-1, 1].map((side) => wing(sketch, side));
	const top = buildTop(bodice, back);
	lie(sketch, top, { round: 0.8 });
	for (const side of [-1, 1]) {
		const u = (x: number) => 0.5 + side * x;
		gathers(sketch, top, {
			v: 0.99,
			count: 8,
			length: 64,
			up: true,
			from: side > 0 ? 0.58 : 0.16,
			to: side > 0 ? 0.84 : 0.42,
			width: 5,
		});
		crease(sketch, top, [
			{
				path: [
					[u(0.5), 0.66],
					[u(0.36), 0.62],
					[u(0.22), 0.64],
				],
				shade: side * 8,
				light: 6,
				shape: "top",
				deep: 0.3,
			},
		]);
	}
	if (back) {
		concealedZip(sketch, p`0 462, 1 600`, false);
		seamLine(sketch, over(top, p`0.5 0.5, 0.5 1`));
	}
	binding(sketch, whole(back ? bodice.nape : bodice.neck), 4.4, { stitched: sketch.macro });
	const waist = band(
		sketch,
		p`-90 446, -46 453, 0 455, 46 453, 90 446`,
		p`-91 464, -46 471, 0 473, 46 471, 91 464`,
	);
	for (const v of [0.2, 0.8]) stitching(sketch, writeRow(waist, v, 0.01, 0.99, 24), 0.6);
	if (!back || sketch.feature === "belted") tie(sketch);
	return {
		silhouette: [top.outline, skirt.outline, ...wings.map((one) => one.outline)],
		box: [-228, 236, 222, 1412],
		stands: false,
		focus: back ? [8, 380, 250] : [30, 400, 260],
	};
};

function wing(sketch: Sketch, side: number): ReturnType<typeof panel> {
	const s = (a: readonly Anchor[]): Anchor[] => {
		const flipped = a.map(([x, y, c]): Anchor => [x * side, y + (side < 0 ? 3 : 0), c]);
		return side < 0 ? flipped.toReversed() : flipped;
	};
	const hem = p`88 372, 104 396, 122 386, 136 404, 152 388, 166 398, 178 374`;
	const one = panel({
		top: s(p`82 256, 92 252, 104 256`),
		left: side > 0 ? p`82 256, 78 310, 88 372` : s(p`104 256, 142 290, 178 374`).toReversed(),
		right: side > 0 ? p`104 256, 142 290, 178 374` : s(p`82 256, 78 310, 88 372`).toReversed(),
		bottom: s(hem),
	});
	lie(sketch, one, { round: 0.6 });
	const u = (x: number) => (side > 0 ? x : 1 - x);
	crease(
		sketch,
		one,
		[0.22, 0.42, 0.62, 0.82].map((x, i) => ({
			path: [
				[u(0.5 + (x - 0.5) * 0.5), 0.02],
				[u(0.5 + (x - 0.5) * 0.8), 0.5],
				[u(x), 1],
			] as Anchor[],
			shade: -11,
			light: 9,
			deep: 0.46 + (i % 2) * 0.1,
		})),
	);
	gathers(sketch, one, { v: 0.01, count: 5, length: 40, width: 4 });
	stitching(sketch, writeRow(one, 0.95, 0.02, 0.98, 24), 0.7);
	return one;
}

function tie(sketch: Sketch): void {
	for (const [path, widths] of [
		[p`4 466, 22 520, 16 580, 30 650`, [6, 9, 10, 11]],
		[p`-4 466, -20 512, -14 560, -28 612`, [6, 9, 10, 11]],
	] as const) {
		const tail = ribbon(path, widths);
		liftPanel(sketch, tail, 3, 4);
		lie(sketch, tail, { round: 0.6 });
	}
	for (const side of [-1, 1]) {
		const loop = ribbon(p`${side * 2} 462, ${side * 22} 452, ${side * 42} 460`, [6, 12, 5]);
		const under = ribbon(p`${side * 2} 466, ${side * 22} 476, ${side * 42} 462`, [5, 9, 4]);
		for (const piece of [under, loop]) {
			liftPanel(sketch, piece, 2, 4);
			lie(sketch, piece, { round: 0.6 });
		}
	}
	const knot = panel({
		left: p`-6 455, -6 471`,
		right: p`6 454, 7 471`,
		top: p`-6 455, 0 453, 6 454`,
		bottom: p`-6 471, 0 474, 7 471`,
	});
	liftPanel(sketch, knot, 1, 3);
	lie(sketch, knot, { round: 0.9 });
	stroke(sketch, line(p`-2 456, 1 463, -2 470`), sketch.tone.deep, 1.4, { opacity: 0.4 });
}
