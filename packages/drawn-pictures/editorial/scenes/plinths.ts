import { shift } from "../../draw/colour.ts";
import { stand } from "../kit/place.ts";
import { drum, slab } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen } from "../kit/shadows.ts";
import { by, look, type Scene } from "../kit/stage.ts";
import { branch, sun, windowPanes } from "../kit/sun.ts";

export const plinths: Scene = (stage) => {
	room(stage, { wall: "#c9a08a", floor: "#bb9079", horizon: by(stage, 800, 1300) });
	sun(
		stage,
		windowPanes({
			x: by(stage, 260, -200),
			top: by(stage, -40, 60),
			wide: by(stage, 740, 760),
			high: by(stage, 900, 1260),
			lean: 0.55,
			tilt: 60,
		}),
		{
			leaves: branch(
				"plinths",
				[by(stage, 420, -20), by(stage, 0, 40)],
				[by(stage, 900, 500), by(stage, 480, 640)],
				170,
				0.14,
				13,
			),
		},
	);
	const stone = shift(stage.wall, 0.035);
	const set = by(
		stage,
		{ tall: [1080, 430, 380, 850], round: [830, 680, 158, 905], low: [1170, 770, 370, 940] },
		{ tall: [540, 700, 540, 1370], round: [280, 1050, 210, 1440], low: [570, 1220, 530, 1520] },
	) as Record<"tall" | "round" | "low", readonly [number, number, number, number]>;
	slab(stage, {
		x: set.tall[0],
		top: set.tall[1],
		wide: set.tall[2],
		floor: set.tall[3],
		depth: 70,
		colour: stone,
	});
	const hat = [set.tall[0] + set.tall[2] / 2, set.tall[1] - 26] as const;
	stand(stage, look("hat", "wide-brim", "straw", "beige", "chocolate"), hat, by(stage, 180, 250), {
		shadows: fallen(hat[1], 300),
	});
	drum(stage, {
		cx: set.round[0],
		top: set.round[1],
		half: set.round[2],
		floor: set.round[3],
		colour: shift(stone, -0.03),
	});
	stand(
		stage,
		look("handbag", "bucket", "suede", "cognac"),
		[set.round[0], set.round[1] + 8],
		by(stage, 340, 480),
		{ shadows: fallen(set.round[1] + 8, 400) },
	);
	slab(stage, {
		x: set.low[0],
		top: set.low[1],
		wide: set.low[2],
		floor: set.low[3],
		depth: 70,
		colour: shift(stone, 0.02),
	});
	const low = [set.low[0] + set.low[2] / 2, set.low[1] - 24] as const;
	stand(stage, look("sunglasses", "cat-eye", "acetate", "black"), low, by(stage, 112, 160), {
		shadows: fallen(low[1], 200),
	});
};
