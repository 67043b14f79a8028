import type { FlatLayer, Frame, Layer, LayeredPicture, SunLayer } from "../draw/layers.ts";
import { type Canvas, type Rasterise, type Rect, rasterAt, type Sun, type View } from "./canvas.ts";
import type { Pixels } from "./codecs.ts";
import { between, blur, ditherRow, type Field, fieldOf, places, rowReader } from "./field.ts";
import { lightUp } from "./light-up.ts";
import { castShadow } from "./shadow.ts";

/** Rasterises the layers from the back to the front, at a width; `ratio` cuts the page around its middle. */
export function compose(
	picture: LayeredPicture,
	width: number,
	ratio: number | undefined,
	rasterise: Rasterise,
): Pixels {
	const view = viewOf(picture.frame, width, ratio);
	const data = new Uint8ClampedArray(view.width * view.height * 4);
	const canvas: Canvas = { data, view, rasterise };
	for (const layer of picture.layers) lay(canvas, layer);
	return { data, width: view.width, height: view.height };
}

function lay(canvas: Canvas, layer: Layer): void {
	if (layer.kind === "sun") shine(canvas, layer);
	else if (layer.kind === "flat") (layer.smooth ? sweep : paint)(canvas, layer);
	else {
		const rect = rectOf(canvas.view, layer.box);
		if (rect === undefined) return;
		const colours = rasterAt(canvas, layer.svg, rect);
		for (const shadow of layer.shadows) castShadow(canvas, shadow, rect, colours);
		lightUp(canvas, layer, rect, colours);
	}
}

export function viewOf([x, y, wide, high]: Frame, width: number, ratio = wide / high): View {
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

/** The pixels of a part of the page; undefined when it is out of sight. */
function rectOf(view: View, [x, y, wide, high]: Frame): Rect | undefined {
	const left = Math.max(0, Math.floor((x - view.x) * view.scale) - 2);
	const top = Math.max(0, Math.floor((y - view.y) * view.scale) - 2);
	const right = Math.min(view.width, Math.ceil((x + wide - view.x) * view.scale) + 2);
	const bottom = Math.min(view.height, Math.ceil((y + high - view.y) * view.scale) + 2);
	return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined;
}

const whole = ({ view: { width, height } }: Canvas): Rect => ({ left: 0, top: 0, width, height });

function paint(canvas: Canvas, { svg }: FlatLayer): void {
	const { data } = canvas;
	const source = rasterAt(canvas, svg, whole(canvas));
	for (let i = 0; i < data.length; i += 4) {
		const alpha = source[i + 3] as number;
		if (alpha === 0) continue;
		const rest = 1 - alpha / 255;
		data[i] = (source[i] as number) + (data[i] as number) * rest;
		data[i + 1] = (source[i + 1] as number) + (data[i + 1] as number) * rest;
		data[i + 2] = (source[i + 2] as number) + (data[i + 2] as number) * rest;
		data[i + 3] = alpha + (data[i + 3] as number) * rest;
	}
}

const SWEEP = 8;

/** Slow gradients are rasterised small and laid with a dither: no bands, and hardly any time. */
function sweep(canvas: Canvas, { svg, from: edge }: FlatLayer): void {
	const { data, view } = canvas;
	const { width, height } = view;
	const by = Math.min(SWEEP, Math.max(1, Math.floor(width / 60)));
	const [wide, high] = [Math.ceil(width / by), Math.ceil(height / by)];
	const source = rasterAt(canvas, svg, whole(canvas), by);
	const channels = [0, 1, 2].map((c) => {
		const channel = fieldOf(wide, high);
		for (let i = 0; i < channel.data.length; i++) channel.data[i] = source[i * 4 + c] as number;
		return blur(channel, 2).data;
	});
	const { left, part } = places(wide, by, width);
	const line = new Float32Array((wide + 1) * 3);
	const first = edge === undefined ? 0 : Math.max(0, Math.round((edge - view.y) * view.scale));
	for (let y = first; y < height; y++) {
		// A line of the small picture at this height, then the pixels between its points.
		const { from, to, down } = between(high, by, y);
		for (let c = 0; c < 3; c++) {
			const channel = channels[c] as Float32Array;
			for (let i = 0; i <= wide; i++) {
				const at = Math.min(i, wide - 1);
				const upper = channel[from * wide + at] as number;
				line[i * 3 + c] = upper + ((channel[to * wide + at] as number) - upper) * down;
			}
		}
		const grains = ditherRow(y);
		for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
			const i = (left[x] as number) * 3;
			const t = part[x] as number;
			const grain = grains[x & 63] as number;
			const r = line[i] as number;
			const g = line[i + 1] as number;
			const b = line[i + 2] as number;
			data[at] = r + ((line[i + 3] as number) - r) * t + grain;
			data[at + 1] = g + ((line[i + 4] as number) - g) * t + grain;
			data[at + 2] = b + ((line[i + 5] as number) - b) * t + grain;
			data[at + 3] = 255;
		}
	}
}

/** The first at the head, the second at the foot. */
function mixDown(head: Field, { data }: Field): void {
	for (let i = 0; i < data.length; i++) {
		const at = Math.floor(i / head.width) / head.height;
		head.data[i] = (head.data[i] as number) * (1 - at) + (data[i] as number) * at;
	}
}

/** Brightens what the sun reaches, and remembers where, for the shadows of what is put there. */
function shine(canvas: Canvas, { svg, blur: soft, gain }: SunLayer): void {
	const { data, view } = canvas;
	const { width, height } = view;
	const [head, foot] = typeof soft === "number" ? [soft, soft] : soft;
	const by = Math.max(1, Math.min(8, Math.floor((head * view.scale) / 2)));
	const source = rasterAt(canvas, svg, whole(canvas), by);
	const cast = fieldOf(Math.ceil(width / by), Math.ceil(height / by));
	for (let i = 0; i < cast.data.length; i++) cast.data[i] = (source[i * 4 + 3] as number) / 255;
	const mask = blur(cast, (head * view.scale) / by);
	if (foot !== head) mixDown(mask, blur(cast, (foot * view.scale) / by));
	const sun: Sun = { mask, by, gain };
	canvas.sun = sun;
	const read = rowReader(sun.mask, by, width);
	const line = new Float32Array(width);
	for (let y = 0; y < height; y++) {
		read(y, line);
		const grains = ditherRow(y);
		for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
			const light = line[x] as number;
			if (light < 0.003) continue;
			const grain = grains[x & 63] as number;
			data[at] = (data[at] as number) * (1 + light * gain[0]) + grain;
			data[at + 1] = (data[at + 1] as number) * (1 + light * gain[1]) + grain;
			data[at + 2] = (data[at + 2] as number) * (1 + light * gain[2]) + grain;
		}
	}
}
