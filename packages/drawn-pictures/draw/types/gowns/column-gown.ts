import { type Anchor, closed, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../../sketch.ts";
import { rising, sprays } from "../sewn/embroidery.ts";
import { crease, over, seamLine } from "../sewn/folds.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { cloth as lie, liftPanel } from "../sewn/top.ts";
import { concealedZip } from "../sewn/trims.ts";

export const columnGown: Draw = (sketch) => {
	const { back, tone } = sketch;
	const flip = (a: readonly Anchor[]): Anchor[] => (back ? a.map(([x, y, c]): Anchor => [-x, y, c]) : [...a]);
	const put = (top: Anchor[], right: Anchor[], bottom: Anchor[], left: Anchor[]) =>
		back
			? panel({
					top: flip(top).toReversed(),
					left: flip(right),
					right: flip(left),
					bottom: flip(bottom).toReversed(),
				})
			: panel({ top, right, bottom, left });
	if (!back) {
		fill(sketch, closed(p`-92 376c, 0 352, 60 250c, 112 256c, 98 372c, 0 420, -90 404`), tone.inside);
		const under = panel({
			top: p`-60 640, 90 640`,
			left: p`-60 640, -112 900, -142 1340`,
			right: p`90 640, 118 900, 128 1352`,
			bottom: p`-142 1340, 0 1362, 128 1352`,
		});
		lie(sketch, under, { round: 0.6 });
		fill(sketch, under.outline, tone.deep, 0.3);
	}
	const main = put(
		back ? p`-96 388c, -20 372, 56 300, 62 244c, 112 258c` : p`-98 388c, -44 372, 22 330, 58 244c, 112 258c`,
		p`112 258c, 100 312, 102 380c, 104 420, 82 512, 108 650, 116 860, 126 1080, 150 1352`,
		back
			? p`-176 1366, -150 1392, -90 1378, -40 1396, 30 1380, 90 1388, 150 1352`
			: p`-64 1352, -22 1372, 20 1362, 70 1376, 112 1362, 150 1352`,
		back
			? p`-96 388c, -98 430, -78 512, -106 650, -118 860, -134 1100, -176 1366`
			: p`-98 388c, -100 430, -79 512, -106 650, -96 760c, -58 940, -46 1120, -64 1352`,
	);
	if (!back) {
		const flap = panel({
			top: p`-106 700, -92 742`,
			left: p`-106 700, -126 900, -150 1120, -174 1360`,
			right: p`-92 742, -96 900, -104 1120, -116 1366`,
			bottom: p`-174 1360, -146 1376, -116 1366`,
		});
		lie(sketch, flap, { round: 0.8 });
		crease(sketch, flap, [{ path: p`0.5 0.05, 0.45 0.5, 0.5 1`, shade: -14, light: 12, deep: 0.6 }]);
	}
	lie(sketch, main, { round: 0.9 });
	const m = (a: readonly Anchor[]): Anchor[] => (back ? a.map(([u, v, c]): Anchor => [1 - u, v, c]) : [...a]);
	const s = back ? -1 : 1;
	if (back) drapedBack(sketch, main);
	else
		crease(sketch, main, [
			...[0, 1, 2, 3, 4, 5, 6].map((i) => ({
				path: m([
					[0.95 - i * 0.015, 0.02 + i * 0.004],
					[0.56 + i * 0.02, 0.085 + i * 0.026],
					[0.015, 0.145 + i * 0.03],
				]),
				shade: s * (8 + (i % 3) * 2),
				light: 8,
				shape: i % 2 ? ("hem" as const) : ("middle" as const),
				deep: 0.3 + (i % 3) * 0.06,
			})),
			...[0, 1, 2, 3, 4].map((i) => ({
				path: m([
					[0.02, 0.335 + i * 0.006],
					[0.16 + i * 0.12, 0.4 + i * 0.03],
					[0.16 + i * 0.19, 0.62 + i * 0.05],
				]),
				shade: s * -(10 + i),
				light: 9,
				shape: "top" as const,
				deep: 0.5 - i * 0.04,
			})),
			{ path: m(p`0.3 0.6, 0.3 0.8, 0.3 1`), shade: -14, light: 10, deep: 0.4 },
			{ path: m(p`0.62 0.55, 0.64 0.8, 0.66 1`), shade: -16, light: 12, deep: 0.46 },
			{ path: m(p`0.84 0.5, 0.86 0.8, 0.87 1`), shade: -14, light: 10, deep: 0.44 },
		]);
	if (!back) {
		const sash = ribbon(p`-98 640, -90 720, -112 860, -104 1010`, [16, 30, 38, 44]);
		liftPanel(sketch, sash, 6, 5);
		lie(sketch, sash, { round: 0.6 });
		crease(sketch, sash, [
			{ path: p`0.4 0, 0.5 0.5, 0.3 1`, shade: 8, light: 6, deep: 0.5, shape: "even" },
			{ path: p`0.75 0, 0.7 0.4, 0.76 0.9`, shade: -6, light: 5, deep: 0.4, shape: "top" },
		]);
		const knot = panel({
			top: p`-108 624, -96 620, -84 628`,
			left: p`-108 624, -112 640, -106 658`,
			right: p`-84 628, -80 642, -86 656`,
			bottom: p`-106 658, -96 663, -86 656`,
		});
		liftPanel(sketch, knot, 3, 4);
		lie(sketch, knot, { round: 0.8 });
		crease(sketch, knot, [
			{ path: p`0.3 0.1, 0.5 0.5, 0.3 0.95`, shade: 4, light: 4, shape: "middle", deep: 0.5 },
		]);
		seamLine(sketch, over(main, p`0.97 0.1, 0.99 0.3`), 0.4);
	}
	if (sketch.feature === "embroidered") sprays(sketch, main, rising(1.4));
	stroke(sketch, main.topEdge, tone.gleam, 1.6, { opacity: 0.3 });
	return {
		silhouette: [main.outline],
		box: [-176, 240, 176, 1396],
		stands: false,
		focus: back ? [6, 410, 250] : [-44, 560, 270],
	};
};

function drapedBack(sketch: Sketch, main: ReturnType<typeof panel>): void {
	concealedZip(sketch, p`0 388, 1 500, 0 640`);
	seamLine(sketch, over(main, p`0.5 0.35, 0.5 1`), 0.5);
	for (const side of [-1, 1])
		seamLine(
			sketch,
			over(main, [
				[0.5 + side * 0.22, 0.13],
				[0.5 + side * 0.21, 0.24],
				[0.5 + side * 0.24, 0.34],
			]),
			0.8,
		);
	crease(sketch, main, [
		{ path: p`0 0.25, 0.2 0.24, 0.42 0.27`, shade: -8, light: 6, shape: "top", deep: 0.36 },
		{ path: p`1 0.25, 0.8 0.24, 0.58 0.27`, shade: 8, light: 6, shape: "top", deep: 0.36 },
		{ path: p`0.24 0.4, 0.2 0.7, 0.16 1`, shade: -22, light: 16, deep: 0.5 },
		{ path: p`0.44 0.42, 0.44 0.7, 0.4 1`, shade: -22, light: 16, deep: 0.56 },
		{ path: p`0.7 0.4, 0.72 0.7, 0.7 1`, shade: -22, light: 16, deep: 0.54 },
		{ path: p`0.88 0.45, 0.9 0.7, 0.9 1`, shade: -16, light: 12, deep: 0.46 },
	]);
}
