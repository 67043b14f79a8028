import { shift } from "../../draw/colour.ts";
import { stand } from "../kit/place.ts";
import { slab } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen } from "../kit/shadows.ts";
import { by, look, type Scene } from "../kit/stage.ts";
import { branch, sun, windowPanes } from "../kit/sun.ts";

export const jewels: Scene = (stage) => {
	room(stage, { wall: "#4f5a4a", floor: "#434d40", horizon: by(stage, 790, 1290), glow: [0.34, 0.3] });
	sun(
		stage,
		windowPanes({
			x: by(stage, 280, -200),
			top: by(stage, -60, 40),
			wide: by(stage, 740, 760),
			high: by(stage, 900, 1260),
			lean: 0.55,
			tilt: 60,
		}),
		{
			strength: 1.5,
			leaves: branch(
				"jewels",
				[by(stage, 420, -40), by(stage, -20, 60)],
				[by(stage, 880, 460), by(stage, 460, 620)],
				170,
				0.12,
				13,
			),
		},
	);
	const stone = shift(stage.wall, 0.06, 0.9);
	const [tall, low] = by(
		stage,
		[
			{ x: 1090, top: 560, wide: 330, floor: 860 },
			{ x: 640, top: 790, wide: 560, floor: 930 },
		],
		[
			{ x: 520, top: 900, wide: 430, floor: 1400 },
			{ x: 130, top: 1290, wide: 720, floor: 1500 },
		],
	) as readonly [Place, Place];
	slab(stage, { ...tall, depth: 70, colour: stone });
	const put = (picture: Parameters<typeof stand>[1], x: number, y: number, high: number) =>
		stand(stage, picture, [x, y], high, { shadows: fallen(y, 420, 0.8) });
	put(
		look("necklace", "pendant", "metal", "gold", "emerald"),
		tall.x + tall.wide / 2,
		tall.top - 24,
		by(stage, 400, 520),
	);
	slab(stage, { ...low, depth: 84, colour: shift(stone, 0.02) });
	put(
		look("earrings", "hoops", "metal", "gold", "gold"),
		low.x + low.wide * 0.2,
		low.top - 34,
		by(stage, 190, 240),
	);
	put(
		look("watch", "round", "metal", "gold", "chocolate"),
		low.x + low.wide * 0.55,
		low.top - 30,
		by(stage, 250, 320),
	);
	put(
		look("ring", "band", "metal", "gold", "emerald"),
		low.x + low.wide * 0.85,
		low.top - 22,
		by(stage, 150, 190),
	);
};

type Place = { x: number; top: number; wide: number; floor: number };
