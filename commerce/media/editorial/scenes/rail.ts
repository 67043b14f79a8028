import { line, p } from "../../draw/geometry.ts";
import { stroke } from "../../draw/sketch.ts";
import { hang, look, room, type Scene, stand, windowLight } from "../scene-kit.ts";

/** Three on a rail, a pair of shoes below. */
export const rail: Scene = (stage, landscape) => {
	room(stage, "#d8c9b6", landscape ? 880 : 1400);
	windowLight(stage, landscape ? 420 : -120, landscape ? 560 : 620, landscape ? 430 : 520);
	const { page, width } = stage;
	const y = landscape ? 104 : 250;
	const from = landscape ? 620 : 90;
	const to = landscape ? 1540 : width - 90;
	for (const x of [from + 60, to - 60]) stroke(page, line(p`${x} 0, ${x} ${y}`), "#6d5638", 3);
	stroke(page, line(p`${from + 26} ${y + 30}, ${to + 26} ${y + 30}`), stage.shadow, 12, { opacity: 0.14 });
	stroke(page, line(p`${from} ${y}, ${to} ${y}`), "#7c6136", 13);
	stroke(page, line(p`${from} ${y - 1}, ${to} ${y - 1}`), "#c9a55c", 9);
	stroke(page, line(p`${from} ${y - 3}, ${to} ${y - 3}`), "#f6e5bb", 2.2);
	const scale = landscape ? 0.66 : 0.92;
	const places = landscape ? [770, 1085, 1390] : [270, 610, 940];
	hang(stage, look("blouse", "bow", "silk", "ivory", "ivory"), places[2] ?? 0, y, scale);
	hang(stage, look("dress", "slip", "satin", "bordeaux"), places[1] ?? 0, y, scale);
	hang(stage, look("coat", "double-breasted", "wool", "camel", "chocolate"), places[0] ?? 0, y, scale);
	stand(
		stage,
		look("heels", "pump", "leather", "bordeaux"),
		landscape ? 1330 : 850,
		landscape ? 930 : 1500,
		landscape ? 120 : 180,
	);
};
