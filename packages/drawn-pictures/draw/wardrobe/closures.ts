import { blend, createTone, readLightness, type Tone } from "../colour.ts";
import { closed, ellipse, line, n, type Point, p } from "../geometry.ts";
import { fill, linear, radial, type Sketch, stroke } from "../sketch.ts";
import { castShadow } from "./marks.ts";

export function chooseHornTone(sketch: Sketch): Tone {
	const light = readLightness(sketch.tone.base);
	return createTone(
		blend(light < 0.36 ? sketch.tone.light : sketch.tone.deep, light < 0.36 ? "#5a4230" : "#4a3120", 0.62),
	);
}
export const chooseMetalTone = ({ pattern, accent }: Sketch): Tone =>
	pattern === "solid" ? accent : createTone("#c9a55c");
export function sewnButton(
	sketch: Sketch,
	x: number,
	y: number,
	r: number,
	tone: Tone = chooseHornTone(sketch),
): void {
	const disc = ellipse(x, y, r);
	castShadow(sketch, disc, r * 0.16, r * 0.26, r * 0.4, 0.5);
	fill(
		sketch,
		disc,
		linear(
			sketch,
			[x - r, y - r],
			[x + r, y + r],
			[
				[0, tone.gleam],
				[0.3, tone.light],
				[0.62, tone.base],
				[1, tone.shade],
			],
		),
	);
	fill(
		sketch,
		ellipse(x, y, r * 0.7),
		linear(
			sketch,
			[x - r * 0.7, y - r * 0.7],
			[x + r * 0.7, y + r * 0.7],
			[
				[0, tone.deep],
				[0.5, tone.base],
				[1, tone.light],
			],
		),
	);
	const hole = r * 0.2;
	let holes = "";
	for (const [dx, dy] of [
		[-1, -1],
		[1, -1],
		[1, 1],
		[-1, 1],
	] as const)
		holes += ellipse(x + dx * hole, y + dy * hole, r * 0.1);
	fill(sketch, holes, tone.line);
	stroke(
		sketch,
		`M${n(x - hole)} ${n(y - hole)}L${n(x + hole)} ${n(y + hole)}M${n(x + hole)} ${n(y - hole)}L${n(x - hole)} ${n(y + hole)}`,
		sketch.tone.shade,
		r * 0.11,
	);
	stroke(sketch, disc, tone.line, Math.max(0.6, r * 0.07), { opacity: 0.7 });
	stroke(
		sketch,
		`M${n(x - r * 0.84)} ${n(y - r * 0.1)}A${n(r * 0.85)} ${n(r * 0.85)} 0 0 1 ${n(x - r * 0.05)} ${n(y - r * 0.85)}`,
		tone.gleam,
		r * 0.13,
		{ opacity: 0.85 },
	);
}

export function dome(
	sketch: Sketch,
	x: number,
	y: number,
	r: number,
	tone: Tone = chooseMetalTone(sketch),
): void {
	const disc = ellipse(x, y, r);
	castShadow(sketch, disc, r * 0.15, r * 0.3, r * 0.4, 0.5);
	fill(
		sketch,
		disc,
		radial(sketch, x - r * 0.3, y - r * 0.35, r * 1.35, [
			[0, tone.gleam],
			[0.35, tone.light],
			[0.7, tone.base],
			[1, tone.deep],
		]),
	);
	stroke(sketch, disc, tone.line, Math.max(0.5, r * 0.1), { opacity: 0.75 });
	stroke(sketch, ellipse(x, y, r * 0.72), tone.deep, r * 0.09, { opacity: 0.5 });
	fill(sketch, ellipse(x - r * 0.34, y - r * 0.4, r * 0.22, r * 0.16), "#ffffff", 0.75);
}

export function buttonhole(sketch: Sketch, x: number, y: number, long: number, slope = 0): void {
	const path = `M${n(x)} ${n(y)}l${n(long)} ${n(slope)}`;
	stroke(sketch, path, sketch.tone.deep, 4, { opacity: 0.55 });
	stroke(sketch, path, sketch.tone.line, 1, { opacity: 0.9 });
	stroke(sketch, path, sketch.tone.light, 4, { opacity: 0.35, dash: "0.700 1.100", cap: "butt" });
}

export function zipper(
	sketch: Sketch,
	path: string,
	pull: Point | undefined,
	open = 5.4,
	metal: Tone = chooseMetalTone(sketch),
): void {
	stroke(sketch, path, sketch.tone.line, open + 5, { opacity: 0.5, cap: "butt" });
	stroke(sketch, path, sketch.tone.deep, open + 3.6, { cap: "butt" });
	stroke(sketch, path, metal.shade, open, { dash: "2.200 1", cap: "butt" });
	stroke(sketch, path, metal.gleam, open * 0.72, { dash: "1 2.200", cap: "butt" });
	stroke(sketch, path, metal.line, 0.8, { opacity: 0.8 });
	if (pull) puller(sketch, pull, 1, metal);
}

export function puller(sketch: Sketch, [x, y]: Point, size = 1, metal: Tone = chooseMetalTone(sketch)): void {
	const tab = closed(
		p`${x - 3 * size} ${y + 5 * size}c, ${x + 3 * size} ${y + 5 * size}c, ${x + 4.4 * size} ${y + 28 * size}, ${x + 1} ${y + 32 * size}, ${x - 4 * size} ${y + 28 * size}`,
	);
	castShadow(sketch, tab, 1.6, 2.4, 3, 0.5);
	const body = closed(
		p`${x - 5 * size} ${y - 7 * size}c, ${x + 5 * size} ${y - 7 * size}c, ${x + 4 * size} ${y + 7 * size}c, ${x - 4 * size} ${y + 7 * size}c`,
	);
	for (const path of [body, tab]) {
		fill(
			sketch,
			path,
			linear(
				sketch,
				[x - 6 * size, y],
				[x + 6 * size, y],
				[
					[0, metal.shade],
					[0.3, metal.gleam],
					[0.55, metal.base],
					[1, metal.deep],
				],
			),
		);
		stroke(sketch, path, metal.line, 0.8, { opacity: 0.8 });
	}
	stroke(sketch, ellipse(x, y + 24 * size, 1.8 * size), metal.line, 0.9, { opacity: 0.8 });
}

export function buckle(
	sketch: Sketch,
	x: number,
	y: number,
	w: number,
	h: number,
	tone: Tone = chooseMetalTone(sketch),
): void {
	const frame = `M${n(x - w / 2 + 5)} ${n(y - h / 2)}h${n(w - 10)}q5 0 5 5v${n(h - 10)}q0 5 -5 5h${n(10 - w)}q-5 0 -5 -5v${n(10 - h)}q0 -5 5 -5z`;
	stroke(sketch, frame, sketch.tone.deep, 7, { opacity: 0.35 });
	stroke(sketch, frame, tone.line, 6, { opacity: 0.9 });
	stroke(sketch, frame, tone.base, 4.8);
	stroke(
		sketch,
		`M${n(x - w / 2)} ${n(y + h / 2 - 6)}v${n(10 - h)}q0 -5 5 -5h${n(w - 12)}`,
		tone.gleam,
		1.5,
		{ opacity: 0.9 },
	);
	stroke(sketch, `M${n(x + w / 2)} ${n(y)}h${n(-w)}`, tone.line, 4.4);
	stroke(sketch, `M${n(x + w / 2)} ${n(y)}h${n(-w)}`, tone.light, 3);
}

export function toggle(sketch: Sketch, x: number, y: number, wide: number): void {
	const horn = createTone("#c9a878");
	const cord = createTone("#5a4030");
	const hide = createTone("#5c3b24");
	for (const side of [-1, 1]) {
		const at = x + side * wide;
		const patch = closed(
			p`${at - side * 2} ${y - 15}c, ${at + side * 34} ${y}c, ${at - side * 2} ${y + 15}c, ${at - side * 8} ${y}`,
		);
		castShadow(sketch, patch, 1.5, 2.5, 4, 0.45);
		fill(
			sketch,
			patch,
			linear(
				sketch,
				[at - 20, y - 14],
				[at + 20, y + 14],
				[
					[0, hide.light],
					[0.5, hide.base],
					[1, hide.shade],
				],
			),
		);
		stroke(sketch, patch, hide.line, 1, { opacity: 0.8 });
		stroke(
			sketch,
			closed(p`${at + side * 1} ${y - 10}c, ${at + side * 26} ${y}c, ${at + side * 1} ${y + 10}c`),
			sketch.tone.light,
			0.9,
			{
				opacity: 0.6,
				dash: "4 2.400",
				cap: "butt",
			},
		);
	}
	const loop = `M${n(x - wide)} ${n(y - 4)}C${n(x - wide * 0.4)} ${n(y - 7)} ${n(x + 4)} ${n(y - 10)} ${n(x + 8)} ${n(y)}C${n(x + 4)} ${n(y + 10)} ${n(x - wide * 0.4)} ${n(y + 7)} ${n(x - wide)} ${n(y + 4)}M${n(x + wide)} ${n(y)}H${n(x)}`;
	stroke(sketch, loop, sketch.tone.deep, 6, { opacity: 0.4 });
	stroke(sketch, loop, cord.line, 4.6);
	stroke(sketch, loop, cord.base, 3.4);
	stroke(sketch, loop, cord.gleam, 1.2, { opacity: 0.5, dash: "2 2", cap: "butt" });
	const peg = closed(
		p`${x - 4} ${y - 26}, ${x + 5} ${y - 15}, ${x + 6.5} ${y}, ${x + 5} ${y + 15}, ${x - 1} ${y + 26}, ${x - 6} ${y + 14}, ${x - 6.5} ${y}, ${x - 7} ${y - 16}`,
	);
	castShadow(sketch, peg, 3, 4, 5, 0.5);
	fill(
		sketch,
		peg,
		linear(
			sketch,
			[x - 8, y],
			[x + 8, y],
			[
				[0, horn.shade],
				[0.3, horn.gleam],
				[0.6, horn.base],
				[1, horn.deep],
			],
		),
	);
	stroke(sketch, peg, horn.line, 0.9, { opacity: 0.8 });
	stroke(sketch, `M${n(x - 6)} ${n(y - 3)}q6 3 12 0M${n(x - 6)} ${n(y + 3)}q6 3 12 0`, cord.base, 2);
}

export function cord(
	sketch: Sketch,
	points: readonly (readonly [number, number])[],
	width: number,
	tone: Tone,
): void {
	const path = line(points);
	const end = points[points.length - 1] ?? [0, 0];
	stroke(sketch, path, sketch.tone.deep, width + 5, { opacity: 0.14 });
	stroke(sketch, path, sketch.tone.deep, width + 2.6, { opacity: 0.3 });
	stroke(sketch, path, tone.shade, width);
	stroke(sketch, path, tone.gleam, width * 0.55, { opacity: 0.65, dash: "1.600 1.600", cap: "butt" });
	const tip = `M${n(end[0] - width / 2 - 0.4)} ${n(end[1] - 3)}h${n(width + 0.8)}v15h${n(-width - 0.8)}z`;
	fill(
		sketch,
		tip,
		linear(
			sketch,
			[end[0] - width / 2, 0],
			[end[0] + width / 2, 0],
			[
				[0, tone.shade],
				[0.35, tone.gleam],
				[1, tone.deep],
			],
		),
	);
	stroke(sketch, tip, tone.line, 0.7, { opacity: 0.7 });
}
