import { shift, type Tone } from "../../colour.ts";
import { closed, ellipse, n, p } from "../../geometry.ts";
import { cap, rounded } from "../../parts/caps.ts";
import {
	acrossBody,
	caustic,
	clear,
	downBody,
	liquid,
	liquidTone,
	windowLight,
} from "../../parts/glassware.ts";
import { chooseLacquer, letter } from "../../parts/labels.ts";
import { metalTone } from "../../parts/polish.ts";
import { box } from "../../parts/rounded-box.ts";
import { type Draw, linear, print, type Sketch, stroke } from "../../sketch.ts";

export const lipstick: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.bullet as Draw))(sketch);

const at = (sketch: Sketch, transform: string, draw: () => void): void => {
	sketch.out.push(`<g transform="${transform}">`);
	draw();
	sketch.out.push("</g>");
};

const wax = (colour: string): Tone => ({
	base: shift(colour, 0.008, 1.08),
	shade: shift(colour, -0.07, 1.08),
	deep: shift(colour, -0.16, 1.02),
	light: shift(colour, 0.07, 1),
	gleam: shift(colour, 0.17, 0.72),
	line: shift(colour, -0.26, 0.9),
	inside: shift(colour, -0.16, 1),
});

const shapes: Record<string, Draw> = {
	bullet: (sketch) => {
		const metal = metalTone(sketch.accent.base);
		const tone = wax(sketch.tone.base);
		const coat = chooseLacquer(sketch);
		at(sketch, "translate(-64 0)", () => {
			const stick = closed(p`-44 330c, -44 204, -30 158, 4 118, 36 98, 44 116, 44 330c`);
			rounded(sketch, stick, 44, tone, 0.3);
			print(
				sketch,
				stick,
				acrossBody(sketch, 44, [
					[0.1, tone.gleam, 0],
					[0.22, tone.gleam, 0.8],
					[0.34, tone.light, 0.1],
					[1, tone.light, 0],
				]),
			);
			const slant = closed(p`-43 214, -34 166, 0 122, 34 100, 42 116, 30 160, 0 208, -30 230`);
			print(
				sketch,
				slant,
				linear(
					sketch,
					[-40, 130],
					[36, 220],
					[
						[0, tone.gleam],
						[0.3, tone.light],
						[0.7, tone.base],
						[1, tone.shade],
					],
				),
			);
			stroke(
				sketch,
				closed(p`-43 214, -34 166, 0 122, 34 100, 42 116, 30 160, 0 208, -30 230`),
				tone.deep,
				1.2,
				{ opacity: 0.35 },
			);
			print(sketch, closed(p`-32 196, -22 164, 8 130, 20 126, -4 160, -18 204`), "#ffffff", 0.34);
			if (!sketch.back) print(sketch, letter(2, 150, 26), tone.deep, 0.3);
			print(
				sketch,
				"M-44 306H44V330H-44Z",
				downBody(sketch, 300, 330, [
					[0, tone.deep, 0],
					[1, tone.line, 0.7],
				]),
			);
			cap(sketch, 0, 322, 104, 92, metal, 0.12);
			stroke(sketch, "M-52 340Q0 350 52 340M-52 396Q0 406 52 396", metal.line, 1.3, { opacity: 0.55 });
			stroke(sketch, "M-52 343Q0 353 52 343", metal.gleam, 1.2, { opacity: 0.6 });
			cap(sketch, 0, 412, 124, 184, coat, 0.1);
			print(sketch, "M-62 570Q0 582 62 570V584Q0 596 -62 584Z", acrossBody(sketch, 62, goldBand(metal)));
			if (!sketch.back) print(sketch, letter(0, 470, 40), metal.base);
		});
		at(sketch, "translate(112 0)", () => {
			cap(sketch, 0, 360, 126, 236, coat, 0.13);
			print(sketch, ellipse(0, 360, 63, 8.2), linear(sketch, [-60, 0], [60, 0], goldBand(metal)));
			print(sketch, ellipse(0, 361, 55, 6.4), "#060504");
			print(sketch, "M-63 548Q0 564 63 548V574Q0 590 -63 574Z", acrossBody(sketch, 63, goldBand(metal)));
			windowLight(sketch, -40, 380, 13, 150, 0.4);
		});
		return {
			silhouette: [box(-126, 100, 124, 500, 20), box(49, 356, 126, 244, 6)],
			box: [-128, 94, 178, 600],
			stands: true,
			light: 0,
			focus: [-64, 270, 200],
		};
	},

	gloss: (sketch) => {
		const metal = metalTone(sketch.accent.base);
		const tone = liquidTone(sketch.tone.base);
		at(sketch, "translate(-72 0)", () => {
			caustic(sketch, 0, 56, tone);
			const outer = box(-56, 300, 112, 300, 12);
			clear(sketch, outer, 56, shift(sketch.tone.base, -0.06, 0.5), 0.45);
			liquid(sketch, box(-42, 312, 84, 252, 9), 42, tone, 312, 564);
			print(
				sketch,
				"M-56 566V588Q-56 600 -44 600H44Q56 600 56 588V566Z",
				downBody(sketch, 564, 600, [
					[0, tone.deep, 0.6],
					[0.22, "#ffffff", 0.9],
					[0.5, tone.light, 0.8],
					[0.7, tone.deep, 0.6],
					[0.86, "#ffffff", 0.85],
					[1, "#4f5753", 0.6],
				]),
			);
			stroke(sketch, outer, "#59615d", 1.1, { opacity: 0.5 });
			windowLight(sketch, -40, 322, 13, 226, 0.8);
			for (const [x, y, r] of [
				[14, 372, 4],
				[24, 420, 2.6],
				[4, 486, 3.2],
				[20, 520, 2],
			] as const) {
				stroke(sketch, ellipse(x, y, r), tone.deep, 1, { opacity: 0.5 });
				print(sketch, ellipse(x - r * 0.3, y - r * 0.3, r * 0.45), "#ffffff", 0.85);
			}
			if (sketch.back)
				for (let i = 0; i < 5; i++)
					stroke(sketch, `M-20 ${440 + i * 9}h40`, "#ffffff", 1.4, { opacity: 0.7 });
			else {
				print(sketch, letter(3, 410, 40), "#ffffff", 0.94);
				stroke(sketch, "M-16 468h38", "#ffffff", 1.8, { opacity: 0.9 });
			}
			print(sketch, "M-36 284H36V302H-36Z", acrossBody(sketch, 36, goldBand(metal)));
			stroke(sketch, "M-36 290Q0 296 36 290", metal.line, 1, { opacity: 0.6 });
			print(sketch, ellipse(0, 285, 36, 4.4), "#0c0908", 0.85);
			print(sketch, ellipse(2, 286, 24, 2.8), tone.deep);
		});
		at(sketch, "translate(92 0) rotate(7 0 600)", () => {
			print(
				sketch,
				box(-4, 190, 8, 186, 3),
				acrossBody(sketch, 4, [
					[0, "#8a8782"],
					[0.3, "#ffffff"],
					[0.6, "#d6d2ca"],
					[1, "#77736c"],
				]),
			);
			const brush = closed(p`-13 240, -15 176, -9 124, 2 108, 11 128, 15 180, 12 240, 0 250`);
			rounded(sketch, brush, 15, wax(sketch.tone.base), 0.6);
			print(sketch, closed(p`-9 222, -9 160, -3 130, 0 134, -3 170, -4 220`), "#ffffff", 0.75);
			let hairs = "";
			for (let i = -5; i < 6; i++) hairs += `M${n(i * 2.3)} 236Q${n(i * 2.6)} 180 ${n(i * 1.1)} 118`;
			stroke(sketch, hairs, wax(sketch.tone.base).deep, 0.8, { opacity: 0.35 });
			print(sketch, ellipse(3, 112, 8, 11), tone.light, 0.9);
			print(sketch, ellipse(0.5, 108, 2.6, 4), "#ffffff", 0.95);
			cap(sketch, 0, 372, 96, 224, metal, 0.12);
			stroke(sketch, "M-48 398Q0 410 48 398", metal.line, 1.2, { opacity: 0.5 });
			if (!sketch.back) print(sketch, letter(0, 470, 30), metal.line, 0.6);
		});
		return {
			silhouette: [box(-128, 284, 112, 316, 10), closed(p`60 600c, 60 372c, 120 372c, 150 600c`)],
			box: [-130, 100, 196, 602],
			stands: true,
			light: 0,
			focus: [-50, 380, 200],
		};
	},
};

const goldBand = (metal: Tone): [number, string][] => [
	[0, metal.line],
	[0.1, metal.shade],
	[0.22, metal.gleam],
	[0.36, metal.base],
	[0.6, metal.deep],
	[0.74, metal.line],
	[0.88, metal.gleam],
	[1, metal.deep],
];
