import { encodeWeave, formLine, formRelief } from "../../form.ts";
import { type Anchor, clamp, curve, n, type Point, xy } from "../../geometry.ts";
import type { Panel } from "../../parts/panel.ts";
import { print, type Sketch, stroke } from "../../sketch.ts";

export type Crease = {
	path: readonly Anchor[];
	shade: number;
	light?: number;
	deep?: number;
	shape?: "hem" | "top" | "middle" | "even";
	soft?: boolean;
};

const profiles: Record<NonNullable<Crease["shape"]>, (t: number) => number> = {
	hem: (t) => t ** 0.9,
	top: (t) => Math.min(1, 0.55 + t * 3) * (1 - t) ** 0.8,
	middle: (t) => Math.sin(Math.PI * t) ** 0.8,
	even: () => 1,
};
const STEPS = 12;
const LEVELS = [1, 0.78, 0.58, 0.4, 0.2] as const;

export function crease(sketch: Sketch, panel: Panel, list: readonly Crease[]): void {
	const weave = weaveDown(panel);
	const groups = new Map<number, Crease[]>();
	for (const fold of list) {
		const faint = fold.shape === "top" && (fold.deep ?? 0.5) <= 0.4;
		const one = faint
			? { ...fold, soft: true, shade: fold.shade * 1.3, deep: (fold.deep ?? 0.5) * 0.5 }
			: fold;
		const deep = Math.round((one.deep ?? 0.5) * 10) / 10;
		groups.set(deep, [...(groups.get(deep) ?? []), one]);
	}
	for (const [deep, group] of groups) {
		for (const level of LEVELS) {
			let valleys = "";
			let ridges = "";
			for (const { path, shade, light = 0, shape = "hem", soft } of group) {
				const near = soft ? 1 : shape === "even" ? 0.1 : 0.5;
				valleys += strip(panel, path, shape, -shade * level * near, shade * level);
				if (light > 0) {
					const away = -Math.sign(shade);
					const middle = Math.abs(shade) * (shape === "even" ? 0.1 : 0.4) + light * 0.5;
					const half = light * 0.6 * level;
					ridges += strip(panel, path, shape, away * (middle - half), away * (middle + half));
				}
			}
			if (ridges) sketch.out.push(formRelief(ridges, weave, 0.12 * deep));
			sketch.out.push(formRelief(valleys, weave, -0.22 * deep));
		}
		const lines = group
			.filter((one) => !one.soft && (one.shape !== "top" || deep > 0.38))
			.map(({ path, shape = "hem", shade }) =>
				strip(panel, path, shape, 0, Math.sign(shade) * (shape === "even" ? 0.8 : 1.2)),
			)
			.join("");
		if (lines) print(sketch, lines, sketch.tone.deep, 0.42 * deep);
		const shades = group
			.filter((one) => !one.soft)
			.map(({ path, shape = "hem", shade }) => strip(panel, path, shape, 0, shade * 0.34))
			.join("");
		if (shades) print(sketch, shades, sketch.tone.deep, 0.16 * deep);
	}
}

function weaveDown(panel: Panel): number {
	const [top, bottom] = [panel.at(0.5, 0.04), panel.at(0.5, 0.96)];
	return encodeWeave((Math.atan2(top[0] - bottom[0], bottom[1] - top[1]) * 180) / Math.PI);
}

function offset(panel: Panel, at: (t: number) => Point, t: number, reach: number): Point {
	const [u, v] = at(t);
	const [u0, v0] = at(Math.max(0, t - 0.05));
	const [u1, v1] = at(Math.min(1, t + 0.05));
	const wide = Math.max(30, panel.width(clamp(v)));
	const [dx, dy] = [(u1 - u0) * wide, (v1 - v0) * panel.height];
	const length = Math.hypot(dx, dy) || 1;
	return panel.at(
		clamp(u + ((dy / length) * reach) / wide),
		clamp(v - ((dx / length) * reach) / panel.height),
	);
}

function strip(
	panel: Panel,
	path: readonly Anchor[],
	shape: NonNullable<Crease["shape"]>,
	from: number,
	to: number,
): string {
	const spine = curve(path);
	const near: string[] = [];
	const far: string[] = [];
	for (let i = 0; i <= STEPS; i++) {
		const t = i / STEPS;
		const width = profiles[shape](t);
		near.push(xy(offset(panel, spine.at, t, from * width)));
		far.unshift(xy(offset(panel, spine.at, t, to * width)));
	}
	return `M${near.join("L")}L${far.join("L")}Z`;
}

export function gathers(
	sketch: Sketch,
	panel: Panel,
	at: { v: number; count: number; length: number; from?: number; to?: number; up?: boolean; width?: number },
): void {
	const { random, tone } = sketch;
	const { from = 0, to = 1, up = false, width = 5 } = at;
	let dark = "";
	let lit = "";
	const count = Math.max(2, Math.min(at.count, Math.round((panel.width(at.v) * (to - from)) / 6.4)));
	for (let i = 0; i < count; i++) {
		const u = from + ((i + 0.5 + random.between(-0.3, 0.3)) / count) * (to - from);
		const reach = (at.length * random.between(0.35, 1)) / panel.height;
		const lean = (u - 0.5) * 0.06 + random.between(-0.008, 0.008);
		const end = clamp(at.v + (up ? -reach : reach));
		dark += needle(panel, [u, at.v], [u + lean, end], width * random.between(0.6, 1.1));
		lit += needle(panel, [u + 0.45 / count, at.v], [u + 0.45 / count + lean, end], width * 0.9);
	}
	const weave = weaveDown(panel);
	sketch.out.push(formRelief(lit, weave, 0.26), formRelief(dark, weave, -0.5));
	print(sketch, dark, tone.deep, 0.16);
}

function needle(panel: Panel, from: Point, to: Point, width: number): string {
	const half = width / 2 / Math.max(40, panel.width(from[1]));
	const [u, v] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
	const [a, b, tip] = [
		panel.at(clamp(from[0] - half), from[1]),
		panel.at(clamp(from[0] + half), from[1]),
		panel.at(clamp(to[0]), to[1]),
	];
	const left = panel.at(clamp(u - half * 0.75), v);
	const right = panel.at(clamp(u + half * 0.75), v);
	return `M${xy(a)}Q${xy(left)} ${xy(tip)}Q${xy(right)} ${xy(b)}Z`;
}

export function over(panel: Panel, points: readonly Anchor[], steps = 14): string {
	const through = curve(points);
	const out: string[] = [];
	for (let i = 0; i <= steps; i++) {
		const [u, v] = through.at(i / steps);
		out.push(xy(panel.at(clamp(u), clamp(v))));
	}
	return `M${out.join("L")}`;
}

export function writeRow(panel: Panel, v: number, from = 0, to = 1, steps = 64): string {
	const out: string[] = [];
	for (let i = 0; i <= steps; i++) {
		const u = from + ((to - from) * i) / steps;
		out.push(xy(panel.at(u, v)));
	}
	return `M${out.join("L")}`;
}

export function seamLine(sketch: Sketch, path: string, strength = 1): void {
	stroke(sketch, path, sketch.tone.line, 0.9, { opacity: 0.5 * strength });
	sketch.out.push(formLine(path, encodeWeave(0), 3.6, -0.3 * strength));
}

export function stitching(sketch: Sketch, path: string, strength = 1): void {
	const dash = sketch.macro ? "3.6 1.5" : "4.4 2.8";
	if (sketch.macro) sketch.out.push(formLine(path, encodeWeave(0), 3.4, -0.22 * strength));
	stroke(sketch, path, sketch.tone.line, 0.9, { opacity: 0.5 * strength, dash, cap: "butt" });
	if (sketch.macro)
		stroke(sketch, shifted(path, -0.4, -0.5), sketch.tone.light, 0.6, { opacity: 0.7 * strength, dash });
}

export const shifted = (path: string, dx: number, dy: number): string => {
	let index = 0;
	return path.replace(/-?\d+(?:\.\d+)?/g, (number) => n(Number(number) + (index++ % 2 === 0 ? dx : dy)));
};
