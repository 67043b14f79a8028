import { shift } from "../../draw/colour.ts";
import { ellipse } from "../../draw/geometry.ts";
import { fill } from "../../draw/sketch.ts";
import { block, look, room, type Scene, stand, windowLight } from "../scene-kit.ts";

/** A still life at three heights before a low sun. */
export const plinths: Scene = (stage, landscape) => {
	room(stage, "#dcbfae", landscape ? 800 : 1290);
	const floor = landscape ? 880 : 1440;
	fill(
		stage.page,
		landscape ? ellipse(1080, 360, 250) : ellipse(620, 520, 330),
		shift("#c9775a", 0.03),
		0.75,
	);
	windowLight(stage, landscape ? 300 : -60, landscape ? 520 : 480, landscape ? 420 : 560, 2, 0.22);
	if (landscape) {
		block(stage, 1120, 560, 340, floor);
		stand(stage, look("handbag", "shoulder", "leather", "cognac"), 1290, 546, 330);
		block(stage, 860, 690, 240, floor + 24);
		stand(stage, look("perfume", "flacon", "glass", "apricot"), 980, 674, 220);
		block(stage, 560, 790, 330, floor + 50);
		stand(stage, look("sandal", "heeled", "leather", "bordeaux"), 720, 772, 170);
	} else {
		block(stage, 600, 820, 430, floor - 30);
		stand(stage, look("handbag", "shoulder", "leather", "cognac"), 815, 800, 430);
		block(stage, 330, 1080, 280, floor);
		stand(stage, look("perfume", "flacon", "glass", "apricot"), 470, 1060, 300);
		block(stage, 640, 1290, 440, floor + 50);
		stand(stage, look("sandal", "heeled", "leather", "bordeaux"), 850, 1268, 220);
	}
};
