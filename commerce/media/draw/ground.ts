import { chromaOf, hueOf, lightnessOf, oklch, shift } from "./colour.ts";
import { fill, linear, radial, type Sketch } from "./sketch.ts";

export const PAGE = { width: 1200, height: 1600 } as const;
export const FLOOR = 1340;

/** Wall, floor and shadow colours of one picture. */
export type Ground = {
	wall: string;
	lit: string;
	floor: string;
	shadow: string;
};

const tints = {
	sand: [0.908, 0.02, 82],
	stone: [0.9, 0.007, 75],
	sage: [0.892, 0.017, 130],
	blush: [0.905, 0.019, 38],
	mist: [0.896, 0.012, 235],
} as const;

/** The studio's paper answers the garment: near its hue, never near its lightness. */
export function groundFor(colour: string): Ground {
	const hue = hueOf(colour);
	const lightness = lightnessOf(colour);
	const [l, c, h] = tints[tintOf(chromaOf(colour), hue, lightness)];
	// White and ivory need a deeper paper to stand out from.
	const deeper = lightness > 0.86 ? -0.062 : lightness > 0.78 ? -0.025 : 0;
	const wall = oklch(l + deeper, c, h);
	return {
		wall,
		lit: shift(wall, 0.034, 0.85),
		floor: shift(wall, -0.032, 1.1),
		shadow: shift(wall, -0.42, 1.9),
	};
}

function tintOf(chroma: number, hue: number, lightness: number): keyof typeof tints {
	if (chroma < 0.025) return lightness > 0.8 ? "sand" : "stone";
	if (hue < 50 || hue > 345) return "blush";
	if (hue < 112) return lightness < 0.5 ? "stone" : "sand";
	if (hue < 190) return "sage";
	if (hue < 290) return "mist";
	return "stone";
}

/** Seamless sweep: wall runs into floor without an edge, light falls from the upper left. */
export function studio(
	sketch: Sketch,
	ground: Ground,
	width: number = PAGE.width,
	height: number = PAGE.height,
): void {
	const bend = (FLOOR / PAGE.height) * height;
	const paper = linear(
		sketch,
		[0, 0],
		[0, height],
		[
			[0, ground.wall],
			[(bend - height * 0.16) / height, ground.wall],
			[(bend - height * 0.01) / height, ground.floor],
			[1, ground.lit],
		],
	);
	const page = `M0 0H${width}V${height}H0Z`;
	fill(sketch, page, paper);
	fill(
		sketch,
		page,
		radial(sketch, width * 0.34, height * 0.3, height * 0.62, [
			[0, ground.lit, 0.95],
			[0.55, ground.lit, 0.4],
			[1, ground.lit, 0],
		]),
	);
}

/** Second ground: a plastered wall with an arched niche, crossed by the hard light of a late afternoon. */
export function archway(sketch: Sketch, ground: Ground): void {
	const { width, height } = PAGE;
	const wall = shift(ground.wall, -0.055, 1.5);
	const niche = arch(600, 430, 150, FLOOR);
	fill(
		sketch,
		`M0 0H${width}V${height}H0Z`,
		linear(
			sketch,
			[0, 0],
			[width, height],
			[
				[0, shift(wall, 0.02)],
				[1, shift(wall, -0.035)],
			],
		),
	);
	fill(
		sketch,
		niche,
		linear(
			sketch,
			[190, 0],
			[1010, 0],
			[
				[0, shift(wall, -0.1)],
				[0.1, shift(wall, -0.03)],
				[0.4, shift(wall, 0.035)],
				[1, shift(wall, 0.05)],
			],
		),
	);
	// The niche's own thickness, seen at the left, where the light does not reach.
	fill(
		sketch,
		`M170 ${FLOOR}V580A430 430 0 0 1 600 150A500 500 0 0 0 232 580V${FLOOR}Z`,
		shift(wall, -0.13),
		0.75,
	);
	fill(
		sketch,
		`M0 ${FLOOR}H${width}V${height}H0Z`,
		linear(
			sketch,
			[0, FLOOR],
			[0, height],
			[
				[0, shift(wall, -0.01)],
				[1, shift(wall, 0.04)],
			],
		),
	);
	fill(sketch, `M0 ${FLOOR}H${width}V${FLOOR + 5}H0Z`, shift(wall, -0.16), 0.5);
	// A window's light: two slanted fields.
	for (const [x, w] of [
		[-40, 300],
		[330, 640],
	] as const) {
		fill(sketch, `M${x} 0H${x + w}L${x + w + 470} ${FLOOR}H${x + 470}Z`, shift(ground.lit, 0.03), 0.34);
	}
	fill(sketch, `M430 ${FLOOR}H730L900 ${height}H560Z`, shift(ground.lit, 0.03), 0.4);
}

export const arch = (cx: number, half: number, top: number, floor: number): string =>
	`M${cx - half} ${floor}V${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}V${floor}Z`;

/** A block of plaster; `top` is where things stand on it, in the middle of its upper face. */
export function plinth(sketch: Sketch, ground: Ground, top: number, left = 130, right = 1070): void {
	const face = shift(ground.wall, -0.012, 1.1);
	const [back, front] = [top - 34, top + 30];
	contactShadow(sketch, ground.shadow, left + 10, right + 30, FLOOR + 4);
	fill(
		sketch,
		`M${left + 54} ${back}H${right - 54}L${right} ${front}H${left}Z`,
		linear(
			sketch,
			[left, back],
			[right, front],
			[
				[0, shift(face, 0.055)],
				[1, shift(face, 0.025)],
			],
		),
	);
	fill(
		sketch,
		`M${left} ${front}H${right}V${FLOOR}H${left}Z`,
		linear(
			sketch,
			[left, front],
			[right, front],
			[
				[0, shift(face, 0.012)],
				[0.55, shift(face, -0.02)],
				[1, shift(face, -0.06)],
			],
		),
	);
	fill(
		sketch,
		`M${left} ${front}H${right}V${FLOOR}H${left}Z`,
		linear(
			sketch,
			[0, front],
			[0, FLOOR],
			[
				[0, ground.shadow, 0],
				[1, ground.shadow, 0.12],
			],
		),
	);
	fill(sketch, `M${left} ${front}H${right}V${front + 2.5}H${left}Z`, ground.lit, 0.8);
}

/** A soft shadow without a blur (which costs resvg as much as the whole picture): the outline stroked ever narrower in faint paint. */
export function softShadow(paths: readonly string[], colour: string, spread: number, strength = 1): string {
	const joined = paths.join("");
	let out = "";
	for (let i = 0; i < 10; i++) {
		const width = spread * (1 - i / 11) ** 1.15;
		out += `<path d="${joined}" fill="none" stroke="${colour}" stroke-opacity="${(0.024 * strength).toFixed(4)}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round"/>`;
	}
	return out;
}

/** Where something stands: a dark line of contact and a pool that thins out to the right, away from the light. */
export function contactShadow(
	sketch: Sketch,
	colour: string,
	left: number,
	right: number,
	floor: number,
): void {
	const middle = (left + right) / 2;
	const half = (right - left) / 2;
	const pool = (cx: number, rx: number, ry: number, opacity: number) =>
		fill(
			sketch,
			`M${cx - rx} ${floor - ry}h${rx * 2}v${ry * 2}h${-rx * 2}z`,
			radial(
				sketch,
				cx,
				floor,
				rx,
				[
					[0, colour, opacity],
					[0.5, colour, opacity * 0.62],
					[0.8, colour, opacity * 0.16],
					[1, colour, 0],
				],
				ry / rx,
			),
		);
	pool(middle + half * 0.24, half * 1.42, half * 0.2 + 26, 0.3);
	pool(middle + half * 0.04, half * 1.1, 17 + half * 0.03, 0.5);
	pool(middle, half * 0.98, 9, 0.55);
}
