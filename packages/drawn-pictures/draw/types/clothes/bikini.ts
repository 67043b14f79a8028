import { type Anchor, line, mirror, p } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { type Draw, fill, type Piece, type Sketch, stroke } from "../../sketch.ts";
import { crease, gathers, over, seamLine, shifted } from "../sewn/folds.ts";
import { frill } from "../sewn/frill.ts";
import { bodyPanel, legLine } from "../sewn/legs.ts";
import { ribbed } from "../sewn/ribbing.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { binding, insideOfFront, cloth as lie, liftPanel } from "../sewn/top.ts";
import { cord, hook, ring } from "../sewn/trims.ts";

const flip = (a: readonly Anchor[], side: number): Anchor[] => a.map(([x, y, c]) => [x * side, y, c]);

const finish = (pieces: readonly Panel[], top: number, low: number, focus: Piece["focus"]): Piece => ({
	silhouette: pieces.map((piece) => piece.outline),
	box: [-210, top, 210, low],
	stands: false,
	focus,
});

function brief(sketch: Sketch, waist: number, half: number, hip: number, low: number, sag: number): Panel {
	const { back, tone } = sketch;
	const sideTop: Anchor = [half - 6, waist, "c"];
	const rise = (dip: number): Anchor[] => [
		[-half + 6, waist, "c"],
		[-half * 0.5, waist + dip * 0.75],
		[0, waist + dip],
		[half * 0.5, waist + dip * 0.75],
		sideTop,
	];
	const legs = { half, hip, low };
	const side: Anchor[] = [
		[half - 6, waist],
		[half, hip],
	];
	if (!back) {
		const behind = bodyPanel(rise(-6), mirror(side), side, { ...legs, low: low - 3 }, true);
		fill(sketch, behind.outline, tone.inside);
		stroke(sketch, behind.outline, tone.line, 1, { opacity: 0.4 });
	}
	const top = rise(back ? sag * 0.5 : sag);
	const main = bodyPanel(top, mirror(side), side, legs, back);
	lie(sketch, main, { round: 1 });
	if (sketch.feature === "ribbed") ribbed(sketch, main, 7);
	const edge = legLine(back, half, hip, low);
	for (const part of [edge, mirror(edge), top]) binding(sketch, part, 6.5, { stitched: true });
	crease(sketch, main, [
		{ path: p`0 0.2, 0.2 0.24, 0.4 0.34`, shade: -9, light: 7, shape: "top", deep: 0.32 },
		{ path: p`1 0.2, 0.8 0.24, 0.6 0.34`, shade: 9, light: 7, shape: "top", deep: 0.34 },
		...(back
			? [{ path: p`0.5 0.3, 0.5 0.6, 0.5 0.9`, shade: 14, shape: "middle" as const, soft: true, deep: 0.2 }]
			: []),
	]);
	if (back) seamLine(sketch, over(main, p`0.5 0.02, 0.5 1`), 0.8);
	return main;
}

function stringBow(sketch: Sketch, x: number, y: number, side: number): void {
	const c = (anchors: readonly Anchor[]) => {
		const path = line(anchors);
		stroke(sketch, shifted(path, 3, 4), sketch.tone.deep, 5, { opacity: 0.18 });
		cord(sketch, path, 5);
	};
	c(p`${x} ${y}, ${x + side * 16} ${y + 40}, ${x + side * 10} ${y + 92}`);
	c(p`${x} ${y}, ${x - side * 4} ${y + 36}, ${x + side * 4} ${y + 74}`);
	c(
		p`${x} ${y}, ${x + side * 26} ${y - 22}, ${x + side * 50} ${y - 6}, ${x + side * 30} ${y + 12}, ${x} ${y}`,
	);
	c(
		p`${x} ${y}, ${x - side * 24} ${y - 16}, ${x - side * 40} ${y + 4}, ${x - side * 24} ${y + 16}, ${x} ${y}`,
	);
	sketch.out.push(`<circle cx="${x}" cy="${y}" r="6" fill="${sketch.tone.base}"/>`);
	stroke(sketch, `M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z`, sketch.tone.line, 1, { opacity: 0.6 });
	for (const [tx, ty] of [
		[x + side * 10, y + 92],
		[x + side * 4, y + 74],
	] as const)
		ring(sketch, [tx, ty], 4.4);
}

const triangle: Draw = (sketch) => {
	const { back } = sketch;
	const pieces: Panel[] = [];
	if (back) {
		for (const side of [-1, 1])
			insideOfFront(
				sketch,
				p`${side * 72} 268c, ${side * 80} 268c, ${side * 122} 330, ${side * 152} 408c, ${side * 84} 424, ${side * 14} 420c, ${side * 44} 350`,
			);
		cord(sketch, line(p`-26 196, -60 226, -76 272`), 5);
		cord(sketch, line(p`26 196, 60 226, 76 272`), 5);
		cord(sketch, line(p`-150 396, -80 420, 0 426, 80 420, 150 396`), 6);
		stringBow(sketch, 0, 200, 1);
		stringBow(sketch, 0, 426, 1);
	} else {
		cord(sketch, line(p`-158 408, -150 372, -140 352`), 5, { ...sketch.tone, base: sketch.tone.inside });
		cord(sketch, line(p`158 408, 150 372, 140 352`), 5, { ...sketch.tone, base: sketch.tone.inside });
		cord(sketch, line(p`-158 408, -80 424, 0 428, 80 424, 158 408`), 6);
		for (const side of [-1, 1] as const) {
			cord(sketch, line(p`${side * 76} 274, ${side * 60} 226, ${side * 40} 176`), 5);
			const inner = flip(p`72 268, 44 350, 14 426`, side);
			const outer = flip(p`80 268, 122 330, 152 408`, side);
			const low = flip(p`14 426, 84 430, 152 408`, side);
			const cup =
				side > 0
					? panel({ top: flip(p`72 268, 80 268`, 1), left: inner, right: outer, bottom: low })
					: panel({ top: flip(p`80 268, 72 268`, -1), left: outer, right: inner, bottom: low.toReversed() });
			liftPanel(sketch, cup, 2, 4, 0.2);
			lie(sketch, cup, { round: 1 });
			if (sketch.feature === "ribbed") ribbed(sketch, cup, 7);
			gathers(sketch, cup, { v: 0.985, count: 15, length: 70, up: true, width: 6 });
			const u = (x: number) => (side > 0 ? x : 1 - x);
			crease(sketch, cup, [
				{
					path: [
						[u(0.5), 0.06],
						[u(0.42), 0.5],
						[u(0.3), 0.95],
					],
					shade: 8,
					light: 6,
					shape: "middle",
					deep: 0.32,
				},
				{
					path: [
						[u(0.6), 0.1],
						[u(0.66), 0.5],
						[u(0.7), 0.9],
					],
					shade: 8,
					light: 6,
					shape: "middle",
					deep: 0.28,
				},
			]);
			binding(sketch, inner, 5.5, { stitched: true });
			binding(sketch, outer, 5.5, { stitched: true });
			if (sketch.feature === "ruffled")
				frill(sketch, side > 0 ? p`14 424, 84 428, 152 408` : p`-152 408, -84 428, -14 424`, {
					width: 36,
					count: 10,
					lifted: false,
				});
			pieces.push(cup);
		}
		cord(sketch, line(p`-152 411, -80 427, 0 431, 80 427, 152 411`), 5);
	}
	const low = brief(sketch, 560, 132, 594, 736, 26);
	for (const side of [-1, 1]) stringBow(sketch, side * 130, 578, side);
	pieces.push(low);
	return finish(pieces, 170, 748, back ? [10, 470, 320] : [60, 360, 260]);
};

const bandeau: Draw = (sketch) => {
	const { back } = sketch;
	const pieces: Panel[] = [];
	const top = back
		? p`-156 316, -80 328, 0 332, 80 328, 156 316`
		: p`-158 306, -110 280, -54 284, 0 318, 54 284, 110 280, 158 306`;
	const bottom = back
		? p`-152 372, -80 386, 0 390, 80 386, 152 372`
		: p`-152 396, -96 410, -46 404, 0 376, 46 404, 96 410, 152 396`;
	if (!back) {
		const inner = panel({
			top: p`-158 306, 0 292, 158 306`,
			bottom: p`-152 396, 0 386, 152 396`,
			left: p`-158 306, -152 396`,
			right: p`158 306, 152 396`,
		});
		fill(sketch, inner.outline, sketch.tone.inside);
		stroke(sketch, inner.outline, sketch.tone.line, 1, { opacity: 0.4 });
	}
	const chest = panel({
		top,
		bottom,
		left: [top[0] as Anchor, bottom[0] as Anchor],
		right: [top[top.length - 1] as Anchor, bottom[bottom.length - 1] as Anchor],
	});
	lie(sketch, chest, { round: 1 });
	if (sketch.feature === "ribbed") ribbed(sketch, chest, 7);
	if (back) {
		seamLine(sketch, over(chest, p`0.5 0, 0.5 1`), 0.4);
		ring(sketch, [-8, 356], 9);
		hook(sketch, 8, 354);
		crease(sketch, chest, [
			{ path: p`0.06 0.3, 0.28 0.42, 0.47 0.42`, shade: 6, light: 5, shape: "middle", deep: 0.34 },
			{ path: p`0.94 0.3, 0.72 0.42, 0.53 0.42`, shade: -6, light: 5, shape: "middle", deep: 0.34 },
		]);
	} else {
		for (const side of [-1, 1]) {
			const u = (x: number) => 0.5 + side * x;
			crease(
				sketch,
				chest,
				[0.12, 0.3, 0.5, 0.7, 0.88].map((v, i) => ({
					path: [
						[u(0.03), 0.42 + v * 0.16],
						[u(0.14), v * 0.9 + 0.05],
						[u(0.42 - Math.abs(i - 2) * 0.05), v],
					] as Anchor[],
					shade: side * 8,
					light: 7,
					shape: "top" as const,
					deep: 0.6,
				})),
			);
		}
		const knot = panel({
			top: p`-20 318, 0 312, 21 317`,
			left: p`-20 318, -14 348, -20 378`,
			right: p`21 317, 15 347, 21 378`,
			bottom: p`-20 378, 0 384, 21 378`,
		});
		liftPanel(sketch, knot, 3, 5, 0.28);
		lie(sketch, knot, { round: 1 });
		crease(sketch, knot, [
			{ path: p`0.3 0.06, 0.42 0.5, 0.3 0.95`, shade: 5, light: 4, shape: "middle", deep: 0.6 },
			{ path: p`0.66 0.06, 0.6 0.5, 0.7 0.95`, shade: -5, light: 4, shape: "middle", deep: 0.5 },
		]);
	}
	if (sketch.feature === "ruffled")
		frill(sketch, back ? p`-150 370, 0 388, 150 370` : p`-150 392, -96 406, 0 384, 96 406, 150 392`, {
			width: 36,
			count: 20,
			lifted: false,
		});
	pieces.push(chest);
	const low = brief(sketch, 500, 126, 592, 752, 8);
	for (const side of [-1, 1]) {
		if (!back)
			gathers(sketch, low, {
				v: 0.06,
				count: 6,
				length: 46,
				width: 5,
				from: side > 0 ? 0.86 : 0.02,
				to: side > 0 ? 0.98 : 0.14,
			});
		seamLine(
			sketch,
			over(
				low,
				[
					[0.5 + side * 0.26, 0.04],
					[0.5 + side * 0.25, 0.4],
					[0.5 + side * 0.26, 0.7],
				],
				16,
			),
			0.6,
		);
	}
	if (!back) {
		const bar = ribbon(p`-26 523, 0 524, 26 523`, [7, 7]);
		fill(sketch, bar.outline, sketch.accent.base);
		stroke(sketch, bar.outline, sketch.accent.line, 0.8, { opacity: 0.7 });
		stroke(sketch, "M-23 521.500h40", sketch.accent.gleam, 1.2, { opacity: 0.9 });
	}
	pieces.push(low);
	return finish(pieces, 270, 754, back ? [0, 380, 280] : [30, 350, 270]);
};

const cuts: Record<string, Draw> = { triangle, bandeau };

export const bikini: Draw = (sketch) => (cuts[sketch.cut] ?? triangle)(sketch);
