import { FIGURE_HORIZON, figure, UPRIGHT_FIGURE, WIDE_FIGURE } from "../kit/figure.ts";
import { room } from "../kit/room.ts";
import { by, type Scene } from "../kit/stage.ts";
import { branch, floorLight, sun, windowPanes } from "../kit/sun.ts";
import { walker } from "../kit/walker.ts";

export const stride: Scene = (stage) => {
	room(stage, {
		wall: "#a39c8a",
		floor: "#857661",
		horizon: by(stage, FIGURE_HORIZON.wide, FIGURE_HORIZON.upright),
	});
	sun(
		stage,
		windowPanes({
			x: by(stage, 220, -260),
			top: by(stage, -60, 40),
			wide: by(stage, 820, 860),
			high: by(stage, 850, 930),
			lean: 0.58,
			tilt: 60,
		}) + floorLight(stage, by(stage, 720, 240), by(stage, 1420, 1080), 260),
		{
			leaves: branch(
				"stride",
				[by(stage, 380, -60), by(stage, -30, 60)],
				[by(stage, 800, 400), by(stage, 360, 520)],
				165,
				0.12,
				12,
			),
		},
	);
	figure(
		stage,
		{ x: by(stage, 1080, 560), ...by(stage, WIDE_FIGURE, UPRIGHT_FIGURE) },
		walker({
			coat: "#26314c",
			trousers: "#6b6a68",
			jumper: "#d8d0c0",
			shoes: "#4f2f1e",
			heels: false,
			skin: "#b98263",
			hair: "#3a2a20",
			worn: "short",
		}),
	);
};
