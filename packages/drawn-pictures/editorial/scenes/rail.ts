import { line, p } from "../../draw/geometry.ts";
import { stroke } from "../../draw/sketch.ts";
import { hang, stand } from "../kit/place.ts";
import { hanger } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { onWall } from "../kit/shadows.ts";
import { by, look, prop, type Scene, type Stage } from "../kit/stage.ts";
import { branch, floorLight, sun, windowPanes } from "../kit/sun.ts";

export const rail: Scene = (stage) => {
	room(stage, { wall: "#c9b39a", horizon: by(stage, 776, 1190) });
	const { width } = stage;
	sun(
		stage,
		windowPanes({
			x: by(stage, 300, -120),
			top: by(stage, -90, 60),
			wide: by(stage, 620, 620),
			high: by(stage, 850, 960),
			lean: 0.5,
			tilt: 40,
		}) + floorLight(stage, by(stage, 880, 520), by(stage, 1400, 1040), 240),
		{
			leaves: branch(
				"rail",
				[by(stage, 520, 80), by(stage, -40, 120)],
				[by(stage, 860, 420), by(stage, 330, 520)],
				150,
			),
		},
	);
	const y = by(stage, 124, 216);
	const [from, to] = by(stage, [600, 1530], [140, width - 120]);
	brass(stage, from, to, y);
	const scale = by(stage, 0.58, 0.76);
	const [first, second, third] = by(stage, [760, 1080, 1385], [330, 620, 890]);
	const hung = y + scale * 78;
	for (const x of [first, second, third]) hanger(stage, x, y, scale);
	hang(stage, look("coat", "straight", "wool", "camel", "chocolate"), [first, hung], scale);
	hang(stage, look("dress", "slip", "satin", "bordeaux"), [second, hung], scale);
	hang(stage, look("blouse", "bow", "silk", "ivory", "ivory"), [third, hung], scale);
	stand(
		stage,
		look("heels", "pump", "leather", "bordeaux"),
		by(stage, [1310, 862], [850, 1300]),
		by(stage, 150, 170),
	);
};

function brass(stage: Stage, from: number, to: number, y: number): void {
	prop(stage, [from - 20, 0, to - from + 40, y + 40], onWall(), (sketch) => {
		for (const x of [from + 60, to - 60]) stroke(sketch, line(p`${x} 0, ${x} ${y}`), "#6d5638", 3);
		stroke(sketch, line(p`${from} ${y}, ${to} ${y}`), "#7c6136", 13);
		stroke(sketch, line(p`${from} ${y - 1}, ${to} ${y - 1}`), "#b8924c", 10);
		stroke(sketch, line(p`${from} ${y - 3.5}, ${to} ${y - 3.5}`), "#f3ddaa", 2.6);
	});
}
