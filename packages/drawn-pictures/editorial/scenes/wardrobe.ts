import { shift } from "../../draw/colour.ts";
import { ellipse, line, n, p } from "../../draw/geometry.ts";
import { linear, print, radial, type Sketch, stroke } from "../../draw/sketch.ts";
import { hang, stand } from "../kit/place.ts";
import { hanger } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen, onWall } from "../kit/shadows.ts";
import { by, look, prop, type Scene, type Stage } from "../kit/stage.ts";
import { floorLight, sun, windowPanes } from "../kit/sun.ts";

const WOOD = "#5b3a26";

export const wardrobe: Scene = (stage) => {
	room(stage, { wall: "#a3977f", floor: "#85654a", horizon: by(stage, 860, 1400), glow: [0.3, 0.3] });
	const box = by(
		stage,
		{ x: 760, y: 56, wide: 640, floor: 890 },
		{ x: 210, y: 170, wide: 790, floor: 1440 },
	) as Box;
	carcase(stage, box);
	const { x, y, wide, floor } = box;
	sun(
		stage,
		windowPanes({
			x: x - by(stage, 470, 330),
			top: y + by(stage, 10, 40),
			wide: by(stage, 860, 860),
			high: floor - y - 50,
			lean: 0.42,
			tilt: 60,
		}) + floorLight(stage, x + 10, x + wide * 0.9, 200),
		{ strength: 1.55, blur: 8 },
	);
	const rail = y + by(stage, 76, 100);
	const scale = by(stage, 0.62, 0.8);
	prop(stage, [x + 18, rail - 10, wide - 36, 24], onWall(40, 30), (sketch) => {
		stroke(sketch, line(p`${x + 18} ${rail}, ${x + wide - 18} ${rail}`), "#7c6136", 12);
		stroke(sketch, line(p`${x + 18} ${rail - 2}, ${x + wide - 18} ${rail - 2}`), "#c29c55", 7);
	});
	const hung = rail + 60 * scale;
	const places = by(stage, [900, 1085, 1270], [385, 610, 835]);
	const clothes = [
		look("coat", "double-breasted", "wool", "navy", "gold"),
		look("blazer", "single-breasted", "wool", "charcoal", "ivory"),
		look("shirt", "classic", "cotton", "sky", "white", "stripe"),
	];
	for (const i of [2, 1, 0]) {
		const at = places[i] ?? 0;
		hanger(stage, at, rail, scale, 60);
		hang(stage, clothes[i] ?? look("shirt", "classic", "cotton", "white"), [at, hung], scale, {
			shadows: onWall(46, 26),
		});
	}
	const shelf = floor - 46;
	stand(
		stage,
		look("flat", "derby", "leather", "chocolate"),
		[x + wide * 0.7, shelf + 14],
		by(stage, 150, 190),
		{
			shadows: fallen(shelf, 200),
		},
	);
	leaf(stage, box, -1);
	leaf(stage, box, 1);
};

type Box = { x: number; y: number; wide: number; floor: number };

function carcase(stage: Stage, { x, y, wide, floor }: Box): void {
	prop(
		stage,
		[x - 26, y - 44, wide + 52, floor - y + 60],
		[...fallen(floor, 700), ...onWall(90, 10)],
		(sketch) => {
			print(sketch, `M${x - 26} ${y - 10}H${x + wide + 26}V${floor + 8}H${x - 26}Z`, shift(WOOD, -0.03));
			print(
				sketch,
				`M${x - 30} ${y - 44}H${x + wide + 30}L${x + wide + 18} ${y - 8}H${x - 18}Z`,
				linear(
					sketch,
					[0, y - 44],
					[0, y],
					[
						[0, shift(WOOD, 0.08)],
						[1, shift(WOOD, -0.06)],
					],
				),
			);
			print(
				sketch,
				`M${x} ${y}H${x + wide}V${floor - 30}H${x}Z`,
				linear(
					sketch,
					[x, 0],
					[x + wide, 0],
					[
						[0, shift(WOOD, -0.17)],
						[0.12, shift(WOOD, -0.1)],
						[0.6, shift(WOOD, -0.07)],
						[1, shift(WOOD, -0.13)],
					],
				),
			);
			for (let i = 1; i < 6; i++)
				stroke(sketch, `M${n(x + (wide * i) / 6)} ${y}V${floor - 70}`, shift(WOOD, -0.22), 2, {
					opacity: 0.5,
				});
			print(
				sketch,
				`M${x} ${y}H${x + wide}V${y + 90}H${x}Z`,
				linear(
					sketch,
					[0, y],
					[0, y + 90],
					[
						[0, "#150c06", 0.6],
						[1, "#150c06", 0],
					],
				),
			);
			print(
				sketch,
				`M${x} ${floor - 30}L${x + 46} ${floor - 74}H${x + wide - 46}L${x + wide} ${floor - 30}Z`,
				linear(
					sketch,
					[0, floor - 74],
					[0, floor - 30],
					[
						[0, shift(WOOD, -0.08)],
						[1, shift(WOOD, 0.05)],
					],
				),
			);
			print(
				sketch,
				`M${x - 26} ${floor - 30}H${x + wide + 26}V${floor + 8}H${x - 26}Z`,
				linear(
					sketch,
					[0, floor - 30],
					[0, floor + 8],
					[
						[0, shift(WOOD, 0.06)],
						[1, shift(WOOD, -0.08)],
					],
				),
			);
		},
	);
}

function leaf(stage: Stage, { x, y, wide, floor }: Box, side: number): void {
	const hinge = side < 0 ? x - 14 : x + wide + 14;
	const out = hinge + side * by(stage, 150, 150);
	const lift = 30;
	const corner = (t: number, v: number) => {
		const px = hinge + (out - hinge) * t;
		const top = y - 6 - lift * t;
		const bottom = floor - 6 + lift * 1.1 * t;
		return `${n(px)} ${n(top + (bottom - top) * v)}`;
	};
	const field = (from: number, to: number, upper: number, lower: number) =>
		`M${corner(from, upper)}L${corner(to, upper)}L${corner(to, lower)}L${corner(from, lower)}Z`;
	const light = side < 0 ? -0.04 : 0.05;
	prop(
		stage,
		[Math.min(hinge, out) - 10, y - 50, Math.abs(out - hinge) + 20, floor - y + 110],
		fallen(floor + 20, 700),
		(sketch) => {
			print(
				sketch,
				field(0, 1, 0, 1),
				linear(
					sketch,
					[hinge, 0],
					[out, 0],
					[
						[0, shift(WOOD, light - 0.04)],
						[1, shift(WOOD, light + 0.04)],
					],
				),
			);
			for (const [upper, lower] of [
				[0.06, 0.46],
				[0.52, 0.94],
			] as const)
				panel(sketch, field, upper, lower, light);
			stroke(sketch, field(0.985, 1, 0, 1), shift(WOOD, light + 0.12), 2, { opacity: 0.7 });
			if (side > 0) return;
			const [kx, ky] = corner(0.86, 0.5).split(" ").map(Number) as [number, number];
			print(
				sketch,
				ellipse(kx, ky, 7, 11),
				radial(sketch, kx - 2, ky - 4, 13, [
					[0, "#fdeec6"],
					[0.4, "#c99f57"],
					[1, "#5f4520"],
				]),
			);
		},
	);
}

function panel(
	sketch: Sketch,
	field: (a: number, b: number, c: number, d: number) => string,
	upper: number,
	lower: number,
	light: number,
): void {
	print(sketch, field(0.2, 0.8, upper, lower), shift(WOOD, light - 0.12));
	print(sketch, field(0.24, 0.8, upper + 0.008, lower), shift(WOOD, light + 0.1));
	print(sketch, field(0.24, 0.77, upper + 0.008, lower - 0.008), shift(WOOD, light - 0.02));
}
