import { shift } from "../../draw/colour.ts";
import { line, p } from "../../draw/geometry.ts";
import { fill, linear, stroke } from "../../draw/sketch.ts";
import { look, niche, room, type Scene, type Stage, stand, windowLight } from "../scene-kit.ts";

/** A bag on a wooden stool, a hat left on the floor. */
export const stool: Scene = (stage, landscape) => {
	room(stage, "#c3c6bd", landscape ? 800 : 1260);
	const cx = landscape ? 1060 : 620;
	niche(
		stage,
		cx + (landscape ? 40 : 20),
		landscape ? 320 : 430,
		landscape ? 40 : 130,
		stage.horizon,
		shift(stage.wall, 0.035),
	);
	windowLight(stage, landscape ? 480 : -140, landscape ? 560 : 600, landscape ? 420 : 560, 2, 0.28);
	const seat = landscape ? 560 : 900;
	const floor = landscape ? 900 : 1440;
	wood(stage, cx, seat, landscape ? 190 : 250, floor);
	stand(stage, look("handbag", "tote", "leather", "emerald"), cx, seat - 8, landscape ? 410 : 560, false);
	stand(
		stage,
		look("hat", "wide-brim", "straw", "beige", "chocolate"),
		cx + (landscape ? 350 : 300),
		floor + (landscape ? 40 : 60),
		landscape ? 110 : 130,
	);
};

function wood(stage: Stage, cx: number, seat: number, half: number, floor: number): void {
	const { page } = stage;
	const legs = [
		[-0.62, -0.92],
		[0.62, 0.92],
		[-0.3, -0.44],
		[0.3, 0.44],
	] as const;
	for (const [from, to] of legs) {
		const path = line(
			p`${cx + half * from + 110} ${seat + 60}, ${cx + half * to + (floor - seat) * 0.62} ${floor + 6}`,
		);
		stroke(page, path, stage.shadow, 18, { opacity: 0.14 });
	}
	for (const [i, [from, to]] of legs.toReversed().entries()) {
		const foot = i < 2 ? floor - 26 : floor;
		const path = line(p`${cx + half * from} ${seat + 14}, ${cx + half * to} ${foot}`);
		stroke(page, path, i < 2 ? "#4a3220" : "#5a3d27", 25, { cap: "butt" });
		stroke(page, path, i < 2 ? "#6d4a2e" : "#8a6040", 18, { cap: "butt" });
		stroke(
			page,
			line(p`${cx + half * from - 4} ${seat + 14}, ${cx + half * to - 4} ${foot}`),
			"#c79a6c",
			3.5,
			{ opacity: 0.6, cap: "butt" },
		);
	}
	stroke(
		page,
		line(p`${cx - half * 0.76} ${(seat + floor) / 2 + 20}, ${cx + half * 0.76} ${(seat + floor) / 2 + 20}`),
		"#5a3d27",
		15,
	);
	stroke(
		page,
		line(p`${cx - half * 0.76} ${(seat + floor) / 2 + 18}, ${cx + half * 0.76} ${(seat + floor) / 2 + 18}`),
		"#8a6040",
		10,
	);
	const top = `M${cx - half} ${seat}C${cx - half} ${seat - 34} ${cx + half} ${seat - 34} ${cx + half} ${seat}V${seat + 24}C${cx + half} ${seat + 56} ${cx - half} ${seat + 56} ${cx - half} ${seat + 24}Z`;
	fill(
		page,
		top,
		linear(
			page,
			[cx - half, 0],
			[cx + half, 0],
			[
				[0, "#7d5636"],
				[0.3, "#a87a50"],
				[1, "#5b3d26"],
			],
		),
	);
	fill(
		page,
		`M${cx - half} ${seat}C${cx - half} ${seat - 34} ${cx + half} ${seat - 34} ${cx + half} ${seat}C${cx + half} ${seat + 32} ${cx - half} ${seat + 32} ${cx - half} ${seat}Z`,
		linear(
			page,
			[cx - half, 0],
			[cx + half, 0],
			[
				[0, "#c39a6d"],
				[1, "#97704a"],
			],
		),
	);
}
