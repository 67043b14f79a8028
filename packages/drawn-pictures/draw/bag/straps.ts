import { bandSection, roundSection, sweep } from "../solid/mesh.ts";
import { countRows, put, trace } from "../solid/scene.ts";
import { add, cross, sub, through, times, unit, type Vec } from "../solid/vector.ts";
import type { Bag } from "./bag.ts";

function wayThrough(points: readonly Vec[]): (t: number) => Vec {
	const raw = (t: number) => through(points, t) as unknown as Vec;
	const marks: number[] = [0];
	const count = points.length * 12;
	for (let i = 1; i <= count; i++) {
		const [a, b] = [raw((i - 1) / count), raw(i / count)];
		marks.push((marks[i - 1] as number) + Math.hypot(...sub(b, a)));
	}
	const whole = marks[count] as number;
	return (t) => {
		const at = Math.min(1, Math.max(0, t)) * whole;
		let i = 1;
		while (i < count && (marks[i] as number) < at) i++;
		const [a, b] = [marks[i - 1] as number, marks[i] as number];
		return raw((i - 1 + (b > a ? (at - a) / (b - a) : 0)) / count);
	};
}

export function rolled(bag: Bag, points: readonly Vec[], r: number): void {
	const { tone } = bag.trim;
	const way = wayThrough(points);
	put(
		bag,
		sweep(way, () => [0, 0, 1], roundSection(r), countRows(bag, points.length * 12), 17),
		{
			...bag.trim,
			plain: true,
			edge: 0.8,
		},
	);
	const inner = Array.from({ length: 40 }, (_, i) => {
		const t = i / 39;
		const along = unit(sub(way(Math.min(1, t + 0.01)), way(Math.max(0, t - 0.01))));
		const side = unit(cross(along, [0, 0, 1]));
		return add(way(t), add(times(side, r * 0.5), [0, 0, r * (bag.sketch.back ? -0.8 : 0.8)]));
	});
	trace(bag, inner, tone.light, 1, 0.55, "4 2.600");
}

export function flatStrap(
	bag: Bag,
	points: readonly Vec[],
	width: number,
	face: Vec | ((t: number) => Vec) = [0, 0, 1],
	options: { thick?: number; stitched?: boolean } = {},
): void {
	const way = wayThrough(points);
	const up = typeof face === "function" ? face : () => face;
	const thick = options.thick ?? 4.5;
	const { tone } = bag.trim;
	put(bag, sweep(way, up, bandSection(width, thick), countRows(bag, points.length * 14), 22), {
		...bag.trim,
		plain: true,
		edge: 0.8,
	});
	if (options.stitched === false) return;
	for (const side of [-1, 1]) {
		const line = Array.from({ length: 60 }, (_, i) => {
			const t = i / 59;
			const along = unit(sub(way(Math.min(1, t + 0.005)), way(Math.max(0, t - 0.005))));
			const across = unit(cross(along, up(t)));
			const facing = bag.stage.faces(way(t), up(t)) >= 0 ? 1 : -1;
			return add(way(t), add(times(across, side * (width / 2 - 2.6)), times(up(t), (facing * thick) / 2)));
		});
		trace(bag, line, tone.light, 1, 0.65, "4 2.600");
	}
}
