import { shift, type Tone } from "../colour.ts";
import { type Anchor, closed, line, n, p } from "../geometry.ts";
import { type Panel, panel } from "../parts/panel.ts";
import { cloth, linear, print, type Sketch, stroke } from "../sketch.ts";

export function roundShade(sketch: Sketch, path: string, left: number, right: number, strength = 1): void {
	const { deep, gleam, line: dark } = sketch.tone;
	print(
		sketch,
		path,
		linear(
			sketch,
			[left, 0],
			[right, 40],
			[
				[0, dark, 0.22 * strength],
				[0.14, dark, 0.02],
				[0.26, gleam, 0.2 * strength],
				[0.44, gleam, 0],
				[0.6, deep, 0.08 * strength],
				[0.84, dark, 0.36 * strength],
				[0.95, dark, 0.44 * strength],
				[1, dark, 0.3 * strength],
			],
		),
	);
}

export function brimPanel(
	left: Anchor,
	right: Anchor,
	back: readonly Anchor[],
	front: readonly Anchor[],
): Panel {
	return panel({
		left: [left, [left[0] + 1, left[1] + 4]],
		right: [right, [right[0] - 1, right[1] + 4]],
		top: [left, ...back, right],
		bottom: [[left[0] + 1, left[1] + 4], ...front, [right[0] - 1, right[1] + 4]],
	});
}

export function ribbon(sketch: Sketch, upper: readonly Anchor[], lower: readonly Anchor[], tone: Tone): void {
	const strip = panel({
		left: [upper[0] as Anchor, lower[0] as Anchor],
		right: [upper.at(-1) as Anchor, lower.at(-1) as Anchor],
		top: upper,
		bottom: lower,
	});
	print(sketch, strip.outline, tone.base);
	cloth(sketch, strip.outline, tone.base);
	let ribs = "";
	for (let i = 1; i < 90; i++) {
		const u = i / 90;
		const [a, b] = [strip.at(u, 0.03), strip.at(u, 0.97)];
		ribs += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
	}
	stroke(sketch, ribs, tone.line, 0.9, { opacity: 0.3 });
	const [left, right] = [(upper[0] as Anchor)[0], (upper.at(-1) as Anchor)[0]];
	print(
		sketch,
		strip.outline,
		linear(
			sketch,
			[left, 0],
			[right, 0],
			[
				[0, tone.line, 0.4],
				[0.24, tone.gleam, 0.3],
				[0.42, tone.gleam, 0],
				[0.7, tone.line, 0.12],
				[1, tone.line, 0.55],
			],
		),
	);
	stroke(sketch, line(upper), tone.line, 1.4, { opacity: 0.5 });
	stroke(sketch, line(lower), tone.line, 2.2, { opacity: 0.5 });
}

export function bow(sketch: Sketch, x: number, y: number, high: number, tone: Tone): void {
	const leaf = (side: number, long: number) =>
		closed(
			p`${x + side * 6} ${y - high * 0.4}c, ${x + side * long * 0.6} ${y - high * 0.5}, ${x + side * long} ${y - high * 0.46}c, ${x + side * (long - 9)} ${y}c, ${x + side * long} ${y + high * 0.46}c, ${x + side * long * 0.6} ${y + high * 0.48}, ${x + side * 6} ${y + high * 0.4}c`,
		);
	for (const [side, long] of [
		[1, 66],
		[-1, 42],
	] as const) {
		cloth(sketch, leaf(side, long), shift(tone.base, 0.015));
		print(
			sketch,
			leaf(side, long),
			linear(
				sketch,
				[x, 0],
				[x + side * long, 0],
				[
					[0, tone.line, 0.5],
					[0.4, tone.gleam, 0.16],
					[1, tone.line, 0.12],
				],
			),
		);
	}
	cloth(
		sketch,
		closed(
			p`${x - 10} ${y - high * 0.5}c, ${x + 10} ${y - high * 0.5}c, ${x + 9} ${y + high * 0.5}c, ${x - 9} ${y + high * 0.5}c`,
		),
		shift(tone.base, 0.04),
	);
}
