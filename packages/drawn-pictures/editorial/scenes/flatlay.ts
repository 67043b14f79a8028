import { shift } from "../../draw/colour.ts";
import { type Anchor, closed, ellipse, line, n, p } from "../../draw/geometry.ts";
import { cloth, linear, print, radial, stroke } from "../../draw/sketch.ts";
import { layOut } from "../kit/place.ts";
import { room } from "../kit/room.ts";
import { lying } from "../kit/shadows.ts";
import { by, look, prop, type Scene, type Stage } from "../kit/stage.ts";
import { branch, sun, windowPanes } from "../kit/sun.ts";

const LEATHER = "#6b3d22";

export const flatlay: Scene = (stage) => {
	room(stage, { wall: "#c3b29c", horizon: stage.height });
	sun(
		stage,
		windowPanes({
			x: by(stage, 120, -420),
			top: by(stage, -120, -60),
			wide: by(stage, 1180, 1180),
			high: by(stage, 1240, 1800),
			lean: 0.42,
			tilt: 190,
		}),
		{
			leaves: branch(
				"flat lay",
				[by(stage, 260, -60), by(stage, -40, 40)],
				[by(stage, 640, 380), by(stage, 300, 520)],
				170,
				0.12,
				12,
			),
		},
	);
	const s = by(stage, 1, 1.18);
	layOut(
		stage,
		look("shirt", "classic", "cotton", "white", "ivory"),
		by(stage, [880, 430], [420, 640]),
		by(stage, 780, 900),
		{ turn: -7 },
	);
	layOut(
		stage,
		look("sunglasses", "square", "acetate", "chocolate"),
		by(stage, [1350, 170], [930, 330]),
		by(stage, 230, 280),
		{ turn: 9 },
	);
	watch(stage, by(stage, 1300, 890), by(stage, 430, 690), s);
	coil(stage, by(stage, 1470, 1010), by(stage, 660, 1010), 92 * s);
	layOut(
		stage,
		look("wallet", "continental", "leather", "chocolate"),
		by(stage, [1230, 640], [760, 1010]),
		by(stage, 180, 210),
		{ turn: -12 },
	);
	layOut(
		stage,
		look("flat", "loafer", "leather", "cognac"),
		by(stage, [1210, 850], [640, 1330]),
		by(stage, 400, 560),
		{ turn: -6 },
	);
};

function watch(stage: Stage, x: number, y: number, s: number): void {
	const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
	prop(
		stage,
		[x - 70 * s, y - 190 * s, 140 * s, 380 * s],
		lying(16, 14),
		(sketch) => {
			for (const side of [-1, 1]) {
				cloth(
					sketch,
					`M${at(-27, side * 46)}C${at(-26, side * 100)} ${at(-22, side * 140)} ${at(-20, side * 172)}Q${at(0, side * 190)} ${at(20, side * 172)}C${at(22, side * 140)} ${at(26, side * 100)} ${at(27, side * 46)}Z`,
					LEATHER,
				);
				for (const edge of [-1, 1])
					stroke(
						sketch,
						`M${at(edge * 22, side * 60)}C${at(edge * 21, side * 100)} ${at(edge * 18, side * 140)} ${at(edge * 16, side * 166)}`,
						"#d8b78f",
						1.3,
						{ opacity: 0.8, dash: "5 4", cap: "butt" },
					);
				if (side > 0)
					for (const hole of [104, 122, 140]) print(sketch, ellipse(x, y + hole * s, 2.6 * s), "#24130a");
			}
			const disc = (r: number) => ellipse(x, y, r * s);
			print(sketch, `M${at(56, -9)}L${at(68, -8)}L${at(68, 8)}L${at(56, 9)}Z`, "#b98f4b");
			print(
				sketch,
				disc(60),
				linear(
					sketch,
					[x - 60 * s, y - 60 * s],
					[x + 60 * s, y + 60 * s],
					[
						[0, "#fdeec8"],
						[0.3, "#d2aa63"],
						[0.55, "#8a6530"],
						[0.78, "#e4c587"],
						[1, "#6d4f24"],
					],
				),
			);
			print(
				sketch,
				disc(51),
				linear(
					sketch,
					[x - 50 * s, y - 50 * s],
					[x + 50 * s, y + 50 * s],
					[
						[0, "#7d5b2b"],
						[0.6, "#e9cf96"],
						[1, "#f6e5bb"],
					],
				),
			);
			print(
				sketch,
				disc(47),
				radial(sketch, x - 12 * s, y - 14 * s, 70 * s, [
					[0, "#fbf6ea"],
					[0.7, "#efe5d0"],
					[1, "#cdbd9f"],
				]),
			);
			for (let hour = 0; hour < 12; hour++) {
				const a = (hour * Math.PI) / 6;
				const [sin, cos] = [Math.sin(a), -Math.cos(a)];
				stroke(
					sketch,
					`M${at(sin * 36, cos * 36)}L${at(sin * 42, cos * 42)}`,
					"#3a2a1a",
					hour % 3 === 0 ? 3 * s : 1.5 * s,
					{ cap: "butt" },
				);
			}
			stroke(sketch, `M${at(0, 0)}L${at(-17, -17)}`, "#1d2740", 3.4 * s);
			stroke(sketch, `M${at(0, 0)}L${at(10, -34)}`, "#1d2740", 2.4 * s);
			stroke(sketch, `M${at(-3, 10)}L${at(8, -32)}`, "#a3202c", 1.1 * s);
			print(sketch, disc(2.6), "#b98f4b");
			print(
				sketch,
				`M${at(-40, -12)}A${n(42 * s)} ${n(42 * s)} 0 0 1 ${at(2, -42)}L${at(-12, -6)}Z`,
				"#ffffff",
				0.22,
			);
		},
		"leather",
	);
}

function coil(stage: Stage, x: number, y: number, r: number): void {
	const turns = 3.3;
	const spiral: Anchor[] = Array.from({ length: 60 }, (_, i) => {
		const t = i / 59;
		const a = t * turns * Math.PI * 2 - 0.6;
		const reach = r * (0.2 + 0.8 * t) * (1 + 0.015 * Math.sin(a * 3));
		return [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.94];
	});
	const path = line(spiral);
	const [ex, ey] = spiral.at(-1) as Anchor;
	prop(
		stage,
		[x - r * 1.3, y - r * 1.3, r * 2.9, r * 2.6],
		lying(26, 20),
		(sketch) => {
			const high = r * 0.12;
			for (let i = 3; i >= 0; i--)
				sketch.out.push(
					`<path d="${path}" transform="translate(${n((high * i) / 3)} ${n((high * i) / 3)})" fill="none" stroke="${shift(LEATHER, -0.13 + (3 - i) * 0.03)}" stroke-width="${n(r * 0.1)}" stroke-linecap="round"/>`,
				);
			stroke(sketch, path, shift(LEATHER, 0.02), r * 0.1);
			stroke(sketch, path, shift(LEATHER, 0.15), r * 0.028, { opacity: 0.85 });
			const frame = closed(
				p`${ex - r * 0.14} ${ey - r * 0.02}c, ${ex + r * 0.2} ${ey - r * 0.1}c, ${ex + r * 0.3} ${ey + r * 0.34}c, ${ex - r * 0.04} ${ey + r * 0.42}c`,
			);
			stroke(sketch, frame, "#7c5c2a", r * 0.11);
			stroke(sketch, frame, "#cba55e", r * 0.08);
			stroke(sketch, frame, "#f8e8bf", r * 0.022, { opacity: 0.9 });
			stroke(
				sketch,
				line(p`${ex + r * 0.02} ${ey - r * 0.05}, ${ex + r * 0.12} ${ey + r * 0.37}`),
				"#cba55e",
				r * 0.05,
			);
		},
		"leather",
	);
}
