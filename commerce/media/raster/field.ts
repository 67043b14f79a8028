/** One number per pixel: what softness is made of. Blurs run on small fields and are laid over large ones. */
export type Field = { data: Float32Array; width: number; height: number };

export const fieldOf = (width: number, height: number): Field => ({
	data: new Float32Array(width * height),
	width,
	height,
});

/** The mean of each square of `by` × `by`; squares cut by the border count what they have. */
export function shrink({ data, width, height }: Field, by: number): Field {
	return by <= 1 ? { data, width, height } : means(data, width, height, by, 1, 0, 1);
}

/** The same of the alpha of pixels, 0…1. */
export const shrinkAlpha = (pixels: Uint8Array, width: number, height: number, by: number): Field =>
	means(pixels, width, height, by, 4, 3, 1 / 255);

function means(
	data: Float32Array | Uint8Array,
	width: number,
	height: number,
	by: number,
	stride: number,
	offset: number,
	unit: number,
): Field {
	const out = fieldOf(Math.ceil(width / by), Math.ceil(height / by));
	const target = out.data;
	for (let y = 0; y < height; y++) {
		const to = Math.floor(y / by) * out.width;
		let from = y * width * stride + offset;
		for (let at = 0; at < out.width; at++) {
			let sum = 0;
			for (let end = Math.min(width, (at + 1) * by) - at * by; end > 0; end--, from += stride)
				sum += data[from] as number;
			target[to + at] = (target[to + at] as number) + sum;
		}
	}
	const whole = unit / (by * by);
	const [lastWide, lastHigh] = [width - (out.width - 1) * by, height - (out.height - 1) * by];
	for (let y = 0, i = 0; y < out.height; y++) {
		const rows = y === out.height - 1 ? lastHigh : by;
		for (let x = 0; x < out.width; x++, i++) {
			const cut = x === out.width - 1 || rows < by;
			const share = cut ? unit / ((x === out.width - 1 ? lastWide : by) * rows) : whole;
			target[i] = (target[i] as number) * share;
		}
	}
	return out;
}

/** Three boxes are as good as a bell. Outside the field its border goes on, so that a cut through a thing is no edge of it. */
export function blur(field: Field, radius: number): Field {
	const box = Math.round(radius * 0.62);
	const { width, height } = field;
	if (box < 1) return { data: field.data.slice(), width, height };
	const out = { data: field.data.slice(), width, height };
	const line = new Float32Array(Math.max(width, height));
	const sums = new Float32Array(width);
	for (let pass = 0; pass < 3; pass++) {
		alongRows(out, box, line);
		alongColumns(out, box, sums);
	}
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

/** All columns at once, row by row, as memory lies. */
function alongColumns(field: Field, box: number, sums: Float32Array): void {
	const { data, width, height } = field;
	const share = 1 / (box * 2 + 1);
	const source = data.slice();
	const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
	for (let x = 0; x < width; x++) sums[x] = (source[x] as number) * (box + 1);
	for (let i = 1; i <= box; i++) {
		const at = row(i);
		for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (source[at + x] as number);
	}
	for (let y = 0; y < height; y++) {
		const at = y * width;
		const ahead = row(y + box + 1);
		const behind = row(y - box);
		for (let x = 0; x < width; x++) {
			const sum = sums[x] as number;
			data[at + x] = sum * share;
			sums[x] = sum + (source[ahead + x] as number) - (source[behind + x] as number);
		}
	}
}

/** For each pixel of a large line the point of the small one before it, and how far it is on the way to the next. */
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

/** Reads a small field at the places of a large one, `by` times its size, row by row and without steps. */
export function rowReader(field: Field, by: number, large: number): (y: number, out: Float32Array) => void {
	const { data, width, height } = field;
	const { left, part } = places(width, by, large);
	const line = new Float32Array(width + 1);
	return (y, out) => {
		const { from, to, down } = between(height, by, y);
		const upper = from * width;
		const lower = to * width;
		for (let x = 0; x < width; x++) {
			const over = data[upper + x] as number;
			line[x] = over + ((data[lower + x] as number) - over) * down;
		}
		line[width] = line[width - 1] as number;
		for (let x = 0; x < large; x++) {
			const i = left[x] as number;
			const over = line[i] as number;
			out[x] = over + ((line[i + 1] as number) - over) * (part[x] as number);
		}
	};
}

/** A small field at the size of a large one. */
export function grow(field: Field, by: number, width: number, height: number): Field {
	if (by <= 1) return field;
	const out = fieldOf(width, height);
	const read = rowReader(field, by, width);
	for (let y = 0; y < height; y++) read(y, out.data.subarray(y * width, (y + 1) * width));
	return out;
}

const GRAINS = Array.from({ length: 64 }, (_, y) =>
	Float32Array.from(
		{ length: 64 },
		(_, x) => ((52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1) - 0.5,
	),
);
/** Noise that no eye finds, −0.5…0.5, 64 pixels of a row that repeat: breaks the steps of eight bits. */
export const ditherRow = (y: number): Float32Array => GRAINS[y & 63] as Float32Array;
