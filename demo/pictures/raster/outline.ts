import { release } from "../../../commerce/media/raster/release.ts";
import { type Field, fieldOf, share, shrink } from "./field.ts";
import type { Rect } from "./rect.ts";

/**
 * A thing's pixels, premultiplied, and where they are. Of each of their rows `from`…`to` holds all that is painted at all, and
 * `full`…`end` the longest stretch that is painted wholly.
 */
export type Outline = {
	colours: Uint8Array;
	rect: Rect;
	from: Int32Array;
	to: Int32Array;
	full: Int32Array;
	end: Int32Array;
	/** Its alpha, `by` times smaller: what shadows and light are made of. The last to ask may have what was kept for the others. */
	shrunk: (by: number, last?: boolean) => Field;
};

export function outlineOf(colours: Uint8Array, rect: Rect): Outline {
	const rows = () => new Int32Array(rect.height);
	const outline = { colours, rect, from: rows(), to: rows(), full: rows(), end: rows() };
	for (let y = 0; y < rect.height; y++) scanRow(outline, y);
	let half: Field | undefined;
	return {
		...outline,
		shrunk: (by, last = false) => {
			const kept = half;
			if (last) half = undefined;
			if (by % 2 !== 0) {
				if (last) release(kept);
				return shrinkAlpha(outline, by);
			}
			// To read all pixels is dear: once is enough.
			const read = kept ?? shrinkAlpha(outline, 2);
			if (!last) half = read;
			if (by !== 2) return shrink(read, by / 2);
			return last ? read : { ...read, data: read.data.slice() };
		},
	};
}

function scanRow(
	{ colours, rect: { width }, from, to, full, end }: Omit<Outline, "shrunk">,
	y: number,
): void {
	const row = y * width * 4 + 3;
	let left = 0;
	while (left < width && colours[row + left * 4] === 0) left++;
	let right = width;
	while (right > left && colours[row + (right - 1) * 4] === 0) right--;
	let start = left;
	let [best, bestEnd] = [left, left];
	for (let x = left; x <= right; x++) {
		if (x < right && colours[row + x * 4] === 255) continue;
		if (x - start > bestEnd - best) [best, bestEnd] = [start, x];
		start = x + 1;
	}
	from[y] = left;
	to[y] = right;
	full[y] = best;
	end[y] = bestEnd;
}

/** The mean alpha of each square, 0…1; squares cut by the border count what they have. */
function shrinkAlpha(
	{ colours, rect: { width, height }, from, to }: Omit<Outline, "shrunk">,
	by: number,
): Field {
	const out = fieldOf(Math.ceil(width / by), Math.ceil(height / by));
	const { data } = out;
	for (let y = 0; y < height; y++) {
		const row = Math.floor(y / by) * out.width;
		const first = Math.floor((from[y] as number) / by);
		const last = Math.ceil((to[y] as number) / by);
		let at = (y * width + first * by) * 4 + 3;
		for (let i = first; i < last; i++) {
			let sum = 0;
			for (let x = Math.min(by, width - i * by); x > 0; x--, at += 4) sum += colours[at] as number;
			data[row + i] = (data[row + i] as number) + sum;
		}
	}
	share(out, by, width, height, 255);
	return out;
}
