import { shift } from "../colour.ts";
import { closed, ellipse, n, p } from "../geometry.ts";
import { type Ground, groundFor } from "../ground.ts";
import { fill, linear, radial, type Sketch } from "../sketch.ts";

export const stage = (half: number, top: number): readonly [number, number, number, number] => [
	-half,
	top,
	half,
	600,
];

export const chooseGround = (sketch: Sketch): Ground => groundFor(sketch.tone.base);
export const TIP = 0.17;

export function pedestal(sketch: Sketch, top: number, half: number, bottom = 600, x = 0): void {
	const ground = chooseGround(sketch);
	const face = shift(ground.wall, -0.015, 1.1);
	const high = half * TIP;
	const body = `M${n(x - half)} ${n(top)}V${n(bottom - high)}A${n(half)} ${n(high)} 0 0 0 ${n(x + half)} ${n(bottom - high)}V${n(top)}Z`;
	fill(
		sketch,
		body,
		linear(
			sketch,
			[x - half, 0],
			[x + half, 0],
			[
				[0, shift(face, -0.045)],
				[0.1, shift(face, -0.012)],
				[0.3, shift(face, 0.042)],
				[0.5, shift(face, -0.005)],
				[0.8, shift(face, -0.085)],
				[0.94, shift(face, -0.11)],
				[1, shift(face, -0.075)],
			],
		),
	);
	fill(
		sketch,
		body,
		linear(
			sketch,
			[0, top],
			[0, bottom],
			[
				[0, ground.shadow, 0],
				[1, ground.shadow, 0.14],
			],
		),
	);
	fill(
		sketch,
		ellipse(x, top, half, high),
		linear(
			sketch,
			[x - half, top - high],
			[x + half, top + high],
			[
				[0, shift(face, 0.068)],
				[1, shift(face, 0.028)],
			],
		),
	);
	fill(
		sketch,
		`M${n(x - half)} ${n(top)}A${n(half)} ${n(high)} 0 0 0 ${n(x + half)} ${n(top)}A${n(half)} ${n(high + 2)} 0 0 1 ${n(x - half)} ${n(top)}Z`,
		shift(face, 0.085),
		0.9,
	);
}
export const pedestalOutline = (top: number, half: number, bottom = 600): string =>
	`M${n(-half)} ${n(top)}A${n(half)} ${n(half * TIP)} 0 0 1 ${n(half)} ${n(top)}V${n(bottom)}H${n(-half)}Z`;

export function pool(sketch: Sketch, x: number, y: number, rx: number, ry: number, opacity: number): void {
	const colour = chooseGround(sketch).shadow;
	fill(
		sketch,
		`M${n(x - rx)} ${n(y - ry)}h${n(rx * 2)}v${n(ry * 2)}h${n(-rx * 2)}z`,
		radial(
			sketch,
			x,
			y,
			rx,
			[
				[0, colour, opacity],
				[0.45, colour, opacity * 0.66],
				[0.75, colour, opacity * 0.22],
				[1, colour, 0],
			],
			ry / rx,
		),
	);
}

export function bust(sketch: Sketch, dark = false): string {
	const ground = chooseGround(sketch);
	const face = dark ? shift(ground.wall, -0.56, 1.5) : shift(ground.wall, 0.012, 0.9);
	const gleam = dark ? 0.34 : 1;
	const outline = closed(
		p`-64 24c, -57 70, -62 118, -92 160, -160 196, -214 238, -236 284c, -214 330, -190 410, -160 500, -128 600c, 128 600c, 160 500, 192 410, 216 330, 236 284c, 216 238, 162 196, 94 160, 62 118, 58 70, 65 24c`,
	);
	fill(sketch, outline, face);
	fill(
		sketch,
		outline,
		linear(
			sketch,
			[-226, 200],
			[226, 260],
			[
				[0, ground.shadow, 0.2],
				[0.12, ground.lit, 0.1 * gleam],
				[0.32, "#ffffff", 0.42 * gleam],
				[0.52, ground.lit, 0],
				[0.8, ground.shadow, 0.24],
				[0.95, ground.shadow, 0.4],
				[1, ground.shadow, 0.26],
			],
		),
	);
	fill(
		sketch,
		closed(p`-64 24c, -57 70, -62 118, -88 152, -30 196, 40 196, 90 152, 63 118, 59 70, 65 24c`),
		linear(
			sketch,
			[-70, 0],
			[72, 20],
			[
				[0, ground.shadow, 0.2],
				[0.3, "#ffffff", 0.26 * gleam],
				[0.55, ground.shadow, 0.02],
				[1, ground.shadow, 0.34],
			],
		),
	);
	fill(
		sketch,
		closed(p`30 150, 80 128, 140 186, 200 240, 150 270, 80 220`),
		radial(sketch, 96, 186, 110, [
			[0, ground.shadow, 0.22],
			[1, ground.shadow, 0],
		]),
	);
	fill(
		sketch,
		outline,
		linear(
			sketch,
			[0, 330],
			[0, 600],
			[
				[0, ground.shadow, 0],
				[1, ground.shadow, 0.42],
			],
		),
	);
	for (const side of [-1, 1]) {
		const bone = closed(
			p`${side * 16} 204, ${side * 60} 192, ${side * 120} 200, ${side * 190} 238, ${side * 120} 212, ${side * 60} 205`,
		);
		fill(sketch, bone, side < 0 ? "#ffffff" : ground.shadow, side < 0 ? 0.26 * gleam : 0.1);
		const cut = closed(
			p`${side * 236} 284c, ${side * 214} 262, ${side * 196} 330, ${side * 184} 420, ${side * 166} 480c, ${side * 192} 408, ${side * 216} 330`,
		);
		fill(sketch, cut, side < 0 ? "#ffffff" : ground.shadow, side < 0 ? 0.22 * gleam : 0.24);
	}
	fill(sketch, ellipse(0, 24, 64, 10), shift(face, 0.03));
	fill(sketch, ellipse(2, 26, 58, 7.5), ground.shadow, 0.16);
	return outline;
}
