import type { Panel } from "../../parts/panel.ts";
import type { Piece, Sketch } from "../../sketch.ts";
import type { Sleeved } from "../sewn/arms.ts";
import { shoulders, sprays } from "../sewn/embroidery.ts";

export const finish = (
	sketch: Sketch,
	main: Panel,
	sleeves: readonly Sleeved[],
	box: Piece["box"],
	focus: Piece["focus"],
): Piece => {
	if (sketch.feature === "embroidered" && sketch.cut !== "bow")
		sprays(sketch, main, shoulders(sketch.cut === "smock" ? 96 : 84, sketch.cut === "smock" ? 0.36 : 0.2));
	return {
		silhouette: [main.outline, ...sleeves.flatMap((one) => [one.panel.outline, one.cuff?.outline ?? ""])],
		box,
		stands: false,
		focus,
	};
};
