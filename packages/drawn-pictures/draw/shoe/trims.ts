import { createTone, type Tone } from "../colour.ts";
import { formBare } from "../form.ts";
import type { Anchor } from "../geometry.ts";
import { print, stroke } from "../sketch.ts";
import { bandSection, mesh, roundSection, sweep } from "../solid/mesh.ts";
import { polyline } from "../solid/path.ts";
import { cord, countRows, put, trace } from "../solid/scene.ts";
import { add, between, cross, sub, times, unit, type Vec } from "../solid/vector.ts";
import type { Shoe } from "./shoe.ts";
import type { Place } from "./upper.ts";

export const band =
	(near: number, crest: number, far: number, half: number): Place =>
	([x], _, v) => {
		const up = Math.sin(Math.PI * v);
		const side = v < 0.5 ? near : far;
		return half - Math.abs(x - (side + (crest - side) * up ** 1.3));
	};
export const either =
	(...places: readonly Place[]): Place =>
	(flat, u, v) =>
		Math.max(...places.map((place) => place(flat, u, v)));

export function above(shoe: Shoe, u: number, v: number, up: number): Vec {
	const { last } = shoe;
	const e = 3e-3;
	const du = sub(last.at(Math.min(1, u + e), v), last.at(Math.max(0, u - e), v));
	const dv = sub(last.at(u, Math.min(1, v + e)), last.at(u, Math.max(0, v - e)));
	return add(last.at(u, v), times(unit(cross(du, dv)), up));
}

export const laceTone = (tone: Tone, white: boolean): Tone =>
	white ? createTone("#f2eee6") : createTone(tone.shade);

export function laceUp(
	shoe: Shoe,
	{
		from,
		to,
		apart,
		count,
		width,
		tone,
		bow = true,
		eyelet,
	}: {
		from: number;
		to: number;
		apart: number;
		count: number;
		width: number;
		tone: Tone;
		bow?: boolean;
		eyelet?: Tone;
	},
): void {
	const bar = (u0: number, v0: number, u1: number, v1: number) =>
		Array.from({ length: 13 }, (_, i) => {
			const t = i / 12;
			return above(shoe, u0 + (u1 - u0) * t, v0 + (v1 - v0) * t, 2.5 + 4 * Math.sin(Math.PI * t));
		});
	for (let i = 0; i < count; i++) {
		const u = from + ((to - from) * i) / (count - 1);
		if (eyelet) {
			const at = above(shoe, u, 0.5 - apart, 1.5);
			trace(shoe, [at, at], eyelet.line, width + 3.6);
			trace(shoe, [at, at], eyelet.base, width + 2);
		}
		const on = from + ((to - from) * (i + 0.55)) / (count - 1);
		if (i < count - 1 && i % 1 === 0)
			cord(shoe, bar(u, 0.5 + apart, on, 0.5 - apart), width * 0.8, createTone(tone.shade));
		cord(shoe, bar(u, 0.5 - apart, u, 0.5 + apart), width, tone);
	}
	if (!bow) return;
	const knot = above(shoe, to, 0.5, 9);
	for (const [side, long] of [
		[-1, 0.9],
		[1, 1],
	] as const) {
		const loop: Vec[] = Array.from({ length: 17 }, (_, i) => {
			const a = (i / 16) * Math.PI * 2;
			return add(knot, [
				-20 * long * (1 - Math.cos(a)) * 0.7 * (side > 0 ? 1 : 0.55),
				-8 * Math.sin(a) - 12 * (1 - Math.cos(a)) * 0.5,
				side * 19 * long * (1 - Math.cos(a)) * 0.7 + 5 * Math.sin(a),
			]);
		});
		cord(shoe, loop, width * 0.8, tone);
		const end: Vec[] = Array.from({ length: 9 }, (_, i) => {
			const t = i / 8;
			return add(knot, [-26 * t + side * 4 * t, -34 * t * t - 4 * t, side * 26 * t]);
		});
		cord(shoe, end, width * 0.8, tone);
	}
	const [a, b] = [add(knot, [-2, -3, -5]), add(knot, [2, 3, 5])];
	cord(shoe, [a, knot, b], width * 1.5, tone);
}

export function strapAlong(
	shoe: Shoe,
	points: readonly Vec[],
	up: (t: number) => Vec,
	width: number,
	{ thick = 4, tone = shoe.sketch.tone, cloth = "smooth" as const, stitched = true } = {},
): void {
	const way = (t: number): Vec => {
		const at = t * (points.length - 1);
		const i = Math.min(points.length - 2, Math.floor(at));
		return between(points[i] as Vec, points[i + 1] as Vec, at - i);
	};
	put(shoe, sweep(way, up, bandSection(width, thick), countRows(shoe, points.length * 2), 22), {
		tone,
		cloth,
		plain: true,
		edge: 0.7,
	});
	if (!stitched) return;
	for (const side of [-1, 1]) {
		const line = points.map((_, i) => {
			const t = i / (points.length - 1);
			const along = unit(sub(way(Math.min(1, t + 0.01)), way(Math.max(0, t - 0.01))));
			const across = unit(cross(along, up(t)));
			return add(way(t), add(times(across, side * (width / 2 - 2.4)), times(up(t), thick / 2 + 0.3)));
		});
		trace(shoe, line, tone.light, 0.9, 0.6, "3 2");
	}
}

export function ankleStrap(
	shoe: Shoe,
	{
		x,
		y,
		long,
		wide,
		width,
		far,
		lean = 0,
	}: {
		x: number;
		y: number;
		long: number;
		wide: number;
		width: number;
		far: boolean;
		lean?: number;
	},
): void {
	const [from, to] = far ? [Math.PI, 2 * Math.PI] : [0, Math.PI];
	const at = (a: number): Vec => [x + Math.cos(a) * long, y - Math.cos(a) * lean, Math.sin(a) * wide];
	const points = Array.from({ length: 25 }, (_, i) => at(from + ((to - from) * i) / 24));
	const up = (t: number): Vec => {
		const a = from + (to - from) * t;
		return unit([Math.cos(a) * wide, 0, Math.sin(a) * long]);
	};
	strapAlong(shoe, far ? points : points, up, width, { thick: 3.4, stitched: !far });
}

export function buckle(shoe: Shoe, at: Vec, width: number, height: number, tone: Tone): void {
	const ring = (t: number): Vec => {
		const a = t * 2.06 * Math.PI;
		const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
		return add(at, [soft(Math.cos(a)) * (width / 2), soft(Math.sin(a)) * (height / 2), 5]);
	};
	put(
		shoe,
		sweep(ring, () => [0, 0, 1], roundSection(2.2), 36, 9),
		{ tone, material: "metal", edge: 0.6 },
	);
	const pin = (t: number): Vec => add(at, [(t - 0.5) * width, 0, 6.5]);
	put(
		shoe,
		sweep(pin, () => [0, 0, 1], roundSection(1.5), 4, 8),
		{ tone, material: "metal", edge: 0.5 },
	);
}

export function bowOn(shoe: Shoe, u: number, size: number, tone: Tone, material = "satin"): void {
	const knot = above(shoe, u, 0.5, size * 0.12);
	const loop = (side: number) =>
		mesh(
			18,
			11,
			(t, w) => {
				const open = Math.sin(Math.PI * t) ** 0.7;
				const reach = t * size;
				const high = (w - 0.5) * size * (0.18 + 0.52 * open);
				return add(knot, [
					high * 0.55 + reach * 0.1,
					reach * 0.16 * open + Math.cos((w - 0.5) * 3) * size * 0.1 * open,
					side * reach,
				]);
			},
			side > 0,
		);
	const tail = (side: number) =>
		mesh(
			10,
			5,
			(t, w) => {
				const across = (w - 0.5) * size * 0.22;
				return add(knot, [
					-size * 0.75 * t + across * 0.3,
					-size * 0.2 * t,
					side * (size * 0.35 * t) + across,
				]);
			},
			true,
		);
	for (const side of [-1, 1]) put(shoe, tail(side), { tone, material, edge: 0.7 });
	for (const side of [-1, 1]) {
		put(shoe, loop(side), { tone, material, inside: true, edge: 0.7 });
		put(shoe, loop(side), { tone, material, edge: 0.7 });
	}
	const ball = mesh(
		12,
		17,
		(t, w) => {
			const [a, b] = [Math.PI * t, w * 2 * Math.PI];
			return add(knot, [
				Math.sin(a) * Math.cos(b) * size * 0.17,
				Math.sin(a) * Math.sin(b) * size * 0.15 + 1,
				-Math.cos(a) * size * 0.13,
			]);
		},
		true,
	);
	put(shoe, ball, { tone, material, edge: 0.7 });
}

export function decal(shoe: Shoe, anchors: readonly Anchor[], colour: string, edge: string): void {
	const points: Vec[] = [];
	const count = anchors.length * 6;
	const corners = anchors.map(([x, y]) => [x, y] as const);
	for (let i = 0; i < count; i++) {
		const [a, b] = [
			corners[Math.floor(i / 6)] as readonly [number, number],
			corners[Math.floor(i / 6 + 1) % corners.length] as readonly [number, number],
		];
		const t = (i % 6) / 6;
		const [u, v] = shoe.last.find(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t);
		points.push(above(shoe, u, v, 1));
	}
	const path = polyline(
		points.map((point) => shoe.stage.see(point)),
		true,
	);
	print(shoe.sketch, path, colour);
	shoe.sketch.out.push(formBare(path));
	stroke(shoe.sketch, path, edge, 1, { opacity: 0.6 });
}
