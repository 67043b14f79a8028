import { shift } from "../../draw/colour.ts";
import { encodeWeave, formLine } from "../../draw/form.ts";
import { closed, line, p } from "../../draw/geometry.ts";
import { cloth, stroke } from "../../draw/sketch.ts";
import { hang } from "../kit/place.ts";
import { hanger, slab } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen, onWall } from "../kit/shadows.ts";
import { by, look, prop, type Scene, type Stage } from "../kit/stage.ts";
import { branch, sun, windowPanes } from "../kit/sun.ts";

export const knits: Scene = (stage) => {
	room(stage, { wall: "#a9a294", floor: "#968d7d", horizon: by(stage, 820, 1320) });
	sun(
		stage,
		windowPanes({
			x: by(stage, 280, -180),
			top: by(stage, -40, 60),
			wide: by(stage, 740, 760),
			high: by(stage, 880, 1240),
			lean: 0.55,
			tilt: 60,
		}),
		{
			leaves: branch(
				"knits",
				[by(stage, 420, -20), by(stage, 10, 60)],
				[by(stage, 820, 440), by(stage, 420, 600)],
				165,
				0.12,
				12,
			),
		},
	);
	const scale = by(stage, 0.8, 0.98);
	const hung = by(stage, [1330, 96], [820, 250]) as [number, number];
	hanger(stage, hung[0], hung[1], scale, 60);
	hang(
		stage,
		look("knit", "turtleneck", "cashmere", "camel", "ivory"),
		[hung[0], hung[1] + 60 * scale],
		scale,
		{ shadows: onWall(96, 44) },
	);
	const top = by(stage, 720, 1160);
	const x = by(stage, 660, 130);
	const wide = by(stage, 470, 560);
	slab(stage, { x, top, wide, floor: by(stage, 900, 1450), depth: 84, colour: shift(stage.wall, 0.04) });
	const colours = ["#efe6d3", "#a9b59a", "#5e1a2b", "#c99a2e", "#1d2740"];
	let y = top - 38;
	for (const [i, colour] of colours.entries()) {
		const high = by(stage, 66, 80) * (1 - i * 0.03);
		folded(stage, x + wide / 2 + (i % 2 === 0 ? 6 : -9), y, wide * (0.72 - i * 0.012), high, colour);
		y -= high * 0.86;
	}
};

function folded(stage: Stage, cx: number, floor: number, wide: number, high: number, colour: string): void {
	const [l, r, t] = [cx - wide / 2, cx + wide / 2, floor - high];
	prop(
		stage,
		[l - 16, t - 16, wide + 32, high + 26],
		fallen(floor, 260, 0.6),
		(sketch) => {
			const lower = closed(
				p`${l + 6} ${t + high * 0.5}, ${l - 4} ${floor - high * 0.2}, ${l + 14} ${floor}, ${cx} ${floor + 4}, ${r - 12} ${floor}, ${r + 4} ${floor - high * 0.22}, ${r - 4} ${t + high * 0.5}`,
			);
			const upper = closed(
				p`${l + 10} ${t + high * 0.1}, ${cx} ${t - 4}, ${r - 16} ${t + high * 0.06}, ${r} ${t + high * 0.3}, ${r - 8} ${t + high * 0.56}, ${cx} ${t + high * 0.62}, ${l + 8} ${t + high * 0.58}, ${l - 6} ${t + high * 0.34}`,
			);
			cloth(sketch, lower, shift(colour, -0.03));
			cloth(sketch, upper, colour, 90);
			const crease = line(
				p`${l + 2} ${t + high * 0.58}, ${cx} ${t + high * 0.64}, ${r - 4} ${t + high * 0.57}`,
			);
			stroke(sketch, crease, shift(colour, -0.22), 1.6, { opacity: 0.55 });
			sketch.out.push(formLine(crease, encodeWeave(90), 9, -0.9));
		},
		"knit",
	);
}
