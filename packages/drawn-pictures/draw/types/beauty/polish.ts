import { shift } from "../../colour.ts";
import { closed, ellipse, p } from "../../geometry.ts";
import { cap, collar } from "../../parts/caps.ts";
import { caustic, clear, downBody, liquid, liquidTone, windowLight } from "../../parts/glassware.ts";
import { chooseLacquer, letter } from "../../parts/labels.ts";
import { metalTone } from "../../parts/polish.ts";
import { box } from "../../parts/rounded-box.ts";
import { type Draw, linear, print, stroke } from "../../sketch.ts";

export const polish: Draw = (sketch) => {
	const metal = metalTone(sketch.accent.base);
	const tone = liquidTone(sketch.tone.base);
	const coat = chooseLacquer(sketch);
	const w = 112;
	const spill = closed(p`70 592, 130 574, 204 578, 240 592, 214 606, 150 612, 96 608`);
	print(sketch, spill, tone.deep);
	print(
		sketch,
		closed(p`74 590, 132 572, 204 576, 236 590, 210 602, 150 607, 98 603`),
		linear(
			sketch,
			[90, 572],
			[220, 610],
			[
				[0, tone.light],
				[0.4, tone.base],
				[1, tone.shade],
			],
		),
	);
	print(sketch, closed(p`128 580, 168 576, 200 580, 168 584`), "#ffffff", 0.8);
	print(sketch, ellipse(206, 594, 12, 2.4), tone.gleam, 0.8);
	caustic(sketch, -20, w, tone);
	const outer = closed(
		p`-40 372c, -58 384, -100 396, -112 424c, -112 578c, -96 600c, 96 600c, 112 578c, 112 424c, 100 396, 58 384, 40 372c`,
	);
	clear(sketch, outer, w, shift(sketch.tone.base, -0.05, 0.5), 0.4);
	const inner = closed(
		p`-34 392, -80 408, -92 436, -90 540, -72 562, 72 562, 90 540, 92 436, 80 408, 34 392`,
	);
	liquid(sketch, inner, 92, tone, 392, 562);
	print(
		sketch,
		"M-112 566V578L-96 600H96L112 578V566Q0 578 -112 566Z",
		downBody(sketch, 562, 600, [
			[0, tone.deep, 0.75],
			[0.2, "#ffffff", 0.9],
			[0.44, tone.light, 0.85],
			[0.66, tone.deep, 0.7],
			[0.84, "#ffffff", 0.85],
			[1, "#4f5753", 0.6],
		]),
	);
	stroke(sketch, "M4 392V500", tone.line, 5, { opacity: 0.45, cap: "butt" });
	print(sketch, closed(p`-4 486c, 12 486c, 16 540c, -6 540c`), tone.line, 0.42);
	stroke(sketch, outer, "#59615d", 1.2, { opacity: 0.5 });
	windowLight(sketch, -90, 432, 20, 116, 0.8);
	print(sketch, closed(p`-86 416, -60 398, -42 392, -60 404, -90 430`), "#ffffff", 0.7);
	stroke(sketch, "M104 432V560", "#ffffff", 2, { opacity: 0.6 });
	if (sketch.back)
		for (let i = 0; i < 6; i++) stroke(sketch, `M-34 ${450 + i * 9}h68`, "#ffffff", 1.5, { opacity: 0.7 });
	else {
		print(sketch, letter(2, 452, 52), "#ffffff", 0.95);
		stroke(sketch, "M-30 522H36", "#ffffff", 2, { opacity: 0.9 });
	}
	collar(sketch, 0, 352, 86, 22, metal);
	cap(sketch, 0, 150, 84, 202, coat, 0.12);
	windowLight(sketch, -28, 166, 10, 160, 0.4);
	if (!sketch.back) print(sketch, letter(0, 232, 26), metal.base);
	return {
		silhouette: [outer, box(-42, 150, 84, 204, 8)],
		box: [-w, 144, 222, 604],
		stands: true,
		light: 0,
		focus: [0, 450, 220],
	};
};
