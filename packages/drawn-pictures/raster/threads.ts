import { weaveTurn } from "../draw/form.ts";
import type { ProductNoteLayer } from "../draw/layers.ts";
import type { Canvas } from "./canvas.ts";
import type { RowReader } from "./field.ts";
import type { LightFinish } from "./finish.ts";
import type { Rect } from "./rect.ts";
import { SIZE, type Tile, type Weave, weaveNamed } from "./weave.ts";

/** Lowest blue value of a form that is the direction of a weave. */
const WOVEN = 50;
/** A multiple of every tile's size. It is added to coordinates to make them positive, so that truncation rounds down. */
const FAR = SIZE * 256;

export function readThreads(
	{ view }: Canvas,
	{ box, scale }: ProductNoteLayer,
	rect: Rect,
	bytes: Uint8Array,
	by: number,
	{ weave: name, grain }: LightFinish,
): RowReader | undefined {
	if (name === undefined || grain === 0) return undefined;
	const weave = weaveNamed(name);
	const wide = Math.ceil(rect.width / by);
	const step = weave.perUnit / (view.scale * scale);
	const { tile, size } = levelFor(weave, step);
	if (tile === undefined) return undefined;
	const by2 = step * (size / SIZE);
	const loud = grain * 0.8 ** Math.log2(SIZE / size);
	const originX = (view.x + rect.left / view.scale - box[0]) * view.scale;
	const originY = (view.y + rect.top / view.scale - box[1]) * view.scale;
	return (y, out, from = 0, to = rect.width) => {
		const line = Math.floor(y / by) * wide;
		const py = (originY + y) * by2;
		for (let column = Math.floor(from / by), x = from; x < to; ) {
			const turned = directionAt(bytes, line + column);
			do column++;
			while (column * by < to && directionAt(bytes, line + column) === turned);
			const end = Math.min(to, column * by);
			if (turned < WOVEN) out.fill(0, x, end);
			else threadRun(tile, turned, (originX + x) * by2, py, by2, loud, out, x, end);
			x = end;
		}
	};
}

const directionAt = (bytes: Uint8Array, at: number): number =>
	(bytes[at * 4 + 3] as number) < 128 ? 0 : (bytes[at * 4 + 2] as number);

function threadRun(
	{ data, size }: Tile,
	turned: number,
	px: number,
	py: number,
	step: number,
	loud: number,
	out: Float32Array,
	from: number,
	to: number,
): void {
	const mask = size - 1;
	const cos = COS[turned] as number;
	const sin = SIN[turned] as number;
	let across = px * cos + py * sin + FAR;
	let down = py * cos - px * sin + FAR;
	for (let x = from; x < to; x++, across += step * cos, down -= step * sin) {
		const ix = across | 0;
		const iy = down | 0;
		const tx = across - ix;
		const upper = (iy & mask) * size;
		const lower = ((iy + 1) & mask) * size;
		const left = ix & mask;
		const right = (ix + 1) & mask;
		const a = data[upper + left] as number;
		const c = data[lower + left] as number;
		const over = a + ((data[upper + right] as number) - a) * tx;
		out[x] = (over + (c + ((data[lower + right] as number) - c) * tx - over) * (down - iy)) * loud;
	}
}

const COS = Float32Array.from({ length: 256 }, (_, i) => Math.cos((weaveTurn(i) * Math.PI) / 180));
const SIN = Float32Array.from({ length: 256 }, (_, i) => Math.sin((weaveTurn(i) * Math.PI) / 180));

function levelFor({ levels }: Weave, step: number): { tile: Tile | undefined; size: number } {
	const level = Math.max(0, Math.round(Math.log2(Math.max(1e-6, step))));
	const tile = levels[level];
	return { tile, size: tile?.size ?? 0 };
}
