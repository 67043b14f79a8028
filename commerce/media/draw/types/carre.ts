import { round } from "../cloth.ts";
import { blend, shift } from "../colour.ts";
import { formFill, formRelief, weaveOf } from "../form.ts";
import { clamp, line, n, type Point, xy } from "../geometry.ts";
import type { Panel } from "../panel.ts";
import { patterns } from "../pattern.ts";
import { cloth, type Draw, print, type Sketch, stroke } from "../sketch.ts";

/**
 * A printed square of silk with one corner turned over. Its print is drawn in the cloth's own measures, 0…1 both ways,
 * and cut along the fold; what lies beyond appears on the flap, paler, as a print does on its wrong side.
 */
const SIDE = 470;
const FOLD = 1.5;

/** The cloth lies a little turned, and nothing in it is quite straight. */
function on(s: number, t: number): Point {
	const [x, y] = [(s - 0.5) * SIDE, (t - 0.5) * SIDE];
	const wave = 6 * Math.sin(3.2 * t + 0.6) + 3 * Math.sin(7 * s + 2.6 * t);
	const sway = 6 * Math.sin(2.9 * s + 1.1) + 3 * Math.sin(6.4 * t + s);
	const turn = -0.085;
	return [
		(x + wave) * Math.cos(turn) - (y + sway) * Math.sin(turn),
		450 + (x + wave) * Math.sin(turn) + (y + sway) * Math.cos(turn),
	];
}
/** On the flap: mirrored across the fold, and lifted a little towards the light. */
const onFlap = (s: number, t: number): Point => {
	const [x, y] = on(FOLD - t, FOLD - s);
	const far = (s + t - FOLD) / (2 - FOLD);
	return [x - far * 5, y + far * 9];
};

/** A shape cut along the fold: what stays on this side, or what lies beyond. */
function cut(shape: readonly Point[], beyond: boolean): Point[] {
	const side = ([s, t]: Point) => (beyond ? 1 : -1) * (s + t - FOLD);
	const out: Point[] = [];
	shape.forEach((a, i) => {
		const b = shape[(i + 1) % shape.length] as Point;
		const [da, db] = [side(a), side(b)];
		if (da >= 0) out.push(a);
		if (da >= 0 !== db >= 0) {
			const t = da / (da - db);
			out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
		}
	});
	return out;
}
const pathOf = (points: readonly Point[], place: (s: number, t: number) => Point): string =>
	points.length < 3 ? "" : `M${points.map(([s, t]) => xy(place(s, t))).join("L")}Z`;

type Ink = { colour: string; shapes: Point[][] };

/** Points along straight edges, so that they follow the cloth. */
function fine(corners: readonly Point[]): Point[] {
	return corners.flatMap((a, i) => {
		const b = corners[(i + 1) % corners.length] as Point;
		const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.07));
		return Array.from(
			{ length: steps },
			(_, k): Point => [a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps],
		);
	});
}
const frame = (from: number, to: number): Point[][] => [
	fine([
		[from, from],
		[1 - from, from],
		[1 - to, to],
		[to, to],
	]),
	fine([
		[1 - from, from],
		[1 - from, 1 - from],
		[1 - to, 1 - to],
		[1 - to, to],
	]),
	fine([
		[1 - from, 1 - from],
		[from, 1 - from],
		[to, 1 - to],
		[1 - to, 1 - to],
	]),
	fine([
		[from, 1 - from],
		[from, from],
		[to, to],
		[to, 1 - to],
	]),
];
const polar = (cx: number, cy: number, count: number, radius: (i: number) => number, turn = 0): Point[] =>
	Array.from({ length: count }, (_, i) => {
		const a = turn + (i / count) * Math.PI * 2;
		return [cx + Math.cos(a) * radius(i), cy + Math.sin(a) * radius(i)];
	});
const petal = (cx: number, cy: number, turn: number, from: number, long: number, wide: number): Point[] =>
	(
		[
			[0, 0],
			[0.25, 0.4],
			[0.55, 0.5],
			[0.85, 0.26],
			[1, 0],
			[0.85, -0.26],
			[0.55, -0.5],
			[0.25, -0.4],
		] as const
	).map(([along, across]) => {
		const [a, b] = [from + along * long, across * wide];
		return [cx + Math.cos(turn) * a - Math.sin(turn) * b, cy + Math.sin(turn) * a + Math.cos(turn) * b];
	});

/** A rosette of petals in two rings, as on a printed foulard. */
function rosette(
	cx: number,
	cy: number,
	r: number,
	inks: { main: Ink; second: Ink; ground: Ink; light: Ink },
): void {
	for (let i = 0; i < 16; i++)
		inks.second.shapes.push(petal(cx, cy, (i / 16) * 6.2832 + 0.196, r * 0.6, r * 0.42, r * 0.2));
	for (let i = 0; i < 16; i++)
		inks.main.shapes.push(petal(cx, cy, (i / 16) * 6.2832, r * 0.34, r * 0.5, r * 0.17));
	inks.main.shapes.push(polar(cx, cy, 32, () => r * 0.36));
	inks.light.shapes.push(polar(cx, cy, 28, () => r * 0.29));
	for (let i = 0; i < 8; i++)
		inks.light.shapes.push(petal(cx, cy, (i / 8) * 6.2832, r * 0.46, r * 0.24, r * 0.06));
}

function print2(sketch: Sketch, inks: readonly Ink[]): void {
	for (const { colour, shapes } of inks) {
		const here = shapes.map((shape) => pathOf(cut(shape, false), on)).join("");
		if (here) print(sketch, here, colour);
	}
}

export const carre: Draw = (sketch) => {
	const { tone, accent } = sketch;
	const silk = fine([
		[0, 0],
		[1, 0],
		[1, 1],
		[0, 1],
	]);
	const lying = pathOf(cut(silk, false), on);
	const flap = pathOf(cut(silk, true), onFlap);
	const weave = weaveOf(-5);
	print(sketch, lying, sketch.back ? blend(tone.base, "#ffffff", 0.12) : tone.base);
	const middle = blend(tone.base, accent.base, 0.52);
	const inks = {
		ground: { colour: tone.base, shapes: [] as Point[][] },
		second: { colour: middle, shapes: [] as Point[][] },
		main: { colour: accent.base, shapes: [] as Point[][] },
		light: { colour: shift(tone.base, 0.03), shapes: [] as Point[][] },
	};
	if (sketch.pattern !== "solid") patterns[sketch.pattern](sketch, field());
	border(inks, sketch.pattern === "solid");
	if (sketch.pattern === "solid") {
		designs[sketch.style % designs.length]?.(inks);
	}
	const all = [inks.second, inks.main, inks.light];
	print2(sketch, all);
	sketch.out.push(formFill(lying, weave));
	round(sketch, { ...field(), outline: lying }, 0.6, weave);
	creases(sketch, weave);
	hem(sketch, false);
	// The flap throws its shade, then lies on top with the print's wrong side.
	for (const [dx, dy, o] of [
		[-13, 15, 0.08],
		[-8, 10, 0.12],
		[-4, 5, 0.16],
	] as const) {
		sketch.out.push(`<g transform="translate(${dx} ${dy})">`);
		print(sketch, flap, tone.line, o);
		sketch.out.push("</g>");
	}
	const wrong = blend(tone.base, "#ffffff", 0.2);
	cloth(sketch, flap, wrong, 40);
	for (const { colour, shapes } of all) {
		const there = shapes.map((shape) => pathOf(cut(shape, true), onFlap)).join("");
		if (there) print(sketch, there, blend(colour, wrong, 0.42));
	}
	hem(sketch, true);
	// Along the fold the silk is round and catches the light.
	const along = [0, 0.25, 0.5, 0.75, 1].map((k) => on(FOLD - 1 + (2 - FOLD) * k, 1 - (2 - FOLD) * k));
	stroke(sketch, line(along), tone.gleam, 5, { opacity: 0.5 });
	return { silhouette: [lying, flap], box: [-262, 188, 262, 712], stands: false, focus: [96, 540, 250] };
};

/** What the silk is printed with: one large rosette, a field of small ones, or a wheel between quarter wheels. */
const designs: readonly ((inks: Inks) => void)[] = [
	(inks) => {
		rosette(0.5, 0.5, 0.26, inks);
		for (const [s, t] of [
			[0.235, 0.235],
			[0.765, 0.235],
			[0.765, 0.765],
			[0.235, 0.765],
		] as const)
			rosette(s, t, 0.085, inks);
		for (const turn of [0, 1, 2, 3]) {
			const a = (turn * Math.PI) / 2;
			for (const lean of [-0.5, -0.25, 0, 0.25, 0.5])
				inks.second.shapes.push(
					petal(0.5, 0.5, a + lean * 0.42, 0.285, 0.085 - Math.abs(lean) * 0.05, 0.028),
				);
		}
	},
	(inks) => {
		for (let row = 0; row < 5; row++)
			for (let column = 0; column < 5; column++) {
				const [s, t] = [0.22 + column * 0.14, 0.22 + row * 0.14];
				if ((row + column) % 2 === 0) rosette(s, t, 0.078, inks);
				else
					for (let i = 0; i < 8; i++)
						inks.second.shapes.push(petal(s, t, (i * Math.PI) / 4, 0.008, i % 2 ? 0.03 : 0.05, 0.018));
			}
	},
	(inks) => {
		for (const [r, wide] of [
			[0.345, 0.02],
			[0.3, 0.008],
		] as const)
			for (let i = 0; i < 48; i++) {
				const [a, b] = [(i / 48) * 6.2832, ((i + 1) / 48) * 6.2832];
				const at = (angle: number, reach: number): Point => [
					0.5 + Math.cos(angle) * reach,
					0.5 + Math.sin(angle) * reach,
				];
				(r > 0.32 ? inks.main : inks.second).shapes.push([
					at(a, r),
					at(b, r),
					at(b, r - wide),
					at(a, r - wide),
				]);
			}
		for (let i = 0; i < 36; i++) {
			const a = (i / 36) * 6.2832;
			inks.main.shapes.push(polar(0.5 + Math.cos(a) * 0.312, 0.5 + Math.sin(a) * 0.312, 9, () => 0.0085));
		}
		rosette(0.5, 0.5, 0.22, inks);
		for (const [s, t, from] of [
			[0.15, 0.15, 0],
			[0.85, 0.15, 1],
			[0.85, 0.85, 2],
			[0.15, 0.85, 3],
		] as const)
			for (let i = 0; i < 7; i++) {
				const a = (from * Math.PI) / 2 + ((i + 0.5) / 7) * (Math.PI / 2);
				inks.main.shapes.push(petal(s, t, a, 0.05, 0.12, 0.034));
				inks.second.shapes.push(petal(s, t, a + 0.11, 0.13, 0.07, 0.02));
			}
	},
];

type Inks = Record<"ground" | "second" | "main" | "light", Ink>;
function border(inks: Inks, rich: boolean): void {
	inks.main.shapes.push(...frame(0.018, 0.098));
	inks.second.shapes.push(...frame(0.11, 0.122));
	if (!rich) inks.light.shapes.push(...frame(0.098, 0.11));
	// A row of beads in the band, a cord inside it.
	for (let i = 0; i < 4; i++)
		for (let k = 0; k < 22; k++) {
			const at = 0.058 + (k / 22) * (1 - 0.116);
			const [s, t] =
				i === 0 ? [at, 0.058] : i === 1 ? [1 - 0.058, at] : i === 2 ? [1 - at, 1 - 0.058] : [0.058, 1 - at];
			inks.light.shapes.push(polar(s, t, 10, () => (k === 0 ? 0.024 : k % 2 ? 0.008 : 0.014)));
		}
	if (rich)
		for (let i = 0; i < 4; i++)
			for (let k = 0; k < 17; k++) {
				const at = 0.15 + ((k + 0.5) / 17) * 0.7;
				const [s, t] =
					i === 0 ? [at, 0.146] : i === 1 ? [0.854, at] : i === 2 ? [1 - at, 0.854] : [0.146, 1 - at];
				inks.second.shapes.push(
					petal(s, t, [Math.PI / 2, Math.PI, -Math.PI / 2, 0][i] ?? 0, -0.018, 0.036, 0.02),
				);
			}
}

/** The cloth as a panel, for woven and printed patterns; past the fold there is nothing of it. */
function field(): Panel {
	const place = (u: number, v: number): Point => {
		const [s, t] = [clamp(u), clamp(v)];
		const over = Math.max(0, s + t - FOLD) / 2;
		return on(s - over, t - over);
	};
	const none = () => "";
	return {
		outline: "",
		leftEdge: "",
		rightEdge: "",
		topEdge: "",
		bottomEdge: "",
		at: place,
		cloth: (x, y) => place(0.5 + x / SIDE, y / SIDE),
		covers: (u, v) => u + v < FOLD + 0.04,
		width: () => SIDE,
		height: SIDE,
		maxWidth: SIDE,
		beyond: none,
		before: none,
		below: none,
		above: none,
	};
}

/** It has been folded in four; and silk is never quite flat. */
function creases(sketch: Sketch, weave: number): void {
	const strip = (a: Point, b: Point, wide: number): string => {
		const left: string[] = [];
		const right: string[] = [];
		const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
		const length = Math.hypot(dx, dy);
		for (let i = 0; i <= 12; i++) {
			const k = i / 12;
			const half = (wide * Math.sin(Math.PI * k) ** 0.7) / 2;
			const [s, t] = [a[0] + dx * k, a[1] + dy * k];
			left.push(xy(on(s - (dy / length) * half, t + (dx / length) * half)));
			right.unshift(xy(on(s + (dy / length) * half, t - (dx / length) * half)));
		}
		return `M${left.join("L")}L${right.join("L")}Z`;
	};
	const dark = [
		strip([0.5, 0.01], [0.5, 0.97], 0.014),
		strip([0.01, 0.5], [0.97, 0.5], 0.014),
		strip([0.06, 0.12], [0.36, 0.3], 0.05),
		strip([0.08, 0.66], [0.4, 0.82], 0.06),
		strip([0.62, 0.08], [0.9, 0.24], 0.05),
	];
	const lit = [
		strip([0.47, 0.02], [0.47, 0.96], 0.02),
		strip([0.02, 0.47], [0.96, 0.47], 0.02),
		strip([0.06, 0.17], [0.36, 0.36], 0.05),
		strip([0.08, 0.72], [0.4, 0.88], 0.05),
		strip([0.6, 0.14], [0.88, 0.31], 0.05),
	];
	sketch.out.push(formRelief(dark.join(""), weave, -0.3), formRelief(lit.join(""), weave, 0.22));
}

/** The edge, rolled and sewn by hand: a cord of silk with a stitch now and then. */
function hem(sketch: Sketch, beyond: boolean): void {
	const place = beyond ? onFlap : on;
	const rows: Point[][] = beyond
		? [
				[
					[1, FOLD - 1],
					[1, 1],
					[FOLD - 1, 1],
				],
			]
		: [
				[
					[FOLD - 1, 1],
					[0, 1],
					[0, 0],
					[1, 0],
					[1, FOLD - 1],
				],
			];
	for (const row of rows) {
		const points: Point[] = [];
		row.slice(1).forEach((b, i) => {
			const a = row[i] as Point;
			const steps = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) * 18));
			for (let k = i === 0 ? 0 : 1; k <= steps; k++)
				points.push([a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps]);
		});
		const path = `M${points.map(([s, t]) => xy(place(s, t))).join("L")}`;
		stroke(sketch, path, sketch.accent.shade, 7.4, { opacity: 0.999 });
		stroke(sketch, path, sketch.accent.base, 5.4, { opacity: 0.999 });
		sketch.out.push('<g transform="translate(-0.9 -1.200)">');
		stroke(sketch, path, sketch.accent.gleam, 1.5, { opacity: 0.7 });
		sketch.out.push("</g>");
		let stitches = "";
		points.forEach(([s, t], i) => {
			if (i % 2) return;
			const [x, y] = place(s, t);
			stitches += `M${n(x - 2)} ${n(y - 2)}l4 4`;
		});
		stroke(sketch, stitches, sketch.accent.line, 0.9, { opacity: 0.6 });
	}
}
