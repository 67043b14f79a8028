import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";

export type Field = { data: Float32Array; width: number; height: number };

export const createField = (width: number, height: number): Field => ({
	data: new Float32Array(width * height),
	width,
	height,
});

export function shrink({ data, width, height }: Field, by: number): Field {
	if (by <= 1) return { data, width, height };
	const out = createField(Math.ceil(width / by), Math.ceil(height / by));
	const target = out.data;
	for (let y = 0, from = 0; y < height; y++) {
		const to = Math.floor(y / by) * out.width;
		for (let at = 0; at < out.width; at++) {
			let sum = 0;
			for (let x = Math.min(by, width - at * by); x > 0; x--, from++) sum += data[from] as number;
			target[to + at] = (target[to + at] as number) + sum;
		}
	}
	share(out, by, width, height, 1);
	return out;
}

export function share(
	{ data, ...small }: Field,
	by: number,
	width: number,
	height: number,
	unit: number,
): void {
	for (let y = 0, i = 0; y < small.height; y++) {
		const rows = unit * Math.min(by, height - y * by);
		const whole = 1 / (rows * by);
		for (const end = i + small.width - 1; i < end; i++) data[i] = (data[i] as number) * whole;
		data[i] = (data[i++] as number) / (rows * (width - (small.width - 1) * by));
	}
}

const STRIP = 128;

/**
 * Returns the field after three box blurs, which approximate a Gaussian. Border values continue outside the field, so that the border is
 * not read as the edge of a piece.
 */
export function blur(field: Field, radius: number): Field {
	const box = Math.round(radius * 0.62);
	const { width, height } = field;
	if (box < 1) return { data: field.data.slice(), width, height };
	const out = { data: field.data.slice(), width, height };
	const line = new Float32Array(width);
	const sums = new Float32Array(width);
	const source = new Float32Array(Math.min(STRIP, width) * height);
	for (let pass = 0; pass < 3; pass++) {
		alongRows(out, box, line);
		for (let left = 0; left < width; left += STRIP)
			alongColumns(source, out, left, Math.min(STRIP, width - left), box, sums);
	}
	release({ data: line }, { data: sums }, { data: source });
	return out;
}

function alongRows({ data, width, height }: Field, box: number, line: Float32Array): void {
	const share = 1 / (box * 2 + 1);
	for (let y = 0; y < height; y++) {
		const start = y * width;
		line.set(data.subarray(start, start + width));
		const first = line[0] as number;
		const last = line[width - 1] as number;
		let sum = first * (box + 1);
		for (let i = 1; i <= box; i++) sum += line[Math.min(i, width - 1)] as number;
		for (let x = 0; x < width; x++) {
			data[start + x] = sum * share;
			const ahead = x + box + 1;
			const behind = x - box;
			sum +=
				(ahead < width ? (line[ahead] as number) : last) - (behind > 0 ? (line[behind] as number) : first);
		}
	}
}

function alongColumns(
	source: Float32Array,
	{ data, width, height }: Field,
	left: number,
	wide: number,
	box: number,
	sums: Float32Array,
): void {
	for (let y = 0; y < height; y++)
		source.set(data.subarray(y * width + left, y * width + left + wide), y * wide);
	const share = 1 / (box * 2 + 1);
	const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * wide;
	for (let x = 0; x < wide; x++) sums[x] = (source[x] as number) * (box + 1);
	for (let i = 1; i <= box; i++) {
		const at = row(i);
		for (let x = 0; x < wide; x++) sums[x] = (sums[x] as number) + (source[at + x] as number);
	}
	for (let y = 0; y < height; y++) {
		const at = y * width + left;
		const ahead = row(y + box + 1);
		const behind = row(y - box);
		for (let x = 0; x < wide; x++) {
			const sum = sums[x] as number;
			data[at + x] = sum * share;
			sums[x] = sum + (source[ahead + x] as number) - (source[behind + x] as number);
		}
	}
}

export function places(small: number, by: number, large: number): { left: Int32Array; part: Float32Array } {
	const left = new Int32Array(large);
	const part = new Float32Array(large);
	for (let x = 0; x < large; x++) {
		const { from, down } = between(small, by, x);
		left[x] = from;
		part[x] = down;
	}
	return { left, part };
}

export function between(small: number, by: number, at: number): { from: number; to: number; down: number } {
	const place = Math.min(small - 1, Math.max(0, (at + 0.5) / by - 0.5));
	const from = Math.floor(place);
	return { from, to: Math.min(small - 1, from + 1), down: place - from };
}

export type RowReader = (y: number, out: Float32Array, from?: number, to?: number) => void;

export function rowReader(field: Field, by: number, large: number): RowReader {
	const { left, part } = places(field.width, by, large);
	const line = new Float32Array(field.width + 1);
	return (y, out, from = 0, to = large) => {
		if (to <= from) return;
		mixRows(field, between(field.height, by, y), line, left[from] as number, left[to - 1] as number);
		stretch(line, left, part, out, from, to);
	};
}

function mixRows(
	{ data, width }: Field,
	{ from, to, down }: ReturnType<typeof between>,
	line: Float32Array,
	first: number,
	last: number,
): void {
	const upper = from * width;
	const lower = to * width;
	const end = Math.min(last + 1, width - 1);
	for (let x = first; x <= end; x++) {
		const over = data[upper + x] as number;
		line[x] = over + ((data[lower + x] as number) - over) * down;
	}
	if (last + 1 === width) line[width] = line[width - 1] as number;
}

function stretch(
	line: Float32Array,
	left: Int32Array,
	part: Float32Array,
	out: Float32Array,
	from: number,
	to: number,
): void {
	for (let x = from; x < to; x++) {
		const i = left[x] as number;
		const over = line[i] as number;
		out[x] = over + ((line[i + 1] as number) - over) * (part[x] as number);
	}
}

export function addRows({ data, width, height }: Field, read: RowReader, factor: number): void {
	const line = new Float32Array(width);
	for (let y = 0, i = 0; y < height; y++) {
		read(y, line);
		for (let x = 0; x < width; x++, i++) data[i] = (data[i] as number) + (line[x] as number) * factor;
	}
}

const GRAINS = Array.from({ length: 64 }, (_, y) =>
	Float32Array.from(
		{ length: 64 },
		(_, x) => ((52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1) - 0.5,
	),
);
/** Returns noise from -0.5 to 0.5 for a row of the page; it repeats every 64 pixels. Adding it hides the steps of eight bits. */
export const ditherRow = (y: number): Float32Array => GRAINS[y & 63] as Float32Array;
