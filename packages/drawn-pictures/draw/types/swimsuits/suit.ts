import { type Anchor, closed, line, mirror, p } from "../../geometry.ts";
import type { Panel } from "../../parts/panel.ts";
import { fill, type Piece, type Sketch, stroke } from "../../sketch.ts";
import { bodyPanel, legLine } from "../sewn/legs.ts";
import { binding, whole } from "../sewn/top.ts";

export const SIDE = p`96 382c, 98 420, 79 508, 93 566, 103 606`;
const LEGS = { half: 103, hip: 606, low: 752 };
export const left = (anchors: readonly Anchor[], lean = 1.2): Anchor[] =>
	mirror(anchors).map(([x, y, c], i): Anchor => [x - (i % 2 ? lean : -lean), y, c]);

export function body(
	top: readonly Anchor[],
	sideLeft: readonly Anchor[],
	sideRight: readonly Anchor[],
	back: boolean,
): Panel {
	return bodyPanel(top, sideLeft, sideRight, LEGS, back);
}

export const finish = (
	main: Panel,
	top: number,
	focus: Piece["focus"],
	more: readonly string[] = [],
): Piece => ({
	silhouette: [main.outline, ...more],
	box: [-116, top, 116, 758],
	stands: false,
	focus,
});

export function behind(sketch: Sketch, nape: readonly Anchor[]): void {
	if (sketch.back) return;
	const { tone } = sketch;
	const leg = legLine(true, 103, 606, 748);
	const edge: Anchor[] = [...mirror(leg), ...leg.toReversed()];
	const low = closed([...edge, [0, 690]]);
	fill(sketch, low, tone.inside);
	stroke(sketch, line(edge), tone.line, 1.2, { opacity: 0.5 });
	const high = closed([...whole(nape), [70, 470, "c"], [-70, 470, "c"]]);
	fill(sketch, high, tone.inside);
	stroke(sketch, line(whole(nape)), tone.line, 1.2, { opacity: 0.5 });
}

export function legBinding(sketch: Sketch, back: boolean): void {
	const edge = legLine(back, LEGS.half, LEGS.hip, LEGS.low);
	for (const one of [edge, mirror(edge)]) binding(sketch, one, 5, { stitched: true });
}
