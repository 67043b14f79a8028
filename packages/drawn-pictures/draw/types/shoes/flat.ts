import { createTone } from "../../colour.ts";
import { p } from "../../geometry.ts";
import { crestAt } from "../../shoe/crest.ts";
import { paintGround } from "../../shoe/ground-sole.ts";
import { type PairCut, pair } from "../../shoe/pair.ts";
import { juteRope, paintBottom, type Shoe, seamOn, stackedLeather, stitchOn } from "../../shoe/shoe.ts";
import { above, bowOn, laceTone, laceUp } from "../../shoe/trims.ts";
import { overlay, paintUpper } from "../../shoe/upper.ts";
import type { Draw } from "../../sketch.ts";
import { metalCord, trace } from "../../solid/scene.ts";
import type { Vec } from "../../solid/vector.ts";

const welted = (shoe: Shoe) =>
	paintBottom(shoe, {
		thick: 8,
		out: 6,
		edge: stackedLeather,
		heel: {
			cut: { deep: 132, foot: [126, 56, 3], slender: 1, hollow: 0.06 },
			tone: stackedLeather,
			layers: true,
		},
	});

const loaferTop = p`-66 124, -54 106, -24 96, 50 92, 150 100, 246 122`;
const derbyTop = p`44 196, 84 150, 150 124, 246 136`;

const cuts: Record<string, PairCut> = {
	ballerina: {
		last: { toe: "round", heel: 13, platform: 6, spring: 8 },
		focus: [-150, 60, 190],
		paint: (shoe) => {
			paintBottom(shoe, {
				thick: 5,
				out: 2,
				edge: stackedLeather,
				heel: { cut: { deep: 104, foot: [98, 46, 3], slender: 1 }, tone: shoe.sketch.tone, cloth: "smooth" },
			});
			paintUpper(shoe, { top: p`-152 80, -110 56, -30 46, 90 54, 180 78, 246 106`, roll: 4.2, stitch: 6 });
			if (!shoe.sketch.back) bowOn(shoe, crestAt(shoe, -160), 42, shoe.sketch.tone, shoe.sketch.fabric);
		},
	},
	loafer: {
		last: { toe: "almond", heel: 32, platform: 9, spring: 12, full: 1.12 },
		focus: [-90, 90, 190],
		paint: (shoe) => {
			welted(shoe);
			paintUpper(shoe, { top: loaferTop, roll: 2.6, stitch: 5 });
			if (shoe.sketch.back) return;
			apron(shoe);
			saddle(shoe);
		},
	},
	derby: {
		last: { toe: "almond", heel: 32, platform: 9, spring: 12, full: 1.18 },
		focus: [-60, 110, 200],
		paint: (shoe) => {
			welted(shoe);
			paintUpper(shoe, { top: derbyTop, roll: 2.6 });
			const { sketch } = shoe;
			if (!sketch.back) {
				overlay(shoe, ([x, y, z]) => Math.min(11 - Math.abs(z), x + 92, 190 - y), {
					grow: 0.4,
					dim: () => 0.6,
				});
				overlay(shoe, quarters, { top: derbyTop, grow: 3 });
				const front = p`-8 4, -30 40, -58 74, -78 98`;
				stitchOn(
					shoe,
					front.map(([x, y]) => [x + 6, y + 1] as const),
				);
				stitchOn(
					shoe,
					front.map(([x, y]) => [x + 11, y + 2] as const),
				);
				seamOn(shoe, p`-176 2, -186 40, -180 66, -172 78`, [5, 0]);
				laceUp(shoe, {
					from: crestAt(shoe, -66),
					to: crestAt(shoe, 26),
					apart: 0.075,
					count: 5,
					width: 4.4,
					tone: laceTone(sketch.tone, false),
				});
			}
			counterSeam(shoe);
		},
	},
	espadrille: {
		last: { toe: "round", heel: 10, platform: 30, spring: 8, full: 1.05 },
		focus: [-120, 30, 190],
		paint: (shoe) => {
			paintGround(shoe, { tone: juteRope, material: "straw", above: 3, out: 7, rope: true }, () => {
				paintUpper(shoe, { top: p`-92 108, -50 82, 20 66, 100 70, 180 88, 246 112`, roll: 2.6, cloth: true });
				if (shoe.sketch.back) return;
				seamOn(shoe, p`-52 84, -38 50, -30 6`, [4, 0]);
				seamOn(shoe, p`10 70, 22 40, 28 6`, [-4, 0]);
			});
		},
	},
};

const quarters = ([x, y, z]: Vec): number => Math.min(x + 10 + y * 0.7, Math.abs(z) - 8 + (x > 40 ? 40 : 0));

export function counterSeam(shoe: Shoe): void {
	if (shoe.sketch.back) return;
	seamOn(shoe, p`150 4, 160 60, 176 108, 182 122`, [5, 0]);
}

function apron(shoe: Shoe): void {
	const { sketch } = shoe;
	const edge: Vec[] = [];
	const inner: Vec[] = [];
	const gathers: [Vec, Vec][] = [];
	for (let i = 0; i <= 40; i++) {
		const t = i / 40;
		const x = -212 + 138 * (1 - (1 - t) ** 1.6);
		const u = crestAt(shoe, x);
		const v = 0.5 - 0.2 * Math.min(1, Math.sqrt(t) * 1.25) * (1 - 0.12 * t);
		edge.push(above(shoe, u, v, 1));
		inner.push(above(shoe, u, v + 0.012, 2.6));
		if (i % 2 === 0) gathers.push([above(shoe, u, v - 0.022, 0.6), above(shoe, u, v + 0.008, 1.6)]);
	}
	for (const [a, b] of gathers) trace(shoe, [a, b], sketch.tone.deep, 1.4, 0.55);
	trace(shoe, edge, sketch.tone.line, 1.8, 0.8);
	trace(shoe, inner, sketch.tone.gleam, 1.6, 0.4);
	const far = Array.from({ length: 24 }, (_, i) => {
		const t = i / 23;
		const x = -212 + 60 * t ** 0.8;
		return above(shoe, crestAt(shoe, x), 0.5 + 0.16 * Math.sqrt(t), 1);
	});
	trace(shoe, far, sketch.tone.line, 1.4, 0.5);
}

function saddle(shoe: Shoe): void {
	const { sketch } = shoe;
	const across = ([x, y]: Vec): number =>
		Math.min(19 - Math.abs(x + 84 - y * 0.14 + (y < 70 ? (70 - y) * 0.5 : 0)), y - 8);
	overlay(shoe, across, { grow: 3.2 });
	const metal = sketch.pattern === "solid" ? sketch.accent : createTone("#c9a55c");
	const u = crestAt(shoe, -82);
	const bar = Array.from({ length: 15 }, (_, i) => above(shoe, u, 0.5 - 0.15 + (i / 14) * 0.3, 8));
	metalCord(shoe, bar, 6, metal);
	for (const v of [0.37, 0.63]) {
		const middle = above(shoe, u, v, 8);
		const loop = Array.from({ length: 21 }, (_, i): Vec => {
			const a = (i / 20) * 2 * Math.PI;
			return [middle[0] + Math.cos(a) * 11, middle[1] + Math.sin(a) * 9 - 3, middle[2] + Math.sin(a) * 3];
		});
		metalCord(shoe, loop, 4, metal);
	}
}

export const flat: Draw = (sketch) => pair(sketch, cuts[sketch.cut] ?? (cuts.ballerina as PairCut));
