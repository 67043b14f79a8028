import { type Anchor, line } from "../geometry.ts";
import { lay } from "../parts/cloth.ts";
import { type Panel, panel } from "../parts/panel.ts";
import { fill, linear, type Sketch } from "../sketch.ts";
import { castShadow, groove, rim, softStroke, stitching } from "./marks.ts";

export type Corner = readonly [x: number, y: number];
export function piece(corners: readonly [Corner, Corner, Corner, Corner], r = 8, sag = 3): Panel {
	const [a, b, c, d] = corners;
	const toward = (from: Corner, to: Corner, by: number): Anchor => {
		const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
		return [from[0] + ((to[0] - from[0]) / long) * by, from[1] + ((to[1] - from[1]) / long) * by];
	};
	const left = toward(d, a, r);
	const right = toward(c, b, r);
	const soft = (corner: Corner, by: Anchor, next: Anchor): Anchor => [
		corner[0] * 0.42 + (by[0] + next[0]) * 0.29,
		corner[1] * 0.42 + (by[1] + next[1]) * 0.29,
	];
	const [dr, cl] = [toward(d, c, r), toward(c, d, r)];
	const bottom: Anchor[] =
		r <= 1
			? [left, [(d[0] + c[0]) / 2, (d[1] + c[1]) / 2 + sag], right]
			: [
					left,
					soft(d, left, dr),
					dr,
					[(d[0] + c[0]) / 2, (d[1] + c[1]) / 2 + sag],
					cl,
					soft(c, right, cl),
					right,
				];
	return panel({
		left: [a, left],
		right: [b, right],
		top: [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * 0.5], b],
		bottom,
	});
}

type Box = { x: number; y: number; w: number; h: number; slope?: number };
const listCorners = ({ x, y, w, h, slope = 0 }: Box): [Corner, Corner, Corner, Corner] => [
	[x - w / 2, y - slope / 2],
	[x + w / 2, y + slope / 2],
	[x + w / 2 + 1, y + h + slope / 2],
	[x - w / 2 - 1, y + h - slope / 2],
];

export function flapPocket(sketch: Sketch, box: Box, stitched = false): void {
	const flap = piece(listCorners(box), Math.min(11, box.h * 0.4), 4);
	castShadow(sketch, flap.outline, 3, 6, 7, 0.55);
	lay(sketch, flap, { round: 0.3, edge: 0 });
	shade(sketch, flap, box.y, box.h);
	if (stitched) stitching(sketch, inner(flap));
	rim(sketch, flap.outline, 1.1);
	const [a, b] = listCorners(box);
	const welt = line([
		[a[0] - 1, a[1] - 4],
		[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 3],
		[b[0] + 1, b[1] - 4],
	]);
	groove(sketch, welt, 1.1);
	groove(
		sketch,
		line([
			[a[0], a[1] + 0.5],
			[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2],
			[b[0], b[1] + 0.5],
		]),
		1.3,
	);
}

export function weltPocket(sketch: Sketch, box: Box): void {
	const welt = piece(listCorners(box), 1, 1.5);
	softStroke(sketch, welt.topEdge, sketch.tone.line, 6, 0.5);
	lay(sketch, welt, { round: 0.2, edge: 0 });
	shade(sketch, welt, box.y, box.h);
	rim(sketch, welt.outline, 1.1);
	groove(sketch, welt.topEdge, 1.4);
	castShadow(sketch, welt.bottomEdge, 0, 2, 4, 0.2);
}

export function slantPocket(sketch: Sketch, from: Corner, to: Corner, wide: number): void {
	const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const nx = (-(to[1] - from[1]) / long) * wide;
	const ny = ((to[0] - from[0]) / long) * wide;
	const welt = piece([from, [from[0] + nx, from[1] + ny], [to[0] + nx, to[1] + ny], to], 2, 0);
	castShadow(sketch, welt.outline, 2, 3, 5, 0.5);
	lay(sketch, welt, { round: 0.3, edge: 0 });
	stitching(
		sketch,
		line([
			[from[0] + nx * 0.75, from[1] + ny * 0.75 + 3],
			[to[0] + nx * 0.75, to[1] + ny * 0.75 - 3],
		]),
	);
	rim(sketch, welt.outline);
	groove(sketch, line([from, to]), 1.8);
}

export function patchPocket(sketch: Sketch, box: Box, r = 14, hem = 12, thread?: string): Panel {
	const bag = piece(listCorners(box), r, 4);
	castShadow(sketch, bag.outline, 2, 3.5, 6, 0.42);
	lay(sketch, bag, { round: 0.35, edge: 0 });
	shade(sketch, bag, box.y, box.h);
	softStroke(sketch, bag.topEdge, sketch.tone.line, 5, 0.45);
	const hemAt = line([
		[box.x - box.w / 2 + 1, box.y + hem - (box.slope ?? 0) / 2],
		[box.x, box.y + hem + 2],
		[box.x + box.w / 2 - 1, box.y + hem + (box.slope ?? 0) / 2],
	]);
	if (hem > 0) stitching(sketch, hemAt, thread);
	stitching(sketch, inner(bag), thread);
	rim(sketch, bag.outline, 1.1);
	return bag;
}

function inner(bag: Panel): string {
	const at = (u: number, v: number): Anchor => {
		const [x, y] = bag.at(u, v);
		return [x, y];
	};
	const du = 4.5 / Math.max(10, bag.maxWidth);
	const dv = 4.5 / Math.max(10, bag.height);
	return line([
		at(du, 0.02),
		at(du, 0.5),
		at(du * 1.2, 1 - dv * 2.2),
		at(du * 3, 1 - dv),
		at(0.5, 1 - dv),
		at(1 - du * 3, 1 - dv),
		at(1 - du * 1.2, 1 - dv * 2.2),
		at(1 - du, 0.5),
		at(1 - du, 0.02),
	]);
}

function shade(sketch: Sketch, bag: Panel, y: number, h: number): void {
	fill(
		sketch,
		bag.outline,
		linear(
			sketch,
			[0, y],
			[0, y + h],
			[
				[0, sketch.tone.deep, 0.16],
				[0.22, sketch.tone.gleam, 0.1],
				[0.6, sketch.tone.gleam, 0.02],
				[1, sketch.tone.deep, 0.16],
			],
		),
	);
}
