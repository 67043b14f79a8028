import { createTone } from "../colour.ts";
import { closed, ellipse, p } from "../geometry.ts";
import { bead, brilliant, type gemTone, pearls } from "../parts/gems.ts";
import type { metalTone } from "../parts/polish.ts";
import { fill, linear, type Sketch, stroke } from "../sketch.ts";

export function drop(
	sketch: Sketch,
	metal: ReturnType<typeof metalTone>,
	gem: ReturnType<typeof gemTone>,
): void {
	bead(sketch, 0, 146, 23, metal);
	brilliant(sketch, 0, 146, 14, gem);
	stroke(sketch, ellipse(0, 180, 6, 10), metal.line, 4.6);
	stroke(sketch, ellipse(0, 180, 6, 10), metal.light, 2.6);
	const body = closed(p`0 190c, 22 228, 54 280, 52 324, 30 358, 0 366, -30 358, -52 324, -54 280, -22 228`);
	fill(
		sketch,
		body,
		linear(
			sketch,
			[-54, 250],
			[54, 300],
			[
				[0, metal.line],
				[0.08, metal.light],
				[0.2, metal.gleam],
				[0.34, metal.light],
				[0.48, metal.base],
				[0.64, metal.line],
				[0.76, metal.shade],
				[0.88, metal.gleam],
				[0.94, metal.base],
				[1, metal.line],
			],
		),
	);
	fill(sketch, closed(p`-4 206c, -24 244, -42 284, -38 318, -32 280, -14 240`), "#ffffff", 0.75);
	fill(sketch, closed(p`8 352, 34 336, 44 308, 40 336, 22 356`), metal.gleam, 0.7);
	stroke(sketch, ellipse(0, 306, 33, 39), metal.line, 4);
	stroke(sketch, ellipse(0, 306, 33, 39), metal.gleam, 1.8);
	brilliant(sketch, 0, 306, 30, gem, 1.2);
	for (let i = 0; i < 6; i++) {
		const a = (i * Math.PI) / 3 + 0.52;
		bead(sketch, Math.cos(a) * 31, 306 + Math.sin(a) * 37, 4.4, metal);
	}
}

export function pearlDrop(
	sketch: Sketch,
	metal: ReturnType<typeof metalTone>,
	gem: ReturnType<typeof gemTone>,
): void {
	bead(sketch, 0, 146, 20, metal);
	brilliant(sketch, 0, 146, 14.5, gem);
	stroke(sketch, "M0 166V262", metal.line, 7, { cap: "butt" });
	stroke(sketch, "M0 166V262", metal.base, 5, { cap: "butt" });
	stroke(sketch, "M-1.200 166V262", metal.gleam, 1.6, { cap: "butt" });
	for (let i = 0; i < 5; i++) brilliant(sketch, 0, 184 + i * 17, 7.4, gem);
	fill(
		sketch,
		closed(p`-20 282c, -14 264, 0 258, 14 264, 20 282c, 0 290`),
		linear(
			sketch,
			[-20, 0],
			[20, 0],
			[
				[0, metal.line],
				[0.3, metal.gleam],
				[0.55, metal.base],
				[1, metal.line],
			],
		),
	);
	pearls(sketch, createTone("#efe7da"))(0, 322, 44);
}

export function discDrop(
	sketch: Sketch,
	metal: ReturnType<typeof metalTone>,
	gem: ReturnType<typeof gemTone>,
): void {
	for (const [y, r] of [
		[158, 27],
		[282, 74],
	] as const) {
		fill(sketch, ellipse(2, y + 2, r + 1), metal.line);
		fill(
			sketch,
			ellipse(0, y, r),
			linear(
				sketch,
				[-r, y - r],
				[r, y + r],
				[
					[0, metal.light],
					[0.18, metal.gleam],
					[0.36, metal.base],
					[0.54, metal.deep],
					[0.7, metal.light],
					[0.86, metal.gleam],
					[1, metal.deep],
				],
			),
		);
		for (let i = 0; i < r * 1.1; i++) {
			const a = i * 2.39996;
			const reach = r * 0.94 * Math.sqrt(i / (r * 1.1));
			const [x, by] = [Math.cos(a) * reach, y + Math.sin(a) * reach];
			const size = 5.5 + ((i * 7) % 5) * 0.8;
			fill(sketch, ellipse(x - 1, by - 1.2, size, size * 0.9), metal.deep, 0.2);
			fill(sketch, ellipse(x + 1, by + 1.4, size * 0.86, size * 0.76), metal.gleam, 0.26);
		}
		stroke(sketch, ellipse(0, y, r - 1.5), metal.gleam, 1.6, { opacity: 0.8 });
	}
	stroke(sketch, ellipse(0, 196, 6, 11), metal.line, 4.6);
	stroke(sketch, ellipse(0, 196, 6, 11), metal.light, 2.6);
	brilliant(sketch, 0, 158, 13, gem);
	brilliant(sketch, 18, 312, 19, gem);
	for (let i = 0; i < 4; i++) {
		const a = Math.PI / 4 + (i * Math.PI) / 2;
		bead(sketch, 18 + Math.cos(a) * 19, 312 + Math.sin(a) * 19, 3.6, metal);
	}
}
