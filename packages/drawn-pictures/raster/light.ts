import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import { addRows, blur, createField, type Field, type RowReader, rowReader, shrink } from "./field.ts";
import type { LightFinish } from "./finish.ts";
import { noise } from "./weave.ts";

/**
 * Fields of one size: `inside` is 0 to 1 within a part, `relief` is -1 (low) to 1 (high) and computed on demand, `bytes` are the pixels of
 * the form.
 */
export type Form = { inside: Field; relief: () => Field; bytes: Uint8Array };

export type Light = { shade: Field; gleam: Field };

/** Light comes from the upper left, in front. Highlights use a direction more to the side, so that upright folds catch light. */
const SUN = [-0.5, -0.48, 0.72] as const;
const HALF = [-0.34, -0.2, 0.919] as const;

/** Blur radii in page units: for the edge of a part, for a fold or limb, and for the whole piece. */
const SCALES = [
	{ radius: 5, height: 3.2, small: 1 },
	{ radius: 15, height: 10, small: 2 },
	{ radius: 46, height: 22, small: 6 },
] as const;

const CLOTH = Float32Array.from({ length: 256 }, (_, blue) => Math.min(1, blue / 50));

/** Returns shade and gleam of a form, whose fields are reused or released. `unit`: pixels of the form per page unit. */
export function computeLight(
	{ inside, relief: readRelief, bytes }: Form,
	finish: LightFinish,
	unit: number,
	[left, top]: readonly [number, number],
	strength = 1,
): Light {
	const { width, height } = inside;
	const surface = createField(width, height);
	let whole: { soft: Field; read: RowReader } | undefined;
	for (const { radius, height: high, small: size } of SCALES) {
		release(whole?.soft);
		const by = Math.max(1, Math.round(size * Math.min(2, Math.max(1, unit))));
		const small = shrink(inside, by);
		const soft = blur(small, (radius * unit) / by);
		if (by > 1) release(small);
		whole = { soft, read: rowReader(soft, by, width) };
		addRows(surface, whole.read, high);
	}
	release(inside);
	const relief = readRelief();
	const folded = blur(relief, 2.4 * unit);
	const folds = folded.data;
	const halved = shrink(relief, 2);
	const widely = blur(halved, (11 * unit) / 2);
	release(halved);
	const readWide = rowReader(widely, 2, width);
	addRows(surface, (y, out) => out.set(folds.subarray(y * width, (y + 1) * width)), 8 * finish.folds);
	addRows(surface, readWide, 12 * finish.folds);
	const page = (values: Float32Array) => pageReader(values, width, unit, left, top);
	if (finish.crumple) addRows(surface, page(creases()), finish.crumple);

	// Every place's folds are read before its shade is written, so both can share one field.
	const light = { shade: folded, gleam: relief };
	relief.data.fill(0);
	const bright = mirrored(finish);
	const readWhole = finish.worn ? whole?.read : undefined;
	const readLost = finish.broken > 0 ? page(gaps()) : undefined;
	const lines = {
		wide: new Float32Array(width),
		whole: new Float32Array(width),
		lost: new Float32Array(width),
	};
	for (let y = 0; y < height; y++) {
		readWide(y, lines.wide);
		readWhole?.(y, lines.whole);
		readLost?.(y, lines.lost);
		lightRow(light, surface, bytes, lines, bright, finish, unit, strength, y);
	}
	release(surface, widely, whole?.soft);
	return light;
}

function lightRow(
	{ shade: { data: shade }, gleam: { data: gleam } }: Light,
	{ data: surface, width, height }: Field,
	bytes: Uint8Array,
	{ wide, whole, lost }: Record<"wide" | "whole" | "lost", Float32Array>,
	bright: Float32Array,
	{ body, folds: depth, sheen, broken, worn = 0 }: LightFinish,
	unit: number,
	strength: number,
	y: number,
): void {
	const above = Math.max(0, y - 1) * width;
	const below = Math.min(height - 1, y + 1) * width;
	const line = y * width;
	const slope = 0.5 * unit;
	for (let x = 0; x < width; x++) {
		const at = line + x;
		const own = bytes[at * 4 + 3] === 0 ? 0 : (CLOTH[bytes[at * 4 + 2] as number] as number) * strength;
		const fold = shade[at] as number;
		if (own === 0) {
			shade[at] = 0;
			continue;
		}
		const right = surface[x + 1 < width ? at + 1 : at] as number;
		const dx = (right - (surface[x > 0 ? at - 1 : at] as number)) * slope;
		const dy = ((surface[below + x] as number) - (surface[above + x] as number)) * slope;
		const long = 1 / Math.sqrt(1 + dx * dx + dy * dy);
		const lit = (-dx * SUN[0] - dy * SUN[1] + SUN[2]) * long;
		const valley = fold * 0.45 + (wide[x] as number) * 0.5;
		const away = 1 - long;
		shade[at] =
			own *
			((lit / SUN[2] - 1) * body +
				(valley < 0 ? valley * 0.8 : valley * 0.35) * depth +
				worn * ((whole[x] as number) - 0.8) -
				away * 0.25 +
				away * sheen * 2.2);
		const mirror = (-dx * HALF[0] - dy * HALF[1] + HALF[2]) * long;
		if (mirror > 0.7)
			gleam[at] =
				own *
				(bright[Math.min(STEPS, ((mirror - 0.7) * STEPS * (1 / 0.3)) | 0)] as number) *
				(1 - broken * (lost[x] as number));
	}
}

/** Irregular surfaces are computed once, because noise is expensive: at every fourth page unit of a square that repeats mirrored. */
const SIDE = 400;
const EVERY = 4;
const irregular = (value: (x: number, y: number) => number): (() => Float32Array) => {
	let made: Float32Array | undefined;
	return () => {
		if (made !== undefined) return made;
		made = new Float32Array(SIDE * SIDE);
		for (let i = 0; i < made.length; i++) made[i] = value((i % SIDE) * EVERY, Math.floor(i / SIDE) * EVERY);
		return made;
	};
};

const creases = irregular((x, y) => {
	const crease = (value: number) => 1 - Math.sqrt((value * 2 - 1) ** 2 + 0.06);
	return (
		crease(noise(x * 0.8 + y * 0.3, y * 0.9, 8, 5, 50)) * 5 +
		crease(noise(x * 1.7 - y, y * 1.4 + x * 0.3, 8, 9, 51)) * 2.6
	);
});

const gaps = irregular((x, y) => {
	const value =
		noise(x * 0.9 + y * 0.12, y * 0.5, 12, 6, 40) * 0.65 + noise(x * 2, y * 0.9, 16, 8, 41) * 0.35;
	return Math.min(1, Math.max(0, (value - 0.36) * 3.2));
});

function pageReader(values: Float32Array, width: number, unit: number, left: number, top: number): RowReader {
	const place = (at: number) => {
		const turn = Math.abs(at / EVERY) % (SIDE * 2 - 2);
		return Math.min(SIDE - 1.001, turn > SIDE - 1 ? SIDE * 2 - 2 - turn : turn);
	};
	const columns = Float32Array.from({ length: width }, (_, x) => place(left + x / unit));
	return (y, out) => {
		const row = place(top + y / unit);
		pageRow(values, columns, Math.floor(row) * SIDE, row - Math.floor(row), out);
	};
}

function pageRow(
	values: Float32Array,
	columns: Float32Array,
	upper: number,
	down: number,
	out: Float32Array,
): void {
	for (let x = 0; x < columns.length; x++) {
		const column = columns[x] as number;
		const at = upper + Math.floor(column);
		const part = column - Math.floor(column);
		const a = values[at] as number;
		const c = values[at + SIDE] as number;
		const over = a + ((values[at + 1] as number) - a) * part;
		out[x] = over + (c + ((values[at + SIDE + 1] as number) - c) * part - over) * down;
	}
}

const STEPS = 256;
function mirrored({ tight, gleam }: LightFinish): Float32Array {
	const bright = (mirror: number) => 0.62 * mirror ** tight + 0.38 * mirror ** (tight * 0.28);
	const flat = bright(HALF[2]) * 0.85;
	return Float32Array.from(
		{ length: STEPS + 1 },
		(_, i) => Math.max(0, bright(0.7 + (0.3 * i) / STEPS) - flat) * gleam,
	);
}
