import { encodeWeave, formLine } from "../../form.ts";
import { n, type Point } from "../../geometry.ts";
import type { Panel } from "../../parts/panel.ts";
import { type Sketch, stroke } from "../../sketch.ts";

type Spray = { u: number; v: number; towards: number; size: number; bend?: number };

export function sprays(sketch: Sketch, panel: Panel, list: readonly Spray[]): void {
	const threads: [stem: string, dark: string, light: string, heart: string] = ["", "", "", ""];
	for (const { u, v, towards, size, bend = 26 } of list) {
		const start = panel.at(u, v);
		branch(threads, start, towards, size, bend);
	}
	const [stem, dark, light, heart] = threads;
	const { tone, accent } = sketch;
	const all = dark + light + heart;
	sketch.out.push(formLine(all, encodeWeave(0), 2.2, 0.16));
	stroke(sketch, all, tone.deep, 2.6, { opacity: 0.14 });
	stroke(sketch, stem, accent.shade, 1.4, { opacity: 0.92 });
	stroke(sketch, dark, accent.shade, 1.5, { opacity: 0.98 });
	stroke(sketch, light, accent.base, 1.5, { opacity: 0.98 });
	stroke(sketch, heart, accent.gleam, 2.2, { opacity: 0.98 });
}

function branch(
	threads: [string, string, string, string],
	from: Point,
	towards: number,
	size: number,
	bend: number,
): void {
	let [x, y] = from;
	let angle = towards;
	const steps = 9;
	let stem = `M${n(x)} ${n(y)}`;
	for (let i = 1; i <= steps; i++) {
		angle += bend / steps;
		x += Math.cos(rad(angle)) * (size / steps);
		y += Math.sin(rad(angle)) * (size / steps);
		stem += `L${n(x)} ${n(y)}`;
		const side = i % 2 ? 1 : -1;
		const small = size * (0.2 - 0.011 * i);
		if (i % 3 !== 0) leaf(threads, [x, y], angle + side * 52, small);
		else
			blossom(
				threads,
				[
					x + Math.cos(rad(angle + side * 80)) * small * 0.9,
					y + Math.sin(rad(angle + side * 80)) * small * 0.9,
				],
				small * 0.52,
			);
	}
	blossom(threads, [x, y], size * 0.12);
	threads[0] += stem;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

function leaf(threads: [string, string, string, string], [x, y]: Point, angle: number, long: number): void {
	const [dx, dy] = [Math.cos(rad(angle)), Math.sin(rad(angle))];
	const count = Math.max(4, Math.round(long / 1.7));
	for (let i = 1; i < count; i++) {
		const t = i / count;
		const half = Math.sin(Math.PI * t ** 0.8) * long * 0.2;
		const [mx, my] = [x + dx * long * t, y + dy * long * t];
		threads[1] += `M${n(mx)} ${n(my)}l${n((-dy - dx * 0.5) * half)} ${n((dx - dy * 0.5) * half)}`;
		threads[2] += `M${n(mx)} ${n(my)}l${n((dy - dx * 0.5) * half)} ${n((-dx - dy * 0.5) * half)}`;
	}
}

function blossom(threads: [string, string, string, string], [x, y]: Point, r: number): void {
	const petals = 5;
	for (let k = 0; k < petals; k++) {
		const middle = (k / petals) * 360 + 18;
		for (let i = -2; i <= 2; i++) {
			const angle = rad(middle + i * 13);
			const long = r * (1 - Math.abs(i) * 0.1);
			const path = `M${n(x + Math.cos(angle) * r * 0.28)} ${n(y + Math.sin(angle) * r * 0.28)}L${n(x + Math.cos(angle) * long)} ${n(y + Math.sin(angle) * long)}`;
			if (i < 0) threads[1] += path;
			else threads[2] += path;
		}
	}
	threads[3] += `M${n(x - 0.6)} ${n(y)}h1.2`;
}

export const rising = (scale = 1, inwards = 0): Spray[] => [
	{ u: 0.8 - inwards, v: 0.97, towards: -112, size: 220 * scale, bend: 34 },
	{ u: 0.66 - inwards, v: 0.97, towards: -92, size: 150 * scale, bend: -40 },
	{ u: 0.9 - inwards, v: 0.96, towards: -106, size: 120 * scale, bend: 8 },
];

export const mirrored = (list: readonly Spray[]): Spray[] =>
	list.map(({ u, towards, bend = 26, ...rest }) => ({
		...rest,
		u: 1 - u,
		towards: -180 - towards,
		bend: -bend,
	}));

export const shoulders = (size: number, v = 0.16): Spray[] => [
	{ u: 0.17, v, towards: 52, size, bend: 44 },
	{ u: 0.83, v, towards: 128, size, bend: -44 },
	{ u: 0.14, v: v + 0.05, towards: 96, size: size * 0.66, bend: -26 },
	{ u: 0.86, v: v + 0.05, towards: 84, size: size * 0.66, bend: 26 },
];
