import { type Bag, bagOn, ground, stitches, toPiece } from "../../bag/bag.ts";
import { metalPlate, ringAt, vOn, zipAlong } from "../../bag/hardware.ts";
import { flatStrap, rolled } from "../../bag/straps.ts";
import type { Draw } from "../../sketch.ts";
import { mesh } from "../../solid/mesh.ts";
import { countRows, put, trace } from "../../solid/scene.ts";
import { smooth, type Vec } from "../../solid/vector.ts";

const W = 236;
const H = 262;
const D = 108;

function section(s: number, along: number): readonly [number, number] {
	const angle = (1 - s) * 2 * Math.PI - Math.PI / 2;
	const full = 1 - 0.1 * along ** 4;
	const soft = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
	const sink = 12 * (1 - along ** 2) * Math.max(0, Math.sin(angle)) ** 3;
	return [
		H / 2 + soft(Math.sin(angle), 0.62) * (H / 2) * full - sink,
		-soft(Math.cos(angle), 0.7) * D * full,
	];
}

export const weekender: Draw = (sketch) => {
	const bag = bagOn(sketch, -30, 14);
	const f = sketch.back ? -1 : 1;
	const at = (x: number, s: number, out = 0): Vec => {
		const [y, z] = section(s, Math.abs(x) / W);
		const [cy, cz] = [y - H / 2, z];
		const long = Math.hypot(cy, cz) || 1;
		const crease = 1.8 * Math.sin(x / 23 + s * 9) * Math.exp(-(((s - 0.62) / 0.2) ** 2));
		return [x, y + (cy / long) * (out + crease), z + (cz / long) * (out + crease)];
	};
	const handle = (z: number, lean: number): Vec[] => [
		[-84, 186, z],
		[-82, 262, z * 0.8],
		[-64, 344, lean],
		[0, 376, lean],
		[64, 344, lean],
		[82, 262, z * 0.8],
		[84, 186, z],
	];
	ground(bag, W, D * 0.62);
	rolled(bag, handle(-f * 96, -f * 44), 9);
	const end = (side: number) =>
		mesh(
			countRows(bag, 30),
			countRows(bag, 60),
			(r, s) => {
				const [, y, z] = at(side * W, s);
				const q = r ** 0.8;
				return [side * (W + 10 * (1 - q * q)), H / 2 + (y - H / 2) * q, z * q];
			},
			side < 0,
		);
	for (const side of [-1, 1])
		put(bag, end(side), { cloth: true, edge: 0.8, dim: ([, y]) => 0.66 + 0.2 * smooth(0, 90, y) });
	const body = (from: number, to: number, out: number) =>
		mesh(countRows(bag, 90), countRows(bag, 64), (t, s) => at(from + (to - from) * t, s, out), true);
	const foot = ([, y]: Vec) => 0.74 + 0.26 * smooth(0, 60, y);
	put(bag, body(-W, W, 0), {
		cloth: true,
		edge: 0.8,
		dim: (point, u) => foot(point) * (sketch.back ? 1 : 1) * (1 - 0.1 * smooth(0.42, 0.5, Math.abs(u - 0.5))),
	});
	for (const side of [-1, 1]) {
		const round = Array.from({ length: 60 }, (_, i) => at(side * (W - 2), i / 59, 1.5));
		const shownPoints = round.filter(
			(point) => bag.stage.faces(point, [side * 0.3, (point[1] - H / 2) / H, point[2] / D]) > 0,
		);
		trace(bag, shownPoints, bag.trim.tone.line, 7, 0.85);
		trace(bag, shownPoints, bag.trim.tone.shade, 5.4);
		trace(
			bag,
			shownPoints.map(([x, y, z]): Vec => [x - 1, y + 1, z]),
			sketch.tone.light,
			1.4,
			0.7,
		);
	}
	const top = Array.from({ length: 60 }, (_, i): Vec => at(-W + 14 + (i / 59) * (2 * W - 28), 0.5, 1));
	zipAlong(bag, top, [16, -24, 24]);
	for (const x of [-84, 84]) {
		const band = mesh(7, countRows(bag, 60), (t, s) => at(x - 13 + 26 * t, s, 3), true);
		put(bag, band, {
			...bag.trim,
			edge: 0.8,
			raised: true,
			dim: foot,
			where: [([, y]) => 194 - y, ([, , z]) => z * f],
		});
		for (const dx of [-9.5, 9.5]) {
			const line: Vec[] = [];
			for (let i = 0; i <= 50; i++) {
				const point = at(x + dx, f > 0 ? 0.55 + (i / 50) * 0.4 : 0.45 - (i / 50) * 0.4, 4);
				if (point[1] < 188) line.push(point);
			}
			stitches(bag, line);
		}
		metalPlate(bag, [x, 186, f * 107], 12, 12, 1, 4);
	}
	rolled(bag, handle(f * 104, f * 66), 9);
	flatStrap(
		bag,
		[
			[-24, 370, f * 66],
			[0, 376, f * 67],
			[24, 370, f * 66],
		],
		26,
		[0, 0.3, f],
		{ thick: 20, stitched: true },
	);
	for (const side of [-1, 1]) {
		flatStrap(
			bag,
			[
				[side * (W + 8), H - 96, 0],
				[side * (W + 12), H - 58, 0],
				[side * (W + 6), H - 38, 0],
			],
			22,
			[side, 0, 0],
		);
		ringAt(bag, [side * (W + 10), H - 34, 0], 15, 5, true);
	}
	tag(bag, [108, 198, f * 108]);
	if (!sketch.back) vOn(bag, [0, 108, 117], 24);
	return toPiece(bag, [86, 170, f * 100], 230);
};

function tag(bag: Bag, at: Vec): void {
	const { tone } = bag.trim;
	const line: Vec[] = [at, [at[0] + 6, at[1] - 24, at[2] + 10]];
	trace(bag, line, tone.line, 5);
	trace(bag, line, tone.base, 3.8);
	const [x, y, z] = line[1] as Vec;
	trace(
		bag,
		[
			[x, y - 12, z],
			[x + 2, y - 50, z],
		],
		tone.line,
		34,
	);
	trace(
		bag,
		[
			[x, y - 12, z],
			[x + 2, y - 50, z],
		],
		tone.base,
		32,
	);
	trace(
		bag,
		[
			[x - 8, y - 8, z],
			[x - 6, y - 48, z],
		],
		tone.light,
		5,
		0.5,
	);
	metalPlate(bag, [x, y - 10, z + 4], 8, 8, 1, 2);
}
