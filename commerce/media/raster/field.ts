/** One number per pixel: what softness is made of. Blurs run on small fields and are laid over large ones. */
export type Field = { data: Float32Array; width: number; height: number };

export const fieldOf = (width: number, height: number): Field => ({
	data: new Float32Array(width * height),
	width,
	height,
});

/** The mean of each square of `by` × `by`; squares cut by the border count what they have. */
export function shrink({ data, width, height }: Field, by: number): Field {
	if (by <= 1) return { data, width, height };
	const out = fieldOf(Math.ceil(width / by), Math.ceil(height / by));
	for (let y = 0; y < out.height; y++) {
		const rows = Math.min(by, height - y * by);
		const target = y * out.width;
		for (let row = 0; row < rows; row++) {
			const line = (y * by + row) * width;
			for (let x = 0, at = 0; x < width; at++) {
				let sum = 0;
				const end = Math.min(width, x + by);
				const count = (end - x) * rows;
				for (; x < end; x++) sum += data[line + x] as number;
				out.data[target + at] = (out.data[target + at] as number) + sum / count;
			}
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

/** Reads a small field at the places of a large one, `by` times its size, row by row and without steps. */
export function rowReader(field: Field, by: number, width: number): (y: number, out: Float32Array) => void {
	const { data } = field;
	const left = new Int32Array(width);
	const right = new Int32Array(width);
	const part = new Float32Array(width);
	for (let x = 0; x < width; x++) {
		const at = Math.min(field.width - 1, Math.max(0, (x + 0.5) / by - 0.5));
		left[x] = Math.floor(at);
		right[x] = Math.min(field.width - 1, Math.floor(at) + 1);
		part[x] = at - Math.floor(at);
	}
	return (y, out) => {
		const at = Math.min(field.height - 1, Math.max(0, (y + 0.5) / by - 0.5));
		const upper = Math.floor(at) * field.width;
		const lower = Math.min(field.height - 1, Math.floor(at) + 1) * field.width;
		const down = at - Math.floor(at);
		for (let x = 0; x < width; x++) {
			const l = left[x] as number;
			const r = right[x] as number;
			const t = part[x] as number;
			const a = data[upper + l] as number;
			const b = data[upper + r] as number;
			const c = data[lower + l] as number;
			const d = data[lower + r] as number;
			const over = a + (b - a) * t;
			out[x] = over + (c + (d - c) * t - over) * down;
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

/** Noise that no eye finds, −0.5…0.5: breaks the steps of eight bits. */
export const dither = (() => {
	const table = new Float32Array(64 * 64);
	for (let y = 0; y < 64; y++)
		for (let x = 0; x < 64; x++) {
			const mixed = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1);
			table[y * 64 + x] = (mixed % 1) - 0.5;
		}
	return (x: number, y: number): number => table[(y & 63) * 64 + (x & 63)] as number;
})();
