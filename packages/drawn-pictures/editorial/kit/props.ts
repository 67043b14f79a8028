import { shift } from "../../draw/colour.ts";
import { ellipse, line, n, type Point, p } from "../../draw/geometry.ts";
import type { Shadow } from "../../draw/layers.ts";
import { linear, print, type Sketch, stroke } from "../../draw/sketch.ts";
import { fallen, onWall } from "./shadows.ts";
import { prop, type Stage } from "./stage.ts";
import { leaf } from "./sun.ts";

type Slab = {
	x: number;
	top: number;
	wide: number;
	floor: number;
	depth?: number;
	colour?: string;
	shadows?: readonly Shadow[];
};

export function slab(
	stage: Stage,
	{
		x,
		top,
		wide,
		floor,
		depth = Math.min(56, wide * 0.16),
		colour = shift(stage.wall, 0.015),
		shadows = fallen(floor, 620),
	}: Slab,
): void {
	const back = top - depth;
	const inset = depth * 0.5;
	prop(stage, [x, back, wide, floor - back], shadows, (sketch) => {
		print(
			sketch,
			`M${n(x + inset)} ${n(back)}H${n(x + wide - inset)}L${n(x + wide)} ${n(top)}H${n(x)}Z`,
			linear(
				sketch,
				[x, back],
				[x + wide, top],
				[
					[0, shift(colour, 0.1, 0.95)],
					[1, shift(colour, 0.045)],
				],
			),
		);
		print(
			sketch,
			`M${n(x)} ${n(top)}h${n(wide)}V${n(floor)}h${n(-wide)}Z`,
			linear(
				sketch,
				[x, top],
				[x + wide, floor],
				[
					[0, shift(colour, 0.03)],
					[0.45, shift(colour, -0.02)],
					[1, shift(colour, -0.11, 1.1)],
				],
			),
		);
		print(
			sketch,
			`M${n(x)} ${n(top)}h${n(wide)}v5h${n(-wide)}Z`,
			linear(
				sketch,
				[0, top],
				[0, top + 5],
				[
					[0, shift(colour, 0.14), 0.9],
					[1, shift(colour, 0.1), 0],
				],
			),
		);
	});
}

type Drum = { cx: number; top: number; half: number; floor: number; colour?: string; tip?: number };

export function drum(
	stage: Stage,
	{ cx, top, half, floor, colour = shift(stage.wall, 0.015), tip = 0.16 }: Drum,
): void {
	const high = half * tip;
	prop(
		stage,
		[cx - half, top - high, half * 2, floor - top + high * 2],
		fallen(floor + high * 0.4, 620),
		(sketch) => {
			print(
				sketch,
				`M${n(cx - half)} ${n(top)}V${n(floor)}A${n(half)} ${n(high)} 0 0 0 ${n(cx + half)} ${n(floor)}V${n(top)}Z`,
				linear(
					sketch,
					[cx - half, 0],
					[cx + half, 0],
					[
						[0, shift(colour, -0.04)],
						[0.1, shift(colour, 0.0)],
						[0.28, shift(colour, 0.06, 0.95)],
						[0.55, shift(colour, -0.03)],
						[0.86, shift(colour, -0.14, 1.1)],
						[1, shift(colour, -0.1)],
					],
				),
			);
			print(
				sketch,
				ellipse(cx, top, half, high),
				linear(
					sketch,
					[cx - half, top - high],
					[cx + half, top + high],
					[
						[0, shift(colour, 0.1, 0.95)],
						[1, shift(colour, 0.04)],
					],
				),
			);
		},
	);
}

export function hanger(stage: Stage, x: number, y: number, scale: number, drop = 78): void {
	const neck = y + drop * scale;
	const at = (value: number) => value * scale;
	prop(stage, [x - at(140), y - 14, at(280), at(drop + 60) + 20], onWall(), (sketch) => {
		const hook = line(
			p`${x} ${neck - at(8)}, ${x} ${y + at(30)}, ${x + at(15)} ${y + at(12)}, ${x + at(9)} ${y - at(9)}, ${x - at(10)} ${y - at(8)}`,
		);
		stroke(sketch, hook, "#7f6a45", at(6.5));
		stroke(sketch, hook, "#d9bd84", at(3));
		const arms = line(
			p`${x - at(100)} ${neck + at(34)}, ${x - at(60)} ${neck + at(10)}, ${x} ${neck - at(6)}, ${x + at(60)} ${neck + at(10)}, ${x + at(100)} ${neck + at(34)}`,
		);
		stroke(sketch, arms, "#4f3620", at(19));
		stroke(sketch, arms, "#9a6f44", at(13));
	});
}

export function rod(sketch: Sketch, path: string, wide: number, colour: string): void {
	stroke(sketch, path, shift(colour, -0.13, 1.05), wide);
	stroke(sketch, path, colour, wide * 0.68);
	sketch.out.push(
		`<path d="${path}" transform="translate(${n(-wide * 0.16)} ${n(-wide * 0.1)})" fill="none" stroke="${shift(colour, 0.13, 0.9)}" stroke-opacity=".75" stroke-width="${n(wide * 0.16)}" stroke-linecap="round" stroke-linejoin="round"/>`,
	);
}

export function sprig(sketch: Sketch, stem: readonly Point[], size: number, colour: string): void {
	stroke(sketch, line(stem), shift(colour, -0.2), size * 0.07);
	for (let i = 1; i < stem.length; i++) {
		const [x0, y0] = stem[i - 1] as Point;
		const [x1, y1] = stem[i] as Point;
		for (const t of [0.2, 0.55, 0.92])
			for (const side of [-1, 1]) {
				const heading = Math.atan2(y1 - y0, x1 - x0) + side * (0.6 + 0.3 * Math.sin(i * 5 + t * 9));
				const long = size * (0.8 + 0.3 * Math.sin(i * 3 + t * 7 + side));
				const at: Point = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
				print(
					sketch,
					leaf(at, heading, long, long * 0.16),
					shift(colour, Math.cos(heading) < 0 ? 0.06 : -0.05),
				);
				const tip = [at[0] + Math.cos(heading) * long * 0.9, at[1] + Math.sin(heading) * long * 0.9] as const;
				stroke(sketch, line([at, tip]), shift(colour, 0.16), size * 0.02, { opacity: 0.7 });
			}
	}
}
