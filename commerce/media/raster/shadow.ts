import type { Shadow } from "../draw/layers.ts";
import type { Canvas, Rect, Sun, View } from "./canvas.ts";
import { blur, ditherRow, type Field, fieldOf, rowReader, shrinkAlpha } from "./field.ts";

/** Part of the page at a smaller size: only where the shadow falls. */
type Patch = { field: Field; left: number; top: number; by: number };

/** What a thing of these pixels (premultiplied, of which only the alpha counts) takes away of the light on what lies below. */
export function castShadow(canvas: Canvas, shadow: Shadow, rect: Rect, colours: Uint8Array): void {
	const { view } = canvas;
	const soft = shadow.blur * view.scale;
	const by = Math.max(1, Math.min(16, Math.floor(soft / 2)));
	const patch = patchFor(shadow, rect, view, by, soft);
	if (patch === undefined) return;
	const small = shrinkAlpha(colours, rect.width, rect.height, by);
	if (shadow.floor === undefined) onWall(patch, small, shadow, rect, view);
	else onFloor(patch, small, shadow, shadow.floor, rect, view);
	patch.field = blur(patch.field, soft / by);
	darken(canvas, patch, shadow, rect, colours);
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
	return wide > 0 && tall > 0 ? { field: fieldOf(wide, tall), left: x, top: y, by } : undefined;
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

/** Each row of the thing lies down on the floor, further right and back the higher it is, and fainter. */
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

/** A little warmer than grey, as shadows in a room with daylight are. */
const TINT = [0.9, 0.96, 1] as const;

function darken(
	{ data, view, sun }: Canvas,
	{ field, left, top, by }: Patch,
	shadow: Shadow,
	rect: Rect,
	colours: Uint8Array,
): void {
	const right = Math.min(view.width, (left + field.width) * by);
	const bottom = Math.min(view.height, (top + field.height) * by);
	const [x0, y0] = [left * by, top * by];
	const read = rowReader(field, by, right - x0);
	const line = new Float32Array(right - x0);
	const light = new Float32Array(view.width);
	const readSun = shadow.sun && sun ? rowReader(sun.mask, sun.by, view.width) : undefined;
	for (let y = y0; y < bottom; y++) {
		read(y - y0, line);
		readSun?.(y, light);
		const grains = ditherRow(y);
		const row = (y - rect.top) * rect.width * 4 + 3;
		const covered = y >= rect.top && y < rect.top + rect.height;
		for (let x = x0, at = (y * view.width + x0) * 4; x < right; x++, at += 4) {
			const dark = (line[x - x0] as number) * shadow.opacity;
			if (dark < 0.002) continue;
			// What the thing itself will cover is not worth the work.
			const column = x - rect.left;
			if (covered && column >= 0 && column < rect.width && colours[row + column * 4] === 255) continue;
			const grain = grains[x & 63] as number;
			if (readSun) {
				const reached = light[x] as number;
				for (let c = 0; c < 3; c++)
					data[at + c] = (data[at + c] as number) * withoutSun(sun as Sun, reached, dark, c) + grain;
				continue;
			}
			data[at] = (data[at] as number) * (1 - dark * TINT[0]) + grain;
			data[at + 1] = (data[at + 1] as number) * (1 - dark * TINT[1]) + grain;
			data[at + 2] = (data[at + 2] as number) * (1 - dark * TINT[2]) + grain;
		}
	}
}

function withoutSun({ gain }: Sun, light: number, dark: number, c: number): number {
	const more = light * (gain[c] as number);
	return (1 + more * (1 - dark)) / (1 + more);
}
