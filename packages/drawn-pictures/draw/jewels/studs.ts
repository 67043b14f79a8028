import { createTone, shift } from "../colour.ts";
import { closed, ellipse, p } from "../geometry.ts";
import { bead, brilliant, gemTone, pearls } from "../parts/gems.ts";
import { metalTone } from "../parts/polish.ts";
import { chooseGround, pedestal, pedestalOutline, pool, stage } from "../parts/props.ts";
import { type Draw, fill, linear, stroke } from "../sketch.ts";

export const studs: Draw = (sketch) => {
	const metal = metalTone(sketch.tone.base);
	const gem = gemTone(sketch);
	const ground = chooseGround(sketch);
	pedestal(sketch, 470, 220);
	pool(sketch, 40, 468, 190, 26, 0.42);
	const card = "M-168 166L160 160L172 462L-176 466Z";
	fill(sketch, "M160 160L167 163L179 464L172 462Z", shift(ground.wall, -0.16));
	fill(
		sketch,
		card,
		linear(
			sketch,
			[-168, 166],
			[160, 462],
			[
				[0, "#fffdf8"],
				[0.6, "#f6f1e7"],
				[1, "#e9e1d3"],
			],
		),
	);
	stroke(sketch, "M-150 184L143 178.500L154 446L-158 449Z", "#b49a6c", 1.2, { opacity: 0.8 });
	fill(
		sketch,
		"M-17 400h12l8.500 21.500l7 -17.500h-5v-4h13.500l-13.500 34h-9z",
		"#2a231d",
		sketch.back ? 0.2 : 0.85,
	);
	for (const [x, y] of [
		[-74, 292],
		[74, 289],
	] as const) {
		const r = 58;
		fill(sketch, ellipse(x + 9, y + 13, r + 3), "#4a3b2a", 0.1);
		fill(sketch, ellipse(x + 6, y + 9, r), "#4a3b2a", 0.16);
		fill(sketch, ellipse(x + 3, y + 5, r - 2), "#4a3b2a", 0.2);
		if (sketch.back) {
			bead(sketch, x, y, r * 0.7, metal);
			for (const side of [-1, 1])
				stroke(
					sketch,
					closed(
						p`${x} ${y}c, ${x + side * 34} ${y - 24}, ${x + side * 40} ${y + 6}, ${x + side * 20} ${y + 20}`,
					),
					metal.line,
					9,
				);
			bead(sketch, x, y, 9, metal);
			continue;
		}
		if (sketch.style % 2 === 1) {
			pearls(sketch, createTone("#efe7da"))(x, y - 12, 47);
			bead(sketch, x, y + 44, 15, metal);
			brilliant(sketch, x, y + 44, 11.5, gem);
			continue;
		}
		fill(
			sketch,
			ellipse(x, y, r),
			linear(
				sketch,
				[x - r, y - r],
				[x + r, y + r],
				[
					[0, metal.gleam],
					[0.3, metal.base],
					[0.55, metal.line],
					[0.8, metal.light],
					[1, metal.deep],
				],
			),
		);
		for (let i = 0; i < 18; i++) {
			const a = (i / 18) * Math.PI * 2;
			const [sx, sy] = [x + Math.cos(a) * 49, y + Math.sin(a) * 49];
			fill(sketch, ellipse(sx, sy, 7.4), "#dfe5ea");
			fill(
				sketch,
				closed(p`${sx - 6} ${sy}c, ${sx} ${sy - 6}c, ${sx + 2} ${sy + 1}c`),
				i % 2 ? "#ffffff" : "#8d99a6",
			);
			fill(
				sketch,
				closed(p`${sx + 6} ${sy}c, ${sx} ${sy + 6}c, ${sx - 1} ${sy}c`),
				i % 3 ? "#a9b4bf" : "#ffffff",
			);
			fill(sketch, ellipse(x + Math.cos(a + 0.17) * 55, y + Math.sin(a + 0.17) * 55, 1.9), metal.gleam);
		}
		stroke(sketch, ellipse(x, y, 40), metal.line, 1.5, { opacity: 0.6 });
		brilliant(sketch, x, y, 39, gem);
		for (let i = 0; i < 4; i++) {
			const a = Math.PI / 4 + (i * Math.PI) / 2;
			bead(sketch, x + Math.cos(a) * 38, y + Math.sin(a) * 38, 5.6, metal);
		}
	}
	return {
		silhouette: [card, pedestalOutline(470, 220)],
		box: stage(222, 158),
		stands: true,
		light: 0,
		focus: [-72, 292, 170],
	};
};
