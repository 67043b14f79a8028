import { blend, readChroma, readHue, readLightness, shift } from "../colour.ts";
import type { Point } from "../geometry.ts";
import type { Random } from "../random.ts";
import { print, type Sketch } from "../sketch.ts";
import type { Panel } from "./panel.ts";
import { petal, places, round, type Stamp, sharp, soft, stampAt } from "./stamp.ts";

export function animal(sketch: Sketch, panel: Panel): void {
	const { random, tone, accent } = sketch;
	let hearts = "";
	let spots = "";
	places(panel, 34, (x, y) => {
		const jx = x + random.between(-7, 7);
		const jy = y + random.between(-6, 6);
		const size = random.between(9, 14.5);
		const turn = random.between(0, 6.28);
		const at = stampAt(panel, jx, jy, 18);
		hearts += brushed(at, random, size * 0.72, turn);
		spots += rosette(at, random, size, turn);
		const side = stampAt(panel, jx + 17, jy + random.between(8, 16), 6);
		if (random.next() < 0.8) spots += brushed(side, random, random.between(2.2, 4.4), turn);
	});
	print(sketch, hearts, blend(tone.base, accent.base, 0.32), 0.9);
	print(sketch, spots, accent.base);
}

const brushed = (at: Stamp, random: Random, r: number, turn: number): string =>
	soft(
		Array.from({ length: 6 }, (_, i) => {
			const angle = turn + (i / 6) * Math.PI * 2;
			const far = r * random.between(0.8, 1.35);
			return at(Math.cos(angle) * far * 0.9, Math.sin(angle) * far * 1.12);
		}),
	);

function rosette(at: Stamp, random: Random, r: number, turn: number): string {
	const count = random.next() < 0.55 ? 3 : 4;
	let path = "";
	for (let k = 0; k < count; k++) {
		const from = turn + (k / count) * Math.PI * 2 + random.between(0, 0.3);
		const reach = ((Math.PI * 2) / count) * random.between(0.58, 0.86);
		const thick = r * random.between(0.34, 0.52);
		const points: Point[] = [];
		const ring = (t: number, far: number) => {
			const angle = from + reach * t;
			points.push(at(Math.cos(angle) * far * 0.92, Math.sin(angle) * far * 1.14));
		};
		for (const t of [0, 0.36, 0.7, 1]) ring(t, r * random.between(1, 1.16));
		for (const t of [1, 0.55, 0.1]) ring(t, r - thick * random.between(0.7, 1));
		path += soft(points);
	}
	return path;
}

export function floral(sketch: Sketch, panel: Panel): void {
	const { random, tone, accent } = sketch;
	const dark = readLightness(tone.base) < 0.45;
	const green = readHue(tone.base) > 105 && readHue(tone.base) < 190 && readChroma(tone.base) > 0.03;
	const leafInk = green ? (dark ? tone.light : tone.deep) : dark ? "#7f8f6a" : "#5d6f4a";
	const inks = { leaves: "", veins: "", petals: "", shades: "", hearts: "", pollen: "" };
	places(panel, 78, (x, y, row, column) => {
		const jx = x + random.between(-12, 12);
		const jy = y + random.between(-12, 12);
		const turn = random.between(0, 6.28);
		spray(inks, stampAt(panel, jx, jy, 54), random, random.between(17, 25), turn);
		const small = stampAt(panel, jx + 38 + random.between(-6, 6), jy + random.between(10, 28), 20);
		if ((row + column) % 3 === 0) bud(inks, small, turn + 1.3);
		else bloom(inks, small, random, random.between(8, 11.5), turn + 2);
	});
	print(sketch, inks.leaves, leafInk, 0.92);
	print(sketch, inks.veins, shift(leafInk, dark ? 0.12 : -0.1), 0.7);
	print(sketch, inks.petals, accent.base);
	print(sketch, inks.shades, readLightness(accent.base) > 0.6 ? accent.shade : accent.gleam, 0.42);
	print(sketch, inks.hearts, readLightness(accent.base) > 0.6 ? "#c8913a" : "#e9c46b");
	print(sketch, inks.pollen, "#6b3a22", 0.8);
}

type Inks = Record<"leaves" | "veins" | "petals" | "shades" | "hearts" | "pollen", string>;

function spray(inks: Inks, at: Stamp, random: Random, r: number, turn: number): void {
	for (const [side, long] of [
		[0.5, 2.1],
		[1.25, 1.75],
		[3.6, 1.95],
	] as const) {
		const angle = turn + side + random.between(-0.25, 0.25);
		inks.leaves += petal(at, 0, 0, r * long, r * 0.52, angle, 1.08);
		inks.veins += petal(at, Math.cos(angle) * r, Math.sin(angle) * r, r * (long - 1.15), r * 0.07, angle);
	}
	bloom(inks, at, random, r, turn);
}

function bloom(inks: Inks, at: Stamp, random: Random, r: number, turn: number): void {
	for (let i = 0; i < 5; i++) {
		const angle = turn + (i / 5) * Math.PI * 2 + random.between(-0.12, 0.12);
		const long = r * random.between(0.92, 1.1);
		inks.petals += petal(at, 0, 0, long, r * 0.76, angle);
		if (r < 10) continue;
		inks.shades += petal(at, 0, 0, long * 0.52, r * 0.34, angle);
		inks.shades += petal(at, 0, 0, long * 0.82, r * 0.07, angle + 0.2);
		inks.shades += petal(at, 0, 0, long * 0.78, r * 0.06, angle - 0.22);
	}
	inks.hearts += round(at, 0, 0, r * 0.21, 6);
	if (r < 14) return;
	for (let i = 0; i < 6; i++) {
		const angle = turn + i * 1.05;
		inks.pollen += round(at, Math.cos(angle) * r * 0.3, Math.sin(angle) * r * 0.3, r * 0.045, 4);
	}
}

function bud(inks: Inks, at: Stamp, turn: number): void {
	inks.leaves += petal(at, 0, 0, -17, 1.5, turn);
	inks.petals += petal(at, 0, 0, 12, 8, turn, 1.12);
	inks.shades += petal(at, 0, 0, 9, 2, turn);
	for (const side of [0.55, -0.55]) inks.leaves += petal(at, 0, 0, 9.5, 3.6, turn + side, 1.1);
}

const TILE = 86;

export function majolica(sketch: Sketch, panel: Panel): void {
	const { accent, tone } = sketch;
	const warm = readHue(accent.base) > 35 && readHue(accent.base) < 110 && readChroma(accent.base) > 0.05;
	const second = warm ? "#2c5a8c" : "#d9a03a";
	const inks = { wash: "", main: "", paper: "", second: "" };
	places(
		panel,
		TILE,
		(x, y) => {
			star(inks, stampAt(panel, x, y, TILE / 2));
			corner(inks, stampAt(panel, x + TILE / 2, y + TILE / 2, TILE / 2));
			if (y < TILE) corner(inks, stampAt(panel, x + TILE / 2, y - TILE / 2, TILE / 2));
		},
		0,
	);
	print(sketch, inks.wash, blend(tone.base, accent.base, 0.34));
	print(sketch, inks.main, accent.base);
	print(sketch, inks.paper, tone.base);
	print(sketch, inks.second, second);
}

function star(inks: Record<"wash" | "main" | "paper" | "second", string>, at: Stamp): void {
	inks.wash += round(at, 0, 0, 26, 10);
	for (let i = 0; i < 8; i++) {
		const angle = (i * Math.PI) / 4;
		const long = i % 2 === 0 ? 25 : 20;
		inks.main += petal(at, 0, 0, long, 9, angle, 1.12);
		inks.paper += petal(at, Math.cos(angle) * 8, Math.sin(angle) * 8, long * 0.42, 2.2, angle);
		const [cos, sin] = [Math.cos(angle + Math.PI / 8), Math.sin(angle + Math.PI / 8)];
		inks.second += round(at, cos * 22, sin * 22, 2.3, 5);
	}
	inks.second += round(at, 0, 0, 6, 8);
	inks.main += round(at, 0, 0, 2.4, 5);
	for (let i = 0; i < 4; i++) {
		const angle = (i * Math.PI) / 2;
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
		for (const lean of [-0.75, 0, 0.75])
			inks.main += petal(at, cos * 42, sin * 42, -12 + Math.abs(lean) * 3, 3.6, angle + lean, 1.05);
	}
}

function corner(inks: Record<"wash" | "main" | "paper" | "second", string>, at: Stamp): void {
	for (let i = 0; i < 4; i++) {
		const angle = Math.PI / 4 + (i * Math.PI) / 2;
		inks.main += petal(at, 0, 0, 23, 13, angle, 1.1);
		inks.wash += petal(at, 0, 0, 30, 21, angle, 1.06);
		inks.second += petal(at, Math.cos(angle) * 7, Math.sin(angle) * 7, 9, 4, angle);
		for (const side of [-0.62, 0.62]) inks.main += petal(at, 0, 0, 21, 2.6, angle + side, 1.12);
	}
	inks.paper += round(at, 0, 0, 5, 7);
	inks.main += round(at, 0, 0, 2.6, 5);
}

export function monogram(sketch: Sketch, panel: Panel): void {
	let main = "";
	let paper = "";
	places(panel, 44, (x, y, row, column) => {
		const at = stampAt(panel, x, y, 16);
		if (row % 2 === 0) {
			if (column % 2 === 0) main += letter(at);
			else {
				main += sharp(
					[0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
						const angle = (i * Math.PI) / 4;
						const far = i % 2 === 0 ? 13.5 : 6.8;
						return at(Math.cos(angle) * far, Math.sin(angle) * far);
					}),
				);
				for (let i = 0; i < 4; i++) paper += petal(at, 0, 0, 7, 3.6, (i * Math.PI) / 2);
			}
			return;
		}
		for (let i = 0; i < 4; i++) main += petal(at, 0, 0, 9.5, 6.4, Math.PI / 4 + (i * Math.PI) / 2);
		paper += round(at, 0, 0, 2.4, 6);
	});
	print(sketch, main, sketch.accent.base, 0.92);
	print(sketch, paper, sketch.tone.base);
}

const V: readonly Point[] = [
	[-12, -11],
	[-2, -11],
	[-2, -9.6],
	[-4.4, -9],
	[1.4, 4.8],
	[6.2, -9],
	[3.7, -9.6],
	[3.7, -11],
	[12, -11],
	[12, -9.6],
	[9.4, -9],
	[1.7, 11.4],
	[-0.7, 11.4],
	[-9.6, -9],
	[-12, -9.6],
];
const letter = (at: Stamp): string => sharp(V.map(([x, y]) => at(x, y)));
