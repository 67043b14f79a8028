import { type Mesh, mesh } from "../solid/mesh.ts";
import { between, unit, type Vec } from "../solid/vector.ts";
import { firstFrom, type Last } from "./last.ts";

export type Rim = {
	/** `t` runs once around: heel, near side, toe, far side. With `startAtToe`, 0 is at the toe. */
	at(t: number): { point: Vec; out: Vec };
	side(x: number): Vec;
	left: number;
	right: number;
};

export function buildRim(last: Last, startAtToe = false): Rim {
	const near = last.feather;
	const head = near[0] as Vec;
	const end = near[near.length - 1] as Vec;
	const ring: Vec[] = [
		[end[0] + Math.min(4, end[2] * 0.2), end[1], 0],
		...near.toReversed(),
		[head[0] - Math.min(4, head[2] * 0.25), head[1], 0],
		...near.map(([x, y, z]): Vec => [x, y, -z]),
	];
	ring.push(ring[0] as Vec);
	const lengths: number[] = [0];
	for (let i = 1; i < ring.length; i++) {
		const [a, b] = [ring[i - 1] as Vec, ring[i] as Vec];
		lengths.push((lengths[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]));
	}
	const whole = lengths[lengths.length - 1] as number;
	const spot = (t: number): Vec => {
		const at = (((t % 1) + 1) % 1) * whole;
		let [low, high] = [0, lengths.length - 1];
		while (high - low > 1) {
			const middle = (low + high) >> 1;
			if ((lengths[middle] as number) <= at) low = middle;
			else high = middle;
		}
		const [a, b] = [lengths[low] as number, lengths[high] as number];
		return between(ring[low] as Vec, ring[high] as Vec, b > a ? (at - a) / (b - a) : 0);
	};
	const from = startAtToe ? 0.5 : 0;
	return {
		at: (t) => {
			const e = 0.008;
			const [before, point, after] = [spot(t + from - e), spot(t + from), spot(t + from + e)];
			const round: Vec = [
				(before[0] + point[0] * 2 + after[0]) / 4,
				point[1],
				(before[2] + point[2] * 2 + after[2]) / 4,
			];
			return {
				point: round,
				out: unit([-(after[2] - before[2]), 0, after[0] - before[0]].map((c) => -c) as unknown as Vec),
			};
		},
		side: (x) => {
			if (x > end[0]) return end;
			const i = firstFrom(near, x);
			if (i === 0) return head;
			const [a, b] = [near[i - 1] as Vec, near[i] as Vec];
			return between(a, b, b[0] > a[0] ? (x - a[0]) / (b[0] - a[0]) : 0);
		},
		left: head[0],
		right: end[0],
	};
}

type Wall = {
	out: number;
	outBelow?: number;
	above: number | ((x: number) => number);
	below: number | ((x: number) => number);
	bulge?: number;
};

export function wall(
	rim: Rim,
	{ out, outBelow = out, above, below, bulge = 1.2 }: Wall,
	rows: number,
	cols = 9,
): Mesh {
	return mesh(
		rows,
		cols,
		(t, v) => {
			const { point, out: away } = rim.at(t);
			const reach = out + (outBelow - out) * v + Math.sin(Math.PI * v) * bulge;
			const bottom = typeof below === "number" ? point[1] - below : below(point[0]);
			const top = point[1] + (typeof above === "number" ? above : above(point[0]));
			return [point[0] + away[0] * reach, top + (bottom - top) * v, point[2] + away[2] * reach];
		},
		true,
	);
}

export function plate(
	rim: Rim,
	up: number,
	out: number,
	rows: number,
	below = false,
	from = 0,
	to = 1,
): Mesh {
	const at = (t: number, across: number): Vec => {
		const half = rim.at(0.5 * (1 - (from + (to - from) * t)));
		const [x, y, z] = half.point;
		const side = 1 - 2 * across;
		return [x + half.out[0] * out, y + up, (z + half.out[2] * out) * side];
	};
	return mesh(rows, 15, at, !below);
}

export type HeelCut = {
	deep: number;
	foot: readonly [deep: number, half: number, back: number];
	slender: number;
	hollow?: number;
};

export type HeelForm = { wall: Mesh; breast: Mesh; lift: Mesh; ring(t: number, v: number): Vec };

export function buildHeel(rim: Rim, cut: HeelCut, under: number, out: number): HeelForm {
	const backX = rim.right + out;
	const breastX = backX - cut.deep;
	const seatMiddle = (backX + breastX) / 2;
	const [deep, half, inset] = cut.foot;
	const footMiddle = backX - inset - deep / 2;
	const widest = Math.max(1, ...[0.2, 0.5, 0.8].map((t) => rim.side(breastX + cut.deep * t)[2]));
	const outline = (t: number): Vec => {
		const side = t < 0.5 ? 1 : -1;
		const s = t < 0.5 ? t * 2 : (1 - t) * 2;
		const x = breastX + (backX - breastX) * Math.sin((s * Math.PI) / 2);
		const [, y, z] = rim.side(Math.min(x, rim.right - 0.01));
		const roll = Math.sqrt(Math.max(0, 1 - Math.max(0, (x - (backX - 26)) / 26) ** 2));
		return [
			x,
			y,
			side * (x > backX - 26 ? Math.min(z + out, (rim.side(backX - 26)[2] + out) * roll) : z + out),
		];
	};
	const ring = (t: number, v: number): Vec => {
		const [x, y, z] = outline(t);
		const ease = 1 - (1 - v) ** cut.slender;
		const round = (t - 0.5) * Math.PI;
		const footX = footMiddle + (deep / 2) * (1 - 2 * Math.abs(Math.sin(round)) ** 1.6);
		const footZ = -Math.sin(round) * half * (0.86 + 0.14 * Math.cos(round * 2));
		const scaledX = footMiddle + (x - seatMiddle) * (deep / cut.deep);
		const scaledZ = z * (half / widest);
		const small = Math.min(1, 24 / half);
		const endX = scaledX + (footX - scaledX) * small;
		const endZ = scaledZ + (footZ - scaledZ) * small;
		const top = y - under;
		return [x + (endX - x) * ease, top * (1 - v), z + (endZ - z) * ease];
	};
	const hollow = cut.hollow ?? 0.1;
	const depthAt = (v: number) => ring(0.5, v)[0] - ring(0, v)[0];
	return {
		ring,
		wall: mesh(40, 26, (t, v) => ring(t, v * 0.955)),
		breast: mesh(20, 26, (a, v) => {
			const [near, far] = [ring(0, v), ring(1, v)];
			const bow = hollow * depthAt(v) * (1 - (2 * a - 1) ** 2);
			return [near[0] + bow, near[1], far[2] + (near[2] - far[2]) * a];
		}),
		lift: mesh(40, 5, (t, v) => ring(t, 0.955 + v * 0.045)),
	};
}
