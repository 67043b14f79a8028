import { clamp, lerp, n, type Point } from "../geometry.ts";
import type { Sketch } from "../sketch.ts";
import { metalRamp, ramp, studioLight } from "./polish.ts";

export type Vector = readonly [x: number, y: number, z: number];
/** Angles in degrees. A solid is rolled, turned about the upright axis, tipped towards the eye, then placed on the page. */
export type Stance = { yaw: number; pitch: number; roll?: number; x: number; y: number; far?: number };
export type Seen = readonly [x: number, y: number, depth: number];

export const sum = (a: Vector, b: Vector, by = 1): Vector => [
	a[0] + b[0] * by,
	a[1] + b[1] * by,
	a[2] + b[2] * by,
];
const cross = (a: Vector, b: Vector): Vector => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
	const length = Math.hypot(...a) || 1;
	return [a[0] / length, a[1] / length, a[2] / length];
};

export function turn({ yaw, pitch, roll = 0 }: Stance, [x, y, z]: Vector): Vector {
	const [a, b, c] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180, (roll * Math.PI) / 180];
	const [rx, ry] = [x * Math.cos(c) - y * Math.sin(c), x * Math.sin(c) + y * Math.cos(c)];
	const [tx, tz] = [rx * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - rx * Math.sin(a)];
	return [tx, ry * Math.cos(b) + tz * Math.sin(b), tz * Math.cos(b) - ry * Math.sin(b)];
}
export function look(stance: Stance, point: Vector): Seen {
	const [x, y, z] = turn(stance, point);
	const nearer = stance.far === undefined ? 1 : stance.far / (stance.far - z);
	return [stance.x + x * nearer, stance.y + y * nearer, z];
}

export type Sweep = {
	line: readonly Vector[];
	axis: Vector;
	thick: number;
	wide: number;
	square?: number;
	around?: number;
	window?: readonly [number, number, number, number];
	open?: boolean;
	swell?: (t: number) => number;
	grain?: (t: number, around: number) => number;
};

const SHADES = 56;
const PARTS = [0.17, 0.5, 0.83].flatMap((s) => [0.17, 0.5, 0.83].map((t) => [s, t] as const));

export const frameMacro = (
	sketch: Sketch,
	[x, y, width]: readonly [number, number, number],
): readonly [number, number, number, number] | undefined =>
	sketch.macro ? [x - width * 0.54, y - width * 0.72, x + width * 0.54, y + width * 0.72] : undefined;

export function sweep(sketch: Sketch, stance: Stance, form: Sweep, colour: string): void {
	const { line, thick, wide, square = 2, swell = () => 1 } = form;
	const count = line.length;
	const around = form.around ?? 14;
	const colours = Array.from({ length: SHADES + 1 }, (_, i) => ramp(metalRamp(colour), i / SHADES));
	const surface = (i: number, k: number): Vector => {
		const at = line[(i + count) % count] as Vector;
		const before = line[(i - 1 + count) % count] as Vector;
		const after = line[(i + 1) % count] as Vector;
		const out = unit(cross(unit(sum(after, before, -1)), form.axis));
		const angle = (k / around) * Math.PI * 2;
		const along = ((i + count) % count) / count;
		const size = swell(along) * (1 + (form.grain?.(along, k / around) ?? 0));
		const [c, s] = [power(Math.cos(angle), 2 / square), power(Math.sin(angle), 2 / square)];
		return sum(sum(at, out, c * thick * size), form.axis, s * wide * size);
	};
	const rows = Array.from({ length: count }, (_, i) =>
		Array.from({ length: around }, (_, k) => surface(i, k)),
	);
	const turned = rows.map((row) => row.map((point) => turn(stance, point)));
	const seen = rows.map((row) => row.map((point) => look(stance, point)));
	const depths = line.map((point) => turn(stance, point)[2]);
	const middle = [...depths].sort((a, b) => a - b)[count >> 1] ?? 0;
	const segments = form.open ? count - 1 : count;
	const inGroup = (i: number, near: boolean) => (depths[i] ?? 0) >= middle === near;

	const normals = turned.map((_, i) =>
		Array.from({ length: around }, (_, k): Vector => {
			const at = (di: number, dk: number) =>
				turned[(i + di + count) % count]?.[(k + dk + around) % around] as Vector;
			return unit(cross(sum(at(1, 0), at(-1, 0), -1), sum(at(0, 1), at(0, -1), -1)));
		}),
	);
	const shadeFacet = (i: number, k: number): number | undefined => {
		const [j, l] = [(i + 1) % count, (k + 1) % around];
		if (outward(seen, i, j, k, l) <= 0) return undefined;
		const [a, b, c, d] = [turned[i]?.[k], turned[j]?.[k], turned[j]?.[l], turned[i]?.[l]] as Vector[];
		const flat = cross(sum(c as Vector, a as Vector, -1), sum(d as Vector, b as Vector, -1));
		const corners = [normals[i]?.[k], normals[j]?.[k], normals[j]?.[l], normals[i]?.[l]] as Vector[];
		const [na, nb, nc, nd] = corners.map((normal) =>
			normal[0] * flat[0] + normal[1] * flat[1] + normal[2] * flat[2] < 0 === flat[2] < 0
				? normal
				: ([-normal[0], -normal[1], -normal[2]] as Vector),
		) as [Vector, Vector, Vector, Vector];
		let light = 0;
		for (const [s, t] of PARTS) {
			const mean = (m: 0 | 1 | 2) => lerp(lerp(na[m], nb[m], s), lerp(nd[m], nc[m], s), t);
			const [x, y, z] = unit([mean(0), mean(1), Math.max(0.03, mean(2))]);
			light += studioLight(x, y, z) / PARTS.length;
		}
		return Math.round(clamp(light) * SHADES);
	};
	const isHidden = (from: number, to: number, k: number): boolean => {
		if (form.window === undefined) return false;
		const [left, top, right, bottom] = form.window;
		for (let i = from; i <= to + 1; i++) {
			const [x, y] = (seen[i % count] as Seen[])[k] as Seen;
			if (x > left && x < right && y > top && y < bottom) return false;
		}
		return true;
	};
	const run = (from: number, to: number, k: number, shade: number): void => {
		if (isHidden(from, to, k)) return;
		const near: string[] = [];
		const far: string[] = [];
		for (let i = from; i <= to + 1; i++) {
			const row = seen[i % count] as readonly Seen[];
			const [a, c, e] = [row[k], row[(k + 1) % around], row[(k + 2) % around]] as [Seen, Seen, Seen];
			near.push(`${n(a[0])} ${n(a[1])}`);
			far.unshift(`${n(lerp(c[0], e[0], 0.3))} ${n(lerp(c[1], e[1], 0.3))}`);
		}
		if (to + 1 < segments || !form.open) {
			const [here, next] = [seen[(to + 1) % count], seen[(to + 2) % count]] as [Seen[], Seen[]];
			const [a, b] = [here[k], next[k]] as [Seen, Seen];
			near.push(`${n(lerp(a[0], b[0], 0.4))} ${n(lerp(a[1], b[1], 0.4))}`);
		}
		sketch.out.push(`<path d="M${near.join("L")}L${far.join("L")}Z" fill="${colours[shade]}"/>`);
	};
	for (const near of [false, true]) {
		const start = Math.max(
			0,
			depths.findIndex((_, i) => inGroup(i, near) && !inGroup((i - 1 + count) % count, near)),
		);
		for (let k = 0; k < around; k++) {
			let from = 0;
			let shade: number | undefined;
			for (let step = 0; step <= count; step++) {
				const i = (start + step) % count;
				const facet = step < count && i < segments && inGroup(i, near) ? shadeFacet(i, k) : undefined;
				const torn = form.open && i === 0;
				if (facet === shade && !torn) continue;
				if (shade !== undefined) run(from, start + step - 1, k, shade);
				from = start + step;
				shade = facet;
			}
		}
	}
}

const power = (value: number, by: number): number => Math.sign(value) * Math.abs(value) ** by;

/** Returns twice the facet's area on the page; its sign tells whether the outside is visible. */
function outward(seen: readonly (readonly Seen[])[], i: number, j: number, k: number, l: number): number {
	const corners = [seen[i]?.[k], seen[j]?.[k], seen[j]?.[l], seen[i]?.[l]] as Seen[];
	let area = 0;
	corners.forEach(([x, y], at) => {
		const [nx, ny] = corners[(at + 1) % 4] as Seen;
		area += x * ny - nx * y;
	});
	return area;
}

export const circle = (r: number, count: number, at: Vector = [0, 0, 0], tall = r): Vector[] =>
	Array.from({ length: count }, (_, i) => {
		const angle = (i / count) * Math.PI * 2;
		return sum(at, [Math.cos(angle) * r, Math.sin(angle) * tall, 0]);
	});

export function sweptOutline(stance: Stance, line: readonly Vector[], thick: number): string {
	const points = line.map((point) => look(stance, point));
	const cx = points.reduce((all, [x]) => all + x, 0) / points.length;
	const cy = points.reduce((all, [, y]) => all + y, 0) / points.length;
	const offset = (by: number): Point[] =>
		points.map(([x, y]) => {
			const reach = Math.hypot(x - cx, y - cy) || 1;
			return [x + ((x - cx) / reach) * by, y + ((y - cy) / reach) * by];
		});
	const path = (list: readonly Point[]) => `M${list.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
	return path(offset(thick)) + path(offset(-thick).toReversed());
}
