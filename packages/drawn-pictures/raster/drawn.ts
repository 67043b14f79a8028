import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import { type Canvas, rasterBands } from "./canvas.ts";
import { createOutline, createRows, type Outline, type Rows, scanRow } from "./outline.ts";
import type { Rect } from "./rect.ts";

type Band = { pixels: Uint8Array; first: number; last: number };

/**
 * A rasterised piece: its bands hold the painted part of each row, from `starts` on. With `isOnPage`, the opaque stretch of each row is on
 * the page instead, because a second buffer of the page would be too large.
 */
export type Drawn = { outline: Outline; bands: readonly Band[]; starts: Int32Array; isOnPage: boolean };

export function drawn(canvas: Canvas, svg: string, rect: Rect, isFront: boolean): Drawn {
	const alpha = new Uint8Array(rect.width * rect.height);
	const rows = createRows(rect.height);
	const starts = new Int32Array(rect.height);
	const bands: Band[] = [];
	rasterBands(canvas, svg, rect, 1, (pixels, first) => {
		const last = first + pixels.length / (rect.width * 4);
		for (let at = 3, i = first * rect.width; at < pixels.length; at += 4, i++)
			alpha[i] = pixels[at] as number;
		for (let y = first; y < last; y++) scanRow(rows, alpha, rect.width, y);
		bands.push(packed(canvas, rect, rows, { pixels, first, last }, starts, isFront));
	});
	return { outline: createOutline(alpha, rect, rows), bands, starts, isOnPage: isFront };
}

function packed(
	{ data, view }: Canvas,
	rect: Rect,
	{ from, to, full, end }: Rows,
	{ pixels, first, last }: Band,
	starts: Int32Array,
	isFront: boolean,
): Band {
	const stretch = (y: number) => (isFront ? [full[y], end[y]] : [to[y], to[y]]) as [number, number];
	let count = 0;
	for (let y = first; y < last; y++) {
		const [open, shut] = stretch(y);
		starts[y] = count;
		count += (to[y] as number) - (from[y] as number) - (shut - open);
	}
	const keptPixels = new Uint8Array(count * 4);
	for (let y = first; y < last; y++) {
		const [open, shut] = stretch(y);
		const row = (y - first) * rect.width;
		const part = (left: number, right: number) => pixels.subarray((row + left) * 4, (row + right) * 4);
		const [left, start] = [from[y] as number, starts[y] as number];
		keptPixels.set(part(left, open), start * 4);
		keptPixels.set(part(shut, to[y] as number), (start + open - left) * 4);
		if (isFront) data.set(part(open, shut), ((rect.top + y) * view.width + rect.left + open) * 4);
	}
	release({ data: pixels });
	return { pixels: keptPixels, first, last };
}
