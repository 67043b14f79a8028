import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import type { ProductNoteLayer, SunLayer } from "../draw/layers.ts";
import { type Canvas, rasterAt, whole } from "./canvas.ts";
import { blur, createField, ditherRow, type Field, type RowReader, rowReader } from "./field.ts";
import { openParts } from "./hidden.ts";
import type { Rect } from "./rect.ts";

export function shine(canvas: Canvas, { svg, blur: soft, gain }: SunLayer): void {
	const { data, view, hidden } = canvas;
	const { width, height } = view;
	const [head, foot] = typeof soft === "number" ? [soft, soft] : soft;
	const by = Math.max(1, Math.min(8, Math.floor((head * view.scale) / 2)));
	const source = rasterAt(canvas, svg, whole(canvas), by);
	const cast = createField(Math.ceil(width / by), Math.ceil(height / by));
	for (let i = 0; i < cast.data.length; i++) cast.data[i] = (source[i * 4 + 3] as number) / 255;
	const mask = blur(cast, (head * view.scale) / by);
	const below = foot === head ? undefined : blur(cast, (foot * view.scale) / by);
	if (below) mixDown(mask, below);
	release({ data: source }, cast, below);
	canvas.sun = { mask, by, gain };
	const read = rowReader(mask, by, width);
	const line = new Float32Array(width);
	for (let y = 0; y < height; y++)
		for (const [start, end] of openParts(hidden, y, 0, width)) {
			read(y, line, start, end);
			shineRun(data, line, gain, ditherRow(y), y * width, start, end);
		}
}

function shineRun(
	data: Uint8ClampedArray,
	line: Float32Array,
	[red, green, blue]: SunLayer["gain"],
	grains: Float32Array,
	row: number,
	start: number,
	end: number,
): void {
	for (let x = start, at = (row + start) * 4; x < end; x++, at += 4) {
		const light = line[x] as number;
		if (light < 0.003) continue;
		const grain = grains[x & 63] as number;
		data[at] = (data[at] as number) * (1 + light * red) + grain;
		data[at + 1] = (data[at + 1] as number) * (1 + light * green) + grain;
		data[at + 2] = (data[at + 2] as number) * (1 + light * blue) + grain;
	}
}

function mixDown(head: Field, { data }: Field): void {
	for (let i = 0; i < data.length; i++) {
		const at = Math.floor(i / head.width) / head.height;
		head.data[i] = (head.data[i] as number) * (1 - at) + (data[i] as number) * at;
	}
}

export function sunOn(
	{ view, sun }: Canvas,
	{ shadows }: ProductNoteLayer,
	rect: Rect,
): RowReader | undefined {
	const thrown = shadows.find((shadow) => shadow.sun);
	if (sun === undefined || thrown === undefined) return undefined;
	const read = rowReader(sun.mask, sun.by, view.width);
	const line = new Float32Array(view.width);
	const [dx, dy] = thrown.floor === undefined ? [thrown.dx, thrown.dy] : [0, 0];
	const right = rect.left + Math.round(dx * view.scale);
	const down = rect.top + Math.round(dy * view.scale);
	const last = view.width - 1;
	return (y, out, from = 0, to = rect.width) => {
		read(
			Math.min(view.height - 1, y + down),
			line,
			Math.min(last, from + right),
			Math.min(last, to + right) + 1,
		);
		for (let x = from; x < to; x++) out[x] = (line[Math.min(last, x + right)] as number) * 0.14 - 0.075;
	};
}
