import { createTone, shift } from "../colour.ts";
import { closed, ellipse, p } from "../geometry.ts";
import { acrossBody, caustic, clear, downBody, liquidTone, windowLight } from "../parts/glassware.ts";
import { letter, smallPrint } from "../parts/labels.ts";
import { metalTone } from "../parts/polish.ts";
import { type Draw, linear, print, stroke } from "../sketch.ts";

export const jar: Draw = (sketch) => {
	const metal = metalTone(sketch.accent.base);
	const tone = liquidTone(sketch.tone.base);
	const cream = createTone("#f6efe4");
	const w = 168;
	const [top, tip] = [404, 30];
	caustic(sketch, -8, w, tone);
	sketch.out.push('<g transform="translate(150 454) rotate(17)">');
	print(sketch, ellipse(-10, 2, 138, 140), metal.line);
	print(
		sketch,
		ellipse(-6, 1, 138, 140),
		acrossBody(sketch, 146, [
			[0, metal.deep],
			[0.2, metal.gleam],
			[0.5, metal.shade],
			[0.8, metal.light],
			[1, metal.line],
		]),
	);
	print(
		sketch,
		ellipse(0, 0, 138, 140),
		linear(
			sketch,
			[-110, -120],
			[120, 120],
			[
				[0, metal.light],
				[0.18, metal.gleam],
				[0.34, metal.base],
				[0.52, metal.shade],
				[0.66, metal.light],
				[0.82, metal.base],
				[1, metal.deep],
			],
		),
	);
	stroke(sketch, ellipse(0, 0, 126, 128), metal.deep, 1.2, { opacity: 0.7 });
	stroke(sketch, ellipse(0.8, 1.2, 126, 128), metal.gleam, 1, { opacity: 0.8 });
	print(sketch, letter(4, -38, 62), metal.deep, 0.55);
	print(sketch, letter(5, -36.5, 62), metal.gleam, 0.35);
	sketch.out.push("</g>");
	const outer = `M${-w} ${top}V560Q${-w} 588 ${-w + 34} 596Q0 612 ${w - 34} 596Q${w} 588 ${w} 560V${top}Z`;
	clear(sketch, outer, w, shift(sketch.tone.base, -0.08, 0.7), 0.5);
	const cup = `M${-w + 20} ${top + 14}V520C${-w + 24} 556 -70 566 0 566C70 566 ${w - 24} 556 ${w - 20} 520V${top + 14}Z`;
	print(
		sketch,
		cup,
		acrossBody(sketch, w - 20, [
			[0, cream.deep],
			[0.08, cream.shade],
			[0.26, "#fffdf8"],
			[0.5, cream.base],
			[0.82, cream.shade],
			[0.95, cream.deep],
			[1, cream.shade],
		]),
	);
	print(
		sketch,
		outer,
		downBody(sketch, top, 604, [
			[0, tone.light, 0.14],
			[0.6, tone.base, 0.28],
			[0.84, tone.shade, 0.5],
			[1, tone.deep, 0.55],
		]),
	);
	print(
		sketch,
		`M${-w + 4} 566Q${-w + 10} 588 ${-w + 36} 593Q0 609 ${w - 36} 593Q${w - 10} 588 ${w - 4} 566Q0 592 ${-w + 4} 566Z`,
		downBody(sketch, 562, 606, [
			[0, tone.deep, 0.65],
			[0.2, "#ffffff", 0.95],
			[0.42, tone.light, 0.8],
			[0.64, tone.deep, 0.6],
			[0.84, "#ffffff", 0.85],
			[1, tone.line, 0.6],
		]),
	);
	print(sketch, ellipse(0, top, w, tip), "#ffffff", 0.85);
	print(
		sketch,
		ellipse(0, top, w, tip),
		linear(
			sketch,
			[-w, top - tip],
			[w, top + tip],
			[
				[0, "#8d9692", 0.5],
				[0.3, "#ffffff", 0.6],
				[0.6, "#a5ada9", 0.3],
				[1, "#6f7874", 0.6],
			],
		),
	);
	print(sketch, ellipse(0, top + 2, w - 17, tip - 6), cream.shade);
	print(
		sketch,
		ellipse(0, top + 6, w - 22, tip - 9),
		linear(
			sketch,
			[-w, top - 20],
			[w, top + 30],
			[
				[0, "#fffdf8"],
				[0.5, cream.base],
				[1, cream.shade],
			],
		),
	);
	const swirl = closed(
		p`-96 ${top + 6}, -40 ${top - 16}, 34 ${top - 24}, 62 ${top - 38}c, 76 ${top - 10}, 104 ${top + 4}, 60 ${top + 18}, -30 ${top + 20}`,
	);
	print(
		sketch,
		swirl,
		linear(
			sketch,
			[-80, top - 30],
			[100, top + 24],
			[
				[0, "#ffffff"],
				[0.45, cream.base],
				[0.8, cream.shade],
				[1, cream.deep],
			],
		),
	);
	stroke(
		sketch,
		closed(p`-70 ${top + 4}, -10 ${top - 10}, 50 ${top - 22}, 64 ${top - 4}, 20 ${top + 8}, -30 ${top + 10}`),
		cream.deep,
		2.6,
		{ opacity: 0.34 },
	);
	stroke(sketch, `M-60 ${top + 2}Q-4 ${top - 12} 52 ${top - 26}`, "#ffffff", 5, { opacity: 0.8 });
	stroke(sketch, `M${-w} ${top}A${w} ${tip} 0 0 0 ${w} ${top}`, "#ffffff", 4, { opacity: 0.95 });
	stroke(sketch, `M${-w} ${top + 5}A${w} ${tip} 0 0 0 ${w} ${top + 5}`, "#59615d", 1.2, { opacity: 0.5 });
	stroke(sketch, `M${-w} ${top + 26}A${w} ${tip} 0 0 0 ${w} ${top + 26}`, "#59615d", 1, { opacity: 0.35 });
	stroke(sketch, outer, "#59615d", 1.2, { opacity: 0.45 });
	windowLight(sketch, -w + 22, top + 38, 22, 122, 0.75);
	if (sketch.back) smallPrint(sketch, 0, 488, 130);
	else {
		print(sketch, letter(0, 476, 46), "#2a231d", 0.88);
		stroke(sketch, "M-46 538H46", "#2a231d", 2.2, { opacity: 0.75, cap: "butt" });
		stroke(sketch, "M-30 549H30", "#2a231d", 1.4, { opacity: 0.6, cap: "butt" });
	}
	return {
		silhouette: [outer, ellipse(150, 454, 140)],
		box: [-w, 312, 292, 604],
		stands: true,
		light: 0,
		focus: [-20, 440, 250],
	};
};
