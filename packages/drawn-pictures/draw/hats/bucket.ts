import { closed, ellipse, line, p } from "../geometry.ts";
import { across, lay, topstitch } from "../parts/cloth.ts";
import { panel, symmetric } from "../parts/panel.ts";
import { metalTone } from "../parts/polish.ts";
import { type Draw, print, stroke } from "../sketch.ts";
import { roundShade } from "./parts.ts";
export const bucket: Draw = (sketch) => {
	const { tone } = sketch;
	const brim = symmetric({
		top: p`0 506, 80 500, 158 472`,
		right: p`158 472, 196 520, 238 560`,
		bottom: p`0 606, 110 600, 196 584, 238 560`,
	});
	lay(sketch, brim, {
		round: 0.8,
		dark: [
			{ from: [0.16, 0.05], to: [0.06, 0.95], width: 22, shape: "middle" },
			{ from: [0.62, 0.1], to: [0.66, 0.98], width: 26, shape: "hem" },
		],
	});
	print(
		sketch,
		closed(p`-158 474, -80 500, 0 508, 80 502, 158 476, 176 500, 90 532, 0 540, -90 530, -174 498`),
		tone.line,
		0.18,
	);
	roundShade(sketch, brim.outline, -238, 238, 0.8);
	for (let i = 1; i < 9; i++) topstitch(sketch, across(brim, i / 9));
	stroke(sketch, line(p`-237 562, -196 584, -110 600, 0 606, 110 600, 196 584, 237 562`), tone.shade, 4.4);
	const crown = symmetric({
		top: p`0 326, 70 320, 118 304`,
		right: p`118 310, 140 390, 160 476`,
		bottom: p`0 512, 84 506, 160 476`,
	});
	lay(sketch, crown, {
		round: 1,
		dark: [
			{ from: [0.44, 0.99], to: [0.4, 0.4], width: 8, shape: "top" },
			{ from: [0.74, 0.99], to: [0.78, 0.36], width: 9, shape: "top" },
		],
	});
	roundShade(sketch, crown.outline, -160, 160, 1);
	const top = ellipse(0, 308, 118, 28);
	const lid = panel({
		left: p`-118 306, -117 312`,
		right: p`118 306, 117 312`,
		top: p`-118 306, -84 288, 0 280, 84 288, 118 306`,
		bottom: p`-117 312, -84 328, 0 336, 84 328, 117 312`,
	});
	lay(sketch, lid, { round: 0.5 });
	print(sketch, top, tone.gleam, 0.14);
	topstitch(sketch, line(p`-112 318, -78 334, 0 342, 78 334, 112 318`));
	stroke(sketch, "M-61 335L-72 504", tone.line, 1.3, { opacity: 0.5 });
	topstitch(sketch, "M-55 336L-65 504");
	const metal = metalTone(sketch.accent.base);
	for (const [x, y] of [
		[84, 404],
		[92, 438],
	] as const) {
		print(sketch, ellipse(x, y, 6.4, 7), metal.deep);
		stroke(sketch, ellipse(x, y, 6, 6.6), metal.base, 3.6);
		stroke(sketch, `M${x - 5} ${y - 3}A6 6.600 0 0 1 ${x + 2} ${y - 6}`, metal.gleam, 1.6);
		print(sketch, ellipse(x, y, 2.8, 3.2), "#1b1714");
	}
	return {
		silhouette: [crown.outline, brim.outline],
		box: [-240, 278, 240, 606],
		stands: true,
		focus: [20, 460, 230],
	};
};
