import type { Tone } from "../../colour.ts";
import { type Anchor, line, n, type Point, xy } from "../../geometry.ts";
import { fill, type Sketch, stroke } from "../../sketch.ts";

export function sewnButton(
	sketch: Sketch,
	x: number,
	y: number,
	r: number,
	tone: Tone = sketch.accent,
): void {
	const disc = (dx: number, dy: number, radius: number, colour: string, opacity = 1) =>
		`<circle cx="${n(x + dx)}" cy="${n(y + dy)}" r="${n(radius)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
	sketch.out.push(
		disc(r * 0.3, r * 0.42, r * 1.04, sketch.tone.deep, 0.42),
		disc(0, 0, r, tone.shade),
		disc(-r * 0.06, -r * 0.08, r * 0.9, tone.base),
		disc(r * 0.05, r * 0.07, r * 0.6, tone.shade, 0.55),
		disc(0, 0, r * 0.54, tone.base, 0.9),
	);
	if (sketch.macro)
		for (const [dx, dy] of [
			[-1, -1],
			[1, -1],
			[-1, 1],
			[1, 1],
		] as const)
			sketch.out.push(disc(dx * r * 0.2, dy * r * 0.2, r * 0.11, tone.line, 0.9));
	if (sketch.macro)
		stroke(
			sketch,
			`M${n(x - r * 0.2)} ${n(y - r * 0.2)}L${n(x + r * 0.2)} ${n(y + r * 0.2)}M${n(x + r * 0.2)} ${n(y - r * 0.2)}L${n(x - r * 0.2)} ${n(y + r * 0.2)}`,
			sketch.tone.shade,
			r * 0.12,
		);
	sketch.out.push(disc(-r * 0.42, -r * 0.5, r * 0.2, tone.gleam, 0.85));
	sketch.out.push(
		`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${tone.line}" stroke-width="${n(r * 0.12)}" stroke-opacity=".6"/>`,
	);
}

export function buttonRow(
	sketch: Sketch,
	from: Point,
	to: Point,
	count: number,
	r: number,
	tone?: Tone,
): void {
	for (let i = 0; i < count; i++) {
		const t = count === 1 ? 0 : i / (count - 1);
		const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
		stroke(sketch, `M${n(x)} ${n(y - r * 1.7)}V${n(y + r * 1.7)}`, sketch.tone.line, 1.2, { opacity: 0.4 });
		sewnButton(sketch, x, y, r, tone);
	}
}

export function concealedZip(sketch: Sketch, path: readonly Anchor[], pull = true): void {
	const { tone, accent } = sketch;
	const seam = line(path);
	stroke(sketch, seam, tone.deep, 5, { opacity: 0.18, cap: "butt" });
	stroke(sketch, seam, tone.gleam, 2.6, { opacity: 0.2, cap: "butt" });
	stroke(sketch, seam, tone.line, 1.3, { opacity: 0.75 });
	const [x, y] = path[0] ?? [0, 0];
	if (!pull) return;
	const drop = `M${n(x - 1.4)} ${n(y + 2)}h2.8l1.6 13a3.2 3.2 0 0 1 -6 0z`;
	fill(sketch, drop, accent.base);
	stroke(sketch, drop, accent.line, 0.7, { opacity: 0.8 });
	stroke(sketch, `M${n(x - 0.6)} ${n(y + 4)}v8`, accent.gleam, 0.9, { opacity: 0.9 });
}

export function hook(sketch: Sketch, x: number, y: number): void {
	stroke(sketch, `M${n(x - 5)} ${n(y)}h7a2 2 0 0 1 0 4h-2`, sketch.accent.line, 2);
	stroke(sketch, `M${n(x - 5)} ${n(y)}h7a2 2 0 0 1 0 4h-2`, sketch.accent.gleam, 1);
}

export function keyhole(sketch: Sketch, x: number, y: number, long: number, wide: number): void {
	const { tone } = sketch;
	const drop = `M${n(x)} ${n(y)}C${n(x + wide * 0.5)} ${n(y + long * 0.3)} ${n(x + wide)} ${n(y + long * 0.55)} ${n(x + wide * 0.55)} ${n(y + long * 0.9)}Q${n(x)} ${n(y + long * 1.12)} ${n(x - wide * 0.55)} ${n(y + long * 0.9)}C${n(x - wide)} ${n(y + long * 0.55)} ${n(x - wide * 0.5)} ${n(y + long * 0.3)} ${n(x)} ${n(y)}Z`;
	fill(sketch, drop, tone.inside);
	stroke(sketch, drop, tone.line, 3.4, { opacity: 0.55 });
	stroke(sketch, drop, tone.base, 2.2);
	sewnButton(sketch, x, y - 1, 4.6, tone);
}

export function buckle(
	sketch: Sketch,
	x: number,
	y: number,
	wide: number,
	high: number,
	metal = sketch.accent,
): void {
	const frame = `M${n(x - wide / 2)} ${n(y - high / 2)}h${n(wide)}v${n(high)}h${n(-wide)}z`;
	sketch.out.push(
		`<path transform="translate(2 3)" d="${frame}" fill="none" stroke="${sketch.tone.deep}" stroke-width="6" stroke-opacity=".35" stroke-linejoin="round"/>`,
	);
	stroke(sketch, frame, metal.line, 6, { opacity: 0.85 });
	stroke(sketch, frame, metal.base, 4.4);
	stroke(sketch, `M${n(x - wide / 2)} ${n(y - high / 2)}h${n(wide * 0.7)}`, metal.gleam, 1.4, {
		opacity: 0.95,
	});
	stroke(sketch, `M${n(x - wide / 2)} ${n(y)}h${n(wide * 0.62)}`, metal.line, 4, { opacity: 0.7 });
	stroke(sketch, `M${n(x - wide / 2)} ${n(y)}h${n(wide * 0.6)}`, metal.base, 2.8);
}

export function ring(sketch: Sketch, at: Point, r: number, metal = sketch.accent): void {
	const circle = `M${n(at[0] - r)} ${n(at[1])}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0z`;
	stroke(sketch, circle, metal.line, r * 0.62, { opacity: 0.8 });
	stroke(sketch, circle, metal.base, r * 0.42);
	stroke(sketch, `M${xy([at[0] - r, at[1]])}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}`, metal.gleam, r * 0.22);
}

export function cord(sketch: Sketch, path: string, width: number, tone: Tone = sketch.tone): void {
	stroke(sketch, path, tone.line, width + 1.3, { opacity: 0.75 });
	stroke(sketch, path, tone.base, width);
	stroke(sketch, path, tone.gleam, width * 0.32, { opacity: 0.4 });
}
