import { release } from "@vetrina/commerce-sandbox/media/raster/release.ts";
import type { Tone } from "../colour.ts";
import { encodeWeave, formBare, formFill } from "../form.ts";
import { patterns } from "../parts/pattern.ts";
import { print as ink, inkStep, type Sketch, stroke } from "../sketch.ts";
import { createGrid, type Field, type Grid, type Loop, regions, traceOutline } from "./contour.ts";
import { createRamp, findMaterial, lit, shine } from "./light.ts";
import type { Mesh } from "./mesh.ts";
import { toPanel } from "./mesh-panel.ts";
import { writePath } from "./path.ts";
import type { Stage } from "./stage.ts";
import type { Vec } from "./vector.ts";
import { worked } from "./worked.ts";

export type Coat = {
	tone?: Tone;
	material?: string;
	/** The surface exists where every function returns at least 0. `flat` is the point on the pattern (`Mesh.flats`). */
	where?: readonly ((point: Vec, u: number, v: number, flat: Vec) => number)[];
	inside?: boolean;
	dim?: (point: Vec, u: number, v: number, flat: Vec) => number;
	cloth?: boolean | "smooth";
	edge?: number;
	plain?: boolean;
	flush?: boolean;
	raised?: boolean;
};

/**
 * Paints a surface as one outline for each level of light, from dark to bright, and returns its outline. Stacked levels give soft shading
 * on any form without a blur.
 */
export function paint(sketch: Sketch, stage: Stage, mesh: Mesh, coat: Coat = {}): string {
	const grid = seen(stage, mesh, coat);
	const outline = paintGrid(sketch, stage, mesh, coat, grid);
	const { x, y, mask, there, spotX, spotY, found, next } = grid;
	// The grid's fields are released at once, because a drawing may have many surfaces.
	for (const data of [x, y, ...mask, there, spotX, spotY, found, next]) release({ data });
	return outline;
}

const readSign = ({ inside }: Coat): number => (inside ? -1 : 1);
const placeIn = ({ rows, cols }: Mesh) => ({
	u: (k: number) => Math.floor(k / cols) / (rows - 1),
	v: (k: number) => (k % cols) / (cols - 1),
});

function seen(stage: Stage, mesh: Mesh, coat: Coat): Grid {
	const { rows, cols, points, normals, flats = points } = mesh;
	const sign = readSign(coat);
	const count = points.length;
	const x = new Float64Array(count);
	const y = new Float64Array(count);
	const facing = new Float64Array(count);
	for (let k = 0; k < count; k++) {
		const point = points[k] as Vec;
		[x[k], y[k]] = stage.see(point);
		facing[k] = sign * stage.faces(point, normals[k] as Vec);
	}
	const { u, v } = placeIn(mesh);
	const mask: Field[] = [facing];
	for (const there of coat.where ?? [])
		mask.push(fillField(count, (k) => there(points[k] as Vec, u(k), v(k), flats[k] as Vec)));
	return createGrid(rows, cols, x, y, mask);
}

function paintGrid(sketch: Sketch, stage: Stage, mesh: Mesh, coat: Coat, grid: Grid): string {
	const { rows, cols, points, normals, flats = points } = mesh;
	const tone = coat.tone ?? sketch.tone;
	const material = findMaterial(coat.material ?? sketch.fabric);
	const sign = readSign(coat);
	const { u, v } = placeIn(mesh);
	const border = traceOutline(grid);
	const outline = writePath(border, 0.06);
	if (outline === "") return "";

	const light = fillField(points.length, (k) => {
		if (grid.there[k] === 0) return 0;
		const [a, b, c] = stage.turn(normals[k] as Vec);
		const normal: Vec = [a * sign, b * sign, c * sign];
		const dim = coat.dim ? coat.dim(points[k] as Vec, u(k), v(k), flats[k] as Vec) : 1;
		const mirrored = material.metal ? 0 : material.gloss * shine(normal, material) * Math.min(1, dim) ** 2;
		return lit(normal, material) * dim + mirrored;
	});
	const [low, high] = measureRange(light, grid.there);
	// A small range of light gets finer levels, because steps between levels would show on flat faces.
	const step = Math.min(0.021, Math.max(0.007, (high - low) / (sketch.macro ? 50 : 44))) / stage.fine;
	const cloth = coat.cloth && sketch.pattern !== "solid" ? toPanel(grid) : undefined;
	if (coat.raised) stroke(sketch, outline, tone.gleam, 3, { opacity: 0.22 });
	if (coat.edge !== 0) stroke(sketch, outline, tone.line, 1.8 * (coat.edge ?? 0.8), { opacity: 0.62 });
	const level = coat.flush || isNarrow(border, sketch.macro ? NARROW / 3 : NARROW) ? ink : inkStep;
	if (cloth) {
		ink(sketch, outline, tone.base);
		patterns[sketch.pattern](sketch, cloth);
		const dark = listLevels(low, 0.5, 0.05);
		const bright = listLevels(0.62, high, 0.07);
		for (const area of regions(grid, light, dark, () => 0, true))
			level(sketch, writePath(area), tone.deep, 0.09);
		for (const area of regions(grid, light, bright, () => 0.6))
			level(sketch, writePath(area), tone.gleam, 0.075);
	} else {
		const ramp = createRamp(tone, material);
		const levels = [Number.NEGATIVE_INFINITY, ...listLevels(low + step, high, step)];
		const rim = coat.flush ? 0 : sketch.macro ? 0.5 : 1.2;
		ink(sketch, outline, ramp(coat.flush ? low : low + (high - low) * 0.3));
		regions(grid, light, levels, (i) => (coat.flush ? 0 : Math.min(3 * rim, rim * (1 + 0.1 * i)))).forEach(
			(area, i) => {
				const colour = ramp(i === 0 ? low : (levels[i] as number) + step / 2);
				(i < SOFT ? ink : level)(sketch, writePath(area), colour);
			},
		);
	}
	release({ data: light });
	// The surface has its own shading, so the light pass must add only weave and shadow.
	sketch.out.push(
		coat.cloth === true || (coat.cloth && sketch.fabric !== "leather")
			? formFill(outline, encodeWeave(0))
			: formBare(outline),
	);
	const isWorked = sketch.feature === "quilted" || sketch.feature === "woven";
	if (coat.cloth && isWorked && coat.plain !== true && rows * cols > 700) {
		const panel = cloth ?? toPanel(grid);
		if (panel) worked(sketch, tone, panel);
	}
	return outline;
}

function isNarrow(border: readonly Loop[], limit: number): boolean {
	let [area, around] = [0, 0];
	for (const loop of border)
		for (let i = 0, before = loop.length - 2; i < loop.length; before = i, i += 2) {
			const [ax, ay] = [loop[before] as number, loop[before + 1] as number];
			const [bx, by] = [loop[i] as number, loop[i + 1] as number];
			area += ax * by - bx * ay;
			around += Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
		}
	return Math.abs(area) / 2 < limit * around;
}
const NARROW = 9;
const SOFT = 10;

function fillField(count: number, value: (k: number) => number): Field {
	const field = new Float64Array(count);
	for (let k = 0; k < count; k++) field[k] = value(k);
	return field;
}

function listLevels(from: number, to: number, step: number): number[] {
	const list: number[] = [];
	for (let level = from; level < to; level += step) list.push(level);
	return list;
}

function measureRange(field: Field, there: Uint8Array): [number, number] {
	let [low, high] = [9, 0];
	field.forEach((value, k) => {
		if (there[k] === 0) return;
		low = Math.min(low, value);
		high = Math.max(high, value);
	});
	return [low, high];
}
