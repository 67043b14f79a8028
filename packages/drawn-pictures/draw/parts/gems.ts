import { createTone, readChroma, type Tone } from "../colour.ts";
import { type Anchor, closed, ellipse, n } from "../geometry.ts";
import { fill, linear, type Sketch, stroke } from "../sketch.ts";

const STONES = ["#1d7a56", "#dfe9f0", "#a3203a", "#2c4f9e", "#dfae5c", "#8a63b0"] as const;

export function gemTone(sketch: Sketch): Tone {
	if (sketch.pattern !== "solid" && readChroma(sketch.accent.base) > 0.02) return sketch.accent;
	const gold = readChroma(sketch.tone.base) > 0.05;
	const warm = readChroma(sketch.accent.base) > 0.05;
	const stone = STONES[(sketch.style + (gold ? 0 : 3)) % STONES.length];
	if (sketch.style > 0 && stone !== undefined) return createTone(stone);
	return createTone(gold ? (warm ? "#1d7a56" : "#dfe9f0") : warm ? "#e2c084" : "#2c4f9e");
}

const corner = (x: number, y: number): Anchor => [x, y, "c"];

export function brilliant(sketch: Sketch, x: number, y: number, r: number, tone: Tone, tall = 1): void {
	const at = (angle: number, by: number): Anchor =>
		corner(x + Math.cos(angle) * by * r, y + Math.sin(angle) * by * r * tall);
	const turn = Math.PI / 8;
	const light = [0.75, 0.2, 0.5, 0.05, 0.62, 0.15, 0.9, 0.35, 0.1, 0.8, 0.3, 0.55, 0.08, 0.95, 0.42, 0.7];
	const shades = [tone.line, tone.deep, tone.shade, tone.base, tone.light, tone.gleam, "#ffffff"];
	const shade = (i: number) => shades[Math.round((light[i % 16] ?? 0.5) * 6)] ?? tone.base;
	fill(sketch, ellipse(x, y, r, r * tall), tone.shade);
	for (let i = 0; i < 8; i++) {
		const a = i * 2 * turn;
		const kite = closed([at(a, 1), at(a + turn, 0.76), at(a, 0.56), at(a - turn, 0.76)]);
		fill(sketch, kite, shade(i * 2));
		fill(sketch, closed([at(a, 1), at(a + turn, 1.02), at(a + turn, 0.76)]), shade(i * 2 + 5));
		fill(sketch, closed([at(a + turn, 1.02), at(a + 2 * turn, 1), at(a + turn, 0.76)]), shade(i * 2 + 9));
		fill(sketch, closed([at(a, 0.56), at(a + turn, 0.76), at(a + 2 * turn, 0.56)]), shade(i * 2 + 3));
	}
	const table = closed(Array.from({ length: 8 }, (_, i) => at(i * 2 * turn, 0.56)));
	fill(sketch, table, tone.base);
	for (let i = 0; i < 8; i++) {
		const a = i * 2 * turn + turn;
		fill(
			sketch,
			closed([at(a - 0.18, 0.5), at(a + 0.18, 0.5), at(a, 0.06)]),
			i % 3 === 0 ? tone.gleam : tone.deep,
			0.75,
		);
	}
	fill(sketch, closed([at(3.5, 0.5), at(4.3, 0.54), at(5, 0.5), at(4.3, 0.1)]), "#ffffff", 0.62);
	stroke(sketch, ellipse(x, y, r, r * tall), tone.line, Math.max(0.8, r * 0.03), { opacity: 0.6 });
	sparkle(sketch, x - r * 0.4, y - r * 0.46 * tall, r * 0.42);
}

export function brilliantAside(sketch: Sketch, x: number, y: number, r: number, tone: Tone): void {
	const at = (dx: number, dy: number) => corner(x + dx * r, y + dy * r);
	const shades = [tone.line, tone.deep, tone.shade, tone.base, tone.light, tone.gleam, "#ffffff"];
	const put = (light: number, ...points: Anchor[]) =>
		fill(sketch, closed(points), shades[light] ?? tone.base);
	const girdle = [-1, -0.72, -0.36, 0, 0.36, 0.72, 1];
	const table = [-0.6, -0.3, 0, 0.3, 0.6];
	put(3, at(-1, 0), at(-0.6, -0.36), at(0.6, -0.36), at(1, 0), at(0, 0.92));
	const crown: readonly [number, Anchor[]][] = [
		[5, [at(-1, 0), at(-0.6, -0.36), at(-0.72, 0)]],
		[2, [at(-0.72, 0), at(-0.6, -0.36), at(-0.36, -0.02)]],
		[6, [at(-0.6, -0.36), at(-0.36, -0.02), at(-0.3, -0.36)]],
		[3, [at(-0.36, -0.02), at(-0.3, -0.36), at(0, 0)]],
		[1, [at(-0.3, -0.36), at(0, 0), at(0, -0.36)]],
		[5, [at(0, -0.36), at(0, 0), at(0.3, -0.36)]],
		[4, [at(0, 0), at(0.3, -0.36), at(0.36, -0.02)]],
		[2, [at(0.3, -0.36), at(0.36, -0.02), at(0.6, -0.36)]],
		[6, [at(0.36, -0.02), at(0.6, -0.36), at(0.72, 0)]],
		[1, [at(0.72, 0), at(0.6, -0.36), at(1, 0)]],
	];
	for (const [light, points] of crown) put(light, ...points);
	const pavilion = [1, 5, 2, 6, 1, 3, 0, 5, 2, 4, 6, 1];
	for (let i = 0; i < 6; i++) {
		const [a, b] = [girdle[i] ?? 0, girdle[i + 1] ?? 0];
		const middle = (a + b) / 2;
		put(pavilion[i * 2] ?? 3, at(a, 0.04), at(middle, 0.06), at(middle * 0.42, 0.56), at(0, 0.92));
		put(pavilion[i * 2 + 1] ?? 3, at(middle, 0.06), at(b, 0.04), at(0, 0.92), at(middle * 0.42, 0.56));
	}
	stroke(sketch, `M${n(x - r)} ${n(y)}H${n(x + r)}`, "#ffffff", r * 0.05, { opacity: 0.75 });
	const top = `M${n(x + (table[0] ?? 0) * r)} ${n(y - 0.36 * r)}H${n(x + (table[4] ?? 0) * r)}`;
	stroke(sketch, top, "#ffffff", r * 0.04, { opacity: 0.9 });
	stroke(
		sketch,
		closed([at(-1, 0), at(-0.6, -0.36), at(0.6, -0.36), at(1, 0), at(0, 0.92)]),
		tone.line,
		Math.max(0.7, r * 0.02),
		{ opacity: 0.55 },
	);
	sparkle(sketch, x - r * 0.45, y - r * 0.2, r * 0.32);
}

export function sparkle(sketch: Sketch, x: number, y: number, r: number): void {
	const ray = r * 0.07;
	fill(
		sketch,
		`M${n(x)} ${n(y - r)}L${n(x + ray)} ${n(y - ray)}L${n(x + r)} ${n(y)}L${n(x + ray)} ${n(y + ray)}L${n(x)} ${n(y + r)}L${n(x - ray)} ${n(y + ray)}L${n(x - r)} ${n(y)}L${n(x - ray)} ${n(y - ray)}Z`,
		"#ffffff",
		0.95,
	);
}

export function pearls(sketch: Sketch, nacre: Tone): (x: number, y: number, r: number) => void {
	const paint = (stops: string, where: string): string => {
		const id = `${sketch.prefix}g${sketch.defs.length}`;
		sketch.defs.push(`<radialGradient id="${id}" ${where}>${stops}</radialGradient>`);
		return `url(#${id})`;
	};
	const stop = (at: number, colour: string, opacity = 1) =>
		`<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
	const body = paint(
		stop(0, "#fffdfa") +
			stop(0.22, nacre.light) +
			stop(0.55, nacre.base) +
			stop(0.8, nacre.shade) +
			stop(0.93, nacre.deep) +
			stop(1, nacre.shade),
		'cx=".42" cy=".38" r=".64"',
	);
	const glow = paint(
		stop(0, "#f7dcd2", 0) + stop(0.72, "#f7dcd2", 0) + stop(0.9, "#fbe9df", 0.75) + stop(1, "#f7dcd2", 0),
		'cx=".46" cy=".4" r=".56"',
	);
	const lamp = paint(
		stop(0, "#ffffff", 1) + stop(0.35, "#ffffff", 0.9) + stop(1, "#ffffff", 0),
		'cx=".5" cy=".5" r=".5"',
	);
	return (x, y, r) => {
		fill(sketch, ellipse(x, y, r), body);
		fill(sketch, ellipse(x, y, r * 0.97), glow);
		fill(sketch, ellipse(x - r * 0.3, y - r * 0.36, r * 0.3, r * 0.25), lamp);
	};
}

export function bead(sketch: Sketch, x: number, y: number, r: number, tone: Tone): void {
	fill(
		sketch,
		ellipse(x, y, r),
		linear(
			sketch,
			[x - r * 0.7, y - r],
			[x + r * 0.5, y + r],
			[
				[0, tone.base],
				[0.2, tone.gleam],
				[0.42, tone.light],
				[0.62, tone.deep],
				[0.8, tone.line],
				[0.92, tone.base],
				[1, tone.light],
			],
		),
	);
	fill(sketch, ellipse(x - r * 0.32, y - r * 0.4, r * 0.2), "#ffffff", 0.9);
}
