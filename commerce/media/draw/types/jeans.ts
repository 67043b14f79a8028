import { button } from "../body.ts";
import { across, along, folds, seam, topstitch } from "../cloth.ts";
import { ellipse, p } from "../geometry.ts";
import type { Panel } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";
import { drawLegs, type LegCut, loops } from "./trousers.ts";

const cuts: Record<string, LegCut> = {
	straight: {
		outer: p`142 1010, 136 1380`,
		inner: p`28 1010, 40 1380`,
	},
	slim: {
		outer: p`134 1000, 108 1370`,
		inner: p`36 1010, 52 1370`,
	},
	wide: {
		outer: p`164 1010, 188 1392`,
		inner: p`18 1010, 16 1392`,
	},
	flared: {
		outer: p`132 960, 138 1080, 196 1398`,
		inner: p`36 980, 34 1080, 10 1398`,
	},
};

export const jeans: Draw = (sketch) => {
	const thread = "#c98f45";
	return drawLegs(sketch, cuts[sketch.cut] ?? (cuts.straight as LegCut), (legs, band) => {
		fade(sketch, legs);
		seam(sketch, "M0 544C2 620 2 690 0 742");
		for (const v of [0.14, 0.82]) topstitch(sketch, across(band, v), thread);
		for (const leg of legs) {
			for (const u of [0.955, 0.925])
				topstitch(
					sketch,
					along(leg, p`${leg === legs[0] ? u : 1 - u} 0.12, ${leg === legs[0] ? u : 1 - u} 1`),
					thread,
				);
			topstitch(sketch, across(leg, 1 - 20 / leg.height), thread);
		}
		loops(sketch);
		if (sketch.back) backPockets(sketch, thread);
		else frontPockets(sketch, thread);
	});
};

/** Worn where the cloth rubs: the thighs, and the creases that sitting leaves. */
function fade(sketch: Sketch, legs: readonly Panel[]): void {
	for (const leg of legs) {
		folds(
			sketch,
			leg,
			[{ from: [0.46, 0.16], to: [0.46, 0.72], width: 46, shape: "middle" }],
			sketch.tone.gleam,
			0.055,
		);
		if (sketch.back) continue;
		const inner = leg === legs[0] ? 0.06 : 0.94;
		folds(
			sketch,
			leg,
			[0.22, 0.25, 0.285].map((v) => ({
				from: [inner, v + 0.015] as const,
				to: [inner + (inner < 0.5 ? 0.5 : -0.5), v - 0.02] as const,
				width: 5,
				shape: "middle" as const,
			})),
			sketch.tone.gleam,
			0.12,
		);
	}
}

function frontPockets(sketch: Sketch, thread: string): void {
	for (const side of [-1, 1]) {
		stroke(
			sketch,
			`M${side * 56} 542C${side * 60} 590 ${side * 84} 606 ${side * 121} 604`,
			sketch.tone.line,
			2,
			{ opacity: 0.85 },
		);
		for (const by of [5, 10])
			topstitch(
				sketch,
				`M${side * (56 - by)} 542C${side * (60 - by)} ${592 + by} ${side * (84 - by * 0.4)} ${606 + by} ${side * 122} ${604 + by}`,
				thread,
			);
		for (const [x, y] of [
			[62, 550],
			[116, 598],
		] as const) {
			fill(sketch, ellipse(side * x, y, 3.4), "#b07a48");
			fill(sketch, ellipse(side * x - 1, y - 1, 1.2), "#ecc79c");
		}
	}
	for (const by of [0, 6])
		topstitch(sketch, `M${24 - by} 546V${652 - by}Q${22 - by} ${694 - by} 3 ${706 - by}`, thread);
	const brass = {
		...sketch,
		accent: { ...sketch.accent, base: "#b88a55", shade: "#8d6437", gleam: "#f0d3a6", line: "#5f4123" },
	};
	button(brass, 4, 523, 7);
}

function backPockets(sketch: Sketch, thread: string): void {
	for (const side of [-1, 1]) {
		seam(sketch, `M0 586Q${side * 60} 576 ${side * 112} 558`);
		for (const by of [4, 9])
			topstitch(sketch, `M0 ${586 + by}Q${side * 60} ${576 + by} ${side * 113} ${558 + by}`, thread);
		const path = `M${side * 22} 622L${side * 96} 612L${side * 98} 690L${side * 62} 714L${side * 24} 694Z`;
		fill(sketch, path, sketch.tone.gleam, 0.09);
		stroke(sketch, path, sketch.tone.line, 1.6, { opacity: 0.8 });
		topstitch(
			sketch,
			`M${side * 27} 628L${side * 91} 619L${side * 93} 687L${side * 62} 707L${side * 29} 690Z`,
			thread,
		);
		topstitch(
			sketch,
			`M${side * 27} 660Q${side * 50} 640 ${side * 60} 662Q${side * 74} 640 ${side * 93} 652`,
			thread,
		);
	}
	fill(sketch, "M34 504h44v34h-44z", "#8a5a35");
	stroke(sketch, "M34 504h44v34h-44z", "#5a3820", 1.4);
	stroke(sketch, "M44 516h24M44 524h24", "#5a3820", 1.6, { opacity: 0.7 });
}
