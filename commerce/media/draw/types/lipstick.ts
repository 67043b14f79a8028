import { closed, ellipse, p } from "../geometry.ts";
import { cap, glass, rounded, turned, windowLight } from "../glassware.ts";
import { box, metal } from "../leather.ts";
import { type Draw, fill, linear, radial, type Sketch, stroke } from "../sketch.ts";

export const lipstick: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.bullet as Draw))(sketch);

const at = (sketch: Sketch, x: number, draw: () => void): void => {
	sketch.out.push(`<g transform="translate(${x} 0)">`);
	draw();
	sketch.out.push("</g>");
};

/** The tone of the case: black lacquer unless the recipe's second colour is light. */
const lacquer = {
	base: "#211d1b",
	shade: "#141110",
	deep: "#070605",
	light: "#4a4440",
	gleam: "#b9b0a6",
	line: "#0a0908",
	inside: "#141110",
};

const shapes: Record<string, Draw> = {
	bullet: (sketch) => {
		at(sketch, -62, () => {
			const stick = closed(p`-36 320c, -36 216, -6 168, 36 150c, 36 320c`);
			rounded(sketch, stick, 36, sketch.tone, 0.6);
			const slant = closed(p`-35 218, -20 182, 34 152c, 30 190, -8 224`);
			fill(sketch, slant, sketch.tone.light, 0.85);
			fill(sketch, closed(p`-26 206, -14 186, 16 166, 10 186, -10 210`), sketch.tone.gleam, 0.5);
			metal(sketch, box(-44, 312, 88, 92, 3), [-44, 0], [44, 0]);
			stroke(sketch, "M-44 326h88M-44 390h88", sketch.accent.line, 1.2, { opacity: 0.5 });
			metal(sketch, box(-52, 400, 104, 200, 5), [-52, 0], [52, 0], lacquer);
			if (!sketch.back) fill(sketch, "M-13 488h10l6 17l5 -14h-4v-3h11l-10 25h-7z", sketch.accent.base);
		});
		at(sketch, 92, () => {
			metal(sketch, box(-54, 372, 108, 228, 6), [-54, 0], [54, 0], lacquer);
			metal(sketch, box(-54, 556, 108, 22, 0), [-54, 0], [54, 0]);
			fill(sketch, ellipse(0, 376, 50, 5), "#8d857c", 0.5);
		});
		return {
			silhouette: [box(-114, 160, 104, 440, 20), box(38, 372, 108, 228, 6)],
			box: [-116, 144, 148, 600],
			stands: true,
			focus: [-50, 290, 170],
		};
	},
	gloss: (sketch) => {
		at(sketch, -70, () => {
			glass(sketch, box(-42, 330, 84, 270, 12), box(-32, 346, 64, 240, 8), 42, sketch.tone);
			windowLight(sketch, -36, 350, 7, 226);
			metal(sketch, box(-42, 168, 84, 160, 5), [-42, 0], [42, 0]);
		});
		at(sketch, 76, () => {
			sketch.out.push(`<g transform="rotate(9 0 600)">`);
			metal(sketch, box(-36, 420, 72, 180, 5), [-36, 0], [36, 0]);
			fill(sketch, box(-5, 262, 10, 160, 4), "#e6e2da");
			rounded(sketch, box(-11, 216, 22, 66, 11), 11, sketch.tone, 0.8);
			sketch.out.push("</g>");
		});
		return {
			silhouette: [box(-112, 168, 84, 432, 10), box(46, 300, 74, 300, 10)],
			box: [-116, 160, 150, 600],
			stands: true,
			focus: [-40, 340, 170],
		};
	},
	"nail-polish": (sketch) => {
		const body = turned(p`40 402c, 92 424, 104 470, 104 580, 92 600c`);
		glass(sketch, body, turned(p`40 416c, 80 436, 90 474, 90 566, 78 584c`), 104, sketch.tone);
		windowLight(sketch, -92, 452, 13, 120);
		if (!sketch.back) fill(sketch, "M-16 500h12l8 22l7 -18h-6v-4h15l-14 33h-9z", "#ffffff", 0.9);
		cap(sketch, 0, 180, 78, 226, lacquer);
		metal(sketch, box(-39, 392, 78, 14, 2), [-39, 0], [39, 0]);
		return {
			silhouette: [body, box(-39, 180, 78, 226, 8)],
			box: [-106, 174, 106, 600],
			stands: true,
			focus: [0, 440, 180],
		};
	},
	compact: (sketch) => {
		const mirrorTop = ellipse(0, 330, 172, 164);
		metal(sketch, mirrorTop, [-170, 180], [170, 470]);
		fill(
			sketch,
			ellipse(0, 330, 150, 143),
			linear(
				sketch,
				[-140, 200],
				[140, 460],
				[
					[0, "#f4f5f4"],
					[0.4, "#cfd6d6"],
					[0.52, "#f7f8f7"],
					[0.75, "#b9c2c3"],
					[1, "#e6eaea"],
				],
			),
		);
		stroke(sketch, ellipse(0, 330, 150, 143), sketch.accent.line, 1.4, { opacity: 0.6 });
		const base = closed(p`-176 514c, -170 560, 0 600, 170 560, 176 514c`);
		metal(sketch, base, [-176, 0], [176, 0]);
		metal(sketch, ellipse(0, 512, 176, 52), [-176, 0], [176, 0]);
		fill(sketch, ellipse(0, 510, 150, 41), sketch.tone.base);
		fill(
			sketch,
			ellipse(0, 510, 150, 41),
			radial(
				sketch,
				-40,
				500,
				150,
				[
					[0, sketch.tone.gleam, 0.5],
					[1, sketch.tone.deep, 0.3],
				],
				0.3,
			),
		);
		fill(sketch, "M-14 500h11l7 17l6 -13h-5v-3h13l-13 26h-8z", sketch.tone.shade);
		return { silhouette: [mirrorTop, base], box: [-178, 164, 178, 600], stands: true, focus: [40, 500, 190] };
	},
};
