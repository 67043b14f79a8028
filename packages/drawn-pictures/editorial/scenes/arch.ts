import { hang } from "../kit/place.ts";
import { niche, room } from "../kit/room.ts";
import { onWall } from "../kit/shadows.ts";
import { by, look, type Scene } from "../kit/stage.ts";
import { branch, floorLight, sun, windowPanes } from "../kit/sun.ts";

export const arch: Scene = (stage) => {
	room(stage, { wall: "#a8694f", floor: "#93583f", horizon: by(stage, 880, 1410) });
	const cx = by(stage, 1110, 610);
	niche(stage, cx, by(stage, 320, 420), by(stage, 60, 160), stage.horizon);
	sun(
		stage,
		windowPanes({
			x: by(stage, 420, -220),
			top: by(stage, -40, 60),
			wide: by(stage, 640, 700),
			high: by(stage, 1100, 1560),
			lean: 0.55,
			tilt: 50,
		}) + floorLight(stage, by(stage, 940, 460), by(stage, 1340, 900), 230),
		{
			leaves: branch(
				"arch",
				[by(stage, 560, 60), by(stage, -30, 60)],
				[by(stage, 980, 520), by(stage, 480, 640)],
				180,
				0.1,
				13,
			),
		},
	);
	hang(stage, look("gown", "ball", "satin", "ivory"), [cx - 10, by(stage, 150, 330)], by(stage, 0.62, 0.9), {
		shadows: onWall(140, 46),
	});
};
