import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import type { Field } from "./field.ts";
import type { Hidden } from "./hidden.ts";
import type { Rect } from "./rect.ts";

export type Rasterise = (svg: string, width: number, height: number) => Uint8Array;

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
 * From this number of pixels per page unit on, levels of light (`inkStep`) are drawn without soft edges, which are expensive and would not
 * be seen.
 */
const CRISP = 0.9;
const STEPS = "<style>.s{shape-rendering:crispEdges}</style>";

/** Pixels of one band. Larger areas are rasterised in bands, because the rasteriser's memory grows with its output and never shrinks. */
export const BAND = 1 << 19;

/** Matches elements that the rasteriser puts on a separate layer. It fails if such an element lies far outside a band. */
const LAYERED = /<(?:mask|clipPath|filter)\b|\sopacity=/;

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
