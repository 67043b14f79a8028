import { shift } from "../../draw/colour.ts";
import { fill, linear } from "../../draw/sketch.ts";
import { look, room, type Scene, type Stage, stand, windowLight } from "../scene-kit.ts";

/** Shoes going up a plaster stair. */
export const steps: Scene = (stage, landscape) => {
	room(stage, "#cfd0bf", landscape ? 700 : 1150);
	windowLight(stage, landscape ? 200 : -100, landscape ? 640 : 560, landscape ? 420 : 520, 2, 0.3);
	const rise = landscape ? 150 : 190;
	const count = landscape ? 4 : 5;
	const bottom = landscape ? 950 : 1520;
	const start = landscape ? 480 : 60;
	const going = landscape ? 290 : 240;
	for (let i = count - 1; i >= 0; i--) flight(stage, start + i * going, bottom - rise * (i + 1), rise);
	const at = (i: number): readonly [number, number] => [
		start + i * going + going * 0.52,
		bottom - rise * (i + 1) - 16,
	];
	const shoes = [
		look("sneaker", "low", "leather", "white", "emerald"),
		look("flat", "loafer", "leather", "chocolate"),
		look("flat", "ballerina", "leather", "red"),
		look("boot", "ankle", "leather", "camel"),
	];
	shoes.forEach((shoe, i) => {
		const [x, y] = at(i);
		stand(stage, shoe, x + 24, y, (landscape ? [96, 74, 60, 160] : [92, 70, 58, 150])[i] ?? 80);
	});
};

/** One step, as a solid block reaching to the right edge: the next one stands on it. */
function flight(stage: Stage, x: number, top: number, rise: number): void {
	const { page, width, height, wall } = stage;
	const face = shift(wall, 0.015);
	fill(
		page,
		`M${x + 40} ${top - 34}H${width}V${top}H${x}Z`,
		linear(
			page,
			[x, top],
			[width, top],
			[
				[0, shift(face, 0.075)],
				[1, shift(face, 0.02)],
			],
		),
	);
	fill(
		page,
		`M${x} ${top}H${width}V${height}H${x}Z`,
		linear(
			page,
			[x, top],
			[x, top + rise * 1.3],
			[
				[0, shift(face, -0.01)],
				[1, shift(face, -0.075)],
			],
		),
	);
	fill(page, `M${x} ${top}H${width}v3H${x}Z`, stage.light, 0.75);
	fill(page, `M${x} ${top}L${x - 90} ${top + rise}V${top + rise + 2}H${x}Z`, stage.shadow, 0.16);
}
