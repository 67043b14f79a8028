import { shift } from "../../colour.ts";
import { ellipse, type Point, p, xy } from "../../geometry.ts";
import { lay } from "../../parts/cloth.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { cloth, type Draw, fill, linear, print, type Sketch, stroke } from "../../sketch.ts";
import { tassels } from "../accessories/scarf.ts";

export const throwOver: Draw = (sketch) => {
	const { tone } = sketch;
	bar(sketch);
	const behind = panel({
		left: p`-176 300, -180 520, -178 776`,
		right: p`192 300, 198 520, 204 762`,
		top: p`-176 300, 0 296, 192 300`,
		bottom: p`-178 776, -60 785, 80 776, 204 762`,
	});
	lay(sketch, behind, { round: 0.7, dark: falling([0.1, 0.42, 0.9], 18), light: falling([0.2, 0.72], 14) });
	print(sketch, behind.outline, tone.line, 0.2);
	tassels(sketch, behind, 44);
	const front = panel({
		left: p`-192 292, -199 330, -206 500, -212 670`,
		right: p`178 290, 184 330, 182 500, 178 682`,
		top: p`-192 292, -150 281, -20 279, 140 280, 178 290`,
		bottom: p`-212 670, -90 686, 40 682, 178 682`,
	});
	for (const [dx, dy, o] of [
		[10, 14, 0.14],
		[5, 7, 0.18],
	] as const)
		sketch.out.push(
			`<path transform="translate(${dx} ${dy})" d="${front.outline}" fill="${tone.line}" fill-opacity="${o}"/>`,
		);
	lay(sketch, front, {
		round: 0.8,
		dark: falling([0.14, 0.33, 0.58, 0.83], 24),
		light: falling([0.22, 0.45, 0.7, 0.93], 19),
	});
	border(sketch, front);
	tassels(sketch, front, 46);
	const bend = (from: number, to: number) =>
		`M${[...row(front, from), ...row(front, to).toReversed()].map(xy).join("L")}Z`;
	print(
		sketch,
		bend(0, 0.14),
		linear(
			sketch,
			[0, 278],
			[0, 336],
			[
				[0, tone.gleam, 0.3],
				[0.35, tone.gleam, 0.1],
				[0.62, tone.line, 0.14],
				[1, tone.line, 0],
			],
		),
	);
	return {
		silhouette: [behind.outline, front.outline],
		box: [-252, 262, 252, 826],
		stands: false,
		focus: [-60, 630, 240],
	};
};

const row = (piece: Panel, v: number): Point[] => Array.from({ length: 13 }, (_, i) => piece.at(i / 12, v));

const falling = (places: readonly number[], width: number) =>
	places.map((u, i) => ({
		from: [u + (i % 2 ? 0.02 : -0.02), 0.03] as const,
		to: [u, 0.99] as const,
		width: width * (i % 2 ? 0.8 : 1),
		shape: i % 2 ? ("middle" as const) : ("hem" as const),
	}));

function border(sketch: Sketch, piece: Panel): void {
	if (sketch.pattern !== "solid") return;
	for (const [from, to] of [
		[26, 40],
		[48, 53],
	] as const) {
		const v = (by: number) => 1 - by / piece.height;
		const edge = [...row(piece, v(from)), ...row(piece, v(to)).toReversed()];
		cloth(sketch, `M${edge.map(xy).join("L")}Z`, sketch.accent.base);
	}
}

function bar(sketch: Sketch): void {
	const wood = "#b98d5f";
	for (const x of [-226, 226]) {
		stroke(sketch, `M${x} 268V292`, "#8a6a35", 7);
		stroke(sketch, `M${x - 1.5} 268V292`, "#e9cf94", 2.2);
		fill(sketch, ellipse(x, 266, 9), "#b58d49");
	}
	fill(
		sketch,
		"M-246 283H246a9 9 0 0 1 0 18H-246a9 9 0 0 1 0 -18Z",
		linear(
			sketch,
			[0, 283],
			[0, 301],
			[
				[0, shift(wood, 0.05)],
				[0.3, shift(wood, 0.12)],
				[0.7, shift(wood, -0.04)],
				[1, shift(wood, -0.18)],
			],
		),
	);
}
