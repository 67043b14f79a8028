import type { Tone } from "./colour.ts";
import { finishes } from "./fabric.ts";
import { type Anchor, clamp, type Point, xy } from "./geometry.ts";
import type { Panel } from "./panel.ts";
import { patterns } from "./pattern.ts";
import { fill, linear, type Sketch, stroke } from "./sketch.ts";

/** A fold or a ridge: runs over the panel from one point of it to another and has its widest place near the end or in the middle. */
export type Fold = {
	from: Point;
	to: Point;
	width: number;
	shape: "hem" | "middle" | "top";
	bow?: number;
};

export type ClothStyle = {
	tone?: Tone;
	/** Off for linings, ribs and trims. */
	pattern?: boolean;
	texture?: boolean;
	/** Strength of the rounding, 0…1. */
	round?: number;
	dark?: readonly Fold[];
	light?: readonly Fold[];
	edge?: number;
	opacity?: number;
};

/** Lays one piece of cloth: body, pattern, texture, form, folds, contour. */
export function lay(sketch: Sketch, panel: Panel, style: ClothStyle = {}): void {
	const finish = finishes[sketch.fabric];
	const tone = style.tone ?? sketch.tone;
	const opacity = (style.opacity ?? 1) * finish.opacity;
	fill(sketch, panel.outline, tone.base, opacity);
	if (style.pattern !== false) patterns[sketch.pattern](sketch, panel);
	if (style.texture !== false) finish.texture(sketch, panel);
	round(sketch, panel, tone, style.round ?? 1);
	folds(sketch, panel, style.dark ?? [], tone.deep, 0.17 * (0.5 + finish.folds));
	folds(sketch, panel, style.light ?? [], tone.gleam, 0.17 * (0.15 + finish.gleam), finish.tight);
	if (style.edge !== 0)
		stroke(sketch, panel.outline, tone.line, style.edge ?? 1.8, {
			opacity: 0.75,
		});
}

/** Light comes from the upper left: the far side turns away from it, the near edge a little too, a rim of it comes back at the far edge. */
export function round(sketch: Sketch, panel: Panel, tone: Tone, strength: number): void {
	const finish = finishes[sketch.fabric];
	const depth = 0.055 * strength * (0.35 + finish.body);
	if (depth <= 0) return;
	if (sketch.macro) {
		smoothRound(sketch, panel, tone, depth * 9, strength);
		return;
	}
	for (let i = 0; i < 9; i++) fill(sketch, panel.beyond(1 - 0.5 * (1 - i / 9) ** 1.5), tone.deep, depth);
	for (let i = 0; i < 4; i++) fill(sketch, panel.before(0.16 * (1 - i / 4) ** 1.4), tone.deep, depth * 0.75);
	const lit = 0.028 * strength * (0.3 + finish.gleam);
	for (let i = 0; i < 5; i++) {
		const spread = (0.19 - i * 0.034) * (0.5 + finish.tight / 2);
		fill(sketch, between(panel, 0.31 - spread, 0.31 + spread), tone.gleam, lit);
	}
}

/**
 * The macro view would show the steps of those layers, and many fainter ones drift in hue (eight bits a channel). A
 * gradient is smooth; that it runs straight across and not along the edges does not show in so small a field.
 */
function smoothRound(sketch: Sketch, panel: Panel, tone: Tone, depth: number, strength: number): void {
	const finish = finishes[sketch.fabric];
	const [from, to] = [panel.at(0, 0.4), panel.at(1, 0.4)];
	const dark = Math.min(0.62, depth);
	fill(
		sketch,
		panel.outline,
		linear(sketch, from, to, [
			[0, tone.deep, dark * 0.5],
			[0.16, tone.deep, 0],
			[0.5, tone.deep, 0],
			[0.72, tone.deep, dark * 0.3],
			[0.9, tone.deep, dark * 0.72],
			[1, tone.deep, dark],
		]),
	);
	const lit = 0.14 * strength * (0.3 + finish.gleam);
	fill(
		sketch,
		panel.outline,
		linear(sketch, from, to, [
			[0.08, tone.gleam, 0],
			[0.31, tone.gleam, lit],
			[0.54, tone.gleam, 0],
		]),
	);
}

/** Turns the lower part away from the light, as on everything that stands. */
export function underside(sketch: Sketch, panel: Panel, from: number, strength: number): void {
	const [top, bottom] = [panel.at(0.5, from), panel.at(0.5, 1)];
	const paint = linear(
		sketch,
		[0, top[1]],
		[0, bottom[1]],
		[
			[0, sketch.tone.deep, 0],
			[0.6, sketch.tone.deep, strength * 0.5],
			[1, sketch.tone.deep, strength],
		],
	);
	fill(sketch, panel.below(from), paint);
}

/** The strip between two columns. */
export function between(panel: Panel, from: number, to: number, top = 0, bottom = 1): string {
	const points: string[] = [];
	for (let i = 0; i <= 14; i++) points.push(xy(panel.at(clamp(from), top + ((bottom - top) * i) / 14)));
	for (let i = 14; i >= 0; i--) points.push(xy(panel.at(clamp(to), top + ((bottom - top) * i) / 14)));
	return `M${points.join("L")}Z`;
}

const LEVELS = [1, 0.72, 0.48, 0.27, 0.12] as const;
const FINE_LEVELS = [1, 0.84, 0.69, 0.55, 0.42, 0.31, 0.21, 0.12] as const;

/** Soft without a blur: each fold is laid five times, narrower each time, in faint paint. */
export function folds(
	sketch: Sketch,
	panel: Panel,
	list: readonly Fold[],
	colour: string,
	strength: number,
	tight = 1,
): void {
	if (list.length === 0) return;
	const levels = sketch.macro ? FINE_LEVELS : LEVELS;
	const faint = (strength * LEVELS.length) / levels.length;
	for (const level of levels) {
		let path = "";
		for (const fold of list) path += blade(panel, fold, level * tight);
		fill(sketch, path, colour, Math.min(0.5, faint * (level === 1 ? 0.7 : 1)));
	}
}

const profiles: Record<Fold["shape"], (t: number) => number> = {
	hem: (t) => t ** 1.25,
	// Rises at once from the seam it springs from, so that it has no blunt end there.
	top: (t) => Math.min(1, t * 7) * (1 - t) ** 1.25,
	middle: (t) => Math.sin(Math.PI * t) ** 1.4,
};

function blade(panel: Panel, fold: Fold, level: number): string {
	const steps = 10;
	const near: string[] = [];
	const far: string[] = [];
	const shorter = (1 - level) * 0.12;
	for (let i = 0; i <= steps; i++) {
		const t = fold.shape === "middle" ? shorter + ((1 - 2 * shorter) * i) / steps : i / steps;
		const u = fold.from[0] + (fold.to[0] - fold.from[0]) * t + (fold.bow ?? 0) * Math.sin(Math.PI * t);
		const v = clamp(fold.from[1] + (fold.to[1] - fold.from[1]) * t);
		const half = (fold.width * level * profiles[fold.shape](i / steps)) / Math.max(40, panel.width(v));
		near.push(xy(panel.at(clamp(u - half), v)));
		far.unshift(xy(panel.at(clamp(u + half), v)));
	}
	return `M${near.join("L")}L${far.join("L")}Z`;
}

/** Folds that hang from a waist or a shoulder and open towards the hem, each with a lit ridge beside it. */
export function drape(
	sketch: Sketch,
	count: number,
	width: number,
	from = 0,
	jitter = 0.5,
): { dark: Fold[]; light: Fold[] } {
	const dark: Fold[] = [];
	const light: Fold[] = [];
	for (let i = 0; i < count; i++) {
		const u = (i + 0.5 + sketch.random.between(-0.5, 0.5) * jitter) / count;
		const start = from + sketch.random.between(0, 0.22);
		const wide = width * sketch.random.between(0.7, 1.25);
		const lean = sketch.random.between(-0.02, 0.02);
		dark.push({
			from: [0.5 + (u - 0.5) * 0.92, start],
			to: [u + lean, 1],
			width: wide,
			shape: "hem",
			bow: sketch.random.between(-0.012, 0.012),
		});
		light.push({
			from: [0.5 + (u - 0.5) * 0.92 - 0.3 / count, start + 0.06],
			to: [u + lean - 0.42 / count, 1],
			width: wide * 0.72,
			shape: "hem",
		});
	}
	return { dark, light };
}

/** A row of the panel as a line: seams, hems, waist lines. */
export function across(panel: Panel, v: number, from = 0, to = 1): string {
	const points: string[] = [];
	for (let i = 0; i <= 16; i++) points.push(xy(panel.at(from + ((to - from) * i) / 16, v)));
	return `M${points.join("L")}`;
}
/** A line over the panel through given points of it. */
export function along(panel: Panel, points: readonly Anchor[]): string {
	const steps = 8;
	let path = "";
	points.slice(1).forEach((to, k) => {
		const from = points[k] as Anchor;
		for (let i = k === 0 ? 0 : 1; i <= steps; i++) {
			const t = i / steps;
			path += `${path ? "L" : "M"}${xy(panel.at(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t))}`;
		}
	});
	return path;
}

/** A sewn line: a shadow where the cloth is drawn together, or a row of stitches. */
export const seam = (sketch: Sketch, path: string, tone: Tone = sketch.tone): void =>
	stroke(sketch, path, tone.line, 1.4, { opacity: 0.6 });
export const topstitch = (sketch: Sketch, path: string, colour = sketch.tone.line): void =>
	stroke(sketch, path, colour, 1.3, {
		opacity: 0.75,
		dash: "5 3.4",
		cap: "butt",
	});
