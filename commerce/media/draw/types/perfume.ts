import { type Anchor, ellipse, p } from "../geometry.ts";
import { cap, glass, label, rounded, turned, windowLight } from "../glassware.ts";
import { box } from "../leather.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";

/** Bottles stand on y = 600. */
export const perfume: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.flacon as Draw))(sketch);

const neck = (sketch: Sketch, y: number): void => {
	fill(sketch, box(-24, y, 48, 26, 3), "#dfe2df", 0.9);
	stroke(sketch, box(-24, y, 48, 26, 3), "#4f5553", 1.4, { opacity: 0.6 });
	for (const by of [7, 14]) stroke(sketch, `M-24 ${y + by}h48`, "#8b918e", 1.6);
};

const named = (sketch: Sketch, x: number, y: number, width: number, height: number): void => {
	if (sketch.back) {
		for (let i = 0; i < 6; i++)
			stroke(
				sketch,
				`M${x - width * 0.32} ${y + 12 + i * 11}h${width * (0.64 - (i % 3) * 0.1)}`,
				"#2a231d",
				1.4,
				{ opacity: 0.5 },
			);
	} else label(sketch, x, y, width, height);
};

const shapes: Record<string, Draw> = {
	flacon: (sketch) => {
		const outer = box(-140, 300, 280, 300, 26);
		neck(sketch, 276);
		glass(sketch, outer, box(-116, 322, 232, 248, 14), 140, sketch.tone, box(-116, 366, 232, 204, 14));
		fill(sketch, "M-116 366h232v7h-232z", sketch.tone.gleam, 0.7);
		named(sketch, 0, 420, 118, 100);
		windowLight(sketch, -126, 330, 16, 226);
		cap(sketch, 0, 176, 112, 104);
		return {
			silhouette: [outer, box(-56, 176, 112, 104, 8)],
			box: [-140, 172, 140, 600],
			stands: true,
			focus: [-20, 380, 190],
		};
	},
	round: (sketch) => {
		const outer = ellipse(0, 462, 140, 138);
		neck(sketch, 312);
		glass(sketch, outer, ellipse(0, 464, 114, 112), 140, sketch.tone, "M-104 420A114 112 0 1 0 104 420Z");
		fill(sketch, ellipse(0, 420, 104, 9), sketch.tone.gleam, 0.6);
		named(sketch, 0, 436, 96, 84);
		windowLight(sketch, -98, 390, 15, 130);
		for (const [y, r] of [
			[268, 46],
			[228, 30],
		] as const)
			rounded(sketch, ellipse(0, y, r), r, sketch.accent, 1);
		return {
			silhouette: [outer, ellipse(0, 262, 50)],
			box: [-140, 196, 140, 600],
			stands: true,
			focus: [-20, 410, 190],
		};
	},
	tall: (sketch) => {
		const outer = box(-86, 210, 172, 390, 18);
		neck(sketch, 186);
		glass(sketch, outer, box(-66, 230, 132, 346, 10), 86, sketch.tone, box(-66, 282, 132, 294, 10));
		fill(sketch, "M-66 282h132v6h-132z", sketch.tone.gleam, 0.7);
		named(sketch, 0, 404, 92, 112);
		windowLight(sketch, -76, 240, 12, 310);
		cap(sketch, 0, 70, 92, 120);
		return {
			silhouette: [outer, box(-46, 70, 92, 120, 8)],
			box: [-88, 66, 88, 600],
			stands: true,
			focus: [0, 300, 180],
		};
	},
	dropper: (sketch) => {
		const profile: Anchor[] = p`34 322, 40 340, 88 372, 96 400, 96 590, 88 600c`;
		const outer = turned([[34, 322, "c"], ...profile.slice(1)]);
		glass(sketch, outer, turned(p`24 330c, 30 352, 74 384, 80 410, 80 578, 74 584c`), 96, sketch.tone);
		fill(sketch, "M-5 330h10v190l-5 22l-5 -22z", "#ffffff", 0.5);
		named(sketch, 0, 440, 110, 98);
		windowLight(sketch, -86, 400, 12, 170);
		cap(sketch, 0, 262, 78, 64);
		rounded(
			sketch,
			turned(p`0 146, 22 152, 30 186, 30 262c`),
			30,
			{
				...sketch.tone,
				base: "#2b2622",
				deep: "#0f0c0a",
				gleam: "#9d958c",
				shade: "#1a1613",
				line: "#0f0c0a",
			},
			0.7,
		);
		return {
			silhouette: [outer, box(-39, 150, 78, 180, 10)],
			box: [-98, 142, 98, 600],
			stands: true,
			focus: [0, 400, 180],
		};
	},
	jar: (sketch) => {
		const outer = turned(p`150 470c, 164 490, 166 570, 150 600c`);
		glass(sketch, outer, turned(p`136 480c, 146 500, 144 556, 120 576c`), 166, sketch.tone);
		named(sketch, 0, 506, 130, 64);
		windowLight(sketch, -148, 488, 14, 88);
		cap(sketch, 0, 386, 320, 86);
		if (!sketch.back) fill(sketch, ellipse(0, 388, 158, 8), sketch.accent.gleam, 0.5);
		return {
			silhouette: [outer, box(-160, 386, 320, 86, 8)],
			box: [-168, 380, 168, 600],
			stands: true,
			focus: [-30, 470, 190],
		};
	},
	tube: (sketch) => {
		const path = turned(p`104 160c, 103 240, 84 500c`);
		rounded(sketch, path, 104, sketch.tone, 0.5);
		fill(sketch, box(-106, 152, 212, 22, 3), sketch.tone.light);
		for (let x = -100; x < 104; x += 8)
			stroke(sketch, `M${x} 154v18`, sketch.tone.deep, 1.6, { opacity: 0.4 });
		named(sketch, 0, 262, 104, 140);
		cap(sketch, 0, 500, 158, 100);
		for (let x = -72; x < 76; x += 9)
			stroke(sketch, `M${x} 512v80`, sketch.accent.deep, 1.4, { opacity: 0.35 });
		return {
			silhouette: [path, box(-79, 500, 158, 100, 8)],
			box: [-108, 148, 108, 600],
			stands: true,
			focus: [0, 340, 200],
		};
	},
};
