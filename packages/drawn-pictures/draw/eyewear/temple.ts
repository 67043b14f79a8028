import { shift, type Tone } from "../colour.ts";
import { type Anchor, closed, line, type Point } from "../geometry.ts";
import { linear, print, type Sketch, stroke } from "../sketch.ts";
import type { GlassesCut } from "./glasses-cut.ts";
export const LENGTH = 350;

export function temple(
	sketch: Sketch,
	cut: GlassesCut,
	at: (x: number, y: number, z?: number) => Point,
	side: number,
	metal: Tone,
): void {
	const outer = Math.max(...cut.frame.map(([x]) => x));
	const x = cut.centre + outer - (cut.wire ? 2 : 9);
	const base = x * x;
	const point = (back: number, y: number, inward = 0): Anchor => {
		const px = side * (x - inward);
		return [...at(px, y, (px * px - base) / 1150 - back)];
	};
	const h = cut.temple / 2;
	const y = cut.hinge;
	const above: Anchor[] = [
		point(0, y - h),
		point(LENGTH * 0.3, y - h * 0.74, 2),
		point(LENGTH * 0.66, y - h * 0.5, 8),
		point(LENGTH * 0.8, y - h * 0.2, 12),
		point(LENGTH * 0.93, y + 44, 17),
		point(LENGTH, 84, 20),
	];
	const below: Anchor[] = [
		point(0, y + h),
		point(LENGTH * 0.3, y + h * 0.6, 2),
		point(LENGTH * 0.66, y + h * 0.56, 8),
		point(LENGTH * 0.76, y + h * 0.9 + 4, 12),
		point(LENGTH * 0.87, y + 62, 17),
		point(LENGTH * 0.95, 92, 20),
	];
	if (cut.wire) {
		const path = line(above.slice(0, 4));
		stroke(sketch, path, metal.line, 7.5);
		stroke(sketch, path, metal.base, 5.6);
		stroke(sketch, path, metal.gleam, 1.8);
		const tip = closed([...above.slice(3), ...below.slice(3).toReversed()]);
		print(sketch, tip, "#33261e");
		stroke(sketch, line(above.slice(3)), "#8d6d54", 2.4, { opacity: 0.8 });
		return;
	}
	const tone = sketch.tone;
	const shape = closed([
		...above.map(([ax, ay], i): Anchor => (i === 0 ? [ax, ay, "c"] : [ax, ay])),
		...below.toReversed().map(([ax, ay], i): Anchor => (i === below.length - 1 ? [ax, ay, "c"] : [ax, ay])),
	]);
	const [from, to] = [above[0] as Anchor, above[5] as Anchor];
	const isSeen = sketch.back ? side > 0 : side < 0;
	stroke(sketch, shape, shift(tone.base, -0.1), 3);
	print(
		sketch,
		shape,
		linear(
			sketch,
			[from[0], from[1]],
			[to[0], to[1]],
			[
				[0, isSeen ? shift(tone.base, 0.02) : tone.deep],
				[0.4, isSeen ? shift(tone.base, 0.05, 1.1) : tone.shade],
				[1, isSeen ? tone.shade : tone.deep],
			],
		),
	);
	stroke(sketch, line(above.map(([ax, ay]): Anchor => [ax, ay + 3])), tone.gleam, 2, { opacity: 0.75 });
	const middle = above.slice(0, 4).map(([ax, ay], i): Anchor => {
		const [bx, by] = below[i] as Anchor;
		return [(ax + bx) / 2, (ay + by) / 2];
	});
	stroke(sketch, line(middle), metal.base, 3.2, { opacity: isSeen ? 0.34 : 0.7 });
	if (isSeen) {
		const [a, b] = [middle[0] as Anchor, middle[1] as Anchor];
		const plate = (t: number, dy: number): Anchor => [
			a[0] + (b[0] - a[0]) * t,
			a[1] + (b[1] - a[1]) * t + dy,
			"c",
		];
		print(sketch, closed([plate(0.1, -4), plate(0.42, -4), plate(0.42, 4), plate(0.1, 4)]), metal.base);
		print(sketch, closed([plate(0.1, -4), plate(0.42, -4), plate(0.42, -1), plate(0.1, -1)]), metal.gleam);
	}
}
