import { weaveTurn } from "../draw/form.ts";
import type { PieceLayer } from "../draw/layers.ts";
import { type Canvas, type Rect, rasterAt } from "./canvas.ts";
import { ditherRow, fieldOf, rowReader, shrinkAlpha } from "./field.ts";
import { type LightFinish, lightFinishes } from "./finish.ts";
import { type Form, lightOf } from "./light.ts";
import { SIZE, type Tile, type Weave, weaveNamed } from "./weave.ts";

/** Above so many pixels per page unit the form is rasterised at half or a third of the size: it is blurred anyway. */
const FINE = 0.4;
const MACRO = 2.4;

/** Lays a piece on the canvas, in the light that its form asks for. */
export function lightUp(canvas: Canvas, layer: PieceLayer, rect: Rect, colours: Uint8Array): void {
	const { view, data } = canvas;
	const by = view.scale > MACRO ? 3 : view.scale > FINE ? 2 : 1;
	const bytes = rasterAt(canvas, layer.form, rect, by);
	const form = readForm(bytes, colours, rect, by);
	const finish = lightFinishes[layer.fabric];
	const strength = layer.light ?? 1;
	const origin = [view.x + rect.left / view.scale, view.y + rect.top / view.scale] as const;
	const light = strength > 0 ? lightOf(form, finish, view.scale / by, origin) : undefined;
	const shade = light && rowReader(light.shade, by, rect.width);
	const gleam = light && rowReader(light.gleam, by, rect.width);
	const shades = new Float32Array(rect.width);
	const gleams = new Float32Array(rect.width);
	const threads = new Float32Array(rect.width);
	const weave = threadsOf(canvas, layer, rect, bytes, by, finish);
	const sunshine = sunOn(canvas, layer, rect);
	const suns = new Float32Array(rect.width);

	for (let y = 0; y < rect.height; y++) {
		shade?.(y, shades);
		gleam?.(y, gleams);
		weave?.(y, threads);
		sunshine?.(y, suns);
		const grains = ditherRow(y);
		let from = y * rect.width * 4;
		let to = ((rect.top + y) * view.width + rect.left) * 4;
		for (let x = 0; x < rect.width; x++, from += 4, to += 4) {
			const alpha = colours[from + 3] as number;
			if (alpha === 0) continue;
			const thread = threads[x] as number;
			const lit = (shades[x] as number) * strength;
			// Deep folds never go black.
			const keep = lit < 0 ? 0.3 + 0.7 / (1 - lit * 1.35 + lit * lit * 1.1) : 1;
			const bright =
				((colours[from] as number) + (colours[from + 1] as number) * 2 + (colours[from + 2] as number)) /
				(alpha * 4);
			// White keeps room for its lights; black is modelled by light alone.
			const dark = keep * (1 + thread) * (bright > 0.78 ? 1 - (bright - 0.78) * 0.2 : 1);
			const more = (lit > 0 ? lit * 0.75 : 0) + (gleams[x] as number) * strength;
			const raise = Math.min(0.9, Math.max(0, more * (bright < 0.3 ? 1.9 - bright * 3 : 1) + thread * 0.3));
			const rest = 1 - alpha / 255;
			const grain = grains[x & 63] as number;
			const pale = alpha * finish.white;
			const sun = suns[x] as number;
			const r = (colours[from] as number) * dark * (1 + sun);
			const g = (colours[from + 1] as number) * dark * (1 + sun * 0.88);
			const b = (colours[from + 2] as number) * dark * (1 + sun * 0.6);
			data[to] = r + (Math.min(alpha, r * 1.6 + pale) - r) * raise + (data[to] as number) * rest + grain;
			data[to + 1] =
				g + (Math.min(alpha, g * 1.6 + pale) - g) * raise + (data[to + 1] as number) * rest + grain;
			data[to + 2] =
				b + (Math.min(alpha, b * 1.6 + pale) - b) * raise + (data[to + 2] as number) * rest + grain;
			data[to + 3] = alpha + (data[to + 3] as number) * rest;
		}
	}
}

/** What stands before the wall is reached by the same sun, further up and to the left; beside it, it lies in the shade. */
function sunOn(
	{ view, sun }: Canvas,
	{ shadows }: PieceLayer,
	rect: Rect,
): ((y: number, out: Float32Array) => void) | undefined {
	const thrown = shadows.find((shadow) => shadow.sun);
	if (sun === undefined || thrown === undefined) return undefined;
	const read = rowReader(sun.mask, sun.by, view.width);
	const line = new Float32Array(view.width);
	const [dx, dy] = thrown.floor === undefined ? [thrown.dx, thrown.dy] : [0, 0];
	const right = Math.round(dx * view.scale);
	const down = Math.round(dy * view.scale);
	return (y, out) => {
		read(Math.min(view.height - 1, rect.top + y + down), line);
		for (let x = 0; x < rect.width; x++) {
			const light = line[Math.min(view.width - 1, rect.left + x + right)] as number;
			out[x] = light * 0.14 - 0.075;
		}
	};
}

/** Takes the channels of a form apart; where none was drawn, the piece is bare and smooth. */
function readForm(bytes: Uint8Array, colours: Uint8Array, rect: Rect, by: number): Form {
	const [width, height] = [Math.ceil(rect.width / by), Math.ceil(rect.height / by)];
	const inside = shrinkAlpha(colours, rect.width, rect.height, by);
	const relief = fieldOf(width, height);
	const cloth = fieldOf(width, height);
	for (let i = 0, at = 0; i < inside.data.length; i++, at += 4) {
		const alpha = bytes[at + 3] as number;
		if (alpha === 0) continue;
		inside.data[i] =
			(inside.data[i] as number) * Math.min(1, (bytes[at + 1] as number) / alpha + 1 - alpha / 255);
		relief.data[i] = ((bytes[at] as number) - alpha * 0.502) / 127;
		cloth.data[i] = Math.min(1, (bytes[at + 2] as number) / 50);
	}
	return { inside, relief, cloth };
}

/** Reads the weave row by row, turned as each part's form says. */
function threadsOf(
	{ view }: Canvas,
	{ box, scale }: PieceLayer,
	rect: Rect,
	bytes: Uint8Array,
	by: number,
	{ weave: name, grain }: LightFinish,
): ((y: number, out: Float32Array) => void) | undefined {
	if (name === undefined || grain === 0) return undefined;
	const weave = weaveNamed(name);
	const wide = Math.ceil(rect.width / by);
	// Texels per pixel.
	const step = weave.perUnit / (view.scale * scale);
	const { tile, size } = levelFor(weave, step);
	if (tile === undefined) return undefined;
	const by2 = step * (size / SIZE);
	const loud = grain * 0.8 ** Math.log2(SIZE / size);
	const originX = (view.x + rect.left / view.scale - box[0]) * view.scale;
	const originY = (view.y + rect.top / view.scale - box[1]) * view.scale;
	return (y, out) => {
		const line = Math.floor(y / by) * wide * 4;
		const py = (originY + y) * by2;
		for (let x = 0; x < rect.width; x++) {
			const at = line + Math.floor(x / by) * 4;
			const turned = bytes[at + 2] as number;
			if (turned < 50 || (bytes[at + 3] as number) < 128) {
				out[x] = 0;
				continue;
			}
			const px = (originX + x) * by2;
			const cos = COS[turned] as number;
			const sin = SIN[turned] as number;
			out[x] = sample(tile, px * cos + py * sin + 4096, py * cos - px * sin + 4096) * loud;
		}
	};
}

const COS = Float32Array.from({ length: 256 }, (_, i) => Math.cos((weaveTurn(i) * Math.PI) / 180));
const SIN = Float32Array.from({ length: 256 }, (_, i) => Math.sin((weaveTurn(i) * Math.PI) / 180));

/** The tile whose threads are no smaller than pixels; none where even the coarsest are. */
function levelFor({ levels }: Weave, step: number): { tile: Tile | undefined; size: number } {
	const level = Math.max(0, Math.round(Math.log2(Math.max(1e-6, step))));
	const tile = levels[level];
	return { tile, size: tile?.size ?? 0 };
}

function sample({ data, size }: Tile, x: number, y: number): number {
	const mask = size - 1;
	const ix = Math.floor(x);
	const iy = Math.floor(y);
	const tx = x - ix;
	const ty = y - iy;
	const upper = (iy & mask) * size;
	const lower = ((iy + 1) & mask) * size;
	const left = ix & mask;
	const right = (ix + 1) & mask;
	const a = data[upper + left] as number;
	const c = data[lower + left] as number;
	const over = a + ((data[upper + right] as number) - a) * tx;
	return over + (c + ((data[lower + right] as number) - c) * tx - over) * ty;
}
