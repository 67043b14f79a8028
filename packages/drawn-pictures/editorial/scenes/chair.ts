import { shift } from "../../draw/colour.ts";
import { closed, ellipse, line, p } from "../../draw/geometry.ts";
import { cloth, linear, print } from "../../draw/sketch.ts";
import { layOut, stand } from "../kit/place.ts";
import { rod } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen, onWall } from "../kit/shadows.ts";
import { by, look, prop, type Scene, type Stage } from "../kit/stage.ts";
import { branch, floorLight, sun, windowPanes } from "../kit/sun.ts";

const WOOD = "#6b4327";

export const chair: Scene = (stage) => {
	room(stage, { wall: "#b8b49f", floor: "#9c7f60", horizon: by(stage, 790, 1270) });
	sun(
		stage,
		windowPanes({
			x: by(stage, 330, -160),
			top: by(stage, -40, 80),
			wide: by(stage, 700, 740),
			high: by(stage, 860, 1150),
			lean: 0.55,
			tilt: 50,
		}) + floorLight(stage, by(stage, 900, 420), by(stage, 1400, 980), 240),
		{
			leaves: branch(
				"chair",
				[by(stage, 430, -10), by(stage, -20, 80)],
				[by(stage, 820, 420), by(stage, 400, 560)],
				165,
			),
		},
	);
	const s = by(stage, 1, 1.36);
	const cx = by(stage, 1090, 600);
	const floor = by(stage, 930, 1470);
	const seat = floor - 330 * s;
	back(stage, cx, seat, floor, s);
	legs(stage, cx, seat, floor, s);
	stand(stage, look("handbag", "tote", "leather", "cognac"), [cx - 6 * s, seat + 6 * s], 318 * s, {
		shadows: fallen(seat + 6 * s, 200),
	});
	layOut(stage, look("handbag", "shoulder", "leather", "black"), [cx + 205 * s, seat - 52 * s], 250 * s, {
		turn: 3,
		shadows: onWall(70, 40),
	});
	stand(stage, look("handbag", "bucket", "suede", "emerald"), [cx - 285 * s, floor + 34], 250 * s, {
		shadows: fallen(floor + 34, 320),
	});
};

function back(stage: Stage, cx: number, seat: number, floor: number, s: number): void {
	const top = seat - 400 * s;
	prop(
		stage,
		[cx - 220 * s, top - 20, 440 * s, floor - top + 20],
		[...onWall(), ...fallen(floor - 40 * s, 900)],
		(sketch) => {
			rod(
				sketch,
				line(
					p`${cx - 178 * s} ${floor - 40 * s}, ${cx - 160 * s} ${seat + 40 * s}, ${cx - 158 * s} ${seat - 150 * s}, ${cx - 128 * s} ${top + 70 * s}, ${cx} ${top}, ${cx + 128 * s} ${top + 70 * s}, ${cx + 158 * s} ${seat - 150 * s}, ${cx + 160 * s} ${seat + 40 * s}, ${cx + 178 * s} ${floor - 40 * s}`,
				),
				25 * s,
				WOOD,
			);
			rod(
				sketch,
				line(
					p`${cx - 96 * s} ${seat - 6 * s}, ${cx - 102 * s} ${seat - 170 * s}, ${cx - 80 * s} ${top + 128 * s}, ${cx} ${top + 76 * s}, ${cx + 80 * s} ${top + 128 * s}, ${cx + 102 * s} ${seat - 170 * s}, ${cx + 96 * s} ${seat - 6 * s}`,
				),
				18 * s,
				WOOD,
			);
		},
	);
}

function legs(stage: Stage, cx: number, seat: number, floor: number, s: number): void {
	prop(
		stage,
		[cx - 230 * s, seat - 60 * s, 460 * s, floor - seat + 80 * s],
		fallen(floor, 420, 0.7),
		(sketch) => {
			rod(sketch, ellipse(cx, seat + 150 * s, 150 * s, 26 * s), 15 * s, shift(WOOD, -0.05));
			for (const side of [-1, 1])
				rod(
					sketch,
					line(
						p`${cx + side * 150 * s} ${seat + 30 * s}, ${cx + side * 158 * s} ${seat + 160 * s}, ${cx + side * 186 * s} ${floor}`,
					),
					24 * s,
					WOOD,
				);
			const ring = ellipse(cx, seat + 14 * s, 204 * s, 50 * s);
			print(
				sketch,
				ring,
				linear(
					sketch,
					[cx - 200 * s, seat],
					[cx + 200 * s, seat + 60 * s],
					[
						[0, shift(WOOD, 0.06)],
						[0.4, shift(WOOD, 0.12)],
						[1, shift(WOOD, -0.08)],
					],
				),
			);
			print(
				sketch,
				ellipse(cx, seat + 4 * s, 200 * s, 46 * s),
				linear(
					sketch,
					[cx - 200 * s, seat - 40 * s],
					[cx + 200 * s, seat + 40 * s],
					[
						[0, shift(WOOD, 0.2)],
						[1, shift(WOOD, 0.02)],
					],
				),
			);
			cloth(sketch, ellipse(cx, seat + 3 * s, 172 * s, 36 * s), "#c9a877");
			print(
				sketch,
				closed(
					p`${cx - 172 * s} ${seat + 3 * s}, ${cx} ${seat - 34 * s}, ${cx + 172 * s} ${seat + 3 * s}, ${cx} ${seat - 10 * s}`,
				),
				"#3a2414",
				0.16,
			);
		},
		"straw",
	);
}
