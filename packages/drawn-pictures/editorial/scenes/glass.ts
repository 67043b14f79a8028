import { linear, print, radial } from "../../draw/sketch.ts";
import { stand } from "../kit/place.ts";
import { WARM } from "../kit/room.ts";
import { by, everything, look, paint, type Scene } from "../kit/stage.ts";

export const glass: Scene = (stage) => {
	const { width, height } = stage;
	const table = by(stage, 690, 1130);
	const [gx, gy, gr] = by(stage, [1090, 470, 560], [610, 760, 640]) as [number, number, number];
	paint(
		stage,
		(sketch) => {
			print(
				sketch,
				everything(stage),
				linear(
					sketch,
					[0, 0],
					[0, height],
					[
						[0, "#1f0d10"],
						[0.62, "#3d1a1c"],
						[0.64, "#2a1113"],
						[1, "#12070a"],
					],
				),
			);
			print(
				sketch,
				everything(stage),
				radial(sketch, gx, gy, gr, [
					[0, "#ef9a5f", 0.9],
					[0.32, "#c0603f", 0.6],
					[0.7, "#6b2a29", 0.3],
					[1, "#3a1a1f", 0],
				]),
			);
		},
		true,
	);
	paint(stage, (sketch) => {
		print(
			sketch,
			`M0 ${table}H${width}V${height}H0Z`,
			linear(
				sketch,
				[0, table],
				[0, height],
				[
					[0, "#4b1f1e"],
					[0.25, "#2c1214"],
					[1, "#12070a"],
				],
			),
		);
		print(
			sketch,
			`M0 ${table}H${width}V${height}H0Z`,
			radial(
				sketch,
				gx,
				table,
				gr * 0.9,
				[
					[0, "#e98f58", 0.62],
					[0.4, "#a44c36", 0.25],
					[1, "#3a1a1f", 0],
				],
				0.42,
			),
		);
		print(
			sketch,
			`M0 ${table - 1.5}H${width}V${table + 1.5}H0Z`,
			radial(
				sketch,
				gx,
				table,
				gr,
				[
					[0, WARM, 0.8],
					[1, WARM, 0],
				],
				0.2,
			),
		);
	});
	const s = by(stage, 1, 1.4);
	const bottles = [
		[look("perfume", "tall", "glass", "mustard"), -300, 62, 420],
		[look("perfume", "round", "glass", "blush"), 250, 84, 300],
		[look("perfume", "flacon", "glass", "terracotta"), -20, 116, 360],
		[look("lipstick", "bullet", "metal", "red"), 130, 172, 170],
	] as const;
	for (const [picture, dx, dy, high] of bottles) {
		const x = gx + dx * s;
		const y = table + dy * s;
		mirrored(stage, picture, x, y, high * s);
		stand(stage, picture, [x, y], high * s, {
			shadows: [
				{ floor: y, high: high * s, dx: 0.1, dy: -0.42, blur: 16, opacity: 0.5 },
				{ floor: y, high: 22, dx: 0, dy: 0.02, blur: 4, opacity: 0.8 },
			],
		});
	}
};

function mirrored(
	stage: Parameters<Scene>[0],
	picture: Parameters<typeof stand>[1],
	x: number,
	y: number,
	high: number,
): void {
	const from = stage.layers.length;
	stand(stage, picture, [x, y], high, { shadows: [] });
	const layer = stage.layers[from];
	if (layer?.kind !== "piece") return;
	const flip = `<g transform="matrix(1 0 0 -0.7 0 ${Math.round(y * 1.7)})">`;
	const [defs = "", body = ""] = layer.svg.split("</defs>");
	stage.layers[from] = { kind: "flat", svg: `${defs}</defs>${flip}${body}</g>`, opacity: 0.24 };
}
