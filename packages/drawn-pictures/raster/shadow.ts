import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import type { Shadow } from "../draw/layers.ts";
import { type Canvas, rasterAt, type Sun, type View } from "./canvas.ts";
import { blur, createField, ditherRow, type Field, rowReader } from "./field.ts";
import { openParts } from "./hidden.ts";
import type { Outline } from "./outline.ts";
import type { Rect } from "./rect.ts";

type Patch = { field: Field; left: number; top: number; by: number };

export function castShadow(canvas: Canvas, shadow: Shadow, outline: Outline): void {
	const { rect } = outline;
	const { view } = canvas;
	const soft = shadow.blur * view.scale;
	const by = Math.max(1, Math.min(16, Math.floor(soft / 2)));
	const patch = patchFor(shadow, rect, view, by, soft);
	if (patch === undefined) return;
	const small = shadow.svg === undefined ? outline.shrunk(by) : rasteriseAlpha(canvas, shadow.svg, rect, by);
	if (shadow.floor === undefined) onWall(patch, small, shadow, rect, view);
	else onFloor(patch, small, shadow, shadow.floor, rect, view);
	const cast = patch.field;
	patch.field = blur(cast, soft / by);
	darken(canvas, patch, shadow, outline);
	release(small, cast, patch.field);
}

function rasteriseAlpha(canvas: Canvas, svg: string, rect: Rect, by: number): Field {
	const pixels = rasterAt(canvas, svg, rect, by);
	const alpha = createField(Math.ceil(rect.width / by), Math.ceil(rect.height / by));
	for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = (pixels[i * 4 + 3] as number) / 255;
	release({ data: pixels });
	return alpha;
}

function patchFor(
	{ dx, dy, floor, high = 400 }: Shadow,
	rect: Rect,
	view: View,
	by: number,
	soft: number,
): Patch | undefined {
	const { scale, width, height } = view;
	const spare = soft * 2 + by * 2;
	let [left, top] = [rect.left, rect.top];
	let [right, bottom] = [rect.left + rect.width, rect.top + rect.height];
	if (floor === undefined) {
		left += dx * scale;
		right += dx * scale;
		top += dy * scale;
		bottom += dy * scale;
	} else {
		const ground = (floor - view.y) * scale;
		right += high * dx * scale;
		top = ground - high * dy * scale;
		bottom = ground;
	}
	const x = Math.max(0, Math.floor((left - spare) / by));
	const y = Math.max(0, Math.floor((top - spare) / by));
	const wide = Math.min(Math.ceil(width / by), Math.ceil((right + spare) / by)) - x;
	const tall = Math.min(Math.ceil(height / by), Math.ceil((bottom + spare) / by)) - y;
	return wide > 0 && tall > 0 ? { field: createField(wide, tall), left: x, top: y, by } : undefined;
}

function onWall(
	{ field, left, top, by }: Patch,
	small: Field,
	{ dx, dy }: Shadow,
	rect: Rect,
	view: View,
): void {
	const x0 = Math.round((rect.left + dx * view.scale) / by) - left;
	const y0 = Math.round((rect.top + dy * view.scale) / by) - top;
	for (let row = Math.max(0, -y0); row < small.height && row + y0 < field.height; row++) {
		const skip = Math.max(0, -x0);
		const end = Math.min(small.width, field.width - x0);
		if (end <= skip) return;
		const line = row * small.width;
		field.data.set(small.data.subarray(line + skip, line + end), (row + y0) * field.width + x0 + skip);
	}
}

function onFloor(
	{ field, left, top, by }: Patch,
	small: Field,
	{ dx, dy, high = 400 }: Shadow,
	floor: number,
	rect: Rect,
	{ y: pageTop, scale }: View,
): void {
	const ground = (floor - pageTop) * scale;
	for (let row = 0; row < small.height; row++) {
		const up = ground - (rect.top + (row + 0.5) * by);
		const height = Math.max(0, up) / scale;
		if (height > high || up < -14 * scale) continue;
		const strength = (1 - height / high) ** 1.4;
		const y = Math.floor((ground - Math.max(0, up) * dy) / by) - top;
		if (y < 0 || y >= field.height) continue;
		const moved = Math.round((rect.left + up * dx) / by) - left;
		for (let column = Math.max(0, -moved); column < small.width && column + moved < field.width; column++) {
			const at = y * field.width + column + moved;
			const thrown = (small.data[row * small.width + column] as number) * strength;
			if (thrown > (field.data[at] as number)) field.data[at] = thrown;
		}
	}
}

const TINT = [0.9, 0.96, 1] as const;
function darken(
	{ data, view, sun, hidden }: Canvas,
	{ field, left, top, by }: Patch,
	shadow: Shadow,
	outline: Outline,
): void {
	const right = Math.min(view.width, (left + field.width) * by);
	const bottom = Math.min(view.height, (top + field.height) * by);
	const [x0, y0] = [left * by, top * by];
	const read = rowReader(field, by, right - x0);
	const line = new Float32Array(right - x0);
	const light = new Float32Array(view.width);
	const readSun = shadow.sun && sun ? rowReader(sun.mask, sun.by, view.width) : undefined;
	for (let y = y0; y < bottom; y++)
		for (const [start, end] of openParts(hidden, y, x0, right)) {
			if (end <= start) continue;
			read(y - y0, line, start - x0, end - x0);
			cover(line, y, x0, outline);
			const row = y * view.width;
			if (readSun === undefined) {
				darkenRun(data, line, shadow.opacity, ditherRow(y), row, x0, start, end);
				continue;
			}
			readSun(y, light, start, end);
			takeSun(data, line, shadow.opacity, light, sun as Sun, ditherRow(y), row, x0, start, end);
		}
}

function cover(line: Float32Array, y: number, x0: number, { rect, full, end }: Outline): void {
	if (y < rect.top || y >= rect.top + rect.height) return;
	const from = rect.left + (full[y - rect.top] as number) - x0;
	const to = rect.left + (end[y - rect.top] as number) - x0;
	if (to > from) line.fill(0, Math.max(0, from), Math.max(0, to));
}

const FAINT = 0.002;

function darkenRun(
	data: Uint8ClampedArray,
	line: Float32Array,
	opacity: number,
	grains: Float32Array,
	row: number,
	x0: number,
	start: number,
	end: number,
): void {
	for (let x = start, at = (row + start) * 4; x < end; x++, at += 4) {
		const dark = (line[x - x0] as number) * opacity;
		if (dark < FAINT) continue;
		const grain = grains[x & 63] as number;
		data[at] = (data[at] as number) * (1 - dark * TINT[0]) + grain;
		data[at + 1] = (data[at + 1] as number) * (1 - dark * TINT[1]) + grain;
		data[at + 2] = (data[at + 2] as number) * (1 - dark * TINT[2]) + grain;
	}
}

function takeSun(
	data: Uint8ClampedArray,
	line: Float32Array,
	opacity: number,
	light: Float32Array,
	{ gain: [red, green, blue] }: Sun,
	grains: Float32Array,
	row: number,
	x0: number,
	start: number,
	end: number,
): void {
	for (let x = start, at = (row + start) * 4; x < end; x++, at += 4) {
		const dark = (line[x - x0] as number) * opacity;
		if (dark < FAINT) continue;
		const reached = light[x] as number;
		const grain = grains[x & 63] as number;
		data[at] = (data[at] as number) * without(reached * red, dark) + grain;
		data[at + 1] = (data[at + 1] as number) * without(reached * green, dark) + grain;
		data[at + 2] = (data[at + 2] as number) * without(reached * blue, dark) + grain;
	}
}

const without = (more: number, dark: number): number => (1 + more * (1 - dark)) / (1 + more);
