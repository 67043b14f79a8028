import { createTone } from "../../colour.ts";
import { metalTone } from "../../parts/polish.ts";
import type { Draw, Piece, Sketch } from "../../sketch.ts";
import { mesh, roundSection, sweep } from "../../solid/mesh.ts";
import { polyline } from "../../solid/path.ts";
import { countRows, measureBounds, metalCord, put, type Scene, stud, trace } from "../../solid/scene.ts";
import { createStage } from "../../solid/stage.ts";
import { add, type Vec } from "../../solid/vector.ts";

type Belt = Scene & { metal: ReturnType<typeof createTone>; reach: number };

function beltOn(sketch: Sketch, pitch: number): Belt {
	return {
		sketch,
		stage: createStage(sketch.back ? 168 : -10, pitch),
		outlines: [],
		reach: sketch.cut === "wide" ? 1480 : 2050,
		metal: metalTone(sketch.pattern === "solid" || sketch.cut === "chain" ? sketch.accent.base : "#c9a55c"),
	};
}
const toBeltPiece = (belt: Belt, focus: Vec, width: number): Piece => {
	const [x, y] = belt.stage.see(focus);
	return {
		silhouette: belt.outlines,
		box: measureBounds(belt.outlines),
		stands: true,
		light: 0,
		focus: [x, y, width],
	};
};

type Coil = (t: number) => { at: Vec; out: Vec };
const coil =
	(inner: number, outer: number, turns: number, end: number, squash: number): Coil =>
	(t) => {
		const angle = end - (1 - t) * turns * 2 * Math.PI;
		const r = inner + (outer - inner) * t;
		return {
			at: [Math.cos(angle) * r, 0, Math.sin(angle) * r * squash],
			out: [Math.cos(angle), 0, Math.sin(angle)],
		};
	};

function standing(belt: Belt, way: Coil, high: number, thick: number, pieces: number, tip: number): void {
	const { sketch, stage } = belt;
	const order = Array.from({ length: pieces }, (_, i) => i).toSorted((a, b) => depth(a) - depth(b));
	const inner = createTone(sketch.tone.shade);
	for (const i of order) {
		const from = i / pieces;
		const to = Math.min(1, (i + 1.06) / pieces);
		const side = (out: number, flip: boolean) =>
			mesh(
				countRows(belt, 14),
				13,
				(u, v) => {
					const { at, out: away } = way(from + (to - from) * u);
					const swell = out * (thick / 2 + 1.4 * Math.sin(Math.PI * v));
					return [at[0] + away[0] * swell, high * (1 - v), at[2] + away[2] * swell];
				},
				flip,
			);
		const top = mesh(
			countRows(belt, 14),
			5,
			(u, v) => {
				const { at, out: away } = way(from + (to - from) * u);
				const by = thick * (v - 0.5);
				return [at[0] + away[0] * by, high, at[2] + away[2] * by];
			},
			true,
		);
		const pointed = [
			(_: Vec, u: number, v: number) => (1 - from - (to - from) * u) / tip + 0.16 - Math.abs(v - 0.5),
		];
		put(belt, side(-1, false), {
			flush: true,
			tone: inner,
			material: "suede",
			edge: 0,
			dim: (_, __, v) => 0.86 - 0.2 * v,
		});
		put(belt, side(1, true), {
			cloth: true,
			flush: true,
			edge: 0,
			where: pointed,
			dim: (_, __, v) => 1 - 0.2 * v ** 3,
		});
		put(belt, top, {
			flush: true,
			where: [(_, u) => 1 - tip * 0.34 - from - (to - from) * u],
			tone: createTone(sketch.tone.deep),
			material: "leather",
			edge: 0,
		});
		if (to <= 1 - tip * 0.4) lines(belt, way, from, to, high, thick);
	}
	function depth(i: number): number {
		const { at } = way((i + 0.5) / pieces);
		return stage.turn(at)[2];
	}
}

function lines(belt: Belt, way: Coil, from: number, to: number, high: number, thick: number): void {
	const { sketch, stage } = belt;
	const row = (y: number, out: number) =>
		Array.from({ length: 10 }, (_, i): Vec => {
			const { at, out: away } = way(from + ((to - from) * i) / 9);
			return [at[0] + away[0] * out, y, at[2] + away[2] * out];
		});
	const { at, out } = way((from + to) / 2);
	const outside = stage.faces(at, out) > 0;
	const reach = outside ? thick / 2 + 1 : -thick / 2;
	trace(belt, row(high, reach), sketch.tone.line, 1, 0.6);
	trace(belt, row(0.6, reach), sketch.tone.line, 1, 0.6);
	if (!outside) return;
	if (sketch.feature === "studded") {
		const count = Math.max(1, Math.round(((to - from) * belt.reach) / 17));
		for (let i = 0; i < count; i++)
			for (const y of [high * 0.28, high * 0.72]) {
				const { at: spot, out: away } = way(from + ((to - from) * (i + 0.5)) / count);
				stud(belt, [spot[0] + away[0] * (reach + 1), y, spot[2] + away[2] * (reach + 1)], 10, belt.metal);
			}
	}
	for (const y of [6, high - 6]) trace(belt, row(y, reach + 1), sketch.tone.light, 1.2, 0.8, "4.600 2.800");
}

const FRONT = Math.PI / 2;
const END = FRONT + 0.98;

const buckled =
	(wide: boolean): Draw =>
	(sketch) => {
		const belt = beltOn(sketch, wide ? 20 : 27);
		const high = wide ? 98 : 54;
		const turns = wide ? 1.3 : 2.32;
		const way = wide ? coil(172, 190, turns, END, 0.86) : coil(104, 178, turns, END, 0.9);
		standing(belt, way, high, 6, wide ? 20 : 34, (wide ? 0.03 : 0.034) / (turns / 2));
		const at = (angle: number) => way(1 - (END - angle) / (turns * 2 * Math.PI));
		if (sketch.back) return toBeltPiece(belt, [0, high / 2, -170], 190);
		buckle(belt, at, high, wide);
		return toBeltPiece(belt, [-10, high / 2, 170], wide ? 230 : 190);
	};

function buckle(belt: Belt, at: (angle: number) => ReturnType<Coil>, high: number, wide: boolean): void {
	const { sketch, metal } = belt;
	const [half, tall] = wide ? [50, 68] : [33, 42];
	const spot = (angle: number, out: number, y: number): Vec => {
		const { at: point, out: away } = at(angle);
		return [point[0] + away[0] * out, y, point[2] + away[2] * out];
	};
	const middle = spot(FRONT, 10, high / 2);
	const frame = (t: number): Vec => {
		const a = t * 2.06 * Math.PI;
		const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.42;
		return add(middle, [soft(Math.cos(a)) * half, soft(Math.sin(a)) * tall, 0]);
	};
	const step = wide ? 0.13 : 0.11;
	const first = FRONT + (half + 40) / 180;
	for (let i = 0; i < 3; i++) {
		const hole = spot(first + step * i, 5, high / 2);
		trace(belt, [hole, add(hole, [0.3, 0, 0])], sketch.tone.line, wide ? 9 : 7);
		trace(belt, [hole, add(hole, [0.3, 0, 0])], "#1a1310", wide ? 6.4 : 4.8);
	}
	const keeper = FRONT + (half + 15) / 180;
	const { out } = at(keeper);
	const loop = sweep(
		(t) => spot(keeper, 6, -4 + t * (high + 8)),
		() => out,
		(w) => {
			const a = w * 2 * Math.PI - Math.PI / 2;
			const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.4;
			return [soft(Math.cos(a)) * 9, soft(Math.sin(a)) * 3.5];
		},
		12,
		17,
	);
	put(belt, loop, { cloth: true, edge: 0.8 });
	for (const [dx, dy, opacity] of [
		[3, -5, 0.35],
		[1.5, -2.5, 0.4],
	] as const)
		trace(
			belt,
			Array.from({ length: 41 }, (_, i) => add(frame(i / 40), [dx, dy, -4])),
			sketch.tone.deep,
			12,
			opacity,
		);
	const metalCoat = { tone: metal, material: "metal", edge: 0.9 } as const;
	put(
		belt,
		sweep(frame, () => [0, 0, 1], roundSection(wide ? 8.5 : 6.5), 70, 17),
		metalCoat,
	);
	const pin = (t: number): Vec => add(middle, [half - t * half * 2, 0, 7 - 3 * t]);
	put(
		belt,
		sweep(pin, () => [0, 0, 1], roundSection(wide ? 6 : 4.6), 8, 13),
		metalCoat,
	);
}

const chain: Draw = (sketch) => {
	const belt = beltOn(sketch, 30);
	const way = coil(118, 186, 2.2, FRONT + 0.2, 0.92);
	const count = 92;
	const links = Array.from({ length: count }, (_, i) => {
		const t = i / (count - 1);
		const { at } = way(t);
		const { at: next } = way(Math.min(1, t + 0.002));
		const along: Vec = [next[0] - at[0], 0, next[2] - at[2]];
		const long = Math.hypot(along[0], along[2]) || 1;
		return { at, along: [along[0] / long, 0, along[2] / long] as Vec, upright: i % 2 === 1 };
	}).toSorted((a, b) => belt.stage.turn(a.at)[2] - belt.stage.turn(b.at)[2]);
	for (const { at, along, upright } of links) {
		const across: Vec = upright ? [0, 1, 0] : [-along[2], 0.12, along[0]];
		const ring = Array.from({ length: 23 }, (_, k): Vec => {
			const a = (k / 22) * 2 * Math.PI;
			return add(add(at, [0, upright ? 9 : 5, 0]), [
				along[0] * Math.cos(a) * 13 + across[0] * Math.sin(a) * 8.5,
				across[1] * Math.sin(a) * 8.5,
				along[2] * Math.cos(a) * 13 + across[2] * Math.sin(a) * 8.5,
			]);
		});
		metalCord(belt, ring, 4.4, belt.metal);
		belt.outlines.push(
			polyline(
				ring.map((point) => belt.stage.see(point)),
				true,
			),
		);
	}
	if (!sketch.back) medallion(belt, add(way(0.97).at, [0, 12, 14]));
	return toBeltPiece(belt, [20, 10, 170], 190);
};

function medallion(belt: Belt, at: Vec): void {
	const coin = mesh(
		13,
		41,
		(t, w) => {
			const a = w * 2.1 * Math.PI;
			const edge = t > 0.86 ? 2.2 : t > 0.78 ? -0.4 : 0.9;
			return add(at, [Math.cos(a) * 34 * t, Math.sin(a) * 34 * t * 0.94 - 8, edge + 6 * Math.sin(a) * t]);
		},
		true,
	);
	put(belt, coin, { tone: belt.metal, material: "metal", edge: 1 });
	for (const [a, b, width] of [
		[[-15, 8], [0, -26], 6],
		[[0, -26], [15, 8], 2.6],
	] as const) {
		trace(belt, [add(at, [a[0], a[1], 6]), add(at, [b[0], b[1], 6])], belt.metal.deep, width + 1);
		trace(
			belt,
			[add(at, [a[0] - 0.8, a[1] + 0.8, 6]), add(at, [b[0] - 0.8, b[1] + 0.8, 6])],
			belt.metal.gleam,
			width * 0.5,
			0.8,
		);
	}
}

const shapes: Record<string, Draw> = { classic: buckled(false), wide: buckled(true), chain };
export const belt: Draw = (sketch) => (shapes[sketch.cut] ?? buckled(false))(sketch);
