import { shift } from "../../draw/colour.ts";
import { n } from "../../draw/geometry.ts";
import { linear, print, radial } from "../../draw/sketch.ts";
import { everything, paint, type Stage } from "./stage.ts";

export const WARM = "#ffdfc2";

type Room = {
	wall: string;
	floor?: string;
	horizon: number;
	/** The centre of the pool of light, in parts of the page. */
	glow?: readonly [number, number];
};

export function room(
	stage: Stage,
	{ wall, floor = shift(wall, -0.035), horizon, glow = [0.26, 0.2] }: Room,
): void {
	const { width, height } = stage;
	const far = Math.hypot(width, height);
	stage.wall = wall;
	stage.horizon = horizon;
	paint(
		stage,
		(sketch) => {
			print(
				sketch,
				everything(stage),
				linear(
					sketch,
					[0, 0],
					[width, height],
					[
						[0, shift(wall, 0.03)],
						[0.5, wall],
						[1, shift(wall, -0.085, 1.12)],
					],
				),
			);
			print(
				sketch,
				everything(stage),
				radial(sketch, width * glow[0], height * glow[1], far * 0.5, [
					[0, WARM, 0.36],
					[0.5, WARM, 0.12],
					[1, WARM, 0],
				]),
			);
			print(
				sketch,
				everything(stage),
				radial(sketch, width * 0.4, height * 0.45, far * 0.72, [
					[0, shift(wall, -0.4, 1.3), 0],
					[0.55, shift(wall, -0.4, 1.3), 0.02],
					[1, shift(wall, -0.4, 1.3), 0.34],
				]),
			);
			print(
				sketch,
				`M-60 -60H${width + 60}V${n(horizon)}H-60Z`,
				linear(
					sketch,
					[0, horizon - 60],
					[0, horizon],
					[
						[0, shift(wall, -0.3, 1.2), 0],
						[1, shift(wall, -0.3, 1.2), 0.2],
					],
				),
			);
		},
		true,
	);
	if (horizon < height) ground(stage, floor);
}

function ground(stage: Stage, floor: string): void {
	const { width, height, horizon } = stage;
	const dark = shift(floor, -0.3, 1.2);
	const all = everything(stage);
	paint(
		stage,
		(sketch) => {
			print(
				sketch,
				all,
				linear(
					sketch,
					[0, height],
					[width, horizon],
					[
						[0, shift(floor, 0.055)],
						[0.4, floor],
						[1, shift(floor, -0.1, 1.1)],
					],
				),
			);
			print(
				sketch,
				all,
				linear(
					sketch,
					[0, horizon - 10],
					[0, horizon + 70],
					[
						[0, dark, 0.3],
						[1, dark, 0],
					],
				),
			);
		},
		true,
		horizon,
	);
}

export function niche(
	stage: Stage,
	cx: number,
	half: number,
	top: number,
	floor: number,
	colour = shift(stage.wall, 0.01),
): void {
	const head = (x: number, r: number, y: number) =>
		`M${n(x - r)} ${n(floor)}V${n(y + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y + r)}V${n(floor)}Z`;
	const thick = half * 0.16;
	paint(stage, (sketch) => {
		print(
			sketch,
			head(cx, half, top),
			linear(
				sketch,
				[cx - half, 0],
				[cx - half + thick * 1.4, 0],
				[
					[0, shift(colour, -0.2, 1.15)],
					[1, shift(colour, -0.13, 1.1)],
				],
			),
		);
		print(
			sketch,
			`M${n(cx - half + thick)} ${n(floor - thick * 0.25)}V${n(top + half)}A${n(half - thick * 0.5)} ${n(half - thick * 0.3)} 0 0 1 ${n(cx + half)} ${n(top + half)}V${n(floor - thick * 0.25)}Z`,
			linear(
				sketch,
				[cx - half, top],
				[cx + half, floor],
				[
					[0, shift(colour, -0.05)],
					[0.45, colour],
					[1, shift(colour, -0.025)],
				],
			),
		);
		print(
			sketch,
			head(cx, half, top),
			linear(
				sketch,
				[0, floor - 120],
				[0, floor],
				[
					[0, shift(colour, -0.3), 0],
					[1, shift(colour, -0.3), 0.2],
				],
			),
		);
	});
}
