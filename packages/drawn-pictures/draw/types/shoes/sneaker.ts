import { createTone, type Tone } from "../../colour.ts";
import { type Anchor, p } from "../../geometry.ts";
import { crestAt } from "../../shoe/crest.ts";
import { type GroundSole, paintGround } from "../../shoe/ground-sole.ts";
import { type PairCut, pair } from "../../shoe/pair.ts";
import { type Shoe, seamOn, stitchOn, whiteRubber } from "../../shoe/shoe.ts";
import { above, decal, laceTone, laceUp } from "../../shoe/trims.ts";
import { overlay, type Place, paintUpper } from "../../shoe/upper.ts";
import type { Draw } from "../../sketch.ts";
import { trace } from "../../solid/scene.ts";
import { smooth, type Vec } from "../../solid/vector.ts";

const cup = (shoe: Shoe, line: Tone): GroundSole => ({
	tone: whiteRubber,
	material: "rubber",
	above: 13,
	out: 5,
	outBelow: 6,
	line,
	bulge: 1.5,
	rise: (x) => 5 * smooth(-150, -240, x) + (shoe ? 3 : 0) * smooth(120, 240, x),
});

function laced(shoe: Shoe, top: readonly Anchor[], from: number, to: number, count: number): void {
	const { sketch } = shoe;
	if (sketch.back) return;
	overlay(shoe, ([x, y, z], _, v) => Math.min(10 - Math.abs(z), x - from + 6, v - 0.3, 0.7 - v, y - 40), {
		grow: 0.3,
		top,
		dim: () => 0.62,
	});
	const facing: Place = ([x, , z], _, v) =>
		Math.min(
			34 - Math.abs(z) - Math.max(0, from + 26 - x) * 0.55,
			Math.abs(z) - 8.5,
			x - from + 2,
			(v - 0.27) * 200,
			(0.73 - v) * 200,
		);
	overlay(shoe, facing, { grow: 3, top });
	laceUp(shoe, {
		from: crestAt(shoe, from + 16),
		to: crestAt(shoe, to),
		apart: 0.085,
		count,
		width: 6.4,
		tone: laceTone(sketch.tone, true),
		eyelet: createTone(sketch.tone.deep),
	});
}

function tongue(shoe: Shoe, from: number, high: number): void {
	const where: Place = ([x, y, z], _, v) =>
		Math.min(
			31 - Math.abs(z) - smooth(high - 30, high, y) ** 2 * 16,
			x - from,
			high - y,
			(v - 0.25) * 200,
			(0.75 - v) * 200,
		);
	overlay(shoe, where, { grow: 5, dim: () => 0.94, from: 0.42, to: 0.86, rows: 90 });
}

const chooseMarkTone = ({ sketch }: Shoe): Tone =>
	sketch.pattern === "solid" ? contrast(sketch.tone) : sketch.accent;
const contrast = (tone: Tone): Tone => ({ ...tone, base: tone.shade, line: tone.line });

function vMark(shoe: Shoe, x: number, y: number, size: number): void {
	if (shoe.sketch.back) return;
	const tone = chooseMarkTone(shoe);
	const at = (dx: number, dy: number): Anchor => [x + dx * size, y + dy * size];
	decal(
		shoe,
		[at(-0.9, 1), at(-0.35, 1), at(0.08, -0.25), at(0.62, 1), at(0.86, 1), at(0.22, -0.9), at(-0.1, -0.9)],
		tone.base,
		tone.line,
	);
}

const heelTab =
	(low: number): Place =>
	([x, y]) =>
		Math.min(x - 214 + (y - low) * 0.1, y - low);
const counter: Place = ([x, y]) => x - 168 - Math.max(0, y - 10) * 0.42;
const toeCap: Place = ([x, y, z]) => -176 - x - y * 0.12 + Math.abs(z) * 0.06;

const lowTop = p`22 178, 66 146, 120 118, 176 116, 246 142`;
const highTop = p`78 238, 96 262, 140 258, 186 248, 256 270`;
const ankle = [
	[112, 470, 238, 330, 52],
	[108, 520, 242, 440, 54],
] as const;

const cuts: Record<string, PairCut> = {
	low: {
		last: { toe: "full", heel: 8, platform: 22, spring: 9, full: 1.06 },
		focus: [-40, 110, 220],
		paint: (shoe) => {
			paintGround(shoe, cup(shoe, chooseMarkTone(shoe)), () => {
				paintUpper(shoe, { top: lowTop, roll: 5, stitch: 7, between: () => tongue(shoe, -10, 204) });
				overlay(shoe, heelTab(86), {
					top: lowTop,
					tone: chooseMarkTone(shoe),
					cloth: false,
					material: shoe.sketch.fabric,
				});
				if (!shoe.sketch.back) {
					seamOn(shoe, p`-96 2, -104 40, -88 78, -60 112`, [-5, 1]);
					seamOn(shoe, p`150 2, 158 50, 186 96, 214 130`, [5, 0]);
				}
				laced(shoe, lowTop, -96, 12, 6);
				vMark(shoe, 52, 56, 40);
			});
		},
	},
	high: {
		last: { toe: "full", heel: 8, platform: 22, spring: 9, full: 1.06, shaft: ankle },
		focus: [0, 150, 230],
		pitch: 16,
		yaw: 29,
		paint: (shoe) => {
			paintGround(shoe, cup(shoe, chooseMarkTone(shoe)), () => {
				paintUpper(shoe, {
					top: highTop,
					roll: 5,
					stitch: 7,
					insole: false,
					between: () => tongue(shoe, 40, 286),
				});
				overlay(shoe, counter, { top: p`-300 96, 150 96, 250 128, 260 128`, rows: 80 });
				overlay(shoe, toeCap, { tone: shoe.sketch.tone });
				overlay(shoe, heelTab(176), {
					top: highTop,
					tone: chooseMarkTone(shoe),
					cloth: false,
					material: shoe.sketch.fabric,
				});
				if (!shoe.sketch.back) {
					stitchOn(shoe, p`80 236, 70 170, 40 120, -30 60, -60 4`);
					seamOn(shoe, p`86 236, 76 168, 46 116, -24 58, -54 4`);
				}
				laced(shoe, highTop, -96, 76, 8);
				vMark(shoe, 118, 168, 36);
			});
		},
	},
	runner: {
		last: { toe: "full", heel: 16, platform: 30, spring: 20, full: 1.04 },
		focus: [0, 90, 240],
		paint: (shoe) => {
			const second =
				shoe.sketch.pattern === "solid" ? createTone(shoe.sketch.tone.shade) : shoe.sketch.accent;
			const floor = (x: number) =>
				34 * smooth(-130, -290, x) + 26 * smooth(196, 262, x) + 7 * Math.exp(-(((x - 30) / 60) ** 2));
			paintGround(
				shoe,
				{
					tone: whiteRubber,
					material: "rubber",
					above: 12,
					out: 7,
					outBelow: 13,
					bulge: 7,
					floor,
					rise: (x) => 16 * smooth(60, 240, x) + 10 * smooth(-180, -250, x),
					bands: [
						[0.46, 0.62, second],
						[0.86, 1, createTone("#2b2725")],
					],
				},
				() => {
					const top = p`18 176, 60 140, 120 116, 176 122, 250 158`;
					paintUpper(shoe, { top, roll: 6, cloth: true, between: () => tongue(shoe, -10, 206) });
					const guard: Place = ([x, y]) =>
						Math.max(-196 - x + y * 0.1, 30 - y + smooth(-150, -240, x) * 26 - 8);
					overlay(shoe, ([x, y, z], u, v) => Math.min(guard([x, y, z], u, v), -20 - x - y * 0.8), {
						tone: second,
						material: "suede",
						cloth: false,
					});
					overlay(
						shoe,
						([x, y]) => Math.min(x - 150 - Math.max(0, 70 - y) * 0.2 - Math.max(0, y - 70) * 0.5, 130 - y),
						{
							tone: second,
							material: "suede",
							cloth: false,
							top,
						},
					);
					swoop(shoe, second);
					laced(shoe, top, -92, 10, 6);
					overlay(shoe, heelTab(112), {
						top,
						tone: createTone("#f0ece4"),
						cloth: false,
						material: "leather",
					});
				},
			);
		},
	},
	"slip-on": {
		last: { toe: "full", heel: 6, platform: 24, spring: 7, full: 1.03 },
		focus: [-60, 100, 220],
		paint: (shoe) => {
			paintGround(shoe, cup(shoe, chooseMarkTone(shoe)), () => {
				const top = p`-58 138, -46 124, -16 116, 60 104, 150 104, 246 132`;
				paintUpper(shoe, { top, roll: 6, stitch: 8 });
				const gore = ([x, y]: Vec) =>
					Math.min(24 - Math.abs(x + 12 + (y - 90) * 0.2), y - 48 - Math.abs(x + 10) * 0.6);
				overlay(shoe, gore, {
					top,
					tone: createTone(shoe.sketch.tone.deep),
					material: "wool",
					cloth: false,
					grow: 0.5,
				});
				if (shoe.sketch.back) return;
				seamOn(shoe, p`-118 2, -110 44, -84 90, -56 126`, [-6, 1]);
				seamOn(shoe, p`150 2, 160 50, 176 104`, [6, 0]);
				for (let k = -3; k <= 3; k++) {
					const line = Array.from({ length: 9 }, (_, i): Vec => {
						const y = 56 + i * 6.5;
						const [u, v] = shoe.last.find(-12 + k * 5 - (y - 90) * 0.2, y);
						return above(shoe, u, v, 1);
					}).filter((_, i) => i * 6.5 + 56 > 50 + Math.abs(k) * 4);
					trace(shoe, line, shoe.sketch.tone.light, 1, 0.4);
				}
			});
		},
	},
};

function swoop(shoe: Shoe, tone: Tone): void {
	const sweep =
		(from: number, to: number, half: number): Place =>
		([x, y]) =>
			Math.min(half - Math.abs(y - (10 + 112 * smooth(from, to, x))) * 0.8, x - from, 128 - y);
	overlay(shoe, sweep(-96, 118, 15), { tone, material: "suede", cloth: false, grow: 1.8 });
	overlay(shoe, sweep(-30, 176, 9), {
		tone: createTone("#f0ece4"),
		material: "leather",
		cloth: false,
		grow: 2.4,
	});
}

export const sneaker: Draw = (sketch) => pair(sketch, cuts[sketch.cut] ?? (cuts.low as PairCut));
