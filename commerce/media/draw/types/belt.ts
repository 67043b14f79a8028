import { across, lay, topstitch } from "../cloth.ts";
import { type Anchor, ellipse, line, p } from "../geometry.ts";
import { box, chain, metal } from "../leather.ts";
import { panel } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";

/** A closed belt standing on its edge: the far half is seen from within, the near half carries the buckle. */
export const belt: Draw = (sketch) => {
	if (sketch.cut === "chain") return chainBelt(sketch);
	const high = sketch.cut === "wide" ? 92 : 50;
	const y = 600 - high - 34;
	const half = 262;
	const arc = (sag: number) =>
		panel({
			left: p`${-half} ${y}, ${-half} ${y + high}`,
			right: p`${half} ${y}, ${half} ${y + high}`,
			top: bend(half, y, sag),
			bottom: bend(half, y + high, sag),
		});
	const far = arc(-56);
	lay(sketch, far, {
		tone: { ...sketch.tone, base: sketch.tone.inside, light: sketch.tone.shade },
		pattern: false,
		texture: false,
		round: 0.6,
	});
	const near = arc(40);
	lay(sketch, near, { round: 1.2, edge: 2.2 });
	for (const v of [0.14, 0.86]) topstitch(sketch, across(near, v), sketch.tone.light);
	if (!sketch.back) buckle(sketch, high, y + 40);
	return {
		silhouette: [far.outline, near.outline],
		box: [-half - 6, y - 62, half + 6, 606],
		stands: true,
		focus: [10, y + 60, 200],
	};
};

const bend = (half: number, y: number, sag: number): Anchor[] =>
	p`${-half} ${y}, ${-half * 0.92} ${y + sag * 0.42}, ${-half * 0.6} ${y + sag * 0.83}, 0 ${y + sag}, ${half * 0.6} ${y + sag * 0.83}, ${half * 0.92} ${y + sag * 0.42}, ${half} ${y}`;

function buckle(sketch: Sketch, high: number, y: number): void {
	const { tone, accent } = sketch;
	const tall = high + 30;
	const top = y - 15;
	for (const x of [92, 122, 152]) {
		fill(sketch, ellipse(x, y + high / 2 - 5, 4.2), tone.deep);
		stroke(sketch, ellipse(x, y + high / 2 - 5, 4.2), tone.line, 1);
	}
	const loop = box(52, y - 7, 17, high + 13, 4);
	fill(sketch, loop, tone.base);
	stroke(sketch, loop, tone.line, 1.6);
	fill(sketch, box(-50, top + 6, 92, tall, 9), tone.deep, 0.4);
	stroke(sketch, box(-54, top, 92, tall, 9), accent.line, 15);
	stroke(sketch, box(-54, top, 92, tall, 9), accent.base, 12);
	stroke(sketch, box(-56, top - 2, 92, tall, 9), accent.gleam, 3, { opacity: 0.85 });
	stroke(sketch, box(-50, top + 4, 84, tall - 8, 6), accent.shade, 2);
	metal(sketch, box(-54, y + high / 2 - 6, 96, 11, 5), [-54, y + high / 2 - 6], [-50, y + high / 2 + 6]);
}

function chainBelt(sketch: Sketch): ReturnType<Draw> {
	const y = 540;
	chain(sketch, bend(262, y, -56), 15, { ...sketch.accent, base: sketch.accent.shade });
	chain(sketch, bend(262, y, 46), 19);
	chain(sketch, p`30 ${y + 46}, 36 ${y + 62}, 60 ${y + 58}, 96 ${y + 44}, 110 ${y + 56}`, 12);
	metal(sketch, ellipse(22, y + 46, 24), [0, y + 22], [46, y + 70]);
	fill(sketch, ellipse(22, y + 46, 13), sketch.tone.base);
	stroke(sketch, line(p`12 ${y + 40}, 20 ${y + 34}`), sketch.tone.gleam, 3, { opacity: 0.9 });
	return {
		silhouette: [ellipse(0, y, 262, 50)],
		box: [-272, y - 66, 272, 606],
		stands: true,
		focus: [20, y + 30, 180],
	};
}
