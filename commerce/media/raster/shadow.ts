import type { Shadow } from "../draw/layers.ts";
import type { Canvas, Rect, Sun, View } from "./compose.ts";
import { blur, dither, type Field, fieldOf, rowReader, shrink } from "./field.ts";

/** What a thing of these pixels (premultiplied, of which only the alpha counts) takes away of the light on what lies below. */
export function castShadow(canvas: Canvas, shadow: Shadow, rect: Rect, colours: Uint8Array): void {
	const { view } = canvas;
	const by = Math.max(1, Math.min(16, Math.floor((shadow.blur * view.scale) / 2.5)));
	const alpha = fieldOf(rect.width, rect.height);
	for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = (colours[i * 4 + 3] as number) / 255;
	const small = shrink(alpha, by);
	const page = fieldOf(Math.ceil(view.width / by), Math.ceil(view.height / by));
	if (shadow.floor === undefined) onWall(page, small, shadow, rect, view, by);
	else onFloor(page, small, shadow, shadow.floor, rect, view, by);
	darken(canvas, blur(page, (shadow.blur * view.scale) / by), by, shadow);
}

function onWall(page: Field, small: Field, { dx, dy }: Shadow, rect: Rect, view: View, by: number): void {
	const left = Math.round((rect.left + dx * view.scale) / by);
	const top = Math.round((rect.top + dy * view.scale) / by);
	for (let y = 0; y < page.height; y++) {
		const row = y - top;
		if (row < 0 || row >= small.height) continue;
		for (let x = 0; x < page.width; x++) {
			const column = x - left;
			if (column >= 0 && column < small.width)
				page.data[y * page.width + x] = small.data[row * small.width + column] as number;
		}
	}
}

/** Each row of the thing lies down on the floor, further right and back the higher it is, and fainter. */
function onFloor(
	page: Field,
	small: Field,
	{ dx, dy, high = 400 }: Shadow,
	floor: number,
	rect: Rect,
	view: View,
	by: number,
): void {
	const ground = (floor - view.y) * view.scale;
	for (let row = 0; row < small.height; row++) {
		const up = ground - (rect.top + (row + 0.5) * by);
		const height = Math.max(0, up) / view.scale;
		if (height > high || up < -12 * view.scale) continue;
		const strength = (1 - height / high) ** 1.4;
		const y = Math.floor((ground - Math.max(0, up) * dy) / by);
		if (y < 0 || y >= page.height) continue;
		const moved = Math.round((rect.left + up * dx) / by);
		for (let column = 0; column < small.width; column++) {
			const x = column + moved;
			if (x < 0 || x >= page.width) continue;
			const at = y * page.width + x;
			const thrown = (small.data[row * small.width + column] as number) * strength;
			if (thrown > (page.data[at] as number)) page.data[at] = thrown;
		}
	}
}

/** A little warmer than grey, as shadows in a room with daylight are. */
const TINT = [0.9, 0.96, 1] as const;

function darken({ data, view, sun }: Canvas, page: Field, by: number, { opacity, sun: inSun }: Shadow): void {
	const { width, height } = view;
	const read = rowReader(page, by, width);
	const line = new Float32Array(width);
	const light = new Float32Array(width);
	const readSun = inSun && sun ? rowReader(sun.mask, sun.by, width) : undefined;
	for (let y = 0; y < height; y++) {
		read(y, line);
		readSun?.(y, light);
		for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
			const dark = (line[x] as number) * opacity;
			if (dark < 0.002) continue;
			const grain = dither(x, y);
			for (let c = 0; c < 3; c++) {
				const left = readSun
					? withoutSun(sun as Sun, light[x] as number, dark, c)
					: 1 - dark * (TINT[c] as number);
				data[at + c] = (data[at + c] as number) * left + grain;
			}
		}
	}
}

function withoutSun({ gain }: Sun, light: number, dark: number, c: number): number {
	const more = light * (gain[c] as number);
	return (1 + more * (1 - dark)) / (1 + more);
}
