import { readLightness, type Tone } from "../colour.ts";
import { encodeWeave, formEdge, formFill, formLine, formRelief, SMOOTH } from "../form.ts";
import { type Anchor, clamp, type Point, xy } from "../geometry.ts";
import { print, type Sketch, stroke } from "../sketch.ts";
import type { Panel } from "./panel.ts";
import { patterns } from "./pattern.ts";

export type Fold = {
	from: Point;
	to: Point;
	width: number;
	shape: "hem" | "middle" | "top";
	bow?: number;
};

export type ClothStyle = {
	tone?: Tone;
	pattern?: boolean;
	texture?: boolean;
	round?: number;
	dark?: readonly Fold[];
	light?: readonly Fold[];
	edge?: number;
	opacity?: number;
};

export function lay(sketch: Sketch, panel: Panel, style: ClothStyle = {}): void {
	const tone = style.tone ?? sketch.tone;
	print(sketch, panel.outline, tone.base, style.opacity ?? 1);
	if (style.pattern !== false) patterns[sketch.pattern](sketch, panel);
	const weave = style.texture === false ? SMOOTH : weaveAlong(panel);
	sketch.out.push(formFill(panel.outline, weave));
	round(sketch, panel, style.round ?? 1, weave);
	folds(sketch, panel, style.dark ?? [], tone.deep, 0.2);
	folds(sketch, panel, style.light ?? [], tone.gleam, 0.2);
	if (style.edge !== 0)
		stroke(sketch, panel.outline, tone.line, Math.min(1.1, style.edge ?? 1), { opacity: 0.38 });
}

function weaveAlong(panel: Panel): number {
	const [top, bottom] = [panel.at(0.5, 0.04), panel.at(0.5, 0.96)];
	return encodeWeave((Math.atan2(top[0] - bottom[0], bottom[1] - top[1]) * 180) / Math.PI);
}

export function round(sketch: Sketch, panel: Panel, strength: number, weave = weaveAlong(panel)): void {
	if (strength <= 0) return;
	sketch.out.push(
		formEdge(panel.outline, weave, 34, Math.min(0.5, 0.22 * strength)),
		formEdge(panel.outline, weave, 10, Math.min(0.9, 0.55 * strength)),
	);
}

export function between(panel: Panel, from: number, to: number, top = 0, bottom = 1): string {
	const points: string[] = [];
	for (let i = 0; i <= 14; i++) points.push(xy(panel.at(clamp(from), top + ((bottom - top) * i) / 14)));
	for (let i = 14; i >= 0; i--) points.push(xy(panel.at(clamp(to), top + ((bottom - top) * i) / 14)));
	return `M${points.join("L")}Z`;
}

const LEVELS = [1, 0.62, 0.3] as const;

export function folds(
	sketch: Sketch,
	panel: Panel,
	list: readonly Fold[],
	colour: string,
	strength: number,
): void {
	if (list.length === 0) return;
	const weave = weaveAlong(panel);
	const raised = readLightness(colour) >= readLightness(sketch.tone.base);
	const amount = Math.min(0.4, strength * 1.7) * (raised ? 0.8 : -1);
	for (const level of LEVELS) {
		let path = "";
		for (const fold of list) path += blade(panel, fold, level);
		sketch.out.push(formRelief(path, weave, amount));
	}
}

const profiles: Record<Fold["shape"], (t: number) => number> = {
	hem: (t) => t ** 1.25,
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

export function across(panel: Panel, v: number, from = 0, to = 1): string {
	const points: string[] = [];
	for (let i = 0; i <= 16; i++) points.push(xy(panel.at(from + ((to - from) * i) / 16, v)));
	return `M${points.join("L")}`;
}
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

export const seam = (sketch: Sketch, path: string, tone: Tone = sketch.tone): void => {
	stroke(sketch, path, tone.line, 1, { opacity: 0.5 });
	sketch.out.push(formLine(path, encodeWeave(0), 5, -0.5));
};
export const topstitch = (sketch: Sketch, path: string, colour = sketch.tone.line): void => {
	stroke(sketch, path, colour, 1.05, { opacity: 0.6, dash: "4.4 2.8", cap: "butt" });
	sketch.out.push(formLine(path, encodeWeave(0), 4, -0.25));
};

export function columnPath(cloth: Panel, u: number, from: number, to: number, steps = 10): string {
	const points: string[] = [];
	for (let i = 0; i <= steps; i++) points.push(xy(cloth.at(u, from + ((to - from) * i) / steps)));
	return `M${points.join("L")}`;
}
