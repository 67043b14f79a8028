import { shift } from "../../draw/colour.ts";
import { line, n, p } from "../../draw/geometry.ts";
import { linear, print, radial, stroke } from "../../draw/sketch.ts";
import { hang, layOut, stand } from "../kit/place.ts";
import { slab } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen, onWall } from "../kit/shadows.ts";
import { by, look, paint, prop, type Scene, type Stage } from "../kit/stage.ts";
import { branch, floorLight, sun, windowPanes } from "../kit/sun.ts";

export const shore: Scene = (stage) => {
	room(stage, { wall: "#c4b19a", floor: "#b99d7b", horizon: by(stage, 850, 1370) });
	const cx = by(stage, 1360, 880);
	sun(
		stage,
		windowPanes({
			x: by(stage, 270, -220),
			top: by(stage, -40, 80),
			wide: by(stage, 640, 640),
			high: by(stage, 860, 1160),
			lean: 0.5,
			tilt: 50,
			columns: 1,
			rows: 1,
		}) + floorLight(stage, by(stage, 800, 300), by(stage, 1120, 620), 220),
		{
			leaves:
				branch(
					"shore a",
					[by(stage, 330, -100), by(stage, 60, 120)],
					[by(stage, 900, 480), by(stage, 380, 560)],
					230,
					0.14,
					15,
				) +
				branch(
					"shore b",
					[by(stage, 560, 120), by(stage, -60, 60)],
					[by(stage, 980, 470), by(stage, 560, 620)],
					190,
					-0.1,
					13,
				),
		},
	);
	opening(stage, cx, by(stage, 170, 210), by(stage, 120, 330), stage.horizon);
	const scale = by(stage, 0.74, 0.92);
	const [first, second] = by(stage, [780, 1060], [290, 590]);
	const y = by(stage, 200, 380);
	for (const x of [first, second]) hook(stage, x, y);
	hang(stage, look("swimsuit", "scoop", "jersey", "terracotta", "ivory"), [first, y + 14], scale, {
		shadows: onWall(74, 40),
	});
	layOut(
		stage,
		look("hat", "wide-brim", "straw", "beige", "terracotta"),
		[second, y + by(stage, 74, 92)],
		by(stage, 270, 330),
		{ turn: -10, shadows: onWall(70, 44) },
	);
	const top = by(stage, 740, 1210);
	slab(stage, {
		x: by(stage, 900, 470),
		top,
		wide: by(stage, 440, 560),
		floor: by(stage, 910, 1480),
		depth: 62,
		colour: "#d9cab4",
	});
	stand(
		stage,
		look("handbag", "tote", "straw", "beige", "chocolate"),
		[by(stage, 1040, 640), top - 26],
		by(stage, 270, 340),
		{ shadows: fallen(top - 26, 300) },
	);
	stand(
		stage,
		look("sandal", "heeled", "leather", "cognac"),
		[by(stage, 1240, 890), top - 22],
		by(stage, 96, 124),
		{ shadows: fallen(top - 22, 200) },
	);
};

function hook(stage: Stage, x: number, y: number): void {
	prop(stage, [x - 16, y - 22, 32, 50], onWall(24, 16), (sketch) => {
		stroke(
			sketch,
			line(p`${x} ${y - 14}, ${x} ${y + 8}, ${x + 7} ${y + 15}, ${x + 12} ${y + 6}`),
			"#7c6136",
			7,
		);
		stroke(sketch, line(p`${x - 1} ${y - 14}, ${x - 1} ${y + 8}, ${x + 6} ${y + 14}`), "#e2c183", 3);
	});
}

function opening(stage: Stage, cx: number, half: number, top: number, floor: number): void {
	const head = (r: number, y: number, foot: number) =>
		`M${n(cx - r)} ${n(foot)}V${n(y + r)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(y + r)}V${n(foot)}Z`;
	const sea = floor - (floor - top) * 0.34;
	paint(stage, (sketch) => {
		print(
			sketch,
			head(half, top, floor),
			linear(
				sketch,
				[0, top],
				[0, sea],
				[
					[0, "#a9c3cf"],
					[0.55, "#e2d2bd"],
					[1, "#f4c99a"],
				],
			),
		);
		print(
			sketch,
			head(half, top, floor),
			radial(sketch, cx - half * 0.3, sea - 30, half * 1.1, [
				[0, "#fff0cd", 0.95],
				[0.3, "#ffd9a0", 0.5],
				[1, "#ffd9a0", 0],
			]),
		);
		print(
			sketch,
			`M${n(cx - half)} ${n(sea)}H${n(cx + half)}V${n(floor)}H${n(cx - half)}Z`,
			linear(
				sketch,
				[0, sea],
				[0, floor],
				[
					[0, "#7fa3a6"],
					[0.3, "#4f8189"],
					[1, "#2f6470"],
				],
			),
		);
		for (let i = 0; i < 26; i++) {
			const t = ((i * 7) % 26) / 26;
			const y = sea + 3 + (floor - sea) * t * t * 0.95;
			const wide = half * (0.12 + 0.5 * t) * (0.6 + 0.4 * Math.sin(i * 4));
			const x = cx - half * 0.3 + Math.sin(i * 2.3) * half * (0.1 + 0.5 * t);
			stroke(
				sketch,
				line(
					p`${Math.max(cx - half, x - wide)} ${y}, ${x} ${y - 1 - t * 2}, ${Math.min(cx + half, x + wide)} ${y}`,
				),
				"#ffe9c4",
				1 + t * 3,
				{ opacity: 0.5 },
			);
		}
		const thick = half * 0.2;
		const colour = stage.wall;
		print(
			sketch,
			`M${n(cx + half)} ${n(floor)}V${n(top + half)}A${n(half)} ${n(half)} 0 0 0 ${n(cx)} ${n(top)}A${n(half * 1.04)} ${n(half)} 0 0 1 ${n(cx + half - thick)} ${n(top + half)}V${n(floor)}Z`,
			linear(
				sketch,
				[cx, top],
				[cx + half, floor],
				[
					[0, shift(colour, -0.1)],
					[0.5, shift(colour, 0.05)],
					[1, shift(colour, 0.09)],
				],
			),
		);
		print(
			sketch,
			`M${n(cx - half)} ${n(floor)}V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(cx)} ${n(top)}A${n(half * 1.06)} ${n(half)} 0 0 0 ${n(cx - half + thick * 0.45)} ${n(top + half)}V${n(floor)}Z`,
			shift(colour, -0.2, 1.1),
		);
	});
}
