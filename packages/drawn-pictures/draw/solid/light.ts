import { blend, shift, type Tone } from "../colour.ts";
import { metalRamp, ramp, studioLight } from "../parts/polish.ts";
import { smooth, type Vec } from "./vector.ts";

type Material = {
	gloss: number;
	sharp: number;
	fuzz: number;
	metal?: boolean;
};

const matt: Material = { gloss: 0.08, sharp: 0.1, fuzz: 0.05 };
const materials: Record<string, Material> = {
	leather: { gloss: 0.6, sharp: 0.5, fuzz: 0 },
	patent: { gloss: 1, sharp: 1, fuzz: 0 },
	satin: { gloss: 0.6, sharp: 0.16, fuzz: 0.12 },
	silk: { gloss: 0.5, sharp: 0.14, fuzz: 0.1 },
	nylon: { gloss: 0.34, sharp: 0.26, fuzz: 0.04 },
	velvet: { gloss: 0.1, sharp: 0.05, fuzz: 0.5 },
	suede: { gloss: 0.03, sharp: 0.05, fuzz: 0.26 },
	wool: { gloss: 0.03, sharp: 0.05, fuzz: 0.2 },
	cashmere: { gloss: 0.03, sharp: 0.05, fuzz: 0.26 },
	knit: { gloss: 0.03, sharp: 0.05, fuzz: 0.16 },
	acetate: { gloss: 0.9, sharp: 0.8, fuzz: 0 },
	glass: { gloss: 1, sharp: 0.9, fuzz: 0 },
	ceramic: { gloss: 0.6, sharp: 0.6, fuzz: 0 },
	metal: { gloss: 0.7, sharp: 0.7, fuzz: 0, metal: true },
	rubber: { gloss: 0.12, sharp: 0.2, fuzz: 0.04 },
	lining: { gloss: 0.1, sharp: 0.12, fuzz: 0.03 },
};
export const findMaterial = (name: string): Material => materials[name] ?? matt;

const KEY: Vec = [-0.5, 0.72, 0.48];
const FILL: Vec = [0.8, 0.2, 0.56];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Returns the light on a surface from 0 (dark) to 1 (bright); 0.5 leaves the colour unchanged. */
export function lit(normal: Vec, material: Material): number {
	if (material.metal) return studioLight(normal[0], -normal[1], normal[2]);
	const key = Math.max(0, (dot(normal, KEY) + 0.3) / 1.3);
	const fill = Math.max(0, dot(normal, FILL));
	const sky = 0.5 + normal[1] / 2;
	const rim = (1 - Math.max(0, normal[2])) ** 2.4;
	return 0.04 + 0.5 * key ** 1.1 + 0.2 * sky + 0.11 * fill + material.fuzz * rim * 0.5;
}

export function shine(normal: Vec, { sharp, gloss }: Material): number {
	if (gloss < 0.05) return 0;
	const [x, y, z] = [2 * normal[2] * normal[0], 2 * normal[2] * normal[1], 2 * normal[2] ** 2 - 1];
	const up = Math.asin(Math.max(-1, Math.min(1, y)));
	const round = Math.atan2(x, Math.max(0.05, z + 0.35));
	const edge = 0.5 - 0.42 * sharp;
	const box =
		smooth(0.6 - edge, 0.7 + edge * 0.5, up) *
		(1 - smooth(1.02 - edge * 0.3, 1.1 + edge, up)) *
		(1 - smooth(0.5 - edge, 0.75 + edge, round)) *
		smooth(-1.9, -1.5, round);
	const strip =
		smooth(0.95 - edge * 0.6, 1.08 + edge * 0.2, round) *
		(1 - smooth(1.3, 1.42 + edge * 0.5, round)) *
		(1 - smooth(0.5, 0.9, Math.abs(up - 0.1)));
	const window =
		smooth(-1.5 - edge * 0.3, -1.26, round) *
		(1 - smooth(-1.04, -0.92 + edge * 0.3, round)) *
		smooth(-0.55, -0.2, up) *
		(1 - smooth(0.5, 0.8, up));
	const panes =
		sharp > 0.9
			? smooth(0.5, 0.6, Math.cos((up - 0.4 * round) * 17)) *
				smooth(-0.85, -0.6, up) *
				(1 - smooth(-0.12, 0.1, up)) *
				(1 - smooth(-0.25, -0.05, round))
			: 0;
	return Math.min(1, box + strip * 0.5 + window * 0.62 + panes * 0.42);
}

export function createRamp(tone: Tone, { metal = false, gloss, sharp }: Material): (light: number) => string {
	const chalk = gloss > 0.4 ? 0.45 : 0.75;
	if (metal) {
		const colours = metalRamp(tone.base);
		return (light) => ramp(colours, light);
	}
	const stops: readonly (readonly [number, string])[] = [
		[0, shift(tone.deep, -0.1)],
		[0.25, blend(tone.deep, tone.shade, 0.45)],
		[0.56, tone.base],
		[0.8, blend(tone.base, tone.light, chalk)],
		[1, blend(tone.base, tone.light, chalk + 0.3)],
		[1.5, blend(tone.gleam, "#ffffff", 0.12 + 0.5 * sharp ** 2)],
	];
	return (wantedLight) => {
		const light = Math.min(1.5, wantedLight);
		const i = Math.max(
			1,
			stops.findIndex(([at]) => at >= light),
		);
		const [a, from] = stops[i - 1] as readonly [number, string];
		const [b, to] = stops[i] as readonly [number, string];
		return blend(from, to, Math.min(1, Math.max(0, (light - a) / (b - a))));
	};
}
