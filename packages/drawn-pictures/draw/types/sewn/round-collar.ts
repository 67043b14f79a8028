import { type Anchor, line, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import { fill, type Sketch, stroke } from "../../sketch.ts";
import { crease, stitching, writeRow } from "./folds.ts";
import { cloth, liftPanel, whole } from "./top.ts";

export function roundCollar(
	sketch: Sketch,
	cut: { x: number; y: number; meet: number; deep: number; wide: number },
): void {
	const { x, y, meet, deep, wide } = cut;
	if (sketch.back) {
		for (const side of [-1, 1] as const) {
			const s = (a: readonly Anchor[]): Anchor[] => a.map(([ax, ay, c]) => [ax * side, ay, c]);
			const top = s(p`1 ${y + 10}, ${x * 0.6} ${y + 7}, ${x} ${y - 6}`);
			const low = s(p`3 ${y + deep + 6}, ${x * 0.7} ${y + deep + 2}, ${x + wide} ${y + 16}`);
			const leaf =
				side > 0
					? panel({
							top,
							bottom: low,
							left: s(p`1 ${y + 10}, 3 ${y + deep + 6}`),
							right: s(p`${x} ${y - 6}, ${x + wide * 0.7} ${y + 2}, ${x + wide} ${y + 16}`),
						})
					: panel({
							top: top.toReversed(),
							bottom: low.toReversed(),
							right: s(p`1 ${y + 10}, 3 ${y + deep + 6}`),
							left: s(p`${x} ${y - 6}, ${x + wide * 0.7} ${y + 2}, ${x + wide} ${y + 16}`),
						});
			liftPanel(sketch, leaf, 1, 5);
			cloth(sketch, leaf, { round: 0.5 });
			stitching(sketch, writeRow(leaf, 0.86, 0.04, 0.96, 14), 0.8);
		}
		return;
	}
	const { tone } = sketch;
	const behind = whole(p`0 ${y + 10}, ${x * 0.6} ${y + 7}, ${x} ${y - 6}`);
	const rise = whole(p`0 ${y - 8}, ${x * 0.6} ${y - 9}, ${x} ${y - 6}`);
	fill(sketch, `${line(behind)}${line(rise.toReversed()).replace("M", "L")}Z`, tone.inside);
	stroke(sketch, line(rise), tone.line, 0.9, { opacity: 0.5 });
	for (const side of [1, -1] as const) {
		const s = (a: readonly Anchor[]): Anchor[] => a.map(([ax, ay, c]) => [ax * side, ay, c]);
		const top = s(p`1.500 ${meet}, ${x * 0.62} ${(meet + y) / 2 + 6}, ${x} ${y - 6}`);
		const low = s(
			p`8 ${meet + deep * 0.74}, ${x * 0.66} ${meet + deep * 0.86}, ${x + wide * 0.74} ${y + deep * 0.9}, ${x + wide} ${y + 12}`,
		);
		const front = s(p`1.500 ${meet}, 1 ${meet + deep * 0.36}, 8 ${meet + deep * 0.74}`);
		const outer = s(p`${x} ${y - 6}, ${x + wide * 0.7} ${y}, ${x + wide} ${y + 12}`);
		const leaf =
			side > 0
				? panel({ top, bottom: low, left: front, right: outer })
				: panel({ top: top.toReversed(), bottom: low.toReversed(), left: outer, right: front });
		liftPanel(sketch, leaf, 2, 5);
		cloth(sketch, leaf, { round: 0.5 });
		crease(sketch, leaf, [
			{ path: p`0.04 0.03, 0.5 0.04, 0.96 0.03`, shade: -6, shape: "middle", deep: 0.24 },
		]);
		stitching(sketch, writeRow(leaf, 0.87, 0.05, 0.97, 18), 0.8);
	}
}
