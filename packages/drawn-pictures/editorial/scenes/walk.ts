import { FIGURE_HORIZON, figure, UPRIGHT_FIGURE, WIDE_FIGURE } from "../kit/figure.ts";
import { room } from "../kit/room.ts";
import { by, type Scene } from "../kit/stage.ts";
import { floorLight, sun, windowPanes } from "../kit/sun.ts";
import { walker } from "../kit/walker.ts";

export const walk: Scene = (stage) => {
	room(stage, {
		wall: "#c4a791",
		floor: "#a98a72",
		horizon: by(stage, FIGURE_HORIZON.wide, FIGURE_HORIZON.upright),
	});
	sun(
		stage,
		windowPanes({
			x: by(stage, 240, -260),
			top: by(stage, -60, 40),
			wide: by(stage, 860, 880),
			high: by(stage, 850, 930),
			lean: 0.55,
			tilt: 60,
		}) + floorLight(stage, by(stage, 720, 240), by(stage, 1420, 1080), 260),
	);
	figure(
		stage,
		{ x: by(stage, 1080, 560), ...by(stage, WIDE_FIGURE, UPRIGHT_FIGURE) },
		walker({
			coat: "#bd9468",
			trousers: "#e9dec8",
			jumper: "#f1e9da",
			shoes: "#4a2f24",
			heels: true,
			skin: "#c99674",
			hair: "#2b1a14",
			worn: "bun",
		}),
	);
};
