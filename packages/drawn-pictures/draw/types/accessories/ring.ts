import { closed, p } from "../../geometry.ts";
import { bead, brilliant, brilliantAside, gemTone } from "../../parts/gems.ts";
import { type Grain, hammered, madeAs, metalTone, twisted } from "../../parts/polish.ts";
import { pedestal, pedestalOutline, pool, stage } from "../../parts/props.ts";
import { circle, frameMacro, look, type Stance, sweep, sweptOutline } from "../../parts/sweep.ts";
import { type Draw, fill, linear, stroke } from "../../sketch.ts";

export const ring: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.band as Draw))(sketch);

const TOP = 486;

type BandMake = { thick: number; wide: number; square: number; stones?: boolean; grain?: Grain };
const bandMakes: readonly BandMake[] = [
	{ thick: 11, wide: 46, square: 2.7, stones: true },
	{ thick: 17, wide: 30, square: 2 },
	{ thick: 10, wide: 54, square: 3, grain: hammered },
	{ thick: 19, wide: 19, square: 2, grain: twisted },
	{ thick: 10, wide: 34, square: 2.4, stones: true, grain: (t) => 0.04 * Math.cos(2 * Math.PI * 60 * t) },
];

const shapes: Record<string, Draw> = {
	band: (sketch) => {
		const focus = [-30, 232, 210] as const;
		const view = frameMacro(sketch, focus);
		const stance: Stance = { yaw: sketch.back ? 36 : -36, pitch: 9, roll: 0, x: -4, y: TOP - 152, far: 1500 };
		const make = madeAs(sketch, bandMakes);
		const hoop = circle(140, sketch.macro ? 260 : make.grain ? 180 : 100);
		pedestal(sketch, TOP, 214);
		pool(sketch, 46, TOP + 2, 150, 20, 0.36);
		pool(sketch, 0, TOP + 3, 62, 8, 0.6);
		sweep(
			sketch,
			stance,
			{
				line: hoop,
				axis: [0, 0, 1],
				thick: make.thick,
				wide: make.wide,
				...(view && { window: view }),
				square: make.square,
				around: sketch.macro ? 64 : 28,
				...(make.grain && { grain: make.grain }),
			},
			sketch.tone.base,
		);
		const metal = metalTone(sketch.tone.base);
		for (let i = 0; i < (make.stones ? 13 : 0); i++) {
			const angle = (-156 + i * 10.2) * (Math.PI / 180);
			const [x, y] = look(stance, [Math.cos(angle) * 152.5, Math.sin(angle) * 152.5, sketch.back ? -2 : 2]);
			const [ex, ey] = look(stance, [Math.cos(angle + 0.04) * 152.5, Math.sin(angle + 0.04) * 152.5, 2]);
			const turned = (Math.atan2(ey - y, ex - x) * 180) / Math.PI;
			sketch.out.push(
				`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned.toFixed(1)}) scale(1 ${(0.3 + 0.7 * Math.abs(Math.cos(angle * 0.5 + 0.3))).toFixed(2)})">`,
			);
			fill(sketch, closed(p`-12 0, 0 -12, 12 0, 0 12`), metal.line);
			brilliant(sketch, 0, 0, 10, gemTone(sketch));
			sketch.out.push("</g>");
		}
		return {
			silhouette: [sweptOutline(stance, hoop, 26), pedestalOutline(TOP, 214)],
			box: stage(216, 180),
			stands: true,
			light: 0,
			focus,
		};
	},

	solitaire: (sketch) => {
		const metal = metalTone(sketch.tone.base);
		const gem = gemTone(sketch);
		const focus = [0, 166, 220] as const;
		const view = frameMacro(sketch, focus);
		const stance: Stance = { yaw: sketch.back ? 24 : -24, pitch: 8, x: 0, y: TOP - 140, far: 1500 };
		const hoop = circle(132, sketch.macro ? 260 : 100);
		pedestal(sketch, TOP, 214);
		pool(sketch, 40, TOP + 2, 140, 18, 0.34);
		pool(sketch, 0, TOP + 2, 46, 6, 0.6);
		sweep(
			sketch,
			stance,
			{
				line: hoop,
				axis: [0, 0, 1],
				thick: 10,
				wide: 15,
				...(view && { window: view }),
				around: sketch.macro ? 44 : 18,
				swell: (t) => 0.8 + 0.3 * Math.sin(t * Math.PI * 2),
			},
			sketch.tone.base,
		);
		const [x, y, r] = [0, 132, 88];
		const prong = (side: number, deep: string, bright: string, width: number) => {
			const path = `M${side * 12} ${y + 84}C${side * 22} ${y + 66} ${side * 56} ${y + 44} ${side * 70} ${y - 14}`;
			stroke(sketch, path, metal.line, width + 2);
			stroke(sketch, path, deep, width);
			stroke(sketch, path, bright, width * 0.3);
		};
		for (const side of [-0.4, 0.4]) prong(side, metal.deep, metal.base, 6);
		brilliantAside(sketch, x, y, r, gem);
		for (const side of [-1, 1]) {
			prong(side, metal.base, metal.gleam, 8.5);
			bead(sketch, side * 70, y - 16, 7.5, metal);
		}
		for (const side of [-0.36, 0.36]) bead(sketch, side * 92, y - 6, 6, metal);
		const seat = closed(
			p`-30 ${y + 92}c, -20 ${y + 76}, 0 ${y + 72}, 20 ${y + 76}, 30 ${y + 92}c, 0 ${y + 99}`,
		);
		fill(
			sketch,
			seat,
			linear(
				sketch,
				[-28, 0],
				[28, 0],
				[
					[0, metal.line],
					[0.3, metal.gleam],
					[0.5, metal.base],
					[0.8, metal.line],
					[1, metal.light],
				],
			),
		);
		return {
			silhouette: [
				sweptOutline(stance, hoop, 10),
				closed(p`-88 ${y}c, -52 ${y - 32}c, 52 ${y - 32}c, 88 ${y}c, 0 ${y + 82}c`),
				pedestalOutline(TOP, 214),
			],
			box: stage(216, 90),
			stands: true,
			light: 0,
			focus,
		};
	},
};
