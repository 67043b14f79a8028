import { across, drape, lay, topstitch, underside } from "../cloth.ts";
import { type Anchor, closed, ellipse, mirror, p } from "../geometry.ts";
import { glass, label, rounded, turned, windowLight } from "../glassware.ts";
import { panel } from "../panel.ts";
import { patterns } from "../pattern.ts";
import { type Draw, fill, linear, radial, type Sketch, stroke } from "../sketch.ts";

/** Homeware stands on y = 600. */
export const vase: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.amphora as Draw))(sketch);

/** Clay or glass with its decoration: the pattern is laid on a panel with the vessel's own outline. */
function vessel(sketch: Sketch, profile: readonly Anchor[], mouth: number): string {
	const half = Math.max(...profile.map(([x]) => x));
	const path = turned(profile);
	const first = profile[0] as Anchor;
	if (sketch.fabric === "glass") {
		glass(
			sketch,
			path,
			turned(profile.map(([x, y, c]) => [Math.max(4, x - 14), y + (y > 560 ? -14 : 8), c])),
			half,
			sketch.tone,
		);
		windowLight(sketch, -half * 0.72, (first[1] + 600) / 2 - 60, half * 0.09, 150, 0.5);
	} else {
		fill(sketch, path, sketch.tone.base);
		patterns[sketch.pattern](sketch, panel({ left: mirror(profile), right: profile }));
		rounded(
			{ ...sketch, out: sketch.out },
			path,
			half,
			{ ...sketch.tone, base: "none" },
			sketch.fabric === "ceramic" ? 0.5 : 0.2,
		);
		const lit = profile.filter((_, i) => i > 0 && i < profile.length - 1);
		if (lit.length > 1) {
			const strip = closed([
				...lit.map(([x, y]): Anchor => [-x * 0.66, y]),
				...lit.toReversed().map(([x, y]): Anchor => [-x * 0.52, y]),
			]);
			fill(sketch, strip, "#ffffff", sketch.fabric === "ceramic" ? 0.2 : 0.07);
		}
	}
	fill(sketch, ellipse(0, first[1], first[0], mouth), sketch.tone.inside);
	fill(sketch, ellipse(0, first[1] + mouth * 0.35, first[0] * 0.86, mouth * 0.6), sketch.tone.deep);
	stroke(sketch, ellipse(0, first[1], first[0], mouth), sketch.tone.light, 4, { opacity: 0.9 });
	stroke(sketch, ellipse(0, first[1], first[0] + 2, mouth + 2), sketch.tone.line, 1.2, { opacity: 0.6 });
	return path;
}

const shapes: Record<string, Draw> = {
	amphora: (sketch) => {
		for (const side of [-1, 1]) {
			const handle = closed(
				p`${side * 44} 214c, ${side * 150} 210, ${side * 158} 290, ${side * 118} 350c, ${side * 106} 340c, ${side * 128} 286, ${side * 122} 236, ${side * 44} 236c`,
			);
			fill(sketch, handle, side === 1 ? sketch.tone.shade : sketch.tone.base);
			stroke(sketch, handle, sketch.tone.line, 1.8, { opacity: 0.7 });
		}
		const path = vessel(sketch, p`62 160c, 50 190, 48 250, 104 320, 150 400, 128 500, 74 570, 80 600c`, 13);
		for (const y of [262, 312])
			stroke(sketch, `M${-(y - 212) * 1.0} ${y}Q0 ${y + 16} ${y - 212} ${y}`, sketch.accent.base, 3.4, {
				opacity: 0.85,
			});
		return { silhouette: [path], box: [-158, 146, 158, 600], stands: true, focus: [-40, 300, 200] };
	},
	bottle: (sketch) => {
		const path = vessel(sketch, p`40 130c, 28 160, 28 270, 62 340, 118 410, 124 520, 96 588, 84 600c`, 9);
		return { silhouette: [path], box: [-126, 118, 126, 600], stands: true, focus: [-30, 380, 190] };
	},
	bowl: (sketch) => {
		const path = vessel(sketch, p`214 424c, 206 480, 150 556, 76 586, 80 600c`, 36);
		return { silhouette: [path], box: [-216, 386, 216, 600], stands: true, focus: [-70, 450, 210] };
	},
	candle: (sketch) => {
		const path = closed(p`-108 352c, -108 584, -96 600, 0 604, 96 600, 108 584, 108 352c`);
		glass(sketch, path, closed(p`-96 386c, -96 578, 0 588, 96 578, 96 386c`), 108, sketch.tone);
		fill(sketch, ellipse(0, 388, 96, 14), sketch.tone.light);
		stroke(sketch, ellipse(0, 352, 107, 16), "#ffffff", 3.4, { opacity: 0.8 });
		stroke(sketch, "M0 388v-34", "#3a2a20", 4);
		fill(sketch, closed(p`0 284c, 16 326, 12 352, 0 358, -12 352, -15 328`), "#f6b13c", 0.9);
		fill(sketch, closed(p`0 308c, 8 334, 6 350, 0 354, -6 350, -7 336`), "#fff3cf");
		fill(
			sketch,
			ellipse(0, 336, 150, 150),
			radial(sketch, 0, 336, 150, [
				[0, "#ffe0a0", 0.34],
				[1, "#ffe0a0", 0],
			]),
		);
		if (!sketch.back) label(sketch, 0, 440, 116, 96);
		windowLight(sketch, -96, 400, 13, 160, 0.5);
		return { silhouette: [path], box: [-110, 276, 110, 602], stands: true, focus: [0, 420, 190] };
	},
	plate: (sketch) => {
		const y = 400;
		const rim = ellipse(0, y, 200, 200);
		fill(sketch, rim, sketch.tone.base);
		const face = panel({
			left: p`-200 ${y}, -141 ${y + 141}, 0 ${y + 200}`,
			right: p`0 ${y - 200}, 141 ${y - 141}, 200 ${y}`,
			top: p`-200 ${y}, -141 ${y - 141}, 0 ${y - 200}`,
			bottom: p`0 ${y + 200}, 141 ${y + 141}, 200 ${y}`,
		});
		patterns[sketch.pattern](sketch, face);
		fill(
			sketch,
			rim,
			linear(
				sketch,
				[-150, y - 150],
				[150, y + 150],
				[
					[0, sketch.tone.gleam, 0.35],
					[0.5, sketch.tone.base, 0],
					[1, sketch.tone.deep, 0.5],
				],
			),
		);
		for (const [r, width] of [
			[190, 5],
			[182, 1.6],
		] as const)
			stroke(sketch, ellipse(0, y, r), sketch.accent.base, width, { opacity: 0.9 });
		stroke(sketch, ellipse(0, y, 136), sketch.tone.deep, 5, { opacity: 0.28 });
		stroke(sketch, ellipse(2, y + 3, 133), sketch.tone.gleam, 3, { opacity: 0.7 });
		if (sketch.pattern === "solid")
			for (let i = 0; i < 24; i++)
				fill(
					sketch,
					ellipse(Math.cos((i * Math.PI) / 12) * 160, y + Math.sin((i * Math.PI) / 12) * 160, 4.5),
					sketch.accent.base,
					0.85,
				);
		stroke(sketch, rim, sketch.tone.line, 1.8, { opacity: 0.7 });
		return { silhouette: [rim], box: [-202, 198, 202, 600], stands: true, focus: [-110, 320, 180] };
	},
	mug: (sketch) => {
		const handle = closed(
			p`112 430c, 196 424, 214 490, 176 552, 106 556c, 106 532c, 158 528, 182 488, 172 452, 112 454c`,
		);
		fill(sketch, handle, sketch.tone.shade);
		stroke(sketch, handle, sketch.tone.line, 1.8, { opacity: 0.7 });
		const path = vessel(sketch, p`120 392c, 120 480, 114 580, 96 600c`, 22);
		return { silhouette: [path, handle], box: [-122, 368, 214, 600], stands: true, focus: [-20, 460, 180] };
	},
	cushion: (sketch) => {
		const main = panel({
			left: p`-216 196, -190 300, -188 480, -222 594`,
			right: p`214 190, 188 300, 190 480, 222 592`,
			top: p`-216 196, -110 222, 110 220, 214 190`,
			bottom: p`-222 594, -100 574, 100 572, 222 592`,
		});
		stroke(sketch, main.outline, sketch.accent.line, 9);
		stroke(sketch, main.outline, sketch.accent.base, 6.5);
		const pull = drape(sketch, 2, 12).dark.slice(0, 1);
		lay(sketch, main, {
			round: 0.9,
			edge: 1,
			dark: [
				...pull.map((fold) => ({ ...fold, shape: "middle" as const })),
				{ from: [0.02, 0.03], to: [0.2, 0.26], width: 16, shape: "top" },
				{ from: [0.98, 0.03], to: [0.8, 0.26], width: 18, shape: "top" },
				{ from: [0.02, 0.97], to: [0.2, 0.76], width: 18, shape: "top" },
				{ from: [0.98, 0.97], to: [0.8, 0.74], width: 20, shape: "top" },
			],
			light: [{ from: [0.34, 0.14], to: [0.36, 0.86], width: 60, shape: "middle" }],
		});
		underside(sketch, main, 0.66, 0.3);
		if (sketch.back) topstitch(sketch, across(main, 0.82));
		return { silhouette: [main.outline], box: [-224, 186, 224, 596], stands: true, focus: [-130, 300, 190] };
	},
};
