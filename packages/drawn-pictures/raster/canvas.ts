import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import type { Field } from "./field.ts";
import type { Hidden } from "./hidden.ts";
import type { Rect } from "./rect.ts";

/** Makes pixels of an SVG of exactly this size; colours are premultiplied by their alpha. */
export type Rasterise = (svg: string, width: number, height: number) => Uint8Array;

/** Where page units fall on the pixels. */
export type View = { x: number; y: number; scale: number; width: number; height: number };
export type Canvas = {
	data: Uint8ClampedArray;
	view: View;
	rasterise: Rasterise;
	sun?: Sun;
	hidden?: Hidden;
};
export type Sun = { mask: Field; by: number; gain: readonly [number, number, number] };

/**
 * Levels of light (`inkStep`) that lie pixels apart need no soft edges, each of which is dear: their steps are below what the
 * eye tells apart.
 */
const CRISP = 0.9;
const STEPS = "<style>.s{shape-rendering:crispEdges}</style>";

/** More pixels than these are rasterised in bands: the rasteriser's memory grows with what it is asked for, and never shrinks. */
export const BAND = 1 << 19;

/** What the rasteriser makes on a layer of its own; it stops with an error where all of that lies far outside of a band. */
const LAYERED = /<(?:mask|clipPath|filter)\b|\sopacity=/;

/** Some pixels of the page; `by` times smaller where softness makes up for it. */
export function rasterAt(canvas: Canvas, inner: string, rect: Rect, by = 1): Uint8Array {
	const wide = Math.ceil(rect.width / by);
	const high = Math.ceil(rect.height / by);
	let pixels: Uint8Array | undefined;
	rasterBands(canvas, inner, rect, by, (band, from) => {
		if (band.length === wide * high * 4) {
			pixels = band;
			return;
		}
		pixels ??= new Uint8Array(wide * high * 4);
		pixels.set(band, from * wide * 4);
		release({ data: band });
	});
	return pixels ?? new Uint8Array();
}

/** The same from the top to the bottom, a band after the other; `take` has the pixels and the row that they begin at. */
export function rasterBands(
	canvas: Canvas,
	inner: string,
	rect: Rect,
	by: number,
	take: (band: Uint8Array, from: number) => void,
): void {
	const wide = Math.ceil(rect.width / by);
	const high = Math.ceil(rect.height / by);
	const rows = LAYERED.test(inner) ? high : Math.max(1, Math.floor(BAND / wide));
	for (let from = 0; from < high; from += rows)
		take(bandAt(canvas, inner, rect, by, from, Math.min(rows, high - from)), from);
}

function bandAt(
	{ view, rasterise }: Canvas,
	inner: string,
	rect: Rect,
	by: number,
	from: number,
	high: number,
): Uint8Array {
	const wide = Math.ceil(rect.width / by);
	const unit = view.scale / by;
	const top = view.y + rect.top / view.scale + from / unit;
	const frame = [view.x + rect.left / view.scale, top, wide / unit, high / unit];
	return rasterise(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${frame.map((value) => value.toFixed(4)).join(" ")}" preserveAspectRatio="none">${unit > CRISP ? STEPS : ""}${inner}</svg>`,
		wide,
		high,
	);
}

export const whole = ({ view: { width, height } }: Canvas): Rect => ({ left: 0, top: 0, width, height });
