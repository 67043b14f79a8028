import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";

/**
 * Weaves are repeating tiles of brightness by thread. Smaller copies of each tile serve pictures in which a thread is smaller than a pixel.
 */
export type WeaveName =
	| "satin"
	| "felt"
	| "nap"
	| "plain"
	| "slub"
	| "jersey"
	| "twill"
	| "pebble"
	| "suede"
	| "knit"
	| "pile"
	| "ripstop"
	| "glaze"
	| "plait"
	| "lace";

export type Tile = { data: Float32Array; size: number };
export type Weave = { levels: readonly Tile[]; perUnit: number };

export const SIZE = 256;
type Height = (x: number, y: number) => number;

const kept = new Map<WeaveName, Weave>();
export function weaveNamed(name: WeaveName): Weave {
	let weave = kept.get(name);
	if (weave === undefined) {
		weave = make(weaves[name]);
		kept.set(name, weave);
		forgetLattices();
	}
	return weave;
}

type Recipe = { perUnit: number; height: Height; relief: number; tint?: number };

function make({ perUnit, height, relief, tint = 0.5 }: Recipe): Weave {
	const heights = new Float32Array(SIZE * SIZE);
	for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) heights[y * SIZE + x] = height(x, y);
	const at = (x: number, y: number) => heights[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] as number;
	const data = new Float32Array(SIZE * SIZE);
	let mean = 0;
	for (let y = 0; y < SIZE; y++)
		for (let x = 0; x < SIZE; x++) {
			const value = (at(x + 1, y + 1) - at(x - 1, y - 1)) * relief + (at(x, y) - 0.5) * tint;
			data[y * SIZE + x] = value;
			mean += value;
		}
	mean /= SIZE * SIZE;
	let square = 0;
	for (let i = 0; i < data.length; i++) square += ((data[i] as number) - mean) ** 2;
	const even = 1 / Math.sqrt(square / data.length);
	for (let i = 0; i < data.length; i++) data[i] = ((data[i] as number) - mean) * even;
	const levels: Tile[] = [{ data, size: SIZE }];
	for (let size = SIZE / 2; size >= 16; size /= 2) levels.push(half(levels[levels.length - 1] as Tile));
	release({ data: heights });
	return { levels, perUnit };
}

function half({ data, size }: Tile): Tile {
	const small = size / 2;
	const out = new Float32Array(small * small);
	for (let y = 0; y < small; y++)
		for (let x = 0; x < small; x++) {
			const at = y * 2 * size + x * 2;
			out[y * small + x] =
				((data[at] as number) +
					(data[at + 1] as number) +
					(data[at + size] as number) +
					(data[at + size + 1] as number)) /
				4;
		}
	return { data: out, size: small };
}

function scattered(x: number, y: number, seed: number): number {
	let value = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
	value = Math.imul(value ^ (value >>> 13), 1274126177);
	return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

/**
 * Random values by seed. Each noise must have its own seed; values of the first row and column are repeated at the end, so that tiles join.
 */
const lattices: Float64Array[] = [];
function findLattice(across: number, down: number, seed: number): Float64Array {
	const count = (across + 1) * (down + 1);
	const known = lattices[seed];
	if (known?.length === count) return known;
	if (known !== undefined) throw new Error(`Two noises share the seed ${seed}`);
	const lattice = new Float64Array(count);
	for (let y = 0, i = 0; y <= down; y++)
		for (let x = 0; x <= across; x++, i++) lattice[i] = scattered(x % across, y % down, seed);
	lattices[seed] = lattice;
	return lattice;
}

function forgetLattices(): void {
	release(...lattices.map((data) => data && { data }));
	lattices.length = 0;
}

export function noise(x: number, y: number, across: number, down: number, seed: number): number {
	const lattice = findLattice(across, down, seed);
	const fx = (x / SIZE) * across;
	const fy = (y / SIZE) * down;
	const ix = Math.floor(fx);
	const iy = Math.floor(fy);
	const tx = ease(fx - ix);
	const ty = ease(fy - iy);
	const upper = within(iy, down) * (across + 1) + within(ix, across);
	const lower = upper + across + 1;
	const a = lattice[upper] as number;
	const c = lattice[lower] as number;
	const over = a + ((lattice[upper + 1] as number) - a) * tx;
	return over + (c + ((lattice[lower + 1] as number) - c) * tx - over) * ty;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const within = (value: number, count: number): number => ((value % count) + count) % count;
const wave = (value: number): number => 0.5 + 0.5 * Math.cos(value * Math.PI * 2);

function cells(x: number, y: number, count: number, seed: number): number {
	const across = findLattice(count, count, seed);
	const down = findLattice(count, count, seed + 1);
	const fx = (x / SIZE) * count;
	const fy = (y / SIZE) * count;
	let first = 81;
	let second = 81;
	for (let cy = Math.floor(fy) - 1; cy < fy + 1; cy++)
		for (let cx = Math.floor(fx) - 1; cx < fx + 1; cx++) {
			const at = within(cy, count) * (count + 1) + within(cx, count);
			const dx = fx - (cx + 0.5 + ((across[at] as number) - 0.5) * 0.9);
			const dy = fy - (cy + 0.5 + ((down[at] as number) - 0.5) * 0.9);
			const away = dx * dx + dy * dy;
			if (away < first) {
				second = first;
				first = away;
			} else if (away < second) second = away;
		}
	return Math.min(1, (Math.sqrt(second) - Math.sqrt(first)) * 1.6);
}

const weaves: Record<WeaveName, Recipe> = {
	satin: {
		perUnit: 3,
		relief: 0.5,
		tint: 0.3,
		height: (x, y) => 0.5 * noise(x, y, 16, 128, 1) + 0.5 * noise(x, y, 64, 256, 2),
	},
	felt: {
		perUnit: 3,
		relief: 0.8,
		tint: 0.5,
		height: (x, y) =>
			0.45 * noise(x + y, y, 96, 32, 3) + 0.3 * noise(x, y - x, 32, 96, 4) + 0.35 * noise(x, y, 40, 40, 5),
	},
	nap: {
		perUnit: 3,
		relief: 0.6,
		tint: 0.5,
		height: (x, y) =>
			0.5 * noise(x, y, 120, 28, 6) + 0.3 * noise(x, y, 60, 20, 7) + 0.35 * noise(x, y, 12, 8, 8),
	},
	plain: {
		perUnit: 3.2,
		relief: 0.35,
		tint: 0.5,
		height: (x, y) => {
			const over = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0;
			const thread = over ? wave((y % 4) / 4 - 0.5) : wave((x % 4) / 4 - 0.5);
			return 0.55 * thread + 0.25 * noise(x, y, 64, 10, 9) + 0.25 * noise(x, y, 10, 64, 10);
		},
	},
	slub: {
		perUnit: 3,
		relief: 0.5,
		tint: 0.8,
		height: (x, y) => {
			const over = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0;
			const thread = over ? wave((y % 4) / 4 - 0.5) : wave((x % 4) / 4 - 0.5);
			const thick = noise(x, y, 8, 85, 11) ** 4 + noise(x, y, 85, 7, 12) ** 4;
			return 0.5 * thread + 0.6 * thick;
		},
	},
	jersey: {
		perUnit: 3,
		relief: 0.4,
		tint: 0.5,
		height: (x, y) => {
			const wale = Math.abs(((x % 8) / 8) * 2 - 1);
			return 0.5 * wale + 0.4 * wave((y + wale * 4) / 8) + 0.2 * noise(x, y, 32, 32, 13);
		},
	},
	twill: {
		perUnit: 2.6,
		relief: 0.4,
		tint: 0.9,
		height: (x, y) => {
			const line = wave((x + y) / 8);
			const flecks = noise(x, y, 96, 24, 14);
			return 0.5 * line * (0.5 + flecks) + 0.3 * noise(x, y, 64, 6, 15) + 0.25 * noise(x, y, 128, 128, 16);
		},
	},
	pebble: {
		perUnit: 2.4,
		relief: 0.42,
		tint: 0.3,
		height: (x, y) =>
			0.8 * Math.sqrt(cells(x, y, 26, 17)) + 0.25 * cells(x, y, 70, 19) + 0.1 * noise(x, y, 128, 128, 52),
	},
	suede: {
		perUnit: 3,
		relief: 0.6,
		tint: 0.6,
		height: (x, y) =>
			0.5 * noise(x, y, 128, 128, 21) + 0.3 * noise(x, y, 48, 48, 22) + 0.5 * noise(x, y, 7, 7, 23) ** 2,
	},
	knit: {
		perUnit: 3.2,
		relief: 0.28,
		tint: 0.9,
		height: (x, y) => {
			const column = (x % 32) / 32;
			const side = Math.abs(column * 2 - 1);
			const row = ((y + side * 17) * 10) / SIZE;
			const loop = Math.sin(Math.PI * (row % 1)) ** 0.6;
			const body = Math.sin(Math.PI * Math.min(1, side * 0.9 + 0.08)) ** 0.7;
			const fibre = noise(x + y * (column < 0.5 ? 1 : -1), y, 128, 32, 24);
			return 0.75 * loop * body + 0.25 * fibre;
		},
	},
	pile: {
		perUnit: 3,
		relief: 0.5,
		tint: 0.6,
		height: (x, y) => 0.6 * noise(x, y, 128, 96, 25) + 0.4 * noise(x, y, 5, 8, 26),
	},
	ripstop: {
		perUnit: 3,
		relief: 0.35,
		tint: 0.4,
		height: (x, y) =>
			0.3 * wave(x / 4) * wave(y / 4) +
			0.5 * Math.max(wave(x / 32) ** 24, wave(y / 32) ** 24) +
			0.1 * noise(x, y, 64, 64, 27),
	},
	glaze: {
		perUnit: 2,
		relief: 0.3,
		tint: 0.4,
		height: (x, y) => 0.5 * noise(x, y, 8, 8, 28) + 0.3 * noise(x, y, 40, 40, 29) ** 4,
	},
	plait: {
		perUnit: 5.2,
		relief: 0.3,
		tint: 0.7,
		height: (x, y) => {
			const band = Math.floor(y / 32);
			const inBand = (y % 32) / 32;
			const lean = (band % 2 === 0 ? 1 : -1) * (y % 32);
			const strand = wave((x + lean) / 21.333 - 0.5) ** 0.7;
			return 0.7 * strand * Math.sin(Math.PI * inBand) ** 0.5 + 0.3 * noise(x + lean, y, 96, 16, 30);
		},
	},
	lace: {
		perUnit: 2.4,
		relief: 0.22,
		tint: 1,
		height: (x, y) => {
			const column = Math.floor(x / 128);
			const cx = (x % 128) - 64;
			const cy = ((y + (column % 2) * 64) % 128) - 64;
			const net = 0.1 + 0.34 * Math.max(wave((x + y) / 6.4) ** 5, wave((x - y) / 6.4) ** 5);
			const corner: [number, number] = [64 - Math.abs(cx), 64 - Math.abs(cy)];
			return Math.max(net, blossom(cx, cy, 31, 6), blossom(corner[0], corner[1], 19, 5), sprig(cx, cy));
		},
	},
};

function blossom(x: number, y: number, r: number, count: number): number {
	const far = Math.hypot(x, y);
	if (far > r * 1.1) return 0;
	const turn = Math.atan2(y, x);
	const lobe = Math.abs(Math.cos((turn * count) / 2));
	const edge = r * (0.52 + 0.48 * lobe ** 0.7);
	if (far > edge) return 0;
	if (far < r * 0.16) return 0.5;
	if (edge - far < 2.6 || far < r * 0.24) return 1;
	const vein = Math.cos(turn * count * 3) > 0.55 ? 0.9 : 0.5;
	return vein * (0.75 + 0.25 * Math.cos(far * 0.9));
}

function sprig(x: number, y: number): number {
	const stem = Math.abs(Math.abs(x) - 46 - 9 * Math.sin(y / 20.37));
	if (stem < 1.6) return 0.85;
	const leaf = Math.abs(((((y + 8) % 21) + 21) % 21) - 10) - 4;
	return stem < 7 && leaf < 0 && stem + leaf * 1.6 < 1 ? 0.72 : 0;
}
