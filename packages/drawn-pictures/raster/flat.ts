import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import type { FlatLayer } from "../draw/layers.ts";
import { createRandom } from "../draw/random.ts";
import { type Canvas, rasterAt, rasterBands, whole } from "./canvas.ts";
import { between, blur, createField, ditherRow, places } from "./field.ts";
import { openParts } from "./hidden.ts";

/** Paints a flat layer in bands, because the pixels of a whole page would be the largest buffer of a picture. */
export function paint(canvas: Canvas, { svg, opacity = 1 }: FlatLayer): void {
	const { data, view, hidden } = canvas;
	rasterBands(canvas, svg, whole(canvas), 1, (band, first) => {
		const rows = band.length / (view.width * 4);
		for (let y = first; y < first + rows; y++)
			for (const [from, to] of openParts(hidden, y, 0, view.width))
				paintRun(
					data,
					band,
					(y * view.width + from) * 4,
					(y * view.width + to) * 4,
					first * view.width * 4,
					opacity,
				);
		release({ data: band });
	});
}

function paintRun(
	data: Uint8ClampedArray,
	band: Uint8Array,
	from: number,
	to: number,
	before: number,
	opacity: number,
): void {
	for (let i = from, at = from - before; i < to; i += 4, at += 4) {
		const alpha = (band[at + 3] as number) * opacity;
		if (alpha === 0) continue;
		const rest = 1 - alpha / 255;
		data[i] = (band[at] as number) * opacity + (data[i] as number) * rest;
		data[i + 1] = (band[at + 1] as number) * opacity + (data[i + 1] as number) * rest;
		data[i + 2] = (band[at + 2] as number) * opacity + (data[i + 2] as number) * rest;
		data[i + 3] = alpha + (data[i + 3] as number) * rest;
	}
}

const SWEEP = 8;
/** Paints a layer of slow gradients. It is rasterised small and enlarged with dithering, which is fast and shows no bands. */
export function sweep(canvas: Canvas, { svg, from: edge, rough = 0 }: FlatLayer): void {
	const { data, view, hidden } = canvas;
	const { width, height } = view;
	const by = Math.min(SWEEP, Math.max(1, Math.floor(width / 60)));
	const [wide, high] = [Math.ceil(width / by), Math.ceil(height / by)];
	const source = rasterAt(canvas, svg, whole(canvas), by);
	const channels = [0, 1, 2].map((c) => {
		const channel = createField(wide, high);
		for (let i = 0; i < channel.data.length; i++) channel.data[i] = source[i * 4 + c] as number;
		const soft = blur(channel, 2);
		release(channel);
		return soft.data;
	});
	release({ data: source });
	roughen(channels, rough);
	const { left, part } = places(wide, by, width);
	const line = new Float32Array((wide + 1) * 3);
	const pixels = new Int32Array(data.buffer);
	const first = edge === undefined ? 0 : Math.max(0, Math.round((edge - view.y) * view.scale));
	for (let y = first; y < height; y++) {
		const parts = openParts(hidden, y, 0, width);
		const { from, to, down } = between(high, by, y);
		for (let c = 0; c < 3; c++) mixLine(channels[c] as Float32Array, from * wide, to * wide, down, line, c);
		for (const [start, end] of parts)
			sweepRun(pixels, line, left, part, 1 / by, ditherRow(y), y * width, start, end);
	}
	release(...channels.map((data) => ({ data })), { data: left }, { data: part }, { data: line });
}

const TINT = 0.8;
/** Adds unevenness, of which most is the same in all channels, so that the layer keeps its colour. */
function roughen(channels: readonly Float32Array[], rough: number): void {
	if (rough === 0) return;
	const random = createRandom("plaster");
	for (let i = 0; i < (channels[0] as Float32Array).length; i++) {
		const more = random.between(-rough, rough);
		for (const channel of channels)
			channel[i] = (channel[i] as number) + more + random.between(-rough, rough) * TINT;
	}
}

function mixLine(
	channel: Float32Array,
	upper: number,
	lower: number,
	down: number,
	line: Float32Array,
	c: number,
): void {
	const wide = line.length / 3 - 1;
	for (let i = 0, at = c; i <= wide; i++, at += 3) {
		const column = i < wide ? i : wide - 1;
		const over = channel[upper + column] as number;
		line[at] = over + ((channel[lower + column] as number) - over) * down;
	}
}

const OPAQUE = 255 << 24;
function sweepRun(
	pixels: Int32Array,
	line: Float32Array,
	left: Int32Array,
	part: Float32Array,
	step: number,
	grains: Float32Array,
	row: number,
	start: number,
	end: number,
): void {
	for (let x = start; x < end; ) {
		const cell = left[x] as number;
		const i = cell * 3;
		const t = part[x] as number;
		let r = (line[i] as number) + 0.5;
		let g = (line[i + 1] as number) + 0.5;
		let b = (line[i + 2] as number) + 0.5;
		const [dr, dg, db] = [
			(line[i + 3] as number) + 0.5 - r,
			(line[i + 4] as number) + 0.5 - g,
			(line[i + 5] as number) + 0.5 - b,
		];
		r += dr * t;
		g += dg * t;
		b += db * t;
		for (; x < end && left[x] === cell; x++) {
			const grain = grains[x & 63] as number;
			pixels[row + x] = (r + grain) | ((g + grain) << 8) | ((b + grain) << 16) | OPAQUE;
			r += dr * step;
			g += dg * step;
			b += db * step;
		}
	}
}
