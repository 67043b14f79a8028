import { shift, type Tone } from "../colour.ts";
import { type Anchor, clamp, curve, lerp, n, type Point, xy } from "../geometry.ts";
import { linear, print, type Sketch, type Stop } from "../sketch.ts";
import type { Panel } from "./panel.ts";
import { ramp } from "./polish.ts";

export type Body = {
	radius(y: number): number;
	top: number;
	bottom: number;
	widest: number;
	outline: string;
	/** Returns the point of the body at a height. `degrees`: angle around the axis, -90 to 90, with 0 in the middle of the near side. */
	at(degrees: number, y: number): Point;
	part(from: number, to: number, top?: number, bottom?: number): string;
};

const ROWS = 32;
const FLUTE = 180 / 13;

/**
 * Builds a turned body. `profile`: the right half of the outline from top to bottom. `tip`: the height of a level circle divided by its
 * width.
 */
export function createBody(profile: readonly Anchor[], tip = 0.13): Body {
	const edge = curve(profile);
	const samples = Array.from({ length: ROWS * 4 + 1 }, (_, i) => edge.at(i / (ROWS * 4)));
	const [top, bottom] = [edge.start[1], edge.end[1]];
	const radius = (y: number): number => {
		let before = samples[0] as Point;
		for (const point of samples) {
			if (point[1] >= y) {
				const gap = point[1] - before[1];
				return gap > 0 ? lerp(before[0], point[0], (y - before[1]) / gap) : point[0];
			}
			before = point;
		}
		return before[0];
	};
	const widest = Math.max(...samples.map(([x]) => x));
	const at = (degrees: number, y: number): Point => {
		const angle = (degrees * Math.PI) / 180;
		const r = radius(y);
		const bow = Math.min(r * tip, (bottom - y) * 0.9 + r * tip * 0.7) * Math.cos(angle);
		return [Math.sin(angle) * r, y + bow];
	};
	const part = (from: number, to: number, high = top, low = bottom): string => {
		const down: string[] = [];
		const up: string[] = [];
		for (let i = 0; i <= ROWS; i++) {
			const y = lerp(high, low, i / ROWS);
			const r = radius(y);
			down.push(`${n(r * from)} ${n(y)}`);
			up.unshift(`${n(r * to)} ${n(y)}`);
		}
		return `M${down.join("L")}L${up.join("L")}Z`;
	};
	const foot = edge.end[0];
	const sides = `M${xy([-edge.start[0], top])}${mirrored(samples)}A${n(foot)} ${n(foot * tip * 0.7)} 0 0 0 ${n(foot)} ${n(bottom)}L${samples
		.toReversed()
		.map(xy)
		.join("L")}Z`;
	return { radius, top, bottom, widest, outline: sides, at, part };
}
const mirrored = (samples: readonly Point[]): string =>
	`L${samples.map(([x, y]) => `${n(-x)} ${n(y)}`).join("L")}`;

function bright(degrees: number): number {
	const angle = (degrees * Math.PI) / 180;
	const lamp = Math.max(0, -0.58 * Math.sin(angle) + 0.81 * Math.cos(angle));
	const back = degrees > 62 ? ((degrees - 62) / 28) * 0.2 : 0;
	return clamp(0.06 + 0.84 * lamp ** 1.15 + back);
}

export function glaze(sketch: Sketch, body: Body, tone: Tone): void {
	print(sketch, body.outline, tone.shade);
	const colours = [tone.deep, tone.deep, tone.shade, tone.base, tone.base, tone.light];
	const steps = 78;
	const hollow = (degrees: number) =>
		sketch.feature === "fluted" ? degrees - ((((degrees + 90) / FLUTE) % 1) - 0.5) * 84 : degrees;
	for (let i = 0; i < steps; i++) {
		const [from, to] = [-90 + (180 * i) / steps, -90 + (180 * (i + 1.5)) / steps];
		const across = (degrees: number) => Math.sin((Math.min(90, degrees) * Math.PI) / 180);
		print(
			sketch,
			body.part(across(from), across(to)),
			ramp(colours, bright(hollow(-90 + (180 * (i + 0.5)) / steps))),
		);
	}
	slopes(sketch, body, tone, 1);
}

export function shadeOver(sketch: Sketch, body: Body, tone: Tone): void {
	for (let i = 0; i < 20; i++)
		print(sketch, body.part(0.985 - 0.9 * (1 - i / 20) ** 1.6, 1), tone.line, 0.025);
	for (let i = 0; i < 5; i++)
		print(sketch, body.part(-1, -0.98 + 0.2 * (1 - i / 5) ** 1.4), tone.line, 0.045);
	for (let i = 0; i < 6; i++) {
		const half = 0.32 * (1 - i / 6);
		print(sketch, body.part(-0.48 - half, -0.48 + half), "#ffffff", 0.035);
	}
	slopes(sketch, body, tone, 0.8);
}

function slopes(sketch: Sketch, body: Body, tone: Tone, strength: number): void {
	const stops = (up: boolean): Stop[] =>
		Array.from({ length: 25 }, (_, i) => {
			const y = lerp(body.top, body.bottom, i / 24);
			const step = (body.bottom - body.top) / 24;
			const slope =
				(body.radius(Math.min(body.bottom, y + step)) - body.radius(Math.max(body.top, y - step))) /
				(2 * step);
			const lean = slope / Math.hypot(1, slope);
			const foot = clamp((y - body.bottom + 70) / 70) * 0.16;
			return [
				i / 24,
				up ? "#ffffff" : tone.line,
				up ? clamp(lean) * 0.4 * strength : clamp(-lean) * 0.4 * strength + foot,
			];
		});
	for (const up of [true, false])
		print(sketch, body.outline, linear(sketch, [0, body.top], [0, body.bottom], stops(up)));
}

export function glint(sketch: Sketch, body: Body, from: number, to: number, opacity = 0.75): void {
	const fade = linear(
		sketch,
		[0, from],
		[0, to],
		[
			[0, "#ffffff", opacity],
			[0.42, "#ffffff", opacity * 0.8],
			[0.44, "#ffffff", opacity * 0.3],
			[0.48, "#ffffff", opacity * 0.7],
			[1, "#ffffff", opacity * 0.12],
		],
	);
	print(sketch, body.part(-0.69, -0.56, from, to), fade);
	print(sketch, body.part(-0.53, -0.49, from + 8, lerp(from, to, 0.8)), fade);
	print(sketch, body.part(0.86, 0.91, lerp(from, to, 0.3), to), fade);
}

export function mouth(sketch: Sketch, body: Body, tone: Tone, high: number, lip = 5): void {
	const r = body.radius(body.top);
	const y = body.top;
	const ellipse = (rx: number, ry: number, dy = 0) =>
		`M${n(-rx)} ${n(y + dy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(rx)} ${n(y + dy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(-rx)} ${n(y + dy)}Z`;
	print(sketch, ellipse(r + 0.6, high), tone.shade);
	print(
		sketch,
		ellipse(r, high),
		linear(
			sketch,
			[-r, y - high],
			[r, y + high],
			[
				[0, shift(tone.light, 0.04)],
				[0.4, tone.light],
				[1, tone.shade],
			],
		),
	);
	const inner = r - lip;
	print(
		sketch,
		ellipse(inner, high - lip * 0.42, 0.6),
		linear(
			sketch,
			[-inner, y],
			[inner, y],
			[
				[0, shift(tone.deep, -0.12)],
				[0.55, tone.deep],
				[1, tone.shade],
			],
		),
	);
}

export function wrapped(body: Body): Panel {
	const { top, bottom, widest, at, outline } = body;
	const height = bottom - top;
	const row = (v: number) => lerp(top, bottom, clamp(v));
	const place = (u: number, v: number): Point => at((clamp(u) - 0.5) * 180, row(v));
	const width = (v: number) => Math.PI * Math.max(20, body.radius(row(v)));
	return {
		outline,
		leftEdge: "",
		rightEdge: "",
		topEdge: "",
		bottomEdge: "",
		at: place,
		cloth: (x, y) => place(0.5 + x / width(y / height), y / height),
		covers: () => true,
		width,
		height,
		maxWidth: Math.PI * widest,
		beyond: (u) => body.part(2 * u - 1, 1),
		before: (u) => body.part(-1, 2 * u - 1),
		below: (v) => body.part(-1, 1, row(v)),
		above: (v) => body.part(-1, 1, top, row(v)),
	};
}

export function band(body: Body, from: number, to: number): string {
	const upper: string[] = [];
	const lower: string[] = [];
	for (let i = 0; i <= 30; i++) {
		upper.push(xy(body.at(-90 + i * 6, from)));
		lower.unshift(xy(body.at(-90 + i * 6, to)));
	}
	return `M${upper.join("L")}L${lower.join("L")}Z`;
}
