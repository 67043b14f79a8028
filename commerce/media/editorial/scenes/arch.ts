import { shift } from "../../draw/colour.ts";
import { float, look, niche, room, type Scene, windowLight } from "../scene-kit.ts";

/** One dress in an arch, in the last light. */
export const arch: Scene = (stage, landscape) => {
	const wall = "#b9765a";
	room(stage, wall, landscape ? 900 : 1430, shift(wall, -0.07));
	const cx = landscape ? 1110 : 600;
	niche(stage, cx, landscape ? 300 : 400, landscape ? 60 : 170, stage.horizon, shift(wall, 0.06));
	windowLight(stage, landscape ? 520 : -180, landscape ? 620 : 700, landscape ? 520 : 640, 2, 0.26);
	float(
		stage,
		look("gown", "ball", "satin", "ivory"),
		cx - 20,
		landscape ? 130 : 300,
		landscape ? 760 : 1110,
		landscape ? [120, 40] : [150, 60],
	);
};
