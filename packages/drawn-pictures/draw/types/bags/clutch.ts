import { type Bag, bagOn, ground, stitches, toPiece } from "../../bag/bag.ts";
import { chainAlong, metalPlate, ringAt, vOn } from "../../bag/hardware.ts";
import { around, inset, plate, rimWall, roundBox } from "../../bag/plates.ts";
import type { Draw, Piece } from "../../sketch.ts";
import { mesh, roundSection, sweep } from "../../solid/mesh.ts";
import { countRows, put, trace } from "../../solid/scene.ts";
import { smooth, type Vec } from "../../solid/vector.ts";

const envelope: Draw = (sketch) => {
	const bag = bagOn(sketch, -22, 12);
	const f = sketch.back ? -1 : 1;
	const [w, h, d] = [214, 246, 40];
	const outline = around(-w, 0, w, h, 14, 16);
	ground(bag, w, d / 2 + 8);
	rimWall(bag, outline, d, { dim: (_, __, v) => 0.95 - 0.14 * Math.sin(v * Math.PI) });
	const face = roundBox(-w, 0, w, h, 14, 16);
	const edge = (x: number) => 92 + Math.abs(x) ** 1.12 * 0.3;
	plate(bag, face, [-w, 0, w, h], d / 2 + 2, 5, {
		dome: 5,
		coat: { dim: ([x, y]) => (sketch.back ? 1 : 0.62 + 0.38 * smooth(2, 26, edge(x) - y + 4)) },
	});
	for (const line of inset(outline, 8, (f * d) / 2 + f * 4)) stitches(bag, line);
	if (sketch.back) {
		vOn(bag, [0, h * 0.42, -d / 2 - 8], 17, true);
		return toPiece(bag, [60, 60, -d / 2], 220);
	}
	const flap = (x: number, y: number): number =>
		Math.min(w - 1 - Math.abs(x), (y - edge(x)) * 0.94, h + 3 - y);
	plate(bag, flap, [-w, 84, w, h + 3], d / 2 + 11, 4, {
		dome: 2,
		fold: (_, y) => -26 * smooth(h - 24, h + 3, y) ** 2,
		rows: 84,
	});
	stitches(
		bag,
		Array.from({ length: 90 }, (_, i): Vec => {
			const x = -w + 10 + (i / 89) * (2 * w - 20);
			return [x, edge(x) + 9, d / 2 + 12.5];
		}),
	);
	vOn(bag, [0, 128, d / 2 + 15], 21);
	const strap: Vec[] = [];
	for (let i = 0; i <= 40; i++) {
		const a = (i / 40) * 2 * Math.PI;
		strap.push([w + 10 + 26 * Math.sin(a) * (1 - 0.5 * Math.cos(a)), h - 96 + 72 * Math.cos(a), -4]);
	}
	ringAt(bag, [w + 5, h - 20, 0], 8, 3.6);
	chainAlong(bag, strap, 10);
	return toPiece(bag, [10, 120, d / 2], 210);
};

const frame: Draw = (sketch) => {
	const bag = bagOn(sketch, -20, 13);
	const f = sketch.back ? -1 : 1;
	const [w, h, d] = [182, 214, 62];
	const top = (x: number) => h - 26 * (x / w) ** 2;
	const swell = (y: number) => 1 + 0.16 * Math.sin(Math.PI * Math.min(1, Math.max(0, y / h)) ** 0.8);
	ground(bag, w * 0.8, d * 0.4);
	const drop: Vec[] = Array.from({ length: 61 }, (_, i): Vec => {
		const t = i / 60;
		const x = -w * 0.9 + t * w * 1.8;
		return [x, h + 10 + 168 * Math.sqrt(Math.max(0, 1 - Math.abs(2 * t - 1) ** 2.2)), -f * 4];
	});
	chainAlong(bag, drop, 11);
	const body = mesh(
		countRows(bag, 150),
		countRows(bag, 44),
		(t, v) => {
			const angle = t * 2 * Math.PI + (sketch.back ? Math.PI / 2 : -Math.PI / 2);
			const across = Math.cos(angle);
			const x = Math.sign(across) * Math.abs(across) ** 0.6;
			const high = 1 - v;
			const y = 4 + (top(x * w * 0.96) - 10) * high;
			const bulge =
				swell(y) * (0.86 + 0.14 * smooth(0, 0.16, high)) * (1 - 0.36 * (1 - smooth(0, 0.12, high)));
			const gather =
				5.5 * Math.cos(angle * 21) * smooth(0.25, 0.95, high) * (0.4 + 0.6 * Math.abs(Math.sin(angle)));
			const deep = (d / 2) * (0.28 + 0.9 * Math.sin(Math.PI * Math.min(1, 0.1 + 0.86 * v)) ** 0.7);
			const z = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.75 * (deep + gather * 0.7);
			return [x * (w - 4) * bulge * 0.94, y, z];
		},
		true,
	);
	put(bag, body, {
		cloth: true,
		edge: 0.7,
		dim: ([, y]) => (0.78 + 0.22 * smooth(0, 40, y)) * (0.86 + 0.14 * (1 - smooth(h - 46, h - 12, y))),
	});
	for (const z of [-7 * f, 7 * f]) {
		const way = (t: number): Vec => {
			const s = 2 * t - 1;
			const x = s * w * 0.97;
			return [x, Math.abs(s) > 0.93 ? top(x) - (Math.abs(s) - 0.93) * 420 : top(x), z];
		};
		put(
			bag,
			sweep(way, () => [0, 0, 1], roundSection(9), countRows(bag, 60), 17),
			{ tone: bag.metal, material: "metal", edge: 0.8 },
		);
		const line = Array.from({ length: 40 }, (_, i) => way(0.05 + (i / 39) * 0.9));
		trace(
			bag,
			line.map(([x, y, q]): Vec => [x, y - 7, q + 5 * f]),
			bag.metal.deep,
			1,
			0.6,
		);
	}
	for (const [x, z] of [
		[-9, 4 * f],
		[9, -4 * f],
	] as const) {
		ballAt(bag, [x, h + 18, z], 12);
	}
	for (const x of [-w * 0.9, w * 0.9]) ringAt(bag, [x, top(x) + 10, 0], 9, 4);
	if (!sketch.back) metalPlate(bag, [0, h - 3, 17], 60, 9, 0.3, 2);
	return toPiece(bag, [0, h - 20, 20], 200);
};

function ballAt(bag: Bag, at: Vec, r: number): void {
	const ball = mesh(
		17,
		25,
		(t, v) => {
			const [a, b] = [Math.PI * t, v * 2.1 * Math.PI];
			return [
				at[0] + r * Math.sin(a) * Math.cos(b),
				at[1] + r * Math.cos(a),
				at[2] + r * Math.sin(a) * Math.sin(b),
			];
		},
		false,
	);
	put(bag, ball, { tone: bag.metal, material: "metal", edge: 0.8 });
}

const shapes: Record<string, (sketch: Parameters<Draw>[0]) => Piece> = { envelope, frame };
export const clutch: Draw = (sketch) => (shapes[sketch.cut] ?? envelope)(sketch);
