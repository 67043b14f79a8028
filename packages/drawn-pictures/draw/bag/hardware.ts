import type { Tone } from "../colour.ts";
import { formBare } from "../form.ts";
import { print, stroke } from "../sketch.ts";
import { mesh, roundSection, sweep } from "../solid/mesh.ts";
import { polyline } from "../solid/path.ts";
import { metalCord, put, trace } from "../solid/scene.ts";
import { add, type Vec } from "../solid/vector.ts";
import { type Bag, claim } from "./bag.ts";

const facing = (bag: Bag) => (bag.sketch.back ? -1 : 1);

export function metalPlate(
	bag: Bag,
	at: Vec,
	wide: number,
	high: number,
	square = 0.35,
	thick = 5,
	tone = bag.metal,
): void {
	const f = facing(bag);
	const form = mesh(
		15,
		33,
		(t, w) => {
			const angle = w * 2.1 * Math.PI;
			const soft = (value: number) => Math.sign(value) * Math.abs(value) ** square;
			const r = Math.sin((t * Math.PI) / 2);
			const dome = Math.cos((t * Math.PI) / 2) ** 0.5;
			return add(at, [
				f * soft(Math.cos(angle)) * (wide / 2) * r,
				soft(Math.sin(angle)) * (high / 2) * r,
				f * thick * dome,
			]);
		},
		true,
	);
	shadowBelow(bag, at, wide, high, square);
	put(bag, form, { tone, material: "metal", edge: 0.8 });
}

function shadowBelow(bag: Bag, at: Vec, wide: number, high: number, square: number): void {
	const f = facing(bag);
	for (const grow of [5, 2.5]) {
		const points = Array.from({ length: 28 }, (_, i) => {
			const angle = (i / 28) * 2 * Math.PI;
			const soft = (value: number) => Math.sign(value) * Math.abs(value) ** square;
			return bag.stage.see(
				add(at, [
					f * (soft(Math.cos(angle)) * (wide / 2 + grow) + 2.5),
					soft(Math.sin(angle)) * (high / 2 + grow) - 4,
					0,
				]),
			);
		});
		print(bag.sketch, polyline(points, true), bag.sketch.tone.deep, 0.28);
	}
}

export function turnLock(bag: Bag, at: Vec, size: number): void {
	if (bag.sketch.back) return;
	metalPlate(bag, at, size * 1.7, size, 0.3, size * 0.14);
	const knob = add(at, [0, 0, size * 0.2]);
	metalPlate(bag, knob, size * 0.36, size * 0.74, 0.6, size * 0.26);
	for (const side of [-1, 1]) {
		const screw = bag.stage.see(add(at, [side * size * 0.64, 0, size * 0.14]));
		print(bag.sketch, `M${screw[0] - 1.6} ${screw[1]}h3.200v1.200h-3.200z`, bag.metal.line, 0.8);
	}
}

export function ringAt(bag: Bag, at: Vec, r: number, width: number, side = false, flat = 1): void {
	const points = Array.from({ length: 25 }, (_, i): Vec => {
		const a = (i / 24) * 2 * Math.PI;
		return add(
			at,
			side ? [0, Math.sin(a) * r * flat, Math.cos(a) * r] : [Math.cos(a) * r, Math.sin(a) * r * flat, 0],
		);
	});
	metalCord(bag, points, width, bag.metal);
	const outline = polyline(
		points.map((point) => bag.stage.see(point)),
		true,
	);
	bag.outlines.push(outline);
}

export function chainAlong(bag: Bag, points: readonly Vec[], size: number, tone = bag.metal): void {
	claim(bag, points, size);
	let rest = 0;
	let count = 0;
	for (let i = 1; i < points.length; i++) {
		const [a, b] = [points[i - 1] as Vec, points[i] as Vec];
		const [ax, ay] = bag.stage.see(a);
		const [bx, by] = bag.stage.see(b);
		const long = Math.hypot(bx - ax, by - ay) || 1;
		const [dx, dy] = [(bx - ax) / long, (by - ay) / long];
		for (; rest < long; rest += size * 1.02) {
			const [x, y] = [ax + dx * rest, ay + dy * rest];
			link(bag, x, y, dx, dy, size, count++ % 2 === 0, tone);
		}
		rest -= long;
	}
}

function link(
	bag: Bag,
	x: number,
	y: number,
	dx: number,
	dy: number,
	size: number,
	open: boolean,
	tone: Tone,
): void {
	const [long, wide] = [size * 0.78, size * (open ? 0.4 : 0.09)];
	const points = Array.from({ length: 17 }, (_, i): readonly [number, number] => {
		const a = (i / 16) * 2 * Math.PI;
		const [s, c] = [Math.sin(a) * wide, Math.cos(a) * long];
		return [x + dx * c - dy * s, y + dy * c + dx * s];
	});
	const path = polyline(points, true);
	const width = size * 0.27;
	stroke(bag.sketch, path, tone.line, width + 1.3, { opacity: 0.95 });
	stroke(bag.sketch, path, tone.base, width);
	const upper = polyline(
		points.map(([px, py]) => [px - width * 0.16, py - width * 0.18] as const),
		true,
	);
	stroke(bag.sketch, upper, tone.gleam, width * 0.34, { opacity: 0.95 });
}

export function zipAlong(bag: Bag, points: readonly Vec[], hang: Vec = [0, -30, 6]): void {
	const { sketch, metal } = bag;
	trace(bag, points, sketch.tone.deep, 9.5, 0.9);
	trace(bag, points, metal.line, 5, 1);
	trace(bag, points, metal.base, 4.2, 1, "2.200 1.300");
	trace(
		bag,
		points.map(([x, y, z]): Vec => [x, y + 0.9, z]),
		metal.gleam,
		1.3,
		0.9,
		"2.200 1.300",
	);
	const end = points[points.length - 1] as Vec;
	metalCord(bag, [end, add(end, [-11, 1, 0])], 9, metal);
	metalCord(bag, [add(end, [0, -3, 2]), add(end, [hang[0] * 0.4, hang[1] * 0.3, hang[2]])], 4, metal);
	const pull = [add(end, [hang[0] * 0.4, hang[1] * 0.3, hang[2]]), add(end, hang)];
	trace(bag, pull, sketch.tone.line, 10);
	trace(bag, pull, sketch.tone.base, 8.4);
	trace(bag, pull, sketch.tone.light, 1.1, 0.8, "3 2");
}

export function vOn(bag: Bag, at: Vec, size: number, foil = false): void {
	if (foil && bag.sketch.pattern !== "solid") return;
	const f = facing(bag);
	const shape: readonly (readonly [number, number])[] = [
		[-1, 0.9],
		[-0.3, 0.9],
		[0.1, -0.3],
		[0.56, 0.76],
		[0.34, 0.76],
		[0.34, 0.9],
		[1, 0.9],
		[1, 0.76],
		[0.78, 0.76],
		[0.12, -0.95],
		[-0.12, -0.95],
		[-0.78, 0.76],
		[-1, 0.76],
	];
	const path = polyline(
		shape.map(([x, y]) => bag.stage.see(add(at, [f * x * size, y * size, f]))),
		true,
	);
	if (!foil) {
		const low = polyline(
			shape.map(([x, y]) => bag.stage.see(add(at, [f * (x * size + 1.6), y * size - 2.2, f]))),
			true,
		);
		print(bag.sketch, low, bag.sketch.tone.deep, 0.6);
	}
	print(bag.sketch, path, bag.metal.base, foil ? 0.9 : 1);
	bag.sketch.out.push(formBare(path));
	if (foil) return;
	const half = polyline(
		[shape[0], shape[1], shape[2], shape[9], shape[10]].map((point) => {
			const [x, y] = point as readonly [number, number];
			return bag.stage.see(add(at, [f * x * size, y * size, f]));
		}),
		true,
	);
	print(bag.sketch, half, bag.metal.gleam, 0.55);
	stroke(bag.sketch, path, bag.metal.line, 0.9, { opacity: 0.8 });
}

export function foot(bag: Bag, x: number, z: number): void {
	const form = sweep(
		(t) => [x, 5 - 5 * t, z],
		() => [0, 0, 1],
		roundSection(7),
		4,
		13,
	);
	put(bag, form, { tone: bag.metal, material: "metal", edge: 0.6 });
}

export function tassel(bag: Bag, at: Vec, long: number): void {
	const { sketch } = bag;
	metalCord(bag, [at, add(at, [0, -10, 2])], 3.4, bag.metal);
	const head = add(at, [0, -12, 3]);
	for (let i = -4; i <= 4; i++) {
		const line = [
			add(head, [i * 1.1, -8, 0]),
			add(head, [i * 1.9, -long * 0.6, 2]),
			add(head, [i * 2.2 + (i % 2), -long + (i % 3) * 2, 3]),
		];
		trace(bag, line, sketch.tone.line, 4.6, 0.7);
		trace(bag, line, i < -1 ? sketch.tone.light : i > 2 ? sketch.tone.shade : sketch.tone.base, 3.6);
	}
	trace(bag, [head, add(head, [0, -12, 1])], sketch.tone.line, 14);
	trace(bag, [head, add(head, [0, -12, 1])], sketch.tone.base, 12);
	trace(bag, [add(head, [-4, 0, 1]), add(head, [-4, -12, 2])], sketch.tone.gleam, 2, 0.6);
	metalCord(bag, [add(head, [-7, -8, 3]), add(head, [7, -8, 3])], 3, bag.metal);
}
