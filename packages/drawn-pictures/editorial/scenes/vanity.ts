import { shift } from "../../draw/colour.ts";
import { closed, ellipse, line, n, p } from "../../draw/geometry.ts";
import { createRandom } from "../../draw/random.ts";
import { linear, print, radial, stroke } from "../../draw/sketch.ts";
import { stand } from "../kit/place.ts";
import { drum } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen, onWall } from "../kit/shadows.ts";
import { by, look, paint, prop, type Scene, type Stage } from "../kit/stage.ts";
import { branch, sun, windowPanes } from "../kit/sun.ts";

export const vanity: Scene = (stage) => {
	const table = by(stage, 690, 900);
	room(stage, { wall: "#c98f7c", floor: "#cfc2b3", horizon: table });
	marble(stage, table);
	sun(
		stage,
		windowPanes({
			x: by(stage, 220, -240),
			top: by(stage, -60, 40),
			wide: by(stage, 900, 900),
			high: by(stage, 760, 1100),
			lean: 0.5,
			tilt: 70,
			columns: 1,
			rows: 1,
		}) +
			`M${by(stage, 420, 100)} ${table + 20}L${by(stage, 1280, 900)} ${table - 0}L${by(stage, 1600, 1200)} ${stage.height}H${by(stage, 760, 420)}Z`,
		{
			leaves:
				branch(
					"vanity a",
					[by(stage, 300, -60), by(stage, 40, 40)],
					[by(stage, 860, 480), by(stage, 440, 640)],
					230,
					0.12,
					13,
				) +
				branch(
					"vanity b",
					[by(stage, 640, 240), by(stage, -60, 20)],
					[by(stage, 1180, 420), by(stage, 760, 560)],
					210,
					-0.1,
					12,
				) +
				branch(
					"vanity c",
					[by(stage, 480, 60), by(stage, 900, 1500)],
					[by(stage, 1100, 620), by(stage, 760, 1180)],
					190,
					0.1,
					9,
				),
			blur: 8,
		},
	);
	const s = by(stage, 1, 1.16);
	const cx = by(stage, 1090, 590);
	mirror(stage, cx + 60 * s, table + 40 * s, 250 * s);
	drum(stage, {
		cx: cx - 210 * s,
		top: table + 46 * s,
		half: 132 * s,
		floor: table + 112 * s,
		colour: "#e4c9b8",
	});
	const put = (picture: Parameters<typeof stand>[1], dx: number, dy: number, high: number) => {
		const y = table + dy * s;
		stand(stage, picture, [cx + dx * s, y], high * s, { shadows: fallen(y, 420, 0.8) });
	};
	put(look("perfume", "flacon", "glass", "apricot"), -210, 52, 268);
	put(look("skincare", "jar", "glass", "blush"), by(stage, 300, 258), 96, 112);
	put(look("lipstick", "bullet", "metal", "bordeaux"), -10, 150, 172);
	put(look("compact", "round", "metal", "blush"), 150, 186, 160);
};

function marble(stage: Stage, table: number): void {
	const random = createRandom("marble");
	const { width, height } = stage;
	paint(stage, (sketch) => {
		for (let i = 0; i < 13; i++) {
			const y = table + 20 + random.next() * (height - table);
			const x = random.between(-100, width);
			const long = random.between(260, 720);
			const drop = random.between(20, 110);
			const vein = line(
				p`${x} ${y}, ${x + long * 0.3} ${y + drop * random.between(0.1, 0.5)}, ${x + long * 0.55} ${y + drop * random.between(0.4, 0.8)}, ${x + long} ${y + drop}`,
			);
			stroke(sketch, vein, "#8d8078", random.between(3, 12), { opacity: 0.07 });
			stroke(sketch, vein, "#6f635c", random.between(0.8, 1.8), { opacity: 0.3 });
		}
		print(sketch, `M0 ${table}H${width}v4H0Z`, "#fff8ee", 0.75);
	});
}

function mirror(stage: Stage, cx: number, foot: number, r: number): void {
	const cy = foot - r * 1.36;
	prop(
		stage,
		[cx - r - 20, cy - r - 20, r * 2 + 40, foot - cy + r + 40],
		[...onWall(110, 30), ...fallen(foot, 300)],
		(sketch) => {
			print(
				sketch,
				closed(
					p`${cx - 9} ${cy + r}c, ${cx + 9} ${cy + r}c, ${cx + 12} ${foot - 10}c, ${cx - 12} ${foot - 10}c`,
				),
				linear(
					sketch,
					[cx - 12, 0],
					[cx + 12, 0],
					[
						[0, "#8a6a35"],
						[0.35, "#f6e2ae"],
						[0.6, "#b58d49"],
						[1, "#5f4520"],
					],
				),
			);
			print(
				sketch,
				ellipse(cx, foot - 8, r * 0.42, r * 0.085),
				linear(
					sketch,
					[cx - r * 0.42, 0],
					[cx + r * 0.42, 0],
					[
						[0, "#8a6a35"],
						[0.3, "#f3dca4"],
						[0.62, "#b58d49"],
						[1, "#6b4f26"],
					],
				),
			);
			print(
				sketch,
				ellipse(cx, cy, r + 13),
				linear(
					sketch,
					[cx - r, cy - r],
					[cx + r, cy + r],
					[
						[0, "#f8e7b8"],
						[0.35, "#c29a54"],
						[0.62, "#7d5d2d"],
						[0.8, "#d9b873"],
						[1, "#6b4f26"],
					],
				),
			);
			const glass = linear(
				sketch,
				[cx - r, cy - r],
				[cx + r * 0.8, cy + r],
				[
					[0, "#f7e3cd"],
					[0.42, "#e3b79c"],
					[0.7, "#b67f6c"],
					[1, "#8a5c50"],
				],
			);
			print(sketch, ellipse(cx, cy, r), glass);
			print(
				sketch,
				`M${n(cx - r * 0.98)} ${n(cy + r * 0.22)}A${n(r)} ${n(r)} 0 0 0 ${n(cx + r * 0.98)} ${n(cy + r * 0.22)}L${n(cx - r * 0.98)} ${n(cy + r * 0.22)}Z`,
				"#f1e4d6",
				0.34,
			);
			print(
				sketch,
				ellipse(cx + r * 0.3, cy - r * 0.26, r * 0.44),
				radial(sketch, cx + r * 0.3, cy - r * 0.26, r * 0.44, [
					[0, "#fff1d4", 0.85],
					[0.5, "#ffe1b4", 0.3],
					[1, "#ffe1b4", 0],
				]),
			);
			for (const [from, wide] of [
				[-0.62, 0.16],
				[-0.36, 0.06],
			] as const) {
				const x = cx + from * r;
				const w = wide * r;
				print(
					sketch,
					`M${n(x)} ${n(cy - r * 0.62)}L${n(x + w)} ${n(cy - r * 0.74)}L${n(x + w + r * 0.52)} ${n(cy + r * 0.62)}L${n(x + r * 0.52)} ${n(cy + r * 0.7)}Z`,
					"#fff",
					0.13,
				);
			}
			stroke(sketch, ellipse(cx, cy, r), shift("#8a6a35", -0.08), 2, { opacity: 0.6 });
		},
	);
}
