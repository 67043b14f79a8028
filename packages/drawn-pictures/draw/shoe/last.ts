import { type Anchor, curve } from "../geometry.ts";
import { evened, type Mesh, mesh } from "../solid/mesh.ts";
import { smooth, through, type Vec } from "../solid/vector.ts";

/**
 * The wooden foot that a shoe is built on: rings from the toe (x about -250) to the heel (x = 250) and up to the ankle. The feather line is
 * at y = 0. Patterns are drawn on the flat last, then the heel is lifted.
 */
export type Last = {
	/** `u`: 0 at the toe, 1 at the ankle. `v`: around, from the bottom over the near side, the crest and the far side. */
	at(u: number, v: number): Vec;
	flat(u: number, v: number): Vec;
	lift(point: Vec): Vec;
	/** `grow` raises the surface above the last; `turn` moves the seam from the bottom to the crest. */
	surface(
		rows: number,
		cols: number,
		options?: { from?: number; to?: number; grow?: number; turn?: boolean },
	): Mesh;
	find(x: number, y: number): readonly [u: number, v: number];
	feather: readonly Vec[];
};

export type ToeShape = "round" | "almond" | "pointed" | "square" | "full";
export type LastCut = {
	toe: ToeShape;
	heel: number;
	platform: number;
	full?: number;
	spring?: number;
	/** Rings above the ankle: crest x, crest y, back x, back y, half width. */
	shaft?: readonly (readonly [number, number, number, number, number])[];
	creased?: boolean;
};

// Crest x and y, bottom x and y, half width, flatness of the bottom, roundness of the top.
type Ring = readonly [number, number, number, number, number, number, number];
const tips: Record<ToeShape, readonly Ring[]> = {
	round: [
		[-250, 26, -250, 5, 8, 0.4, 0.8],
		[-244, 44, -246, -5, 38, 0.6, 0.8],
		[-224, 56, -229, -8, 60, 0.75, 0.8],
		[-186, 68, -195, -14, 77, 0.75, 0.82],
	],
	almond: [
		[-264, 24, -264, 5, 5, 0.4, 0.8],
		[-256, 38, -259, -5, 26, 0.6, 0.8],
		[-234, 50, -239, -8, 47, 0.75, 0.8],
		[-192, 64, -200, -14, 70, 0.75, 0.82],
	],
	pointed: [
		[-291, 19, -291, 3, 5, 0.4, 0.85],
		[-278, 28, -281, -5, 15, 0.6, 0.85],
		[-250, 40, -255, -8, 32, 0.7, 0.85],
		[-204, 58, -211, -14, 58, 0.75, 0.85],
	],
	square: [
		[-262, 26, -262, 4, 24, 0.5, 0.6],
		[-257, 38, -259, -5, 44, 0.7, 0.65],
		[-234, 50, -239, -8, 57, 0.75, 0.7],
		[-192, 65, -200, -14, 74, 0.75, 0.8],
	],
	full: [
		[-256, 32, -256, 5, 10, 0.4, 0.75],
		[-249, 50, -251, -5, 43, 0.6, 0.75],
		[-229, 64, -233, -10, 65, 0.75, 0.76],
		[-188, 77, -197, -14, 81, 0.75, 0.8],
	],
};
const foot: readonly Ring[] = [
	[-140, 84, -150, -16, 89, 0.75, 0.85],
	[-90, 107, -100, -16, 92, 0.72, 0.92],
	[-40, 136, -45, -16, 86, 0.7, 1],
	[8, 166, 15, -16, 76, 0.7, 1.08],
	[48, 196, 80, -16, 69, 0.68, 1.1],
	[74, 226, 150, -18, 66, 0.64, 1.1],
	[90, 256, 212, -14, 66, 0.52, 1.05],
	[100, 284, 247, 22, 62, 0.36, 1],
	[106, 312, 256, 66, 57, 0.2, 1],
	[110, 340, 251, 112, 52, 0.1, 1],
	[112, 372, 243, 160, 49, 0, 1],
	[114, 410, 238, 215, 48, 0, 1],
];
const BALL = -112;
const SEAT = 150;

export function buildLast(cut: LastCut): Last {
	const full = cut.full ?? 1;
	const shaft: Ring[] = (cut.shaft ?? []).map(([cx, cy, dx, dy, a]) => [cx, cy, dx, dy, a, 0, 1]);
	const tip = tips[cut.toe][0] as Ring;
	const pole: Ring = [tip[0] - 3, tip[3] + 5, tip[0] - 3, tip[3] + 5, 0, 0.4, tip[6]];
	const rings = [pole, ...tips[cut.toe], ...foot, ...shaft].map(([cx, cy, dx, dy, a, f, r], i) => [
		cx,
		i < 10 ? cy * (1 + (full - 1) * (1 - i / 10)) : cy,
		dx,
		dy,
		a * (i < 12 ? 1 + (full - 1) * 0.35 : 1),
		f,
		r,
	]);
	let knownU = -1;
	let ring: number[] = [];
	const flat = (u: number, v: number): Vec => {
		if (u !== knownU) {
			ring = through(rings, u);
			knownU = u;
		}
		const [cx, cy, dx, dy, a, f, r] = ring as [number, number, number, number, number, number, number];
		const side = v <= 0.5 ? 1 : -1;
		const around = (v <= 0.5 ? v : 1 - v) * 2 * Math.PI;
		const high = Math.max(0, (1 - Math.cos(around)) / 2) ** 1.22;
		const s = Math.max(0, Math.sin(around));
		const wide = s ** (around < Math.PI / 2 ? 1 - 0.72 * Math.max(0, f) : r);
		const y = dy + (cy - dy) * high;
		const fold = cut.creased
			? Math.exp(-(((y - 190) / 70) ** 2)) * Math.sin(y / 9 + high * 7 + side) * (1 - high) * s * 1.6
			: 0;
		return [dx + (cx - dx) * high, y, side * (Math.max(0, a) * wide + fold)];
	};
	const squeeze = Math.sqrt(1 - Math.min(0.8, cut.heel / 300) ** 2);
	const lift = ([x, y, z]: Vec): Vec => {
		const spring = (cut.spring ?? 12) * smooth(-140, -330, x) * 1.6;
		const t = (x - BALL) / (SEAT - BALL);
		const rise = cut.heel * (0.9 * smooth(0, 1, t) + 0.1 * Math.max(0, t) ** 2 * 0.7);
		return [x > BALL ? BALL + (x - BALL) * squeeze : x, y + rise + spring + cut.platform, z];
	};
	const at = (u: number, v: number) => lift(flat(u, v));
	const forms = new Map<string, Mesh>();

	let spots: Float64Array | undefined;
	const find = (x: number, y: number): readonly [number, number] => {
		spots ??= Float64Array.from(
			Array.from({ length: 49 * 25 }, (_, k) =>
				flat(Math.floor(k / 25) / 48, (k % 25) / 48).slice(0, 2),
			).flat(),
		);
		let foundIndex = 0;
		let least = Number.POSITIVE_INFINITY;
		for (let k = 0; k < 49 * 25; k++) {
			const off = ((spots[k * 2] as number) - x) ** 2 + ((spots[k * 2 + 1] as number) - y) ** 2;
			if (off >= least) continue;
			least = off;
			foundIndex = k;
		}
		let best: readonly [number, number] = [Math.floor(foundIndex / 25) / 48, (foundIndex % 25) / 48];
		for (let span = 1 / 80; span > 1 / 4000; span /= 2) {
			for (let tries = 0, before = Number.POSITIVE_INFINITY; tries < 4 && least < before; tries++) {
				before = least;
				const [u0, v0] = best;
				for (const du of [-span, 0, span])
					for (const dv of [-span * 0.6, 0, span * 0.6]) {
						const [u, v] = [u0 + du, v0 + dv];
						if (u < 0 || u > 1 || v < 0 || v > 0.5) continue;
						const [px, py] = flat(u, v);
						const off = (px - x) ** 2 + (py - y) ** 2;
						if (off < least) {
							least = off;
							best = [u, v];
						}
					}
			}
		}
		return best;
	};

	const feather: Vec[] = [];
	for (let i = 0; i <= 480; i++) {
		const u = i / 480;
		if (flat(u, 0)[1] > 0) {
			if (u > 0.3) break;
			continue;
		}
		let [low, high] = [0, 0.5];
		for (let k = 0; k < 24; k++) {
			const v = (low + high) / 2;
			if (flat(u, v)[1] < 0) low = v;
			else high = v;
		}
		feather.push(lift(flat(u, low)));
	}
	return {
		at,
		flat,
		lift,
		find,
		feather,
		surface: (rows, cols, { from = 0, to = 1, grow = 0, turn = false } = {}) => {
			const key = [rows, cols, from, to, turn].join(" ");
			let plain = forms.get(key);
			if (plain === undefined) {
				const flats: Vec[] = [];
				const raw = mesh(
					rows,
					cols,
					(u, v) => {
						const was = flat(from + (to - from) * u, turn ? (v + 0.5) % 1 : v);
						flats.push(was);
						return lift(was);
					},
					true,
				);
				plain = { ...evened(raw, Math.round((rows / (to - from)) * 0.045)), flats };
				forms.set(key, plain);
			}
			if (grow === 0) return plain;
			const { normals } = plain;
			const points = plain.points.map((point, k): Vec => {
				const [a, b, c] = normals[k] as Vec;
				return [point[0] + a * grow, point[1] + b * grow, point[2] + c * grow];
			});
			return { ...plain, points };
		},
	};
}

export function heightOver(anchors: readonly Anchor[]): (x: number) => number {
	const through = curve(anchors);
	const points = Array.from({ length: 61 }, (_, i) => through.at(i / 60));
	const [sx, sy] = through.start;
	const [ex, ey] = through.end;
	return (x) => {
		if (x <= sx) return sy + (sx - x) * 4;
		if (x >= ex) return ey;
		const i = firstFrom(points, x);
		const [ax, ay] = points[Math.max(0, i - 1)] as readonly [number, number];
		const [bx, by] = points[i] as readonly [number, number];
		return bx > ax ? ay + ((by - ay) * (x - ax)) / (bx - ax) : by;
	};
}

export function firstFrom(points: readonly (readonly [number, ...number[]])[], x: number): number {
	let [low, high] = [0, points.length - 1];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((points[middle] as readonly [number])[0] >= x) high = middle;
		else low = middle + 1;
	}
	return low;
}
