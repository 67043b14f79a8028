import { closed, line, p } from "../geometry.ts";
import { lay } from "../parts/cloth.ts";
import { panel } from "../parts/panel.ts";
import { type Draw, print, stroke } from "../sketch.ts";
import { bow, brimPanel, ribbon, roundShade } from "./parts.ts";
export const fedora: Draw = (sketch) => {
	const { tone } = sketch;
	const brim = brimPanel(
		[-300, 494],
		[302, 504],
		p`-262 462, -160 442, 0 434, 160 446, 262 472`,
		p`-252 552, -140 588, 0 596, 150 590, 262 556`,
	);
	lay(sketch, brim, {
		round: 1,
		dark: [{ from: [0.62, 0.4], to: [0.98, 0.52], width: 34, shape: "middle" }],
	});
	print(sketch, closed(p`-300 494, -262 462, -190 448, -150 470, -200 500, -262 512`), tone.line, 0.2);
	print(sketch, closed(p`302 504, 262 472, 196 454, 150 480, 210 508, 270 522`), tone.line, 0.34);
	print(sketch, closed(p`-140 540, 0 566, 150 548, 236 528, 206 566, 60 586, -90 574`), tone.line, 0.26);
	stroke(sketch, line(p`-299 497, -252 552, -140 588, 0 596, 150 590, 262 556, 301 507`), tone.shade, 5);
	stroke(sketch, line(p`-290 512, -246 551, -138 583, 0 591, 150 585, 254 556`), tone.gleam, 1.6, {
		opacity: 0.4,
	});
	const crown = panel({
		left: p`-122 292, -144 360, -156 440, -164 516`,
		right: p`124 298, 144 366, 156 442, 166 522`,
		top: p`-122 292, -88 256, -36 248, 4 266, 48 250, 96 260, 124 298`,
		bottom: p`-164 516, -100 548, 0 558, 104 550, 166 522`,
	});
	lay(sketch, crown, {
		round: 1.2,
		dark: sketch.back
			? [{ from: [0.5, 0], to: [0.5, 0.5], width: 30, shape: "top" }]
			: [
					{ from: [0.5, 0.02], to: [0.49, 0.5], width: 30, shape: "top" },
					{ from: [0.24, 0.06], to: [0.2, 0.6], width: 19, shape: "middle", bow: 0.04 },
					{ from: [0.77, 0.06], to: [0.8, 0.58], width: 19, shape: "middle", bow: -0.04 },
				],
	});
	roundShade(sketch, crown.outline, -164, 166, 0.9);
	print(sketch, closed(p`-34 252, 4 268, 46 254, 30 288, 4 316, -22 288`), tone.line, 0.3);
	const tape = sketch.accent;
	ribbon(
		sketch,
		p`-157 446, -100 478, 0 488, 104 480, 158 450`,
		p`-164 512, -100 546, 0 556, 104 548, 166 518`,
		tape,
	);
	if (!sketch.back) bow(sketch, -118, 502, 62, tape);
	return {
		silhouette: [brim.outline, crown.outline],
		box: [-302, 244, 304, 600],
		stands: true,
		focus: [-70, 450, 250],
	};
};
