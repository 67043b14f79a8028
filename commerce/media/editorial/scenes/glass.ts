import { shift } from "../../draw/colour.ts";
import { fill, linear, radial } from "../../draw/sketch.ts";
import { look, type Scene, stand } from "../scene-kit.ts";

/** Bottles in low light, on a table that gives them back. */
export const glass: Scene = (stage, landscape) => {
	const { page, width, height } = stage;
	const wall = "#3a1a1f";
	const table = landscape ? 700 : 1120;
	stage.wall = wall;
	stage.shadow = "#120708";
	fill(
		page,
		`M0 0H${width}V${height}H0Z`,
		linear(
			page,
			[0, 0],
			[0, height],
			[
				[0, shift(wall, -0.06)],
				[0.6, wall],
				[1, shift(wall, -0.1)],
			],
		),
	);
	const glow = landscape ? [1080, 420, 620] : [600, 700, 800];
	fill(
		page,
		`M0 0H${width}V${height}H0Z`,
		radial(page, glow[0] ?? 0, glow[1] ?? 0, glow[2] ?? 0, [
			[0, "#d98a5c", 0.62],
			[0.4, "#a5543f", 0.34],
			[1, "#3a1a1f", 0],
		]),
	);
	fill(
		page,
		`M0 ${table}H${width}V${height}H0Z`,
		linear(
			page,
			[0, table],
			[0, height],
			[
				[0, "#5c2b26", 0.95],
				[0.3, "#351719", 0.96],
				[1, "#1b0b0d"],
			],
		),
	);
	fill(page, `M0 ${table - 2}H${width}V${table + 2}H0Z`, "#f0b98a", 0.25);
	const floor = table + (landscape ? 90 : 130);
	const set: readonly (readonly [ReturnType<typeof look>, number, number, number])[] = landscape
		? [
				[look("perfume", "tall", "glass", "mustard"), 820, floor - 34, 460],
				[look("perfume", "flacon", "glass", "terracotta"), 1080, floor, 400],
				[look("perfume", "round", "glass", "blush"), 1340, floor + 20, 330],
				[look("lipstick", "bullet", "metal", "red"), 1180, floor + 70, 170],
			]
		: [
				[look("perfume", "tall", "glass", "mustard"), 350, floor - 50, 720],
				[look("perfume", "flacon", "glass", "terracotta"), 640, floor, 600],
				[look("perfume", "round", "glass", "blush"), 920, floor + 40, 470],
				[look("lipstick", "bullet", "metal", "red"), 480, floor + 130, 250],
			];
	for (const [picture, x, y, high] of set) {
		// What stands on a dark gloss is seen twice; the second time upside down and fading.
		page.out.push(`<g transform="matrix(1 0 0 -0.72 0 ${y * 1.72})" opacity="0.2">`);
		stand(stage, picture, x, y, high, false);
		page.out.push("</g>");
		stand(stage, picture, x, y, high, false);
	}
	fill(
		page,
		`M0 0H${width}V${height}H0Z`,
		radial(page, width * 0.55, height * 0.5, Math.max(width, height) * 0.72, [
			[0, "#120708", 0],
			[0.6, "#120708", 0.05],
			[1, "#120708", 0.55],
		]),
	);
};
