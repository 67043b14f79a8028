import { type Anchor, closed, line, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../../sketch.ts";
import { arms } from "../sewn/arms.ts";
import { mirrored, rising, sprays } from "../sewn/embroidery.ts";
import { crease, gathers, over, seamLine, stitching, writeRow } from "../sewn/folds.ts";
import { frill } from "../sewn/frill.ts";
import { fall } from "../sewn/hem.ts";
import { pocketPatch } from "../sewn/pockets.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { roundCollar } from "../sewn/round-collar.ts";
import { smocking } from "../sewn/smocking.ts";
import { band, buildTop, inside, cloth as lie, liftPanel, type Top } from "../sewn/top.ts";
import { buttonRow, sewnButton } from "../sewn/trims.ts";

const bib: Top = {
	neck: p`0 306, 34 305, 44 303c, 47 246c`,
	nape: p`0 286, 34 285, 44 283c, 47 246c`,
	arm: p`80 252, 72 300, 84 356c`,
	side: p`84 400, 80 440`,
	hem: p`0 446, 44 445, 80 440`,
};

const flared: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, bib, { facing: 0, label: false });
	const skirt = fall(sketch, {
		top: p`0 460, 44 459, 82 454`,
		side: p`82 454, 116 510, 154 620, 178 728`,
		sag: 24,
		flutes: 8,
		depth: 22,
		from: 0.06,
		deep: 0.6,
		lean: 4,
		hem: 20,
	});
	gathers(sketch, skirt, { v: 0.003, count: 26, length: 74, width: 7 });
	if (!back) for (const side of [-1, 1]) pocketPatch(sketch, side * 66, 540, 50, 54, {});
	if (sketch.feature === "embroidered") sprays(sketch, skirt, [...rising(0.56), ...mirrored(rising(0.42))]);
	const top = buildTop(bib, back);
	for (const side of [-1, 1]) {
		frill(sketch, side > 0 ? p`62 249, 74 268, 68 310, 78 360` : p`-62 249, -74 268, -68 310, -78 360`, {
			width: side > 0 ? -40 : 40,
			count: 9,
			taper: true,
			lifted: false,
		});
	}
	lie(sketch, top, { round: 0.85 });
	for (const side of [-1, 1]) stitching(sketch, line(p`${side * 51} 250, ${side * 48.5} 304`), 0.8);
	stitching(sketch, writeRow(top, back ? 0.26 : 0.36, 0.22, 0.78, 12), 0);
	stitching(sketch, line(back ? p`-42 290, 0 292, 42 290` : p`-42 310, 0 312, 42 310`), 0.8);
	crease(sketch, top, [
		{ path: p`0.3 0.6, 0.28 0.8, 0.3 1`, shade: 8, light: 6, deep: 0.3 },
		{ path: p`0.72 0.6, 0.74 0.8, 0.71 1`, shade: -8, light: 6, deep: 0.34 },
	]);
	const waist = band(
		sketch,
		p`-81 434, -40 441, 0 443, 40 441, 81 434`,
		p`-83 458, -40 466, 0 468, 40 466, 83 458`,
	);
	stitching(sketch, writeRow(waist, 0.14, 0.02, 0.98, 20), 0.7);
	stitching(sketch, writeRow(waist, 0.86, 0.02, 0.98, 20), 0.7);
	if (back) {
		stroke(sketch, line(p`7 288, 8 380, 8 440`), sketch.tone.line, 0.9, { opacity: 0.5 });
		buttonRow(sketch, [1, 304], [1, 420], 4, 5.4);
		sash(sketch);
	} else {
		gathers(sketch, top, { v: 0.99, count: 10, length: 30, up: true, from: 0.3, to: 0.7, width: 4 });
		for (const side of [-1, 1]) sewnButton(sketch, side * 52, 300, 6.6);
	}
	return {
		silhouette: [top.outline, skirt.outline],
		box: [-190, 236, 186, 762],
		stands: false,
		focus: back ? [16, 450, 210] : [30, 350, 220],
	};
};

function sash(sketch: Sketch): void {
	const pieces = [
		ribbon(p`6 456, 26 520, 20 590, 38 660`, [13, 26, 30, 33]),
		ribbon(p`-6 456, -24 516, -20 570, -36 628`, [13, 24, 28, 30]),
		panel({
			left: p`4 442c, 34 420, 72 432`,
			right: p`4 466c, 34 482, 70 476`,
			bottom: p`72 432, 86 454, 70 476`,
		}),
		panel({
			right: p`-4 442c, -34 422, -70 436`,
			left: p`-4 466c, -32 484, -66 480`,
			bottom: p`-66 480, -82 458, -70 436`,
		}),
	];
	for (const piece of pieces) {
		liftPanel(sketch, piece, 4, 6);
		lie(sketch, piece, { round: 0.7 });
		crease(sketch, piece, [
			{ path: p`0.4 0, 0.48 0.4, 0.36 0.9`, shade: 6, light: 5, shape: "top", deep: 0.5 },
			{ path: p`0.68 0, 0.64 0.4, 0.7 0.7`, shade: -5, light: 4, shape: "top", deep: 0.4 },
		]);
	}
	const knot = panel({
		top: p`-11 440, 0 436, 12 440`,
		left: p`-11 440, -13 454, -10 469`,
		right: p`12 440, 14 454, 11 468`,
		bottom: p`-10 469, 0 473, 11 468`,
	});
	liftPanel(sketch, knot, 2, 3);
	lie(sketch, knot, { round: 0.9 });
}

const yoke: Top = {
	neck: p`0 274, 26 268, 42 246c`,
	nape: p`0 256, 24 253, 42 246c`,
	arm: p`80 258, 76 310, 86 360c`,
	side: p`100 460, 122 600, 142 716`,
	hem: p`0 736, 50 731, 98 734, 142 716`,
	lean: 3,
};

const smock: Draw = (sketch) => {
	const { back, tone } = sketch;
	inside(sketch, { neck: yoke.neck, nape: yoke.nape }, { facing: 0, label: false });
	const sleeves = arms(sketch, {
		outer: p`74 252, 104 252, 134 290, 140 340, 130 366`,
		inner: p`76 358, 84 366, 92 378`,
		sag: 5,
		cap: 9,
		gathered: 10,
		end: "cuff",
		cuff: { height: 12, inset: 3 },
	});
	const main = fall(sketch, {
		top: back ? p`0 256, 24 253, 42 246c, 80 258` : p`0 274, 26 268, 42 246c, 80 258`,
		side: p`80 258, 75 310, 86 362c, 102 450, 130 600, 152 712`,
		sag: 22,
		flutes: 8,
		depth: 17,
		from: back ? 0.34 : 0.36,
		deep: 0.55,
		lean: 3,
		hem: 22,
	});
	if (back) {
		const seam = over(main, p`0.03 0.2, 0.5 0.22, 0.97 0.2`, 20);
		seamLine(sketch, seam);
		gathers(sketch, main, { v: 0.22, count: 26, length: 80, width: 6, from: 0.06, to: 0.94 });
		stroke(sketch, line(p`8 258, 9 300, 10 470`), tone.line, 0.9, { opacity: 0.5 });
		buttonRow(sketch, [2, 276], [3, 440], 4, 5);
	} else {
		smocking(sketch, main, { from: 0.14, to: 0.33, rows: 7 });
		embroidery(sketch, main);
		gathers(sketch, main, { v: 0.335, count: 24, length: 80, width: 6 });
	}
	for (const { cuff } of sleeves) if (cuff) stitching(sketch, writeRow(cuff, 0.5, 0, 1, 8), 0.6);
	roundCollar(sketch, { x: 42, y: 246, meet: 276, deep: 38, wide: 32 });
	if (!back) sewnButton(sketch, 0, 284, 4.4, tone);
	return {
		silhouette: [main.outline, ...sleeves.map((one) => one.panel.outline)],
		box: [-160, 232, 158, 744],
		stands: false,
		focus: back ? [12, 330, 200] : [28, 330, 190],
	};
};

function embroidery(sketch: Sketch, main: ReturnType<typeof fall>): void {
	const { accent } = sketch;
	for (const v of [0.2, 0.276]) {
		const points: Anchor[] = [];
		for (let i = 0; i <= 22; i++) points.push([0.06 + (i / 22) * 0.88, v + (i % 2 ? 0.011 : -0.011)]);
		const wave = points
			.map(
				([u, w], i) =>
					`${i ? "L" : "M"}${main
						.at(u, w)
						.map((n) => n.toFixed(1))
						.join(" ")}`,
			)
			.join("");
		stroke(sketch, wave, accent.shade, 2, { opacity: 0.9 });
	}
	for (let i = 0; i <= 11; i++) {
		const [x, y] = main.at(0.1 + (i / 11) * 0.8, 0.238);
		const knot = closed([
			[x - 2.4, y],
			[x, y - 2.4],
			[x + 2.4, y],
			[x, y + 2.4],
		]);
		fill(sketch, knot, accent.base, 0.99);
	}
}

const cuts: Record<string, Draw> = { flared, smock };

export const pinafore: Draw = (sketch) => (cuts[sketch.cut] ?? flared)(sketch);
