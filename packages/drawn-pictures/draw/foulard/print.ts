import type { Point } from "../geometry.ts";
export type Ink = { colour: string; shapes: Point[][] };

export type Inks = Record<"ground" | "second" | "main" | "light", Ink>;

export function fine(corners: readonly Point[]): Point[] {
	return corners.flatMap((a, i) => {
		const b = corners[(i + 1) % corners.length] as Point;
		const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.07));
		return Array.from(
			{ length: steps },
			(_, k): Point => [a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps],
		);
	});
}

const frame = (from: number, to: number): Point[][] => [
	fine([
		[from, from],
		[1 - from, from],
		[1 - to, to],
		[to, to],
	]),
	fine([
		[1 - from, from],
		[1 - from, 1 - from],
		[1 - to, 1 - to],
		[1 - to, to],
	]),
	fine([
		[1 - from, 1 - from],
		[from, 1 - from],
		[to, 1 - to],
		[1 - to, 1 - to],
	]),
	fine([
		[from, 1 - from],
		[from, from],
		[to, to],
		[to, 1 - to],
	]),
];

const polar = (cx: number, cy: number, count: number, radius: (i: number) => number, turn = 0): Point[] =>
	Array.from({ length: count }, (_, i) => {
		const a = turn + (i / count) * Math.PI * 2;
		return [cx + Math.cos(a) * radius(i), cy + Math.sin(a) * radius(i)];
	});

const petal = (cx: number, cy: number, turn: number, from: number, long: number, wide: number): Point[] =>
	(
		[
			[0, 0],
			[0.25, 0.4],
			[0.55, 0.5],
			[0.85, 0.26],
			[1, 0],
			[0.85, -0.26],
			[0.55, -0.5],
			[0.25, -0.4],
		] as const
	).map(([along, across]) => {
		const [a, b] = [from + along * long, across * wide];
		return [cx + Math.cos(turn) * a - Math.sin(turn) * b, cy + Math.sin(turn) * a + Math.cos(turn) * b];
	});

function rosette(
	cx: number,
	cy: number,
	r: number,
	inks: { main: Ink; second: Ink; ground: Ink; light: Ink },
): void {
	for (let i = 0; i < 16; i++)
		inks.second.shapes.push(petal(cx, cy, (i / 16) * 6.2832 + 0.196, r * 0.6, r * 0.42, r * 0.2));
	for (let i = 0; i < 16; i++)
		inks.main.shapes.push(petal(cx, cy, (i / 16) * 6.2832, r * 0.34, r * 0.5, r * 0.17));
	inks.main.shapes.push(polar(cx, cy, 32, () => r * 0.36));
	inks.light.shapes.push(polar(cx, cy, 28, () => r * 0.29));
	for (let i = 0; i < 8; i++)
		inks.light.shapes.push(petal(cx, cy, (i / 8) * 6.2832, r * 0.46, r * 0.24, r * 0.06));
}

export const designs: readonly ((inks: Inks) => void)[] = [
	(inks) => {
		rosette(0.5, 0.5, 0.26, inks);
		for (const [s, t] of [
			[0.235, 0.235],
			[0.765, 0.235],
			[0.765, 0.765],
			[0.235, 0.765],
		] as const)
			rosette(s, t, 0.085, inks);
		for (const turn of [0, 1, 2, 3]) {
			const a = (turn * Math.PI) / 2;
			for (const lean of [-0.5, -0.25, 0, 0.25, 0.5])
				inks.second.shapes.push(
					petal(0.5, 0.5, a + lean * 0.42, 0.285, 0.085 - Math.abs(lean) * 0.05, 0.028),
				);
		}
	},
	(inks) => {
		for (let row = 0; row < 5; row++)
			for (let column = 0; column < 5; column++) {
				const [s, t] = [0.22 + column * 0.14, 0.22 + row * 0.14];
				if ((row + column) % 2 === 0) rosette(s, t, 0.078, inks);
				else
					for (let i = 0; i < 8; i++)
						inks.second.shapes.push(petal(s, t, (i * Math.PI) / 4, 0.008, i % 2 ? 0.03 : 0.05, 0.018));
			}
	},
	(inks) => {
		for (const [r, wide] of [
			[0.345, 0.02],
			[0.3, 0.008],
		] as const)
			for (let i = 0; i < 48; i++) {
				const [a, b] = [(i / 48) * 6.2832, ((i + 1) / 48) * 6.2832];
				const at = (angle: number, reach: number): Point => [
					0.5 + Math.cos(angle) * reach,
					0.5 + Math.sin(angle) * reach,
				];
				(r > 0.32 ? inks.main : inks.second).shapes.push([
					at(a, r),
					at(b, r),
					at(b, r - wide),
					at(a, r - wide),
				]);
			}
		for (let i = 0; i < 36; i++) {
			const a = (i / 36) * 6.2832;
			inks.main.shapes.push(polar(0.5 + Math.cos(a) * 0.312, 0.5 + Math.sin(a) * 0.312, 9, () => 0.0085));
		}
		rosette(0.5, 0.5, 0.22, inks);
		for (const [s, t, from] of [
			[0.15, 0.15, 0],
			[0.85, 0.15, 1],
			[0.85, 0.85, 2],
			[0.15, 0.85, 3],
		] as const)
			for (let i = 0; i < 7; i++) {
				const a = (from * Math.PI) / 2 + ((i + 0.5) / 7) * (Math.PI / 2);
				inks.main.shapes.push(petal(s, t, a, 0.05, 0.12, 0.034));
				inks.second.shapes.push(petal(s, t, a + 0.11, 0.13, 0.07, 0.02));
			}
	},
];

export function border(inks: Inks, rich: boolean): void {
	inks.main.shapes.push(...frame(0.018, 0.098));
	inks.second.shapes.push(...frame(0.11, 0.122));
	if (!rich) inks.light.shapes.push(...frame(0.098, 0.11));
	for (let i = 0; i < 4; i++)
		for (let k = 0; k < 22; k++) {
			const at = 0.058 + (k / 22) * (1 - 0.116);
			const [s, t] =
				i === 0 ? [at, 0.058] : i === 1 ? [1 - 0.058, at] : i === 2 ? [1 - at, 1 - 0.058] : [0.058, 1 - at];
			inks.light.shapes.push(polar(s, t, 10, () => (k === 0 ? 0.024 : k % 2 ? 0.008 : 0.014)));
		}
	if (rich)
		for (let i = 0; i < 4; i++)
			for (let k = 0; k < 17; k++) {
				const at = 0.15 + ((k + 0.5) / 17) * 0.7;
				const [s, t] =
					i === 0 ? [at, 0.146] : i === 1 ? [0.854, at] : i === 2 ? [1 - at, 0.854] : [0.146, 1 - at];
				inks.second.shapes.push(
					petal(s, t, [Math.PI / 2, Math.PI, -Math.PI / 2, 0][i] ?? 0, -0.018, 0.036, 0.02),
				);
			}
}
