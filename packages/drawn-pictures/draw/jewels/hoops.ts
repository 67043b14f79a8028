import { line, p } from "../geometry.ts";
import { bead } from "../parts/gems.ts";
import { type Grain, hammered, madeAs, metalTone, twisted } from "../parts/polish.ts";
import { pedestal, pedestalOutline, pool, stage } from "../parts/props.ts";
import { circle, frameMacro, look, type Stance, sweep, sweptOutline } from "../parts/sweep.ts";
import type { Draw } from "../sketch.ts";
import { wire } from "./wire.ts";

const TOP = 452;

type HoopMake = { r: number; thick: number; wide: number; even: number; grain?: Grain };

const hoopMakes: readonly HoopMake[] = [
	{ r: 112, thick: 13, wide: 17, even: 0.62 },
	{ r: 112, thick: 14, wide: 14, even: 0.8, grain: twisted },
	{ r: 100, thick: 10, wide: 30, even: 0.5, grain: hammered },
	{ r: 94, thick: 25, wide: 25, even: 0.42 },
	{ r: 120, thick: 7, wide: 7, even: 0.9 },
];

export const hoops: Draw = (sketch) => {
	pedestal(sketch, TOP, 214);
	const make = madeAs(sketch, hoopMakes);
	const { r } = make;
	const pair: readonly Stance[] = [
		{ yaw: sketch.back ? 40 : -40, pitch: 7, roll: 8, x: 74, y: TOP - r - 10 },
		{ yaw: sketch.back ? -24 : 26, pitch: 7, roll: -5, x: -62, y: TOP - r + 6 },
	];
	const silhouette = [pedestalOutline(TOP, 214)];
	const focus = [-52, 372, 190] as const;
	const view = frameMacro(sketch, focus);
	const fine = sketch.macro ? 250 : make.grain ? 170 : 90;
	for (const stance of pair) {
		const ring = circle(r, fine);
		const foot = stance.y + r + 4;
		pool(sketch, stance.x + 26, foot + 2, 92, 13, 0.34);
		pool(sketch, stance.x + 3, foot, 40, 5, 0.6);
		const [px, py] = look(stance, [6, -r - 4, -4]);
		wire(
			sketch,
			line(p`${px - 20} ${py + 7}, ${px - 8} ${py - 11}, ${px + 14} ${py - 13}, ${px + 26} ${py + 6}`),
			3.6,
		);
		sweep(
			sketch,
			stance,
			{
				line: ring,
				axis: [0, 0, 1],
				thick: make.thick,
				wide: make.wide,
				...(view && { window: view }),
				around: sketch.macro ? 48 : make.grain ? 26 : 18,
				swell: (t) => make.even + (1 - make.even) * (0.5 + 0.5 * Math.sin(t * Math.PI * 2)),
				...(make.grain && { grain: make.grain }),
			},
			sketch.tone.base,
		);
		bead(sketch, px - 20, py + 8, 7, metalTone(sketch.tone.base));
		silhouette.push(sweptOutline(stance, ring, 12));
	}
	return { silhouette, box: stage(216, 200), stands: true, light: 0, focus };
};
