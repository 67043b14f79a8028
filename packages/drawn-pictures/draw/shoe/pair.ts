import { blend, type Tone } from "../colour.ts";
import type { Piece, Sketch } from "../sketch.ts";
import { measureBounds } from "../solid/scene.ts";
import { chooseSwing, createStage } from "../solid/stage.ts";
import type { LastCut } from "./last.ts";
import { lastFor, type Shoe, shoeOn } from "./shoe.ts";

export type PairCut = {
	last: LastCut;
	paint: (shoe: Shoe) => void;
	focus: readonly [number, number, number];
	apart?: readonly [number, number];
	yaw?: number;
	pitch?: number;
};

export function pair(sketch: Sketch, cut: PairCut): Piece {
	const { back } = sketch;
	const swing = chooseSwing(sketch.style);
	const stage = back
		? createStage(-80 + swing * 0.5, 10)
		: createStage((cut.yaw ?? 31) + swing, cut.pitch ?? 21);
	const [along, behind] = cut.apart ?? [70, 215];
	const far = back ? stage.place(-6, [0, 0, -92]) : stage.place(-15, [along, 0, -behind], 0.72);
	const near = back ? stage.place(5, [0, 0, 92]) : stage;
	const last = lastFor(sketch, cut.last);
	const dim = { ...sketch, tone: dimmed(sketch.tone) };
	const second = shoeOn(dim, back ? near : far, last, back, sketch.tone.base);
	const shoes = back
		? [shoeOn(sketch, far, last, true), { ...second, sketch }]
		: [second, shoeOn(sketch, near, last, true)];
	for (const shoe of shoes) cut.paint(shoe);
	const outlines = shoes.flatMap((shoe) => shoe.outlines);
	const main = shoes[1] as Shoe;
	const [x, y, width] = cut.focus;
	const [u, v] = main.last.find(x, y);
	const look = main.stage.see(main.last.at(u, v));
	return {
		silhouette: outlines,
		box: measureBounds(outlines),
		stands: true,
		light: 0,
		focus: [look[0], look[1], width],
	};
}

const dimmed = (tone: Tone): Tone => ({
	...tone,
	base: blend(tone.base, tone.deep, 0.16),
	light: blend(tone.light, tone.base, 0.3),
	gleam: blend(tone.gleam, tone.base, 0.38),
});
