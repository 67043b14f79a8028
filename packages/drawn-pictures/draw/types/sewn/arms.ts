import type { Anchor } from "../../geometry.ts";
import { mirror } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import type { Sketch } from "../../sketch.ts";
import { type Crease, crease, gathers, seamLine, stitching, writeRow } from "./folds.ts";
import { cloth } from "./top.ts";

export type Arm = {
	outer: readonly Anchor[];
	inner: readonly Anchor[];
	sag?: number;
	elbow?: number;
	cap?: number;
	gathered?: number;
	end?: "hem" | "cuff" | "frill" | "elastic" | "none";
	cuff?: { height: number; inset?: number; button?: boolean };
};

export type Sleeved = { panel: Panel; side: 1 | -1; cuff?: Panel };

export function arms(sketch: Sketch, arm: Arm): Sleeved[] {
	return ([-1, 1] as const).map((side) => {
		const one = armPanel(arm, side);
		cloth(sketch, one, { round: 0.95 });
		const u = (from: number) => (side > 0 ? from : 1 - from);
		crease(sketch, one, hang(arm, u, side));
		if (arm.cap) gathers(sketch, one, { v: 0.01, count: arm.cap, length: one.height * 0.26, width: 6 });
		if (arm.gathered)
			gathers(sketch, one, { v: 0.995, count: arm.gathered, length: one.height * 0.2, up: true, width: 6 });
		const cuff = finishEnd(sketch, arm, one);
		return cuff ? { panel: one, side, cuff } : { panel: one, side };
	});
}

function armPanel(arm: Arm, side: 1 | -1): Panel {
	const last = (anchors: readonly Anchor[]) => anchors[anchors.length - 1] as Anchor;
	const [a, b] = [last(arm.inner), last(arm.outer)];
	const sag = arm.sag ?? 7;
	const bottom: Anchor[] = [
		[a[0], a[1]],
		[(a[0] * 2 + b[0]) / 3, (a[1] * 2 + b[1]) / 3 + sag],
		[(a[0] + b[0] * 2) / 3, (a[1] + b[1] * 2) / 3 + sag],
		[b[0], b[1]],
	];
	const [under, shoulder] = [arm.inner[0] as Anchor, arm.outer[0] as Anchor];
	const tucked: Anchor = [under[0] - 12, under[1] - 2];
	const inner: Anchor[] = [tucked, [under[0] - 2, under[1] + 14], ...arm.inner.slice(1)];
	const top: Anchor[] = [
		tucked,
		[(under[0] + shoulder[0]) / 2 - 22, (under[1] + shoulder[1]) / 2],
		[shoulder[0], shoulder[1]],
	];
	if (side > 0) return panel({ left: inner, right: arm.outer, top, bottom });
	const sway = (anchors: readonly Anchor[]): Anchor[] =>
		mirror(anchors).map(([x, y, c]) => {
			const down = Math.max(0, y - 280) / 440;
			return [x + 4 * down, y + 5 * down, c];
		});
	return panel({
		left: sway(arm.outer),
		right: sway(inner),
		top: sway(top).toReversed(),
		bottom: sway(bottom).toReversed(),
	});
}

function hang(arm: Arm, u: (from: number) => number, side: 1 | -1): Crease[] {
	const list: Crease[] = [
		{
			path: [
				[u(0.04), 0.03],
				[u(0.3), 0.16],
				[u(0.46), 0.3],
			],
			shade: side * 9,
			light: 6,
			shape: "top",
			deep: 0.5,
		},
		{
			path: [
				[u(0.34), 0.12],
				[u(0.4), 0.5],
				[u(0.36), 0.96],
			],
			shade: 9,
			shape: "middle",
			soft: true,
			deep: 0.26,
		},
	];
	const { elbow } = arm;
	if (elbow === undefined) return list;
	return [
		...list,
		{
			path: [
				[u(0), elbow],
				[u(0.3), elbow - 0.035],
				[u(0.72), elbow - 0.1],
			],
			shade: -side * 11,
			light: 8,
			shape: "top",
			deep: 0.62,
		},
		{
			path: [
				[u(0.02), elbow + 0.02],
				[u(0.3), elbow + 0.03],
				[u(0.66), elbow + 0.085],
			],
			shade: -side * 10,
			light: 7,
			shape: "top",
			deep: 0.5,
		},
		{
			path: [
				[u(0.02), elbow - 0.1],
				[u(0.2), elbow - 0.13],
				[u(0.46), elbow - 0.21],
			],
			shade: -side * 9,
			light: 6,
			shape: "top",
			deep: 0.4,
		},
		{
			path: [
				[u(0.98), elbow - 0.03],
				[u(0.8), elbow],
				[u(0.5), elbow + 0.02],
			],
			shade: side * 7,
			light: 5,
			shape: "top",
			deep: 0.32,
		},
		{
			path: [
				[u(0.05), elbow + 0.2],
				[u(0.3), elbow + 0.22],
				[u(0.55), elbow + 0.29],
			],
			shade: -side * 7,
			light: 5,
			shape: "top",
			deep: 0.34,
		},
	];
}

function finishEnd(sketch: Sketch, arm: Arm, one: Panel): Panel | undefined {
	const end = arm.end ?? "hem";
	if (end === "hem") {
		stitching(sketch, writeRow(one, 1 - 10 / one.height, 0, 1, 16));
		return undefined;
	}
	if (end === "elastic") {
		const v = 1 - 16 / one.height;
		seamLine(sketch, writeRow(one, v, 0, 1, 16), 0.8);
		gathers(sketch, one, { v, count: 12, length: 13, width: 4 });
		return undefined;
	}
	if (end !== "cuff" || arm.cuff === undefined) return undefined;
	const { height, inset = 3 } = arm.cuff;
	const [a, b] = [one.at(0, 1), one.at(1, 1)];
	const along = [(b[0] - a[0]) / one.width(1), (b[1] - a[1]) / one.width(1)] as const;
	const down = [-along[1], along[0]] as const;
	const left: Anchor = [a[0] + along[0] * inset, a[1] + along[1] * inset];
	const right: Anchor = [b[0] - along[0] * inset, b[1] - along[1] * inset];
	const low = ([x, y]: Anchor, k: number): Anchor => [
		x + down[0] * height + along[0] * k,
		y + down[1] * height + along[1] * k,
	];
	const middle = (p: Anchor, q: Anchor, by: number): Anchor => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + by];
	const [l2, r2] = [low(left, 1), low(right, -1)];
	const cuff = panel({
		left: [left, l2],
		right: [right, r2],
		top: [left, middle(left, right, 5), right],
		bottom: [l2, middle(l2, r2, 6), r2],
	});
	cloth(sketch, cuff, { round: 0.9 });
	if (height > 14) {
		stitching(sketch, writeRow(cuff, 4 / height, 0, 1, 10));
		stitching(sketch, writeRow(cuff, 1 - 4 / height, 0, 1, 10));
	}
	return cuff;
}
