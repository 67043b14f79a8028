import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import { type Field, fieldOf, share, shrink } from "./field.ts";
import type { Rect } from "./rect.ts";

/** Of each row of a thing `from`…`to` holds all that is painted at all, and `full`…`end` the longest stretch that is painted wholly. */
export type Rows = { from: Int32Array; to: Int32Array; full: Int32Array; end: Int32Array };

/** Where a thing's pixels are. */
export type Outline = Rows & {
	rect: Rect;
	/** Its alpha, `by` times smaller: what shadows and light are made of. For the last to ask, which has what was kept for the others. */
	shrunk: (by: number, last?: boolean) => Field;
};

/** Takes the alpha of the thing's pixels, a byte each, and gives it back when `shrunk` was asked for the last time. */
export function outlineOf(alpha: Uint8Array, rect: Rect, rows: Rows): Outline {
	const outline = { rect, ...rows };
	let half: Field | undefined;
	return {
		...outline,
		shrunk: (by, last = false) => {
			const kept = half;
			if (last) half = undefined;
			if (by % 2 !== 0) {
				if (last) release(kept);
				const field = shrinkAlpha(outline, alpha, by);
				if (last) release({ data: alpha });
				return field;
			}
			// To read all pixels is dear: once is enough.
			const read = kept ?? shrinkAlpha(outline, alpha, 2);
			if (last) release({ data: alpha });
			else half = read;
			if (by !== 2) return shrink(read, by / 2);
			return last ? read : { ...read, data: read.data.slice() };
		},
	};
}

export const rowsOf = (height: number): Rows => ({
	from: new Int32Array(height),
	to: new Int32Array(height),
	full: new Int32Array(height),
	end: new Int32Array(height),
});

/** Reads row `y` of a thing's alpha. */
export function scanRow({ from, to, full, end }: Rows, alpha: Uint8Array, width: number, y: number): void {
	const row = y * width;
	let left = 0;
	while (left < width && alpha[row + left] === 0) left++;
	let right = width;
	while (right > left && alpha[row + right - 1] === 0) right--;
	let start = left;
	let [best, bestEnd] = [left, left];
	for (let x = left; x <= right; x++) {
		if (x < right && alpha[row + x] === 255) continue;
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
	{ rect: { width, height }, from, to }: Omit<Outline, "shrunk">,
	alpha: Uint8Array,
	by: number,
): Field {
	const out = fieldOf(Math.ceil(width / by), Math.ceil(height / by));
	const { data } = out;
	for (let y = 0; y < height; y++) {
		const row = Math.floor(y / by) * out.width;
		const first = Math.floor((from[y] as number) / by);
		const last = Math.ceil((to[y] as number) / by);
		let at = y * width + first * by;
		for (let i = first; i < last; i++) {
			let sum = 0;
			for (let x = Math.min(by, width - i * by); x > 0; x--, at++) sum += alpha[at] as number;
			data[row + i] = (data[row + i] as number) + sum;
		}
	}
	share(out, by, width, height, 255);
	return out;
}
