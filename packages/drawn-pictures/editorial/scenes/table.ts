import { createTone, shift } from "../../draw/colour.ts";
import { ellipse, line, type Point, p } from "../../draw/geometry.ts";
import { drape, lay } from "../../draw/parts/cloth.ts";
import { panel } from "../../draw/parts/panel.ts";
import { linear, print, stroke } from "../../draw/sketch.ts";
import { stand } from "../kit/place.ts";
import { sprig } from "../kit/props.ts";
import { room } from "../kit/room.ts";
import { fallen, onWall } from "../kit/shadows.ts";
import { by, look, prop, type Scene, type Stage } from "../kit/stage.ts";
import { sun, windowPanes } from "../kit/sun.ts";

export const table: Scene = (stage) => {
	room(stage, { wall: "#b9a58a", floor: "#8d6a4b", horizon: by(stage, 900, 1440) });
	sun(
		stage,
		windowPanes({
			x: by(stage, 250, -220),
			top: by(stage, -60, 80),
			wide: by(stage, 760, 780),
			high: by(stage, 780, 1000),
			lean: 0.55,
			tilt: 60,
		}),
	);
	const top = by(stage, 640, 1010);
	const [left, right] = by(stage, [540, 1680], [60, 1140]);
	linen(stage, left, right, top);
	const s = by(stage, 1, 1.16);
	const cx = by(stage, 1110, 610);
	const put = (picture: Parameters<typeof stand>[1], dx: number, dy: number, high: number) => {
		const y = top + dy;
		stand(stage, picture, [cx + dx * s, y], high * s, { shadows: fallen(y, 330, 0.8) });
	};
	const [far, near] = by(stage, [330, 232], [246, 206]);
	const vase: Point = [cx - far * s, top - 18];
	branches(stage, [vase[0], vase[1] - 215 * s], s);
	put(look("vase", "amphora", "ceramic", "terracotta"), -far, -18, 262);
	put(look("candle", "jar", "ceramic", "ivory"), by(stage, 360, 304), -14, 120);
	plates(stage, cx, top + 22, s);
	put(look("tableware", "bowl", "ceramic", "sage"), 0, 4, 92);
	put(look("tableware", "mug", "ceramic", "navy"), near, 30, 106);
};

function linen(stage: Stage, left: number, right: number, top: number): void {
	const { height } = stage;
	const colour = "#f0e2ca";
	const inset = 70;
	const front = top + 66;
	prop(
		stage,
		[left - 40, top - 50, right - left + 80, height - top + 60],
		fallen(height + 40, 900, 0.7),
		(sketch) => {
			const fall = panel({
				left: p`${left} ${front}, ${left - 8} ${front + 160}, ${left - 22} ${height + 30}`,
				right: p`${right} ${front}, ${right + 6} ${front + 160}, ${right + 20} ${height + 30}`,
			});
			lay({ ...sketch, tone: createTone(colour) }, fall, {
				...drape({ ...sketch, tone: createTone(colour) }, 11, 46, 0.02),
				round: 0.4,
				edge: 0,
			});
			print(
				sketch,
				`M${left + inset} ${top - 44}H${right - inset}L${right} ${front + 3}H${left}Z`,
				linear(
					sketch,
					[left, top],
					[right, front],
					[
						[0, shift(colour, 0.03)],
						[0.5, colour],
						[1, shift(colour, -0.06)],
					],
				),
			);
			print(sketch, `M${left} ${front - 1}H${right}v5H${left}Z`, "#fffaf0", 0.7);
			for (const u of [0.31, 0.64])
				stroke(
					sketch,
					line(
						p`${left + inset + (right - left - 2 * inset) * u} ${top - 44}, ${left + (right - left) * u} ${front}`,
					),
					shift(colour, -0.1),
					1.6,
					{ opacity: 0.5 },
				);
		},
		"wool",
	);
}

function plates(stage: Stage, cx: number, y: number, s: number): void {
	for (const [r, lift, colour, rim] of [
		[196, 0, "#f2ece0", "#1d2740"],
		[150, 14, "#e9e1d2", "#b5573a"],
	] as const) {
		const cy = y - lift * s;
		prop(stage, [cx - r * s, cy - 40 * s, r * s * 2, 80 * s], fallen(cy + 26 * s, 60, 0.5), (sketch) => {
			const tip = 0.17;
			const disc = (k: number, dy = 0) => ellipse(cx, cy + dy * s, r * s * k, r * s * k * tip);
			print(sketch, disc(1, 7), shift(colour, -0.16));
			print(
				sketch,
				disc(1),
				linear(
					sketch,
					[cx - r * s, cy],
					[cx + r * s, cy],
					[
						[0, shift(colour, -0.05)],
						[0.25, shift(colour, 0.05)],
						[0.7, colour],
						[1, shift(colour, -0.1)],
					],
				),
			);
			stroke(sketch, disc(0.93), rim, 3.2 * s, { opacity: 0.85 });
			print(
				sketch,
				disc(0.7, 1),
				linear(
					sketch,
					[cx - r * s * 0.7, cy],
					[cx + r * s * 0.7, cy],
					[
						[0, shift(colour, -0.12)],
						[0.4, shift(colour, -0.02)],
						[1, shift(colour, 0.04)],
					],
				),
			);
		});
	}
}

function branches(stage: Stage, [x, y]: Point, s: number): void {
	const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
	prop(stage, [x - 270 * s, y - 420 * s, 540 * s, 490 * s], onWall(120, 50), (sketch) => {
		const colour = "#6f7a4d";
		sprig(sketch, [at(4, 20), at(24, -90), at(70, -180), at(150, -250)], 88 * s, shift(colour, -0.05));
		sprig(sketch, [at(-4, 20), at(-36, -80), at(-96, -150), at(-150, -230)], 84 * s, colour);
		sprig(sketch, [at(0, 20), at(-8, -110), at(10, -210), at(0, -300)], 90 * s, shift(colour, 0.03));
	});
}
