import { oklch, readChroma, readHue, readLightness, shift } from "./colour.ts";
import type { Layer } from "./layers.ts";
import { blank, linear, print, radial, type Sketch } from "./sketch.ts";

export const PAGE = { width: 1200, height: 1600 } as const;
export const FLOOR = 1340;

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

export function groundFor(colour: string): Ground {
	const hue = readHue(colour);
	const lightness = readLightness(colour);
	const [l, c, h] = tints[chooseTint(readChroma(colour), hue, lightness)];
	const deeper = lightness > 0.86 ? -0.062 : lightness > 0.78 ? -0.025 : 0;
	const wall = oklch(l + deeper, c, h);
	return {
		wall,
		lit: shift(wall, 0.034, 0.85),
		floor: shift(wall, -0.032, 1.1),
		shadow: shift(wall, -0.42, 1.9),
	};
}

function chooseTint(chroma: number, hue: number, lightness: number): keyof typeof tints {
	if (chroma < 0.025) return lightness > 0.8 ? "sand" : "stone";
	if (hue < 50 || hue > 345) return "blush";
	if (hue < 112) return lightness < 0.5 ? "stone" : "sand";
	if (hue < 190) return "sage";
	if (hue < 290) return "mist";
	return "stone";
}

const page = `M-99 -99H${PAGE.width + 99}V${PAGE.height + 99}H-99Z`;
const flat = (sketch: Sketch, smooth = false): Layer => ({
	kind: "flat",
	svg: `<defs>${sketch.defs.join("")}</defs>${sketch.out.join("")}`,
	...(smooth && { smooth }),
});

export function studio(ground: Ground, floor = FLOOR): Layer {
	const sketch = blank("p");
	const { width, height } = PAGE;
	const bend = Math.min(0.9, (floor - 60) / height);
	print(
		sketch,
		page,
		linear(
			sketch,
			[0, 0],
			[0, height],
			[
				[0, shift(ground.wall, -0.012)],
				[bend - 0.22, ground.wall],
				[bend - 0.02, shift(ground.floor, 0.008)],
				[bend + 0.08, ground.wall],
				[1, ground.lit],
			],
		),
	);
	print(
		sketch,
		page,
		radial(sketch, width * 0.3, height * 0.26, height * 0.7, [
			[0, ground.lit, 0.95],
			[0.5, ground.lit, 0.42],
			[1, ground.lit, 0],
		]),
	);
	print(
		sketch,
		page,
		radial(sketch, width * 0.36, height * 0.42, height * 0.78, [
			[0, ground.shadow, 0],
			[0.62, ground.shadow, 0.02],
			[1, ground.shadow, 0.13],
		]),
	);
	return flat(sketch, true);
}

export function archway(ground: Ground, floor = FLOOR): Layer[] {
	const { width, height } = PAGE;
	const wall = shift(ground.wall, -0.1, 1.55);
	const room = blank("p");
	print(
		room,
		page,
		linear(
			room,
			[0, 0],
			[width, height],
			[
				[0, shift(wall, 0.025)],
				[1, shift(wall, -0.035)],
			],
		),
	);
	print(
		room,
		page,
		radial(room, width * 0.2, height * 0.3, height * 0.8, [
			[0, ground.lit, 0.28],
			[1, ground.lit, 0],
		]),
	);
	const parts = blank("q");
	print(
		parts,
		arch(600, 436, 132, floor - 40),
		linear(
			parts,
			[164, 0],
			[1036, 0],
			[
				[0, shift(wall, -0.095)],
				[0.12, shift(wall, -0.045)],
				[0.5, shift(wall, -0.005)],
				[1, shift(wall, 0.03)],
			],
		),
	);
	print(
		parts,
		`M164 ${floor - 40}V568A436 436 0 0 1 600 132A470 470 0 0 0 222 568V${floor - 40}Z`,
		linear(
			parts,
			[164, 0],
			[560, 0],
			[
				[0, shift(wall, -0.15)],
				[1, shift(wall, -0.1)],
			],
		),
	);
	print(
		parts,
		`M0 ${floor - 40}H${width}V${height}H0Z`,
		linear(
			parts,
			[0, floor - 40],
			[0, height],
			[
				[0, shift(wall, -0.035)],
				[0.2, shift(wall, 0.01)],
				[1, shift(wall, 0.05)],
			],
		),
	);
	print(
		parts,
		`M0 ${floor - 40}H${width}v16H0Z`,
		linear(
			parts,
			[0, floor - 40],
			[0, floor - 24],
			[
				[0, shift(wall, -0.2), 0.5],
				[1, shift(wall, -0.2), 0],
			],
		),
	);
	return [flat(room, true), flat(parts)];
}

export function windowSun(): Layer {
	const slope = 0.36;
	let svg = "";
	for (const [x, wide] of [
		[40, 330],
		[404, 330],
	] as const)
		for (const [from, to] of [
			[-60, 560],
			[596, 1190],
		] as const) {
			const at = (y: number) => x + y * slope;
			svg += `<path d="M${at(from)} ${from + wide * 0.14}L${at(from) + wide} ${from}L${at(to) + wide} ${to}L${at(to)} ${to + wide * 0.14}Z" fill="#fff"/>`;
		}
	svg += `<path d="M${40 + 1240 * slope} 1262L${734 + 1240 * slope} 1180L1560 1600H900Z" fill="#fff" fill-opacity=".9"/>`;
	return { kind: "sun", svg, blur: [5, 20], gain: [0.17, 0.118, 0.06] };
}

export const arch = (cx: number, half: number, top: number, floor: number): string =>
	`M${cx - half} ${floor}V${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}V${floor}Z`;

export function block(ground: Ground, top: number, late: boolean, left = 190, right = 1010): Layer[] {
	const sketch = blank("b");
	const face = late ? shift(ground.wall, -0.09, 1.5) : shift(ground.wall, -0.03, 1.1);
	const [back, front] = [top - 40, top + 40];
	print(
		sketch,
		`M${left + 44} ${back}H${right - 44}L${right} ${front}H${left}Z`,
		linear(
			sketch,
			[left, back],
			[right, front],
			[
				[0, shift(face, 0.075)],
				[1, shift(face, 0.04)],
			],
		),
	);
	print(
		sketch,
		`M${left} ${front}H${right}V${FLOOR}H${left}Z`,
		linear(
			sketch,
			[left, front],
			[right, FLOOR],
			[
				[0, shift(face, 0.012)],
				[0.5, shift(face, -0.02)],
				[1, shift(face, -0.075)],
			],
		),
	);
	print(
		sketch,
		`M${left} ${front}H${right}v7H${left}Z`,
		linear(
			sketch,
			[0, front],
			[0, front + 7],
			[
				[0, shift(face, 0.11), 0.8],
				[1, shift(face, 0.06), 0],
			],
		),
	);
	const svg = `<defs>${sketch.defs.join("")}</defs>${sketch.out.join("")}`;
	return [
		{
			kind: "piece",
			svg,
			form: "",
			box: [left, back, right - left, FLOOR - back],
			scale: 1,
			fabric: "glass",
			shadows: [
				{ floor: FLOOR, high: 420, dx: 0.5, dy: 0.1, blur: 34, opacity: 0.4 },
				{ floor: FLOOR + 2, high: 60, dx: 0.2, dy: 0.05, blur: 10, opacity: 0.5 },
				{ floor: FLOOR, high: 14, dx: 0, dy: 0, blur: 3, opacity: 0.7 },
			],
		},
	];
}
