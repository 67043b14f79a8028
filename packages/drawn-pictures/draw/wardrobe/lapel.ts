import { readLightness } from "../colour.ts";
import { type Anchor, closed, lerp, line, n, type Point, p } from "../geometry.ts";
import { lay } from "../parts/cloth.ts";
import { panel } from "../parts/panel.ts";
import { cloth, fill, linear, type Sketch, stroke } from "../sketch.ts";
import { COLLAR_Y } from "./bodice.ts";
import { buttonhole } from "./closures.ts";
import { castShadow, groove, rim, softStroke, stitching } from "./marks.ts";

export type Revers = {
	kind: "notch" | "peak" | "shawl" | "storm";
	neckX: number;
	breakAt: Point;
	width: number;
	gorge?: number;
	stitched?: boolean;
};

const flip = (anchors: readonly Anchor[], hand: number): Anchor[] =>
	anchors.map(([x, y, c]) => [x * hand, y, c]);

export function revers(sketch: Sketch, cut: Revers, crossing: Point): void {
	for (const hand of [1, -1] as const) {
		const end: Point = hand > 0 ? [crossing[0] + 1, crossing[1] + 4] : [-cut.breakAt[0], cut.breakAt[1]];
		one(sketch, cut, hand, end);
	}
}

function one(sketch: Sketch, cut: Revers, hand: 1 | -1, end: Point): void {
	const { neckX, width, kind } = cut;
	const y = COLLAR_Y;
	const gorge = cut.gorge ?? y + 46;
	const roll = (t: number): Point => [
		lerp(neckX - 3, end[0], t) + Math.sin(Math.PI * t) * 5,
		lerp(y - 8, end[1], t),
	];
	const at = (high: number) => (high - y + 8) / (end[1] - y + 8);
	const start = roll(at(gorge - 10));
	const rest: Anchor[] = [
		[start[0], start[1], "c"],
		roll(lerp(at(gorge), 1, 0.35)),
		roll(lerp(at(gorge), 1, 0.72)),
		[end[0], end[1], "c"],
	];
	if (kind === "shawl") {
		const outer: Anchor[] = [
			[neckX - 13, y - 28],
			[neckX + 14, y - 16],
			[neckX + width * 0.7, y + 42],
			[neckX + width, y + 120],
			[lerp(end[0], neckX + width, 0.62), lerp(y + 120, end[1], 0.5)],
			[end[0] + 2, end[1] + 3],
		];
		const inner: Anchor[] = [[neckX - 15, y - 27], roll(0.06), roll(0.3), roll(0.6), [end[0], end[1]]];
		leaf(sketch, hand, inner, outer, [], end, cut);
		return;
	}
	const [notchAt, tipAt, collarAt] = corners(kind);
	const place = ([dx, dy]: Point): Anchor => [neckX + width * dx, gorge + dy, "c"];
	const [tip, notch, collarTip] = [place(tipAt), place(notchAt), place(collarAt)];
	const belly: Anchor[] = [
		tip,
		[lerp(tip[0], end[0], 0.3) + 7, lerp(tip[1], end[1], 0.34)],
		[lerp(tip[0], end[0], 0.66) + 8, lerp(tip[1], end[1], 0.68)],
		[end[0] + 2, end[1] + 3, "c"],
	];
	leaf(sketch, hand, rest, belly, [[start[0], start[1], "c"], notch, tip], end, cut);
	if (kind !== "storm") {
		const slope = (tip[1] - notch[1]) / (tip[0] - notch[0]);
		const x = lerp(notch[0], tip[0], 0.3);
		const below = kind === "peak" ? 22 : 13;
		buttonhole(sketch, x * hand, lerp(notch[1], tip[1], 0.3) + below, 15 * hand, 15 * slope);
	}

	const inner: Anchor[] = [
		[neckX - 15, y - 27],
		[neckX - 5, y - 4],
		[start[0] - 1, start[1] + 1, "c"],
	];
	const outer: Anchor[] = [
		[neckX - 13, y - 28],
		[neckX + 9, y - 19],
		[lerp(neckX + 16, collarTip[0], 0.42), lerp(y - 10, collarTip[1], 0.42) - 4],
		collarTip,
	];
	const bottom: Anchor[] = [[start[0] - 1, start[1] + 1, "c"], [notch[0] - 2, notch[1] + 1, "c"], collarTip];
	leaf(sketch, hand, inner, outer, [], collarTip, cut, bottom);
}

function corners(kind: Revers["kind"]): [Point, Point, Point] {
	if (kind === "peak")
		return [
			[0.5, 6],
			[1.06, -26],
			[0.7, -25],
		];
	if (kind === "storm")
		return [
			[0.6, 14],
			[1.06, 26],
			[1.02, 0],
		];
	return [
		[0.52, 7],
		[1.03, 13],
		[0.78, -24],
	];
}

function leaf(
	sketch: Sketch,
	hand: 1 | -1,
	inner: readonly Anchor[],
	outer: readonly Anchor[],
	top: readonly Anchor[],
	end: Point | Anchor,
	cut: Revers,
	bottom: readonly Anchor[] = [],
): void {
	const { tone } = sketch;
	const [l, r] = hand > 0 ? [inner, outer] : [flip(outer, -1), flip(inner, -1)];
	const edge = (anchors: readonly Anchor[]) => (hand > 0 ? [...anchors] : flip(anchors, -1).toReversed());
	const piece = panel({
		left: l,
		right: r,
		...(top.length > 0 && { top: edge(top) }),
		...(bottom.length > 0 && { bottom: edge(bottom) }),
	});
	castShadow(sketch, piece.outline, 3 + hand * 1.5, 6, 9, 0.5);
	lay(sketch, piece, { round: 0.25, edge: 0 });
	const [rx, ry] = [((inner[0]?.[0] ?? 0) + end[0]) / 2, ((inner[0]?.[1] ?? 0) + end[1]) / 2];
	const far = Math.max(...outer.map(([x]) => x));
	const dark = readLightness(tone.base) < 0.36 ? 1.7 : 1;
	fill(
		sketch,
		piece.outline,
		linear(
			sketch,
			[rx * hand - hand * 4, ry],
			[far * hand, ry - 24],
			[
				[0, tone.deep, 0.3],
				[0.13, tone.gleam, (hand < 0 ? 0.16 : 0.08) * dark],
				[0.45, tone.gleam, hand < 0 ? 0.07 * dark : 0],
				[1, tone.deep, hand < 0 ? 0.04 : 0.14],
			],
		),
	);
	const inside = outer.map(([x, y, c], i): Anchor => [x - 4.5, y + (i === outer.length - 1 ? -6 : 3.5), c]);
	if (cut.stitched) stitching(sketch, line(flip(inside, hand)));
	rim(sketch, piece.outline, 1.2);
	if (hand < 0)
		softStroke(
			sketch,
			line(
				flip(
					outer.map(([x, y, c]): Anchor => [x - 1.5, y + 1, c]),
					hand,
				),
			),
			tone.gleam,
			3,
			0.32,
		);
}

export function collarBack(sketch: Sketch, neckX: number, fall = 34, wide = 18): string {
	const y = COLLAR_Y;
	const piece = panel({
		left: p`${-neckX + 8} ${y - 19}, ${-neckX - wide * 0.55} ${y - 6}, ${-neckX - wide - 3} ${y + fall * 0.5}`,
		right: p`${neckX - 8} ${y - 19}, ${neckX + wide * 0.55} ${y - 7}, ${neckX + wide + 2} ${y + fall * 0.48}`,
		top: p`${-neckX + 8} ${y - 19}, ${-neckX * 0.4} ${y - 25}, ${neckX * 0.45} ${y - 25}, ${neckX - 8} ${y - 19}`,
		bottom: p`${-neckX - wide - 3} ${y + fall * 0.5}, ${-neckX * 0.5} ${y + fall - 1}, ${neckX * 0.5} ${y + fall - 2}, ${neckX + wide + 2} ${y + fall * 0.48}`,
	});
	castShadow(sketch, piece.outline, 2, 6, 8, 0.45);
	lay(sketch, piece, { round: 0.7, edge: 0 });
	fill(
		sketch,
		piece.outline,
		linear(
			sketch,
			[0, y - 25],
			[0, y + fall],
			[
				[0, sketch.tone.deep, 0.2],
				[0.25, sketch.tone.gleam, 0.14],
				[0.55, sketch.tone.gleam, 0],
				[1, sketch.tone.deep, 0.2],
			],
		),
	);
	rim(sketch, piece.outline);
	return piece.outline;
}

export function backInside(sketch: Sketch, neckX: number, low: Point, stand = 26): void {
	const { tone } = sketch;
	const y = COLLAR_Y;
	const [lx, ly] = low;
	const half = neckX + 8;
	const opening = closed(
		p`${-half} ${y - 4}c, 0 ${y - 12}, ${half} ${y - 4}c, ${lerp(half, lx, 0.5) + 8} ${lerp(y, ly, 0.5)}, ${lx} ${ly + 12}c, ${lerp(-half, lx, 0.5) - 8} ${lerp(y, ly, 0.5)}`,
	);
	cloth(sketch, opening, tone.inside);
	for (const [x, wide, strength] of [
		[-0.3, 7, 0.22],
		[0.22, 5, 0.14],
		[0.02, 3, 0.12],
	] as const)
		softStroke(
			sketch,
			line(p`${half * x} ${y + 34}, ${half * x * 0.7 + 3} ${lerp(y, ly, 0.5)}, ${lx + x * 12} ${ly - 8}`),
			tone.light,
			wide,
			strength,
		);
	fill(
		sketch,
		closed(
			p`${-half} ${y - 6}c, 0 ${y + 2}, ${half} ${y - 6}c, ${half} ${y + 20}c, 0 ${y + 46}, ${-half} ${y + 20}c`,
		),
		tone.deep,
		0.5,
	);
	const collar = closed(
		p`${-neckX - 4} ${y - 17}c, ${-neckX * 0.62} ${y - 29}, 0 ${y - 33}, ${neckX * 0.62} ${y - 29}, ${neckX + 4} ${y - 17}c, ${neckX + 3} ${y + stand * 0.35}c, 0 ${y + stand}, ${-neckX - 3} ${y + stand * 0.35}c`,
	);
	fill(sketch, collar, tone.shade);
	fill(
		sketch,
		collar,
		linear(
			sketch,
			[0, y - 26],
			[0, y + stand],
			[
				[0, tone.deep, 0.1],
				[1, tone.deep, 0.6],
			],
		),
	);
	groove(
		sketch,
		line(p`${-neckX - 3} ${y + stand * 0.35}, 0 ${y + stand}, ${neckX + 3} ${y + stand * 0.35}`),
	);
	if (ly > y + 90) label(sketch, 0, y + stand + 9);
}

export function label(sketch: Sketch, x: number, y: number, wide = 40, high = 15): void {
	const path = `M${n(x - wide / 2)} ${n(y)}q${n(wide / 2)} 3 ${n(wide)} 0v${n(high)}q${n(-wide / 2)} 3 ${n(-wide)} 0z`;
	castShadow(sketch, path, 1, 2, 3, 0.5);
	fill(sketch, path, "#f2ebdd");
	stroke(sketch, `M${n(x - wide * 0.3)} ${n(y + high * 0.44)}h${n(wide * 0.6)}`, "#2b2622", 2.2, {
		opacity: 0.8,
		dash: "2.600 1.400",
		cap: "butt",
	});
	stroke(sketch, `M${n(x - wide * 0.16)} ${n(y + high * 0.8)}h${n(wide * 0.32)}`, "#2b2622", 0.8, {
		opacity: 0.55,
	});
	stroke(sketch, `M${n(x - 4)} ${n(y - 9)}q4 -5 8 0`, sketch.tone.line, 2.4, { opacity: 0.7 });
}
