import { createTone } from "../../colour.ts";
import { p } from "../../geometry.ts";
import { type PairCut, pair } from "../../shoe/pair.ts";
import { darkRubber, paintBottom, type Shoe, seamOn, stackedLeather, stitchOn } from "../../shoe/shoe.ts";
import { above } from "../../shoe/trims.ts";
import { overlay, paintUpper } from "../../shoe/upper.ts";
import type { Draw } from "../../sketch.ts";
import { trace } from "../../solid/scene.ts";
import type { Vec } from "../../solid/vector.ts";

const ankle = [
	[110, 470, 238, 330, 50],
	[106, 520, 240, 440, 52],
] as const;
const tall = [
	[108, 470, 238, 320, 51],
	[98, 560, 250, 460, 57],
	[86, 650, 262, 590, 64],
	[80, 710, 268, 680, 68],
	[78, 770, 268, 760, 70],
] as const;

const cuts: Record<string, PairCut> = {
	ankle: {
		last: { toe: "almond", heel: 96, platform: 8, spring: 10, full: 1.06, shaft: ankle, creased: true },
		focus: [70, 190, 230],
		yaw: 28,
		pitch: 15,
		paint: (shoe) => {
			const { sketch } = shoe;
			paintBottom(shoe, {
				thick: 7,
				out: 4,
				edge: stackedLeather,
				heel: {
					cut: { deep: 112, foot: [84, 50, 8], slender: 1.3, hollow: 0.05 },
					tone: sketch.tone,
					cloth: "smooth",
				},
			});
			paintUpper(shoe, { top: p`90 262, 120 254, 180 250, 256 262`, roll: 3.4, stitch: 6, insole: false });
			if (sketch.back) return;
			seamOn(shoe, p`94 250, 70 190, 30 110, 4 4`, [6, 0]);
			zipOn(shoe, 178, 30, 246);
		},
	},
	tall: {
		last: { toe: "almond", heel: 104, platform: 8, spring: 10, full: 1.05, shaft: tall, creased: true },
		focus: [110, 150, 330],
		yaw: 22,
		pitch: 10,
		apart: [150, 130],
		paint: (shoe) => {
			const { sketch } = shoe;
			paintBottom(shoe, {
				thick: 7,
				out: 4,
				edge: stackedLeather,
				heel: {
					cut: { deep: 108, foot: [66, 44, 10], slender: 1.4, hollow: 0.06 },
					tone: sketch.tone,
					cloth: "smooth",
				},
			});
			paintUpper(shoe, { top: p`60 748, 140 738, 290 742`, roll: 3.6, stitch: 7, insole: false, rows: 110 });
			if (sketch.back) return;
			seamOn(shoe, p`172 734, 168 560, 172 380, 178 250, 176 120, 168 4`, [5, 0]);
			seamOn(shoe, p`84 250, 40 150, -10 60, -22 4`, [6, 0]);
			pull(shoe, 748);
		},
	},
	chelsea: {
		last: { toe: "round", heel: 26, platform: 16, spring: 10, full: 1.16, shaft: ankle },
		focus: [120, 170, 220],
		yaw: 30,
		pitch: 17,
		paint: (shoe) => {
			const { sketch } = shoe;
			paintBottom(shoe, {
				thick: 14,
				out: 7,
				edge: darkRubber,
				material: "rubber",
				heel: { cut: { deep: 136, foot: [132, 60, 2], slender: 1 }, tone: darkRubber, material: "rubber" },
			});
			const top = p`84 250, 110 246, 160 236, 220 246, 256 254`;
			paintUpper(shoe, { top, roll: 3, insole: false, stitch: 6 });
			if (!sketch.back) {
				seamOn(shoe, p`96 236, 100 160, 120 84, 134 4`);
				stitchOn(shoe, p`90 236, 94 160, 114 84, 128 4`);
			}
			const gore = ([x, y]: Vec) =>
				Math.min(
					36 - (250 - y) * 0.12 - Math.abs(x - 166 + (y - 160) * 0.06),
					y - 84 - Math.abs(x - 166) * 0.9,
				);
			overlay(shoe, gore, {
				top,
				tone: createTone(sketch.tone.deep),
				material: "wool",
				cloth: false,
				grow: 0.8,
				rows: 90,
			});
			if (!sketch.back) ribs(shoe, gore);
			pull(shoe, 254);
		},
	},
};

function ribs(shoe: Shoe, gore: (flat: Vec) => number): void {
	for (let k = -5; k <= 5; k++) {
		const line: Vec[] = [];
		for (let y = 88; y <= 240; y += 6) {
			const x = 166 + k * 4.6 * (0.6 + 0.4 * ((y - 88) / 150)) - (y - 160) * 0.06;
			if (gore([x, y, 0]) < 1) continue;
			const [u, v] = shoe.last.find(x, y);
			line.push(above(shoe, u, v, 1.4));
		}
		if (line.length > 2) trace(shoe, line, shoe.sketch.tone.light, 1, 0.4);
	}
}

function pull(shoe: Shoe, top: number): void {
	const { last, sketch } = shoe;
	const [u] = last.find(250, top - 16);
	const foot = last.at(Math.min(1, u), 0);
	const out = sketch.back ? 6 : 4;
	const line: Vec[] = Array.from({ length: 13 }, (_, i) => {
		const a = (i / 12) * Math.PI;
		return [foot[0] + out - 4 * Math.cos(a), foot[1] - 8 + 26 * Math.sin(a), foot[2] + (sketch.back ? 0 : 0)];
	});
	trace(shoe, line, sketch.tone.line, 13, 0.9);
	trace(shoe, line, sketch.tone.shade, 11);
	trace(shoe, line, sketch.tone.light, 1, 0.6, "3 2");
}

function zipOn(shoe: Shoe, x: number, from: number, to: number): void {
	const { sketch } = shoe;
	const metal = sketch.pattern === "solid" ? sketch.accent : createTone("#c9a55c");
	const line: Vec[] = [];
	for (let y = from; y <= to; y += 8) {
		const [u, v] = shoe.last.find(x - (to - y) * 0.06, y);
		line.push(above(shoe, u, v, 0.8));
	}
	trace(shoe, line, sketch.tone.line, 6, 0.8);
	trace(shoe, line, sketch.tone.deep, 4.6);
	trace(shoe, line, metal.base, 2.6, 1, "1.600 1.400");
	const end = line[line.length - 1] as Vec;
	const tip: Vec = [end[0] + 1, end[1] - 24, end[2] + 3];
	trace(shoe, [end, tip], metal.line, 6);
	trace(shoe, [end, tip], metal.base, 4.4);
	trace(shoe, [end, tip], metal.gleam, 1.2);
}

export const boot: Draw = (sketch) => pair(sketch, cuts[sketch.cut] ?? (cuts.ankle as PairCut));
