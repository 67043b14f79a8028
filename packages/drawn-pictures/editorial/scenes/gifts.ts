import { createTone, shift } from "../../draw/colour.ts";
import { formLine } from "../../draw/form.ts";
import { closed, n, p } from "../../draw/geometry.ts";
import { cloth, linear, print, type Sketch, stroke } from "../../draw/sketch.ts";
import { stand } from "../kit/place.ts";
import { room } from "../kit/room.ts";
import { fallen } from "../kit/shadows.ts";
import { by, look, prop, type Scene, type Stage } from "../kit/stage.ts";
import { branch, sun, windowPanes } from "../kit/sun.ts";

export const gifts: Scene = (stage) => {
	room(stage, { wall: "#8c3a35", floor: "#7c302c", horizon: by(stage, 770, 1240), glow: [0.3, 0.3] });
	sun(
		stage,
		windowPanes({
			x: by(stage, 260, -200),
			top: by(stage, -60, 60),
			wide: by(stage, 760, 760),
			high: by(stage, 880, 1260),
			lean: 0.58,
			tilt: 60,
		}),
		{
			leaves: branch(
				"gifts",
				[by(stage, 420, -20), by(stage, -20, 60)],
				[by(stage, 880, 440), by(stage, 440, 620)],
				170,
				0.1,
				13,
			),
			strength: 1.25,
		},
	);
	const s = by(stage, 1, 1.2);
	const cx = by(stage, 1060, 570);
	const floor = by(stage, 890, 1420);
	box(stage, { x: cx - 170 * s, floor, wide: 430 * s, high: 220 * s, colour: "#efe4d0", ribbon: "#6d1522" });
	box(stage, {
		x: cx - 90 * s,
		floor: floor - 246 * s,
		wide: 290 * s,
		high: 150 * s,
		colour: "#c9a55c",
		ribbon: "#f3e7cf",
	});
	box(stage, {
		x: cx - 18 * s,
		floor: floor - 420 * s,
		wide: 170 * s,
		high: 96 * s,
		colour: "#6d1522",
		ribbon: "#e9c98a",
		bow: true,
	});
	box(stage, {
		x: cx - 420 * s,
		floor: floor + 38,
		wide: 230 * s,
		high: 136 * s,
		colour: "#b5674a",
		ribbon: "#f3e7cf",
		bow: true,
	});
	stand(stage, look("perfume", "flacon", "glass", "apricot"), [cx + 356 * s, floor + 36], 190 * s, {
		shadows: fallen(floor + 36, 320),
	});
	stand(stage, look("candle", "jar", "ceramic", "ivory"), [cx - 36 * s, floor + 66], 118 * s, {
		shadows: fallen(floor + 66, 240),
	});
};

type Box = {
	x: number;
	floor: number;
	wide: number;
	high: number;
	colour: string;
	ribbon: string;
	bow?: boolean;
};

function box(stage: Stage, { x, floor, wide, high, colour, ribbon, bow = false }: Box): void {
	const top = floor - high;
	const depth = wide * 0.15;
	const back = top - depth;
	const lid = high * 0.26;
	const cx = x + wide / 2;
	const band = Math.max(22, wide * 0.085);
	prop(
		stage,
		[x - 12, back - (bow ? wide * 0.42 : 0), wide + 24, high + depth + (bow ? wide * 0.42 : 0) + 4],
		fallen(floor, 620),
		(sketch) => {
			const face = (from: number, to: number, out: number, light: number) =>
				print(
					sketch,
					`M${n(x - out)} ${n(from)}h${n(wide + out * 2)}V${n(to)}h${n(-wide - out * 2)}Z`,
					linear(
						sketch,
						[x, from],
						[x + wide, to],
						[
							[0, shift(colour, 0.04 + light)],
							[0.5, shift(colour, light)],
							[1, shift(colour, -0.12 + light, 1.08)],
						],
					),
				);
			face(top + lid, floor, 0, -0.02);
			print(
				sketch,
				`M${n(x)} ${n(top + lid)}h${n(wide)}v16h${n(-wide)}Z`,
				linear(
					sketch,
					[0, top + lid],
					[0, top + lid + 16],
					[
						[0, shift(colour, -0.3), 0.5],
						[1, shift(colour, -0.3), 0],
					],
				),
			);
			face(top, top + lid, 6, 0.02);
			print(
				sketch,
				`M${n(x + depth * 0.55)} ${n(back)}H${n(x + wide - depth * 0.55)}L${n(x + wide + 6)} ${n(top)}H${n(x - 6)}Z`,
				linear(
					sketch,
					[x, back],
					[x + wide, top],
					[
						[0, shift(colour, 0.1, 0.95)],
						[1, shift(colour, 0.03)],
					],
				),
			);
			print(sketch, `M${n(x - 6)} ${n(top)}h${n(wide + 12)}v3h${n(-wide - 12)}Z`, "#fff6e4", 0.5);
			const tone = createTone(ribbon);
			const strip = (path: string, light: number) => {
				cloth(sketch, path, shift(ribbon, light));
				stroke(sketch, path, tone.deep, 0.8, { opacity: 0.4 });
			};
			strip(`M${n(cx - band / 2)} ${n(top)}h${n(band)}V${n(floor)}h${n(-band)}Z`, 0);
			strip(
				`M${n(cx - band * 0.44)} ${n(back)}h${n(band * 0.88)}L${n(cx + band / 2)} ${n(top)}h${n(-band)}Z`,
				0.05,
			);
			const across = (back + top) / 2 - 2;
			strip(
				`M${n(x + depth * 0.22)} ${n(across - band * 0.16)}H${n(x + wide - depth * 0.22)}l${n(band * 0.14)} ${n(band * 0.36)}H${n(x + depth * 0.22 - band * 0.14)}Z`,
				0.05,
			);
			print(sketch, `M${n(cx - band / 2)} ${n(top + lid)}h${n(band)}v9h${n(-band)}Z`, tone.deep, 0.35);
			if (bow) tie(sketch, cx, across, wide * 0.3, ribbon);
		},
		"satin",
	);
}

function tie(sketch: Sketch, x: number, y: number, r: number, colour: string): void {
	const tone = createTone(colour);
	const at = (points: readonly (readonly [number, number])[]) =>
		closed(points.map(([u, v]) => [x + u * r, y + v * r] as const));
	const part = (path: string, light: number) => {
		cloth(sketch, path, shift(colour, light));
		stroke(sketch, path, tone.deep, 0.9, { opacity: 0.45 });
	};
	part(
		closed(
			p`${x} ${y}c, ${x - 0.5 * r} ${y + 0.18 * r}, ${x - 0.86 * r} ${y + 0.5 * r}c, ${x - 0.66 * r} ${y + 0.46 * r}, ${x - 0.6 * r} ${y + 0.64 * r}c, ${x - 0.3 * r} ${y + 0.34 * r}`,
		),
		-0.03,
	);
	part(
		closed(
			p`${x} ${y}c, ${x + 0.46 * r} ${y + 0.2 * r}, ${x + 0.78 * r} ${y + 0.56 * r}c, ${x + 0.6 * r} ${y + 0.5 * r}, ${x + 0.52 * r} ${y + 0.68 * r}c, ${x + 0.26 * r} ${y + 0.36 * r}`,
		),
		-0.05,
	);
	for (const side of [-1, 1]) {
		part(
			at([
				[0, 0],
				[side * 0.3, -0.5],
				[side * 0.82, -0.74],
				[side * 1.02, -0.36],
				[side * 0.7, -0.02],
				[side * 0.3, 0.06],
			]),
			side < 0 ? 0.03 : -0.02,
		);
		part(
			at([
				[side * 0.14, -0.1],
				[side * 0.4, -0.36],
				[side * 0.74, -0.5],
				[side * 0.82, -0.3],
				[side * 0.5, -0.1],
			]),
			-0.12,
		);
		sketch.out.push(
			formLine(`M${n(x)} ${n(y)}L${n(x + side * r * 0.55)} ${n(y - r * 0.5)}`, 160, r * 0.08, -0.5),
		);
	}
	part(
		at([
			[-0.14, -0.16],
			[0.14, -0.17],
			[0.16, 0.13],
			[-0.15, 0.14],
		]),
		0.02,
	);
}
