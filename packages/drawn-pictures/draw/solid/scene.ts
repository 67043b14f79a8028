import type { Tone } from "../colour.ts";
import type { Point } from "../geometry.ts";
import { metalTone } from "../parts/polish.ts";
import { print, type Sketch, stroke } from "../sketch.ts";
import type { Mesh } from "./mesh.ts";
import { type Coat, paint } from "./paint.ts";
import { polyline } from "./path.ts";
import type { Stage } from "./stage.ts";
import type { Vec } from "./vector.ts";

export type Scene = {
	sketch: Sketch;
	stage: Stage;
	outlines: string[];
};

export const put = (scene: Scene, form: Mesh, coat: Coat): void => {
	const outline = paint(scene.sketch, scene.stage, form, coat);
	if (outline) scene.outlines.push(outline);
};

export function contact({ sketch, stage }: Scene, spots: readonly (readonly Vec[])[]): void {
	for (const spot of spots) {
		const middle = spot.reduce<Vec>(
			(sum, [x, , z]) => [sum[0] + x / spot.length, 0, sum[2] + z / spot.length],
			[0, 0, 0],
		);
		const wider = spot.map(([x, , z]): Point => {
			const away = Math.hypot(x - middle[0], z - middle[2]) || 1;
			const by = CONTACT / away;
			return stage.see([x + (x - middle[0]) * by + CONTACT * 0.4, 0, z + (z - middle[2]) * by]);
		});
		sketch.contacts.push(polyline(wider, true));
	}
}
const CONTACT = 6;

export const countRows = (scene: Scene, rows: number): number =>
	Math.round(rows * (scene.sketch.macro ? 1.3 : 1) * scene.stage.fine);

export function trace(
	scene: Scene,
	points: readonly Vec[],
	colour: string,
	width: number,
	opacity = 1,
	dash?: string,
): void {
	const path = polyline(points.map((point) => scene.stage.see(point)));
	if (path)
		stroke(scene.sketch, path, colour, width, {
			opacity,
			cap: dash ? "butt" : "round",
			...(dash && { dash }),
		});
}

export function metalCord(
	scene: Scene,
	points: readonly Vec[],
	width: number,
	colour = scene.sketch.accent,
): void {
	const tone = metalTone(colour.base);
	trace(scene, points, tone.line, width + 1.2, 0.95);
	trace(scene, points, tone.base, width);
	trace(
		scene,
		points.map(([x, y, z]): Vec => [x, y - width * 0.22, z]),
		tone.deep,
		width * 0.36,
		0.8,
	);
	trace(
		scene,
		points.map(([x, y, z]): Vec => [x, y + width * 0.2, z]),
		tone.gleam,
		width * 0.3,
		0.95,
	);
}

export function cord(scene: Scene, points: readonly Vec[], width: number, tone: Tone): void {
	trace(scene, points, tone.line, width + 1.4, 0.85);
	trace(scene, points, tone.base, width);
	const lit = points.map(([x, y, z]): Vec => [x - width * 0.12, y + width * 0.2, z]);
	trace(scene, lit, tone.light, width * 0.5, 0.75);
	if (width > 4) trace(scene, lit, tone.gleam, width * 0.18, 0.8);
}

export function stud(scene: Scene, at: Vec, size: number, tone: Tone): void {
	const [x, y] = scene.stage.see(at);
	const half = size / 2;
	const side = (ax: number, ay: number, bx: number, by: number) =>
		polyline(
			[
				[x, y],
				[x + ax * half, y + ay * half],
				[x + bx * half, y + by * half],
			],
			true,
		);
	print(
		scene.sketch,
		polyline(
			[
				[x, y - half + 1.8],
				[x + half + 1, y + 1.8],
				[x, y + half + 2.4],
				[x - half, y + 1.8],
			],
			true,
		),
		scene.sketch.tone.deep,
		0.6,
	);
	print(scene.sketch, side(-1, 0, 0, -1), tone.gleam);
	print(scene.sketch, side(0, -1, 1, 0), tone.light);
	print(scene.sketch, side(1, 0, 0, 1), tone.shade);
	print(scene.sketch, side(0, 1, -1, 0), tone.base);
}

export function measureBounds(outlines: readonly string[]): readonly [number, number, number, number] {
	let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
	for (const [x, y] of outlines.flatMap(parsePoints)) {
		left = Math.min(left, x);
		right = Math.max(right, x);
		top = Math.min(top, y);
		bottom = Math.max(bottom, y);
	}
	return [left, top, right, bottom];
}

function parsePoints(path: string): Point[] {
	const points: Point[] = [];
	for (const part of path.split("M").slice(1)) {
		const figures = Array.from(part.matchAll(/-?\d*\.?\d+/g), ([text]) => Number(text));
		let [x, y] = [0, 0];
		for (let i = 0; i + 1 < figures.length; i += 2) {
			[x, y] = [x + (figures[i] as number), y + (figures[i + 1] as number)];
			points.push([x, y]);
		}
	}
	return points;
}
