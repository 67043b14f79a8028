import { shift } from "../../draw/colour.ts";
import { ellipse, line, p } from "../../draw/geometry.ts";
import { linear, print, radial, stroke } from "../../draw/sketch.ts";
import { hang, layOut, stand } from "../kit/place.ts";
import { slab } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen, onWall } from "../kit/shadows.ts";
import { by, look, prop, type Scene, type Stage } from "../kit/stage.ts";
import { floorLight, sun, windowPanes } from "../kit/sun.ts";

export const pegs: Scene = (stage) => {
	room(stage, { wall: "#a9b1a0", floor: "#b48a62", horizon: by(stage, 850, 1380) });
	sun(
		stage,
		windowPanes({
			x: by(stage, 330, -140),
			top: by(stage, 30, 180),
			wide: by(stage, 620, 640),
			high: by(stage, 760, 980),
			lean: 0.55,
			tilt: 40,
		}) + floorLight(stage, by(stage, 900, 480), by(stage, 1300, 900), 200),
	);
	const y = by(stage, 190, 400);
	const [from, to] = by(stage, [560, 1540], [70, 1130]);
	const places = by(stage, [660, 900, 1150, 1420], [170, 440, 730, 1000]);
	board(stage, from, to, y, places);
	const scale = by(stage, 0.52, 0.58);
	const at = (i: number): readonly [number, number] => [places[i] ?? 0, y + 14];
	hang(stage, look("dungarees", "long", "denim", "indigo", "gold"), at(0), scale, {
		shadows: onWall(60, 34),
	});
	hang(stage, look("pinafore", "flared", "cotton", "blush", "red", "floral"), at(1), scale, {
		shadows: onWall(60, 34),
	});
	hang(stage, look("cardigan", "small", "knit", "mustard", "ivory"), at(2), scale * 1.4, {
		shadows: onWall(60, 34),
	});
	layOut(
		stage,
		look("beanie", "ribbed", "knit", "red", "ivory"),
		[at(3)[0], y + by(stage, 92, 100)],
		by(stage, 150, 165),
		{ shadows: onWall(40, 26) },
	);
	const top = by(stage, 760, 1230);
	slab(stage, {
		x: by(stage, 960, 420),
		top,
		wide: by(stage, 520, 640),
		floor: by(stage, 905, 1470),
		depth: 60,
		colour: "#c39a6d",
	});
	stand(
		stage,
		look("sneaker", "low", "leather", "white", "red"),
		[by(stage, 1110, 590), top - 26],
		by(stage, 74, 84),
		{ shadows: fallen(top - 26, 160) },
	);
	stand(
		stage,
		look("backpack", "classic", "leather", "cognac", "gold"),
		[by(stage, 1340, 870), top - 28],
		by(stage, 190, 230),
		{ shadows: fallen(top - 28, 160) },
	);
};

function board(stage: Stage, from: number, to: number, y: number, places: readonly number[]): void {
	const wood = "#b98d5f";
	prop(stage, [from, y - 40, to - from, 70], onWall(26, 18), (sketch) => {
		print(
			sketch,
			`M${from} ${y - 34}H${to}V${y + 22}H${from}Z`,
			linear(
				sketch,
				[0, y - 34],
				[0, y + 22],
				[
					[0, shift(wood, 0.07)],
					[0.12, shift(wood, 0.02)],
					[0.9, shift(wood, -0.04)],
					[1, shift(wood, -0.12)],
				],
			),
		);
		for (const v of [-20, -4, 9])
			stroke(
				sketch,
				line(p`${from + 6} ${y + v}, ${(from + to) / 2} ${y + v + 3}, ${to - 6} ${y + v - 1}`),
				shift(wood, -0.12),
				1,
				{ opacity: 0.35 },
			);
	});
	for (const x of places)
		prop(stage, [x - 20, y - 26, 40, 46], onWall(34, 20), (sketch) => {
			print(sketch, ellipse(x, y - 4, 15), shift(wood, -0.1));
			print(
				sketch,
				ellipse(x - 1, y - 6, 15),
				radial(sketch, x - 6, y - 12, 26, [
					[0, shift(wood, 0.14)],
					[0.5, wood],
					[1, shift(wood, -0.14)],
				]),
			);
		});
}
