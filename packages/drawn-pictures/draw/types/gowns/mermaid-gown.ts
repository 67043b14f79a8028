import { closed, line, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import { type Draw, fill, stroke } from "../../sketch.ts";
import { mirrored, rising, sprays } from "../sewn/embroidery.ts";
import { crease, over, seamLine } from "../sewn/folds.ts";
import { fall } from "../sewn/hem.ts";
import { hemShade, cloth as lie, liftPanel } from "../sewn/top.ts";
import { concealedZip, sewnButton } from "../sewn/trims.ts";

export const mermaidGown: Draw = (sketch) => {
	const { back, tone } = sketch;
	if (!back) fill(sketch, closed(p`-104 356c, 0 372, 104 356c, 90 420, -90 420`), tone.inside);
	const main = fall(sketch, {
		top: back ? p`0 402, 50 396, 100 380` : p`0 374, 66 366, 100 380`,
		side: p`100 380, 102 424, 79 514, 112 660, 106 800, 88 936, 100 1040, 156 1196, ${back ? 286 : 256} ${back ? 1372 : 1346}`,
		sag: back ? 40 : 34,
		flutes: back ? 10 : 9,
		depth: 44,
		from: 0.62,
		deep: 0.8,
		lean: back ? 14 : 8,
		hem: 0,
	});
	for (const side of [-1, 1]) {
		const u = (x: number) => 0.5 + side * x;
		seamLine(
			sketch,
			over(
				main,
				[
					[u(0.26), 0.03],
					[u(0.25), 0.13],
					[u(0.24), 0.3],
					[u(0.24), 0.56],
				],
				24,
			),
			0.7,
		);
		crease(sketch, main, [
			{
				path: [
					[0.5 + side * 0.5, 0.14],
					[u(0.34), 0.145],
					[u(0.12), 0.165],
				],
				shade: side * 7,
				light: 6,
				shape: "top",
				deep: 0.3,
			},
			{
				path: [
					[0.5 + side * 0.5, 0.175],
					[u(0.3), 0.17],
					[u(0.1), 0.18],
				],
				shade: side * 6,
				light: 5,
				shape: "top",
				deep: 0.26,
			},
			{
				path: [
					[0.5 + side * 0.5, 0.55],
					[u(0.36), 0.535],
					[u(0.16), 0.54],
				],
				shade: side * 8,
				light: 6,
				shape: "top",
				deep: 0.26,
			},
			{
				path: [
					[0.5 + side * 0.5, 0.59],
					[u(0.36), 0.575],
					[u(0.2), 0.585],
				],
				shade: side * 8,
				light: 6,
				shape: "top",
				deep: 0.26,
			},
		]);
	}
	if (back) {
		concealedZip(sketch, p`0 404, 0 620`, false);
		for (let i = 0; i < 15; i++) sewnButton(sketch, 0, 412 + i * 14, 3.2, tone);
		seamLine(sketch, over(main, p`0.5 0.3, 0.5 0.7`), 0.5);
	}
	if (sketch.feature === "embroidered")
		sprays(sketch, main, [...rising(1.1, 0.2), ...mirrored(rising(0.8, 0.26))]);
	shoulderBand(sketch, back);
	return {
		silhouette: [main.outline],
		box: [back ? -300 : -266, 300, back ? 288 : 258, back ? 1424 : 1396],
		stands: false,
		focus: back ? [0, 452, 250] : [30, 390, 290],
	};
};

function shoulderBand(sketch: Parameters<Draw>[0], back: boolean): void {
	const { tone } = sketch;
	const dip = back ? 6 : 0;
	const bandPanel = panel({
		top: p`-148 318, -112 306, -60 ${332 + dip}, 0 ${348 + dip}c, 60 ${332 + dip}, 112 305, 147 316`,
		left: p`-148 318, -152 352, -138 388`,
		right: p`147 316, 152 350, 138 386`,
		bottom: p`-138 388, -104 398, -56 ${402 + dip}, 0 ${404 + dip}, 56 ${402 + dip}, 104 397, 138 386`,
	});
	for (const side of [-1, 1])
		fill(
			sketch,
			closed(p`${side * 104} 318, ${side * 132} 314, ${side * 146} 326, ${side * 120} 336`),
			tone.inside,
		);
	hemShade(sketch, bandPanel, 10, 0.34);
	lie(sketch, bandPanel, { round: 0.8 });
	crease(sketch, bandPanel, [
		{ path: p`0.02 0.3, 0.26 0.34, 0.5 0.42`, shade: 7, light: 6, shape: "middle", deep: 0.5 },
		{ path: p`0.03 0.52, 0.26 0.58, 0.5 0.6`, shade: 7, light: 6, shape: "middle", deep: 0.46 },
		{ path: p`0.05 0.76, 0.26 0.8, 0.5 0.78`, shade: 6, light: 5, shape: "middle", deep: 0.4 },
		{ path: p`0.98 0.3, 0.74 0.34, 0.5 0.42`, shade: -7, light: 6, shape: "middle", deep: 0.5 },
		{ path: p`0.97 0.52, 0.74 0.58, 0.5 0.6`, shade: -7, light: 6, shape: "middle", deep: 0.46 },
		{ path: p`0.95 0.76, 0.74 0.8, 0.5 0.78`, shade: -6, light: 5, shape: "middle", deep: 0.4 },
	]);
	if (back) return;
	const clip = panel({
		top: p`-13 344, 0 349, 13 344`,
		left: p`-13 344, -9 376, -13 408`,
		right: p`13 344, 10 376, 13 407`,
		bottom: p`-13 408, 0 412, 13 407`,
	});
	liftPanel(sketch, clip, 2, 3);
	lie(sketch, clip, { round: 0.8 });
	crease(sketch, clip, [
		{ path: p`0.4 0.05, 0.5 0.5, 0.4 0.95`, shade: 4, light: 4, shape: "middle", deep: 0.5 },
	]);
	stroke(sketch, line(p`-13 344, -9 376, -13 408`), tone.line, 0.8, { opacity: 0.4 });
}
