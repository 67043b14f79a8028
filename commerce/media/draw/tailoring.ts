import { NECK_Y } from "./body.ts";
import type { Tone } from "./colour.ts";
import { type Anchor, closed, line, p } from "./geometry.ts";
import { fill, type Sketch, stroke } from "./sketch.ts";

/** Collars, lapels and pockets: what is put onto a garment's panels. */

const flip = (anchors: readonly Anchor[], side: number): Anchor[] =>
	anchors.map(([x, y, c]) => [x * side, y, c]);

function patch(sketch: Sketch, anchors: readonly Anchor[], tone: Tone, edge = 1.7): void {
	const path = closed(anchors);
	fill(sketch, path, tone.base);
	stroke(sketch, path, tone.line, edge, { opacity: 0.8 });
}

export type LapelCut = {
	neckX: number;
	openY: number;
	width: number;
	kind: "notch" | "peak" | "shawl";
	cross?: number;
};

/** Both revers and the collar. The left one lies on top, the right one is cut off where they cross. */
export function lapels(sketch: Sketch, { neckX, openY, width, kind, cross = 0 }: LapelCut): void {
	const tone = sketch.tone;
	if (sketch.back) {
		patch(
			sketch,
			p`${-neckX - 12} ${NECK_Y + 8}c, ${-neckX} ${NECK_Y - 14}, 0 ${NECK_Y - 22}, ${neckX} ${NECK_Y - 14}, ${neckX + 12} ${NECK_Y + 8}c, 0 ${NECK_Y + 30}`,
			tone,
		);
		return;
	}
	for (const side of [1, -1]) {
		// Only the upper front is seen to its end; the lower one goes under it.
		const end: Anchor = side === 1 && cross > 0 ? [2, openY - 34, "c"] : [-cross * side, openY, "c"];
		const roll: Anchor[] = [
			end,
			[neckX * 0.62 * side, (NECK_Y + openY) / 2 - 8],
			[(neckX - 2) * side, NECK_Y - 8, "c"],
		];
		const outer: Anchor[] =
			kind === "shawl"
				? flip(
						p`${neckX + 18} ${NECK_Y + 10}, ${neckX + width * 0.86} ${NECK_Y + 96}, ${neckX + width * 0.62} ${(NECK_Y + openY * 2) / 3}`,
						side,
					)
				: kind === "peak"
					? flip(
							[
								[neckX + width * 0.4, NECK_Y + 74, "c"],
								[neckX + width * 1.06, NECK_Y + 58, "c"],
								belly(neckX + width * 1.06, NECK_Y + 58, cross * -side, openY),
							],
							side,
						)
					: flip(
							[
								[neckX + width * 0.42, NECK_Y + 76, "c"],
								[neckX + width * 0.92, NECK_Y + 84, "c"],
								belly(neckX + width * 0.92, NECK_Y + 84, cross * -side, openY),
							],
							side,
						);
		const shape: Anchor[] = [...roll, ...outer];
		fill(sketch, closed(shape.map(([x, y, c]) => [x + 5, y + 7, c])), tone.deep, 0.3);
		patch(sketch, shape, tone);
		fill(
			sketch,
			closed(roll.concat([[(neckX * 0.62 + 15) * side, (NECK_Y + openY) / 2 - 4]])),
			side === 1 ? tone.gleam : tone.deep,
			0.16,
		);
		if (kind === "shawl") continue;
		const collar = flip(
			p`${neckX - 4} ${NECK_Y - 18}c, ${neckX + 20} ${NECK_Y + 4}, ${neckX + width * 0.78} ${NECK_Y + 62}c, ${neckX + width * 0.42} ${NECK_Y + 76}c, ${neckX - 5} ${NECK_Y + 30}`,
			side,
		);
		patch(sketch, collar, tone);
		if (side === -1) fill(sketch, closed(collar), tone.gleam, 0.1);
	}
}

/** The inside of the back, lined, seen between open fronts. */
export function lining(sketch: Sketch, neckX: number, openY: number): void {
	if (sketch.back) return;
	fill(
		sketch,
		closed(
			p`${-neckX} ${NECK_Y}c, 0 ${NECK_Y + 12}, ${neckX} ${NECK_Y}c, ${neckX * 0.6} ${openY * 0.6 + NECK_Y * 0.4}, 0 ${openY + 6}c, ${-neckX * 0.6} ${openY * 0.6 + NECK_Y * 0.4}`,
		),
		sketch.tone.inside,
	);
	fill(
		sketch,
		closed(
			p`${-neckX} ${NECK_Y - 12}c, 0 ${NECK_Y - 4}, ${neckX} ${NECK_Y - 12}c, ${neckX * 0.9} ${NECK_Y + 22}, 0 ${NECK_Y + 36}, ${-neckX * 0.9} ${NECK_Y + 22}`,
		),
		sketch.tone.shade,
	);
	stroke(
		sketch,
		line(p`${-neckX} ${NECK_Y - 12}, 0 ${NECK_Y - 4}, ${neckX} ${NECK_Y - 12}`),
		sketch.tone.line,
		1.6,
		{ opacity: 0.8 },
	);
	fill(sketch, `M-17 ${NECK_Y + 42}h34v12h-34z`, sketch.accent.light, 0.9);
	stroke(sketch, `M-9 ${NECK_Y + 48}h18`, sketch.tone.line, 1.2, { opacity: 0.7 });
}

/** The outer edge of a revers is a straight cut with a little belly. */
const belly = (x: number, y: number, endX: number, endY: number): Anchor => [
	x * 0.52 + endX * 0.48 + 7,
	y * 0.52 + endY * 0.48 + 3,
];

export type PocketKind = "flap" | "patch" | "welt" | "slant";

export function pocket(
	sketch: Sketch,
	kind: PocketKind,
	x: number,
	y: number,
	width: number,
	height: number,
): void {
	const { tone } = sketch;
	const left = x - width / 2;
	if (kind === "welt" || kind === "slant") {
		const slope = kind === "slant" ? height * Math.sign(x || 1) : 5;
		const path = `M${left} ${y}l${width} ${-slope * 0.4}l${kind === "slant" ? 4 : 0} 13l${-width} ${slope * 0.4}z`;
		fill(sketch, path, tone.shade);
		stroke(sketch, path, tone.line, 1.5, { opacity: 0.75 });
		return;
	}
	if (kind === "patch") {
		const path = `M${left} ${y}h${width}v${height - 12}q0 12 -12 12h${-(width - 24)}q-12 0 -12 -12z`;
		fill(sketch, path, tone.deep, 0.1);
		stroke(sketch, path, tone.line, 1.6, { opacity: 0.75 });
		stroke(
			sketch,
			`M${left + 5} ${y}v${height - 15}q0 10 10 10h${width - 30}q10 0 10 -10v${-(height - 15)}`,
			tone.line,
			1.1,
			{
				opacity: 0.6,
				dash: "5 3.400",
				cap: "butt",
			},
		);
		stroke(sketch, `M${left} ${y + 9}h${width}`, tone.line, 1.2, { opacity: 0.6 });
		return;
	}
	const path = `M${left} ${y}h${width}v${height - 8}q0 8 -8 8h${-(width - 16)}q-8 0 -8 -8z`;
	fill(
		sketch,
		`M${left + 3} ${y + 4}h${width}v${height - 8}q0 8 -8 8h${-(width - 16)}q-8 0 -8 -8z`,
		tone.deep,
		0.3,
	);
	fill(sketch, path, tone.base);
	stroke(sketch, path, tone.line, 1.5, { opacity: 0.8 });
}

/** A tie belt or a belt with buckle over a waist of the given half width. */
export function waistBelt(
	sketch: Sketch,
	half: number,
	y: number,
	high: number,
	kind: "tie" | "buckle",
	tone: Tone = sketch.tone,
): void {
	const band = `M${-half} ${y}Q0 ${y + 20} ${half} ${y}L${half + 1} ${y + high}Q0 ${y + high + 20} ${-half - 1} ${y + high}Z`;
	fill(
		sketch,
		`M${-half} ${y + 6}Q0 ${y + 28} ${half} ${y + 6}L${half + 1} ${y + high + 7}Q0 ${y + high + 27} ${-half - 1} ${y + high + 7}Z`,
		tone.deep,
		0.28,
	);
	fill(sketch, band, tone.base);
	fill(
		sketch,
		`M${half * 0.3} ${y + 8}Q${half * 0.7} ${y + 8} ${half} ${y}L${half + 1} ${y + high}Q${half * 0.7} ${y + high + 8} ${half * 0.3} ${y + high + 14}Z`,
		tone.deep,
		0.2,
	);
	stroke(sketch, band, tone.line, 1.6, { opacity: 0.8 });
	if (sketch.back) return;
	if (kind === "tie") {
		for (const tail of [
			closed(p`12 ${y + 24}c, 26 ${y + 110}, 20 ${y + 250}, 48 ${y + 250}c, 54 ${y + 110}, 34 ${y + 18}c`),
			closed(p`4 ${y + 24}c, -2 ${y + 90}, -26 ${y + 190}, -2 ${y + 196}c, 24 ${y + 100}, 26 ${y + 20}c`),
		]) {
			fill(sketch, tail, tone.base);
			fill(sketch, tail, tone.deep, 0.08);
			stroke(sketch, tail, tone.line, 1.5, { opacity: 0.75 });
		}
		const knot = closed(
			p`-4 ${y + 6}c, 18 ${y + 8}, 38 ${y + 4}c, 34 ${y + high + 18}c, 16 ${y + high + 22}, 0 ${y + high + 16}c`,
		);
		fill(sketch, knot, tone.base);
		stroke(sketch, knot, tone.line, 1.6, { opacity: 0.85 });
		stroke(sketch, `M8 ${y + 16}Q18 ${y + 30} 14 ${y + high + 14}`, tone.deep, 3, { opacity: 0.4 });
		return;
	}
	const metal = sketch.accent;
	stroke(sketch, `M-24 ${y + 3}h44v${high + 14}h-44z`, metal.line, 7, { opacity: 0.6 });
	stroke(sketch, `M-24 ${y + 3}h44v${high + 14}h-44z`, metal.base, 5);
	stroke(sketch, `M-22 ${y + 2}h30`, metal.gleam, 1.8);
	stroke(sketch, `M-24 ${y + 10 + high / 2}h28`, metal.base, 4);
}
