import { shift } from "../../draw/colour.ts";
import { stand } from "../kit/place.ts";
import { slab } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen, reached } from "../kit/shadows.ts";
import { by, look, type Scene } from "../kit/stage.ts";
import { branch, sun, windowPanes } from "../kit/sun.ts";

export const steps: Scene = (stage) => {
	const { width } = stage;
	room(stage, { wall: "#b9b7a2", floor: "#a9a690", horizon: by(stage, 880, 1440) });
	sun(
		stage,
		windowPanes({
			x: by(stage, 260, -160),
			top: by(stage, -60, 40),
			wide: by(stage, 720, 720),
			high: by(stage, 940, 1200),
			lean: 0.62,
			tilt: 60,
			rows: 3,
		}),
		{
			leaves: branch(
				"steps",
				[by(stage, 380, 40), by(stage, 60, 60)],
				[by(stage, 760, 420), by(stage, 470, 470)],
				150,
			),
		},
	);
	const rise = by(stage, 150, 200);
	const going = by(stage, 252, 236);
	const start = by(stage, 470, 60);
	const bottom = by(stage, 910, 1500);
	const shoes = [
		look("sneaker", "low", "leather", "white", "emerald"),
		look("flat", "loafer", "leather", "chocolate"),
		look("flat", "ballerina", "leather", "red"),
		look("heels", "slingback", "leather", "bordeaux"),
	];
	const highs = by(stage, [164, 150, 126, 190], [196, 180, 150, 226]);
	for (let i = shoes.length - 1; i >= 0; i--) {
		const x = start + i * going;
		const top = bottom - rise * (i + 1) + 40;
		slab(stage, {
			x,
			top,
			wide: width - x + 40,
			floor: top + rise + 60,
			depth: by(stage, 96, 120),
			colour: shift(stage.wall, 0.03),
			shadows: [reached(60, 30)],
		});
		const y = top - by(stage, 26, 34);
		stand(
			stage,
			shoes[i] ?? look("flat", "loafer", "leather", "black"),
			[x + going * 0.5 + 20, y],
			highs[i] ?? 90,
			{ shadows: fallen(y, 260, 0.8) },
		);
	}
};
