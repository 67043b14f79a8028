import { closed, line, p } from "../geometry.ts";
import { lay } from "../parts/cloth.ts";
import { panel } from "../parts/panel.ts";
import { cloth, fill, linear, type Sketch } from "../sketch.ts";
import { creases } from "./creases.ts";
import { castShadow, groove, rim, softStroke, stitching } from "./marks.ts";

export function hoodDown(sketch: Sketch, part: "behind" | "front", throat = 282): string[] {
	const { tone } = sketch;
	if (part === "behind") {
		const outer = panel({
			left: p`-30 168, -70 187, -86 228, -70 264`,
			right: p`38 169, 74 190, 86 229, 72 264`,
			top: p`-30 168, 6 163, 38 169`,
			bottom: p`-70 264, 0 288, 72 264`,
		});
		lay(sketch, outer, { round: 1.1, edge: 0 });
		const inside = closed(
			p`-58 256c, -66 222, -50 194, -14 184, 14 183, 48 194, 64 222, 58 256c, 0 ${throat + 4}`,
		);
		cloth(sketch, inside, tone.inside);
		fill(
			sketch,
			inside,
			linear(
				sketch,
				[0, 184],
				[0, throat],
				[
					[0, tone.deep, 0.1],
					[0.5, tone.deep, 0.4],
					[1, tone.deep, 0.85],
				],
			),
		);
		groove(sketch, line(p`2 184, 4 220, 2 262`), 1, 0.8);
		rim(sketch, outer.outline);
		rim(sketch, inside, 0.9);
		return [outer.outline];
	}
	return [1, -1].map((hand) => {
		const side = panel(
			hand > 0
				? {
						left: p`52 196, 58 226, 44 258, 3 ${throat}`,
						right: p`54 192, 88 222, 84 268, 50 306, 8 ${throat + 40}`,
					}
				: {
						left: p`-52 194, -90 222, -88 270, -52 309, -4 ${throat + 43}`,
						right: p`-50 198, -58 228, -45 260, 3 ${throat + 2}`,
					},
		);
		castShadow(sketch, side.outline, 3, 7, 10, 0.5);
		lay(sketch, side, {
			round: 1.2,
			edge: 0,
		});
		creases(sketch, side, [
			{ from: [hand > 0 ? 0.9 : 0.1, 0.2], to: [0.46, 0.66], width: 9, depth: -0.4, peak: 0.35 },
			{ from: [0.5, 0.46], to: [0.55, 0.96], width: 9, depth: -0.34 },
			{ from: [hand > 0 ? 0.6 : 0.4, 0.12], to: [0.42, 0.6], width: 11, depth: 0.3 },
		]);
		softStroke(sketch, hand > 0 ? side.leftEdge : side.rightEdge, tone.deep, 7, 0.3);
		stitching(
			sketch,
			hand > 0
				? line(p`60 198, 65 228, 51 264, 10 ${throat + 6}`)
				: line(p`-58 200, -66 229, -52 266, -6 ${throat + 10}`),
		);
		rim(sketch, side.outline);
		return side.outline;
	});
}

export function hoodBack(sketch: Sketch, low = 392): string[] {
	const { tone } = sketch;
	const side = panel({
		left: p`-52 204, -86 236, -88 290, -52 ${low - 26}, -10 ${low}`,
		right: p`54 204, 88 238, 86 292, 54 ${low - 30}, 2 ${low + 2}`,
		top: p`-52 204, -20 188, 22 188, 54 204`,
		bottom: p`-10 ${low}, -4 ${low + 3}, 2 ${low + 2}`,
	});
	castShadow(sketch, side.outline, 4, 9, 14, 0.5);
	lay(sketch, side, {
		round: 1.3,
		edge: 0,
	});
	creases(sketch, side, [
		{ from: [0.04, 0.2], to: [0.42, 0.42], width: 12, depth: -0.42, peak: 0.3 },
		{ from: [0.96, 0.22], to: [0.6, 0.42], width: 12, depth: -0.42, peak: 0.3 },
		{ from: [0.14, 0.55], to: [0.44, 0.9], width: 13, depth: -0.36 },
		{ from: [0.86, 0.55], to: [0.58, 0.88], width: 13, depth: -0.36 },
		{ from: [0.24, 0.14], to: [0.34, 0.72], width: 18, depth: 0.34 },
		{ from: [0.78, 0.14], to: [0.68, 0.72], width: 16, depth: 0.3 },
	]);
	groove(sketch, line(p`2 190, 4 280, -3 ${low}`), 1.2);
	stitching(sketch, line(p`7 190, 9 280, 2 ${low - 2}`));
	softStroke(sketch, line(p`-52 206, -20 191, 22 191, 54 206`), tone.deep, 8, 0.3);
	rim(sketch, side.outline);
	return [side.outline];
}
