import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import { createField, type Field, share, shrink } from "./field.ts";
import type { Rect } from "./rect.ts";

/** Stretches of each row: `from` to `to` holds all painted pixels, `full` to `end` is the longest opaque stretch. */
export type Rows = { from: Int32Array; to: Int32Array; full: Int32Array; end: Int32Array };

export type Outline = Rows & {
	rect: Rect;
	shrunk: (by: number, last?: boolean) => Field;
};

/** Creates an outline from the alpha values of a piece, one byte each. They are released by the last call of `shrunk`. */
export function createOutline(alpha: Uint8Array, rect: Rect, rows: Rows): Outline {
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
			const read = kept ?? shrinkAlpha(outline, alpha, 2);
			if (last) release({ data: alpha });
			else half = read;
			if (by !== 2) return shrink(read, by / 2);
			return last ? read : { ...read, data: read.data.slice() };
		},
	};
}

export const createRows = (height: number): Rows => ({
	from: new Int32Array(height),
	to: new Int32Array(height),
	full: new Int32Array(height),
	end: new Int32Array(height),
});

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

function shrinkAlpha(
	{ rect: { width, height }, from, to }: Omit<Outline, "shrunk">,
	alpha: Uint8Array,
	by: number,
): Field {
	const out = createField(Math.ceil(width / by), Math.ceil(height / by));
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
