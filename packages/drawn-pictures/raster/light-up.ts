import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import type { ProductNoteLayer } from "../draw/layers.ts";
import { type Canvas, rasterAt } from "./canvas.ts";
import type { Drawn } from "./drawn.ts";
import { createField, ditherRow, rowReader } from "./field.ts";
import { lightFinishes } from "./finish.ts";
import { openParts } from "./hidden.ts";
import { computeLight, type Form } from "./light.ts";
import type { Outline } from "./outline.ts";
import { sunOn } from "./sunshine.ts";
import { readThreads } from "./threads.ts";

const FINE = 0.4;
const MACRO = 2.4;

export function lightUp(canvas: Canvas, layer: ProductNoteLayer, thing: Drawn): void {
	const { view, data } = canvas;
	const { outline } = thing;
	const { rect } = outline;
	const by = view.scale > MACRO ? 3 : view.scale > FINE ? 2 : 1;
	const bytes = rasterAt(canvas, layer.form, rect, by);
	const form = readForm(bytes, outline, by);
	const finish = lightFinishes[layer.fabric];
	const strength = layer.light ?? 1;
	const origin = [view.x + rect.left / view.scale, view.y + rect.top / view.scale] as const;
	const light = strength > 0 ? computeLight(form, finish, view.scale / by, origin, strength) : undefined;
	if (light === undefined) release(form.inside);
	const shade = light && rowReader(light.shade, by, rect.width);
	const gleam = light && rowReader(light.gleam, by, rect.width);
	const row = () => new Float32Array(rect.width);
	const lights: Lights = { shades: row(), gleams: row(), threads: row(), suns: row() };
	const weave = readThreads(canvas, layer, rect, bytes, by, finish);
	const sunshine = sunOn(canvas, layer, rect);
	const onPage = new Uint8Array(data.buffer);
	for (const { pixels, first, last } of thing.bands) {
		for (let y = first; y < last; y++) {
			const [start, end] = [outline.from[y] as number, outline.to[y] as number];
			shade?.(y, lights.shades, start, end);
			gleam?.(y, lights.gleams, start, end);
			weave?.(y, lights.threads, start, end);
			sunshine?.(y, lights.suns, start, end);
			const to = (rect.top + y) * view.width + rect.left;
			const run = (colours: Uint8Array, row: number, from: number, until: number) =>
				lightRow(data, to, colours, row, from, until, lights, ditherRow(y), finish.white);
			const row = (thing.starts[y] as number) - start;
			if (thing.isOnPage) {
				const [full, open] = [outline.full[y] as number, outline.end[y] as number];
				run(pixels, row, start, full);
				run(onPage, to, full, open);
				run(pixels, row + full - open, open, end);
				continue;
			}
			for (const [from, until] of openParts(canvas.hidden, rect.top + y, rect.left + start, rect.left + end))
				run(pixels, row, from - rect.left, until - rect.left);
		}
		release({ data: pixels });
	}
	release(light?.shade, light?.gleam, { data: bytes });
}

type Lights = Record<"shades" | "gleams" | "threads" | "suns", Float32Array>;

function lightRow(
	data: Uint8ClampedArray,
	target: number,
	colours: Uint8Array,
	row: number,
	start: number,
	end: number,
	{ shades, gleams, threads, suns }: Lights,
	grains: Float32Array,
	white: number,
): void {
	for (let x = start, from = (row + start) * 4, to = (target + start) * 4; x < end; x++, from += 4, to += 4) {
		const alpha = colours[from + 3] as number;
		if (alpha === 0) continue;
		const red = colours[from] as number;
		const green = colours[from + 1] as number;
		const blue = colours[from + 2] as number;
		const thread = threads[x] as number;
		const lit = shades[x] as number;
		let bright = red + 2 * green + blue;
		if (alpha < 255) bright = Math.min(BRIGHTEST, (bright * 255) / alpha) | 0;
		let dark = (1 + thread) * (PALE[bright] as number);
		let more = gleams[x] as number;
		if (lit < 0) dark *= KEPT[Math.min(DEEPEST, lit * -KEPT_STEPS) | 0] as number;
		else more += lit * 0.75;
		let raise = more * (LIVELY[bright] as number) + thread * 0.3;
		raise = raise < 0 ? 0 : Math.min(raise, 0.9);
		const grain = grains[x & 63] as number;
		const sun = suns[x] as number;
		const pale = alpha * white;
		const r = red * dark * (1 + sun);
		const g = green * dark * (1 + sun * 0.88);
		const b = blue * dark * (1 + sun * 0.6);
		const r2 = r * 1.6 + pale;
		const g2 = g * 1.6 + pale;
		const b2 = b * 1.6 + pale;
		const litR = r + (Math.min(r2, alpha) - r) * raise + grain;
		const litG = g + (Math.min(g2, alpha) - g) * raise + grain;
		const litB = b + (Math.min(b2, alpha) - b) * raise + grain;
		if (alpha === 255) {
			data[to] = litR;
			data[to + 1] = litG;
			data[to + 2] = litB;
			data[to + 3] = 255;
			continue;
		}
		const rest = 1 - alpha / 255;
		data[to] = litR + (data[to] as number) * rest;
		data[to + 1] = litG + (data[to + 1] as number) * rest;
		data[to + 2] = litB + (data[to + 2] as number) * rest;
		data[to + 3] = alpha + (data[to + 3] as number) * rest;
	}
}

const BRIGHTEST = 1020;
const byBrightness = (factor: (bright: number) => number): Float32Array =>
	Float32Array.from({ length: BRIGHTEST + 1 }, (_, i) => factor(i / BRIGHTEST));
const PALE = byBrightness((bright) => (bright > 0.78 ? 1 - (bright - 0.78) * 0.2 : 1));
const LIVELY = byBrightness((bright) => (bright < 0.3 ? 1.9 - bright * 3 : 1));

const KEPT_STEPS = 512;
const DEEPEST = KEPT_STEPS * 4;
const KEPT = Float32Array.from({ length: DEEPEST + 1 }, (_, i) => {
	const depth = i / KEPT_STEPS;
	return 0.3 + 0.7 / (1 + depth * 1.35 + depth * depth * 1.1);
});

function readForm(bytes: Uint8Array, { rect, shrunk }: Outline, by: number): Form {
	const [width, height] = [Math.ceil(rect.width / by), Math.ceil(rect.height / by)];
	const inside = shrunk(by, true);
	for (let i = 0, at = 0; i < inside.data.length; i++, at += 4) {
		const alpha = bytes[at + 3] as number;
		if (alpha === 0) continue;
		inside.data[i] =
			(inside.data[i] as number) * Math.min(1, (bytes[at + 1] as number) / alpha + 1 - alpha / 255);
	}
	const relief = () => {
		const field = createField(width, height);
		for (let i = 0, at = 0; i < field.data.length; i++, at += 4) {
			const alpha = bytes[at + 3] as number;
			if (alpha !== 0) field.data[i] = ((bytes[at] as number) - alpha * 0.502) / 127;
		}
		return field;
	};
	return { inside, relief, bytes };
}
