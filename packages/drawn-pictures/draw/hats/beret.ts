import { shift } from "../colour.ts";
import { type Anchor, closed, ellipse, line, p } from "../geometry.ts";
import { across, lay, topstitch } from "../parts/cloth.ts";
import { panel } from "../parts/panel.ts";
import { cloth, type Draw, print, radial, stroke } from "../sketch.ts";
export const beret: Draw = (sketch) => {
	const { tone } = sketch;
	const lean = sketch.back ? -1 : 1;
	const side = (anchors: readonly Anchor[]): Anchor[] =>
		lean > 0 ? [...anchors] : anchors.map(([x, y, c]): Anchor => [-x, y, c]).toReversed();
	const inside = ellipse(lean * 20, 566, 190, 26);
	print(sketch, inside, shift(tone.base, -0.2));
	const band = panel({
		left: side(p`-166 540, -164 566`).toSorted((a, b) => a[1] - b[1]),
		right: side(p`112 552, 112 580`).toSorted((a, b) => a[1] - b[1]),
		...(lean > 0 ? { top: p`-166 540, -26 566, 112 552`, bottom: p`-164 566, -26 598, 112 580` } : {}),
		...(lean < 0 && {
			left: p`-112 552, -112 580`,
			right: p`166 540, 164 566`,
			top: p`-112 552, 26 566, 166 540`,
			bottom: p`-112 580, 26 598, 164 566`,
		}),
	});
	cloth(sketch, band.outline, shift(sketch.pattern === "solid" ? tone.base : sketch.accent.base, -0.03));
	topstitch(sketch, across(band, 0.5));
	const outline = side(
		p`-168 548, -206 496, -196 424, -136 366, -30 336, 90 338, 200 370, 274 430, 286 494, 236 544, 140 568, 20 572, -90 566`,
	);
	const body = closed(outline);
	cloth(sketch, body, tone.base);
	const surface =
		lean > 0
			? panel({
					left: p`-200 410, -206 496, -168 548`,
					right: p`262 416, 286 494, 236 544`,
					top: p`-200 410, -136 366, -30 336, 90 338, 200 370, 262 416`,
					bottom: p`-168 548, -90 566, 20 572, 140 568, 236 544`,
				})
			: panel({
					left: p`-262 416, -286 494, -236 544`,
					right: p`200 410, 206 496, 168 548`,
					top: p`-262 416, -200 370, -90 338, 30 336, 136 366, 200 410`,
					bottom: p`-236 544, -140 568, -20 572, 90 566, 168 548`,
				});
	lay(sketch, surface, {
		round: 1.3,
		edge: 0,
		dark: [
			...[0.1, 0.22, 0.34, 0.5, 0.64, 0.78].map((u, i) => ({
				from: [u, 0.97] as const,
				to: [u + (u - 0.45) * 0.2, 0.5 + (i % 3) * 0.08] as const,
				width: 11 + (i % 2) * 4,
				shape: "top" as const,
			})),
			{ from: [0.3, 0.34], to: [0.86, 0.5], width: 26, shape: "middle", bow: 0.03 },
		],
	});
	print(
		sketch,
		body,
		radial(sketch, lean * -40, 390, 330, [
			[0, tone.gleam, 0.3],
			[0.35, tone.gleam, 0.08],
			[0.62, tone.line, 0.04],
			[1, tone.line, 0.42],
		]),
	);
	print(
		sketch,
		closed(side(p`-168 548, -90 562, 20 566, 140 560, 236 544, 140 572, 20 578, -90 570`)),
		tone.line,
		0.34,
	);
	const [sx, sy] = [lean * 40, 338];
	stroke(sketch, line(p`${sx} ${sy + 4}, ${sx + 3} ${sy - 16}, ${sx + lean * 12} ${sy - 30}`), tone.shade, 9);
	stroke(
		sketch,
		line(p`${sx - 1} ${sy}, ${sx + 2} ${sy - 16}, ${sx + lean * 10} ${sy - 28}`),
		tone.gleam,
		2,
		{ opacity: 0.5 },
	);
	return {
		silhouette: [body, band.outline],
		box: [-290, 304, 290, 600],
		stands: true,
		focus: [lean * -70, 470, 240],
	};
};
