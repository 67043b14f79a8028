import { type Anchor, closed, line, p } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { fill, linear, type Sketch, stroke } from "../../sketch.ts";
import { crease, over, stitching, writeRow } from "./folds.ts";
import { cloth, lift, whole } from "./top.ts";
import { sewnButton } from "./trims.ts";

export type CollarCut = {
	x: number;
	y: number;
	meet: number;
	open: number;
	tip: readonly [x: number, y: number];
	stand?: number;
	button?: boolean;
};

export function collarBehind(sketch: Sketch, cut: CollarCut): void {
	if (sketch.back) return;
	const { x, y, meet } = cut;
	const rise = cut.stand ?? 22;
	const { tone, accent } = sketch;
	const ring = closed(
		p`${3 - x} ${y - rise + 1}c, 0 ${y - rise - 7}, ${x - 3} ${y - rise + 1}c, ${x + 2} ${y + 6}, ${cut.open + 10} ${meet + 12}c, 0 ${meet + 26}, ${-cut.open - 10} ${meet + 12}c, ${-x - 2} ${y + 6}`,
	);
	fill(
		sketch,
		ring,
		linear(
			sketch,
			[0, y - rise - 8],
			[0, meet + 16],
			[
				[0, tone.base],
				[0.3, tone.shade],
				[0.62, tone.inside],
				[1, tone.deep],
			],
		),
	);
	stroke(sketch, line(p`${-x + 2} ${y + 4}, 0 ${y + 13}, ${x - 2} ${y + 4}`), tone.deep, 1.2, {
		opacity: 0.7,
	});
	stroke(
		sketch,
		line(p`${3 - x} ${y - rise + 1}, 0 ${y - rise - 7}, ${x - 3} ${y - rise + 1}`),
		tone.line,
		1,
		{ opacity: 0.6 },
	);
	if (meet - y > 34) {
		fill(sketch, `M-15 ${y + 18}h30v11h-30z`, accent.light, 0.92);
		stroke(sketch, `M-9 ${y + 23.5}h18`, tone.deep, 1.4, { opacity: 0.6, dash: "2.4 1.2", cap: "butt" });
	}
}

export function shirtCollar(sketch: Sketch, cut: CollarCut): void {
	if (sketch.back) {
		collarFromBehind(sketch, cut);
		return;
	}
	const { x, y, meet, open, tip } = cut;
	const rise = cut.stand ?? 22;
	if (open < 10) fakeIdpInFront(sketch, cut);
	for (const side of [1, -1] as const) {
		const s = (a: readonly Anchor[]): Anchor[] => a.map(([ax, ay, c]) => [ax * side, ay, c]);
		const k = side > 0 ? 1.5 : 0;
		const roll = p`${open} ${meet}c, ${x * 0.62} ${(meet + y) / 2 - 8 + k}, ${x - 2} ${y - rise}c`;
		const rest = p`${x - 2} ${y - rise}c, ${x + 13} ${y - rise + 14}, ${x + 17} ${y + 12}c`;
		const edge = p`${open} ${meet}c, ${(open + tip[0]) / 2 - 5} ${(meet + tip[1]) / 2 + 3}, ${tip[0]} ${tip[1] + k}c`;
		const low = p`${tip[0]} ${tip[1] + k}c, ${(tip[0] + x + 17) / 2 + 4} ${(tip[1] + y + 12) / 2}, ${x + 17} ${y + 12}c`;
		const outline = [
			...s(roll),
			...s(rest.slice(1)),
			...s(low.toReversed().slice(1)),
			...s(edge.toReversed().slice(1, -1)),
		];
		lift(sketch, outline, 1.5, 3.5, 0.22);
		lift(sketch, outline, 3, 7, 0.12);
		const leaf =
			side > 0
				? panel({ top: s(roll), right: s(rest), left: s(edge), bottom: s(low) })
				: panel({
						top: s(roll).toReversed(),
						left: s(rest),
						right: s(edge),
						bottom: s(low).toReversed(),
					});
		cloth(sketch, leaf, { round: 0.3 });
		crease(sketch, leaf, [
			{
				path: [
					[0.02, 0.02],
					[0.5, 0.03],
					[0.98, 0.02],
				],
				shade: -8,
				shape: "middle",
				deep: 0.3,
			},
		]);
		stitching(sketch, writeRow(leaf, 0.9, 0.07, 0.94, 12), 0.9);
		stitching(
			sketch,
			over(leaf, [
				[side > 0 ? 0.07 : 0.93, 0.9],
				[side > 0 ? 0.07 : 0.93, 0.12],
			]),
			0.9,
		);
	}
}

function fakeIdpInFront(sketch: Sketch, { meet, button }: CollarCut): void {
	const stand: Panel = panel({
		top: p`-15 ${meet - 8}, 0 ${meet + 1}, 15 ${meet - 8}`,
		bottom: p`-19 ${meet + 12}, 0 ${meet + 19}, 19 ${meet + 12}`,
		left: p`-15 ${meet - 8}, -19 ${meet + 12}`,
		right: p`15 ${meet - 8}, 19 ${meet + 12}`,
	});
	cloth(sketch, stand, { round: 0.2 });
	stitching(sketch, writeRow(stand, 0.82, 0.05, 0.95, 8), 0.8);
	if (button !== false) sewnButton(sketch, 0.5, meet + 8, 4.4);
}

function collarFromBehind(sketch: Sketch, { x, y, stand = 22 }: CollarCut): void {
	const top = whole(p`0 ${y - stand - 7}, ${x * 0.6} ${y - stand - 5}, ${x + 1} ${y - stand + 2}c`);
	const low = whole(p`0 ${y + 27}, ${x * 0.64} ${y + 24}, ${x + 19} ${y + 13}c`);
	lift(sketch, [...top, ...low.toReversed()], 1, 6, 0.26);
	const fallen = panel({
		top,
		bottom: low,
		left: p`${-x - 1} ${y - stand + 2}, ${-x - 14} ${y - 8}, ${-x - 19} ${y + 13}`,
		right: p`${x + 1} ${y - stand + 2}, ${x + 14} ${y - 8}, ${x + 19} ${y + 13}`,
	});
	cloth(sketch, fallen, { round: 0.7 });
	crease(sketch, fallen, [
		{ path: p`0.03 0.06, 0.5 0.05, 0.97 0.06`, shade: -9, shape: "middle", deep: 0.22 },
	]);
	stitching(sketch, writeRow(fallen, 0.9, 0.02, 0.98, 20), 0.9);
}

export function campCollar(sketch: Sketch, x: number, y: number, depth: number): void {
	if (sketch.back) {
		collarFromBehind(sketch, { x, y, meet: depth, open: 4, tip: [0, 0], stand: 16 });
		return;
	}
	for (const side of [-1, 1] as const) {
		const s = (a: readonly Anchor[]): Anchor[] => a.map(([ax, ay, c]) => [ax * side, ay, c]);
		const flipped = (top: Anchor[], right: Anchor[], left: Anchor[], bottom: Anchor[]): Panel =>
			side > 0
				? panel({ top: s(top), right: s(right), left: s(left), bottom: s(bottom) })
				: panel({ top: s(top).toReversed(), left: s(right), right: s(left), bottom: s(bottom).toReversed() });
		const end = side > 0 ? 2 : -7;
		const revers = flipped(
			p`${x * 0.78} ${y + 42}c, ${x + 8} ${y + 52}, ${x + 30} ${y + 58}c`,
			p`${x + 30} ${y + 58}c, ${x + 34} ${y + 78}c`,
			p`${x * 0.78} ${y + 42}c, ${x * 0.42} ${(y + depth) / 2 + 16}, ${end} ${depth}c`,
			p`${end} ${depth}c, ${x * 0.55} ${depth - 24}, ${x + 34} ${y + 78}c`,
		);
		const reversShape = s(
			p`${x * 0.78} ${y + 42}c, ${x + 30} ${y + 58}c, ${x + 34} ${y + 78}c, ${x * 0.55} ${depth - 24}, ${end} ${depth}c, ${x * 0.42} ${(y + depth) / 2 + 16}`,
		);
		lift(sketch, reversShape, 2, 6, 0.24);
		cloth(sketch, revers, { round: 0.3 });
		const leafShape = s(
			p`${x - 4} ${y - 16}c, ${x + 16} ${y - 2}, ${x + 24} ${y + 16}c, ${x + 40} ${y + 50}c, ${x + 20} ${y + 57}, ${x * 0.78} ${y + 42}c`,
		);
		lift(sketch, leafShape, 2, 5, 0.24);
		const leaf = flipped(
			p`${x - 4} ${y - 16}c, ${x + 14} ${y - 4}, ${x + 24} ${y + 16}c`,
			p`${x + 24} ${y + 16}c, ${x + 34} ${y + 34}, ${x + 40} ${y + 52}c`,
			p`${x - 4} ${y - 16}c, ${x - 3} ${y + 16}, ${x * 0.78} ${y + 42}c`,
			p`${x * 0.78} ${y + 42}c, ${x + 10} ${y + 53}, ${x + 40} ${y + 52}c`,
		);
		cloth(sketch, leaf, { round: 0.3 });
		crease(sketch, leaf, [
			{
				path: [
					[side > 0 ? 0.04 : 0.96, 0.04],
					[side > 0 ? 0.04 : 0.96, 0.9],
				],
				shade: side * 7,
				shape: "middle",
				deep: 0.3,
			},
		]);
		crease(sketch, revers, [
			{
				path: [
					[side > 0 ? 0.03 : 0.97, 0.1],
					[side > 0 ? 0.05 : 0.95, 0.95],
				],
				shade: side * 9,
				shape: "middle",
				deep: 0.26,
			},
		]);
		stitching(sketch, writeRow(leaf, 0.9, 0.06, 0.94, 10), 0.8);
	}
}
