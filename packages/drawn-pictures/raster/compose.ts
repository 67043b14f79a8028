import type { Pixels } from "@vetrina/commerce-sandbox/house/media.ts";
import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import type { Frame, LayeredPicture, ProductNoteLayer } from "../draw/layers.ts";
import type { Canvas, Rasterise, View } from "./canvas.ts";
import { type Drawn, drawn } from "./drawn.ts";
import { paint, sweep } from "./flat.ts";
import { hiddenBy } from "./hidden.ts";
import { lightUp } from "./light-up.ts";
import type { Rect } from "./rect.ts";
import { castShadow } from "./shadow.ts";
import { shine } from "./sunshine.ts";

export function compose(
	picture: LayeredPicture,
	width: number,
	ratio: number | undefined,
	rasterise: Rasterise,
): Pixels {
	const view = createView(picture.frame, width, ratio);
	const data = new Uint8ClampedArray(view.width * view.height * 4);
	const canvas: Canvas = { data, view, rasterise };
	const last = picture.layers.at(-1);
	const front = last?.kind === "piece" ? rasterisePiece(canvas, last, true) : undefined;
	if (front) canvas.hidden = hiddenBy(front.outline, view.height);
	for (const layer of picture.layers) {
		if (layer.kind === "sun") shine(canvas, layer);
		else if (layer.kind === "flat") (layer.smooth ? sweep : paint)(canvas, layer);
		else lay(canvas, layer, layer === last ? front : rasterisePiece(canvas, layer));
	}
	release(canvas.sun?.mask);
	return { data, width: view.width, height: view.height };
}

function rasterisePiece(canvas: Canvas, { svg, box }: ProductNoteLayer, isFront = false): Drawn | undefined {
	const rect = toRect(canvas.view, box);
	return rect && drawn(canvas, svg, rect, isFront);
}

function lay(canvas: Canvas, layer: ProductNoteLayer, thing: Drawn | undefined): void {
	if (thing === undefined) return;
	for (const shadow of layer.shadows) castShadow(canvas, shadow, thing.outline);
	lightUp(canvas, layer, thing);
}

export function createView([x, y, wide, high]: Frame, width: number, ratio = wide / high): View {
	const height = Math.max(1, Math.round(width / ratio));
	const scale = Math.max(width / wide, height / high);
	return {
		x: x + (wide - width / scale) / 2,
		y: y + (high - height / scale) / 2,
		scale,
		width,
		height,
	};
}

function toRect(view: View, [x, y, wide, high]: Frame): Rect | undefined {
	const left = Math.max(0, Math.floor((x - view.x) * view.scale) - 2);
	const top = Math.max(0, Math.floor((y - view.y) * view.scale) - 2);
	const right = Math.min(view.width, Math.ceil((x + wide - view.x) * view.scale) + 2);
	const bottom = Math.min(view.height, Math.ceil((y + high - view.y) * view.scale) + 2);
	return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined;
}
