import { type Anchor, closed, line, p } from "../../geometry.ts";
import type { Panel } from "../../parts/panel.ts";
import { type Draw, fill, type Piece, type Sketch, stroke } from "../../sketch.ts";
import { narrowBelt } from "../sewn/belts.ts";
import { mirrored, rising, sprays } from "../sewn/embroidery.ts";
import { crease, gathers, over, seamLine, shifted, stitching, writeRow } from "../sewn/folds.ts";
import { fall, pleated } from "../sewn/hem.ts";
import { band, buildTop, cloth as lie, liftPanel } from "../sewn/top.ts";
import { buttonRow, concealedZip, hook, sewnButton } from "../sewn/trims.ts";

const WAIST = 500;

const aLine: Draw = (sketch) => {
	const main = fall(sketch, {
		top: p`0 531, 44 529, 86 522`,
		side: p`86 522, 108 590, 142 720, 184 900, 212 1036`,
		sag: 26,
		flutes: 7,
		depth: 26,
		from: 0.2,
		deep: 0.54,
		lean: 5,
	});
	const { back } = sketch;
	for (const side of [-1, 1]) {
		const u = (x: number) => 0.5 + side * x;
		if (back)
			seamLine(
				sketch,
				over(main, [
					[u(0.25), 0],
					[u(0.23), 0.16],
				]),
			);
		else
			seamLine(
				sketch,
				over(
					main,
					[
						[u(0.2), 0],
						[u(0.19), 0.4],
						[u(0.2), 1],
					],
					20,
				),
				0.7,
			);
	}
	if (back) zipDown(sketch, main, 700);
	const top = waistband(sketch, 82, 86, 30, { seat: true });
	trimmed(sketch, main, 84);
	return finish([main, top], [-220, WAIST - 12, 214, 1074], back ? [16, 570, 220] : [34, 570, 200]);
};

const mini: Draw = (sketch) => {
	const { back, tone } = sketch;
	const main = buildTop(
		{
			neck: p`0 524, 50 522`,
			nape: p`0 524, 50 522`,
			arm: p`94 514`,
			side: p`110 576, 124 640, 140 800`,
			hem: p`0 816, 70 813, 140 800`,
			lean: 2,
		},
		back,
	);
	lie(sketch, main, { round: 0.9 });
	crease(sketch, main, [
		{ path: p`0 0.34, 0.14 0.39, 0.28 0.39`, shade: -8, light: 6, shape: "top", deep: 0.24 },
		{ path: p`1 0.31, 0.87 0.37, 0.74 0.37`, shade: 8, light: 6, shape: "top", deep: 0.28 },
		{ path: p`0.3 0.5, 0.28 0.75, 0.27 1`, shade: 16, shape: "hem", soft: true, deep: 0.3 },
		{ path: p`0.74 0.46, 0.76 0.75, 0.77 1`, shade: 18, shape: "hem", soft: true, deep: 0.34 },
	]);
	if (back) {
		for (const side of [-1, 1])
			seamLine(
				sketch,
				over(main, [
					[0.5 + side * 0.26, 0],
					[0.5 + side * 0.24, 0.26],
				]),
			);
		zipDown(sketch, main, 640);
	} else {
		const edge = line(p`14 522, 15 660, 17 812`);
		stroke(sketch, shifted(edge, 2, 0), tone.deep, 5, { opacity: 0.16 });
		stroke(sketch, edge, tone.line, 1.1, { opacity: 0.65 });
		stitching(sketch, shifted(edge, -5, 0));
		stitching(sketch, line(p`-14 522, -14 660, -14 813`));
		buttonRow(sketch, [1, 556], [1, 770], 5, 6.4);
		for (const side of [-1, 1]) {
			const flap = band(
				sketch,
				side > 0 ? p`40 588, 66 590, 92 586` : p`-92 586, -66 590, -40 588`,
				side > 0 ? p`40 612, 66 616, 93 610` : p`-93 610, -66 616, -40 612`,
				{ round: 0.2 },
			);
			liftPanel(sketch, flap, 1, 3, 0.2);
			lie(sketch, flap, { round: 0.2 });
			stitching(sketch, writeRow(flap, 0.84, 0.04, 0.96, 10));
			sewnButton(sketch, side * 66, 603, 4);
		}
	}
	stitching(sketch, writeRow(main, 1 - 14 / main.height));
	const top = waistband(sketch, 90, 94, 26, { seat: true });
	trimmed(sketch, main, 92);
	return finish([main, top], [-144, WAIST - 10, 142, 820], back ? [14, 560, 190] : [36, 580, 200]);
};

const pencil: Draw = (sketch) => {
	const { back, tone } = sketch;
	const main = buildTop(
		{
			neck: p`0 520, 46 518`,
			nape: p`0 520, 46 518`,
			arm: p`84 512`,
			side: p`102 570, 120 662, 116 800, 104 1006`,
			hem: p`0 1020, 54 1018, 104 1006`,
			lean: 2,
		},
		back,
	);
	lie(sketch, main, { round: 1 });
	crease(sketch, main, [
		{ path: p`0 0.26, 0.14 0.3, 0.3 0.3`, shade: -9, light: 7, shape: "top", deep: 0.24 },
		{ path: p`1 0.23, 0.88 0.27, 0.72 0.28`, shade: 9, light: 7, shape: "top", deep: 0.3 },
		{ path: p`1 0.5, 0.82 0.56, 0.6 0.55`, shade: 8, light: 6, shape: "top", deep: 0.18 },
	]);
	for (const side of [-1, 1]) {
		const u = (x: number) => 0.5 + side * x;
		seamLine(
			sketch,
			over(main, [
				[u(0.26), 0],
				[u(0.23), 0.1],
				[u(0.2), back ? 0.24 : 0.17],
			]),
		);
		if (!back)
			seamLine(
				sketch,
				over(main, [
					[u(0.12), 0],
					[u(0.11), 0.1],
					[u(0.1), 0.13],
				]),
				0.7,
			);
	}
	if (back) {
		zipDown(sketch, main, 690);
		fill(sketch, "M0 838L0 1020L17 1019L8 838Z", tone.deep, 0.5);
		stroke(sketch, "M0 838L-1 1020", tone.line, 1.2, { opacity: 0.8 });
		stroke(sketch, "M0 838L-24 850", tone.line, 0.9, { opacity: 0.5 });
		crease(sketch, main, [{ path: p`0.5 0.64, 0.495 0.84, 0.495 1`, shade: 18, light: 12, deep: 0.6 }]);
	} else {
		const slit = closed(p`50 1016c, 53 900, 49 846c, 66 910, 70 1014c`);
		fill(sketch, slit, tone.inside);
		fill(sketch, slit, tone.deep, 0.35);
		stroke(sketch, line(p`49 846, 53 900, 50 1016`), tone.line, 1, { opacity: 0.7 });
		crease(sketch, main, [{ path: p`0.735 0.62, 0.77 0.84, 0.745 1`, shade: -14, light: 8, deep: 0.5 }]);
		stitching(sketch, line(p`43 1006, 46 900, 43 850`), 0.6);
	}
	stitching(sketch, writeRow(main, 1 - 22 / main.height), 0.4);
	const top = waistband(sketch, 80, 84, 26, {});
	trimmed(sketch, main, 82);
	return finish([main, top], [-126, WAIST - 10, 124, 1026], back ? [10, 580, 210] : [40, 560, 200]);
};

const pleatedSkirt: Draw = (sketch) => {
	const main = pleated(sketch, {
		top: p`0 529, 44 527, 86 520`,
		side: p`86 520, 112 600, 152 780, 190 1096`,
		sag: 22,
		count: 19,
	});
	if (sketch.back) zipDown(sketch, main, 560);
	const top = waistband(sketch, 83, 87, 28, {});
	trimmed(sketch, main, 85);
	return finish([main, top], [-196, WAIST - 12, 194, 1124], sketch.back ? [10, 590, 220] : [36, 590, 240]);
};

const maxi: Draw = (sketch) => {
	const { back } = sketch;
	const main = fall(sketch, {
		top: p`0 532, 44 530, 84 524`,
		side: p`84 524, 122 600, 160 790, 214 1110, 246 1362`,
		sag: 34,
		flutes: 9,
		depth: 30,
		from: 0.04,
		deep: 0.66,
		lean: 8,
		hem: 26,
	});
	gathers(sketch, main, { v: 0.002, count: 30, length: 130, width: 8 });
	if (back) {
		const top = waistband(sketch, 80, 85, 32, {});
		gathers(sketch, top, { v: 0.02, count: 26, length: 28, width: 4 });
		gathers(sketch, top, { v: 0.98, count: 26, length: 28, width: 4, up: true });
		seamLine(sketch, over(main, p`0.5 0, 0.5 1`), 0.4);
		return finish([main, top], [-258, WAIST - 12, 248, 1404], [20, 570, 240]);
	}
	const top = waistband(sketch, 80, 85, 32, {});
	for (const [path, end] of [
		[p`-4 518, -14 560, -12 620, -24 690`, [-24, 690]],
		[p`4 518, 18 566, 14 640, 26 726`, [26, 726]],
	] as const) {
		stroke(sketch, shifted(line(path), 3, 3), sketch.tone.deep, 4, { opacity: 0.2 });
		stroke(sketch, line(path), sketch.tone.line, 4.6, { opacity: 0.6 });
		stroke(sketch, line(path), sketch.tone.base, 3.7);
		sewnButton(sketch, end[0], end[1], 4.6, sketch.tone);
	}
	sewnButton(sketch, 0, 516, 5.6, sketch.tone);
	trimmed(sketch, main, 82);
	return finish([main, top], [-258, WAIST - 12, 248, 1404], [26, 600, 260]);
};

const cuts: Record<string, Draw> = { "a-line": aLine, mini, pencil, pleated: pleatedSkirt, maxi };

export const skirt: Draw = (sketch) => (cuts[sketch.cut] ?? aLine)(sketch);

function trimmed(sketch: Sketch, main: Panel, half: number): void {
	const branches = rising(Math.min(1, main.height / 460));
	if (sketch.feature === "embroidered")
		sprays(sketch, main, sketch.cut === "pencil" && !sketch.back ? mirrored(branches) : branches);
	if (sketch.feature === "belted") narrowBelt(sketch, half, WAIST + 2, 20);
}

const finish = (pieces: readonly Panel[], box: Piece["box"], focus: Piece["focus"]): Piece => ({
	silhouette: pieces.map((piece) => piece.outline),
	box,
	stands: false,
	focus,
});

function waistband(
	sketch: Sketch,
	above: number,
	below: number,
	high: number,
	style: { seat?: boolean },
): Panel {
	const { back, tone } = sketch;
	const top: Anchor[] = p`${-above} ${WAIST - 4}, ${-above * 0.5} ${WAIST + 3}, 0 ${WAIST + 5}, ${above * 0.5} ${WAIST + 3}, ${above} ${WAIST - 3}`;
	if (!back) {
		const inside = closed(
			p`${-above} ${WAIST - 4}c, 0 ${WAIST - 13}, ${above} ${WAIST - 3}c, 0 ${WAIST + 10}`,
		);
		fill(sketch, inside, tone.inside);
		fill(sketch, inside, tone.deep, 0.25);
		stroke(sketch, line(p`${-above} ${WAIST - 4}, 0 ${WAIST - 13}, ${above} ${WAIST - 3}`), tone.line, 0.9, {
			opacity: 0.6,
		});
		fill(sketch, `M-11 ${WAIST - 8}h22v7h-22z`, sketch.accent.light, 0.85);
	}
	const piece = band(
		sketch,
		top,
		p`${-below} ${WAIST + high - 6}, ${-below * 0.5} ${WAIST + high + 2}, 0 ${WAIST + high + 4}, ${below * 0.5} ${WAIST + high + 2}, ${below} ${WAIST + high - 5}`,
		{ round: 0.6 },
	);
	stitching(sketch, writeRow(piece, 0.86, 0.02, 0.98, 20), 0.7);
	if (style.seat) stitching(sketch, writeRow(piece, 0.14, 0.02, 0.98, 20), 0.7);
	return piece;
}

function zipDown(sketch: Sketch, main: Panel, to: number): void {
	concealedZip(sketch, p`0 ${WAIST + 5}, 1 ${(WAIST + to) / 2}, 0 ${to}`);
	hook(sketch, 0, WAIST + 6);
	const from = (to - WAIST) / main.height;
	if (from < 0.9)
		seamLine(
			sketch,
			over(main, [
				[0.5, from],
				[0.5, 1],
			]),
			0.5,
		);
}
