import { encodeWeave, formRelief } from "../form.ts";
import { clamp, type Point, xy } from "../geometry.ts";
import type { Panel } from "../parts/panel.ts";
import type { Sketch } from "../sketch.ts";

export type Crease = {
	from: Point;
	to: Point;
	width: number;
	depth: number;
	bow?: number;
	peak?: number;
	open?: boolean;
};

const STEPS = [1, 0.78, 0.56, 0.36, 0.18] as const;
const FINE_STEPS = Array.from({ length: 14 }, (_, i) => 1 - i / 14.5);

export function creases(sketch: Sketch, body: Panel, list: readonly Crease[]): void {
	const [top, bottom] = [body.at(0.5, 0.05), body.at(0.5, 0.95)];
	const weave = encodeWeave((Math.atan2(top[0] - bottom[0], bottom[1] - top[1]) * 180) / Math.PI);
	const depths = new Map<number, Crease[]>();
	for (const crease of list) depths.set(crease.depth, [...(depths.get(crease.depth) ?? []), crease]);
	const steps = sketch.macro ? FINE_STEPS : STEPS;
	for (const [depth, same] of depths)
		for (const step of steps)
			sketch.out.push(
				formRelief(
					same.map((crease) => blade(body, crease, step)).join(""),
					weave,
					(depth * 5) / (3 * steps.length),
				),
			);
}

function blade(body: Panel, { from, to, width, bow = 0, peak = 0.5, open }: Crease, step: number): string {
	const near: string[] = [];
	const far: string[] = [];
	const count = 12;
	const shorter = open ? 0 : (1 - step) * 0.1;
	for (let i = 0; i <= count; i++) {
		const t = shorter + ((1 - 2 * shorter) * i) / count;
		const v = clamp(from[1] + (to[1] - from[1]) * t);
		const u = from[0] + (to[0] - from[0]) * t + bow * Math.sin(Math.PI * t);
		const bent = t < peak ? (t / peak) * 0.5 : 0.5 + ((t - peak) / (1 - peak)) * 0.5;
		const half = width * step * (open ? Math.sin((Math.PI / 2) * t) ** 1.5 : Math.sin(Math.PI * bent) ** 1.6);
		const [x, y] = body.at(clamp(u), v);
		const [x2, y2] = body.at(clamp(u + (to[0] - from[0]) * 0.02), clamp(v + (to[1] - from[1]) * 0.02));
		const long = Math.hypot(x2 - x, y2 - y) || 1;
		const [nx, ny] = [(-(y2 - y) / long) * half, ((x2 - x) / long) * half];
		const reach = u < 0 || u > 1 ? 0.3 : 1;
		near.push(xy([x + nx * reach, y + ny * reach]));
		far.unshift(xy([x - nx * reach, y - ny * reach]));
	}
	return `M${near.join("L")}L${far.join("L")}Z`;
}

export function hanging(sketch: Sketch, count: number, from: number, width: number, depth = 0.42): Crease[] {
	const { random } = sketch;
	const list: Crease[] = [];
	for (let i = 0; i < count; i++) {
		const u = (i + 0.5 + random.between(-0.28, 0.28)) / count;
		const start = from + random.between(-0.04, 0.16);
		const wide = width * random.between(0.7, 1.2);
		const lean = random.between(-0.015, 0.015);
		const top = 0.5 + (u - 0.5) * 0.93;
		list.push(
			{
				from: [top, start],
				to: [u + lean, 1],
				width: wide,
				depth: -depth,
				open: true,
				bow: random.between(-0.01, 0.01),
			},
			{
				from: [top - 0.4 / count, start + 0.05],
				to: [u + lean - 0.46 / count, 1],
				width: wide * 0.9,
				depth: depth * 0.7,
				open: true,
			},
		);
	}
	return list;
}
