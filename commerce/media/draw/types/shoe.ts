import { across, folds, lay, topstitch } from "../cloth.ts";
import type { Tone } from "../colour.ts";
import { type Anchor, closed, line } from "../geometry.ts";
import { metal, ring, sheen, strap } from "../leather.ts";
import { type Panel, panel } from "../panel.ts";
import { pair, rear, SHOE_FLOOR } from "../shoe-pair.ts";
import { type Draw, fill, type Piece, type Sketch, stroke } from "../sketch.ts";

type Heel = "stiletto" | "block" | "stack" | "flat" | "wedge";
export type ShoeCut = {
	heel: Heel;
	/** From the toe over the instep to the back, and under the foot from toe to heel. */
	top: readonly Anchor[];
	sole: readonly Anchor[];
	/** The far side's top line, seen into the shoe. */
	inside?: readonly Anchor[];
	shaft?: number;
	finish: (sketch: Sketch, upper: Panel) => void;
	backTop: number;
};

const flatSole: readonly Anchor[] = [
	[-258, 588],
	[-150, 593],
	[0, 592],
	[120, 590],
	[232, 588],
];
const lowSole: readonly Anchor[] = [
	[-258, 582],
	[-150, 586],
	[-40, 582],
	[90, 572],
	[232, 566],
];
const highSole: readonly Anchor[] = [
	[-258, 590],
	[-150, 594],
	[-84, 586],
	[20, 520],
	[130, 464],
	[234, 446],
];
const midSole: readonly Anchor[] = [
	[-258, 590],
	[-150, 594],
	[-84, 588],
	[20, 552],
	[130, 522],
	[234, 512],
];

const cuts: Record<string, ShoeCut> = {
	pump: {
		heel: "stiletto",
		sole: highSole,
		backTop: 345,
		top: [
			[-264, 576],
			[-240, 548],
			[-180, 528],
			[-96, 498, "c"],
			[-40, 498],
			[50, 458],
			[140, 396],
			[226, 342],
		],
		inside: [
			[-96, 498],
			[-30, 456],
			[70, 416],
			[160, 366],
			[226, 342],
		],
		finish: (sketch, upper) => topstitch(sketch, across(upper, 0.04, 0.38, 1)),
	},
	slingback: {
		heel: "stiletto",
		sole: highSole,
		backTop: 352,
		top: [
			[-264, 576],
			[-240, 548],
			[-180, 528],
			[-96, 498, "c"],
			[-48, 502],
			[0, 492],
			[56, 478],
		],
		inside: [
			[-96, 498],
			[-50, 470],
			[0, 456],
			[56, 478],
		],
		finish: (sketch) => {
			strap(
				sketch,
				[
					[40, 486],
					[120, 420],
					[206, 352],
					[240, 366],
					[232, 404],
				],
				11,
			);
			ring(sketch, 150, 396, 6, 3);
		},
	},
	sandal: {
		heel: "block",
		sole: highSole,
		backTop: 300,
		top: [],
		inside: [],
		finish: (sketch) => sandalStraps(sketch),
	},
	ballerina: {
		heel: "flat",
		sole: flatSole,
		backTop: 486,
		top: [
			[-264, 568],
			[-240, 536],
			[-180, 520, "c"],
			[-110, 548],
			[0, 560],
			[110, 544],
			[190, 506],
			[234, 482],
		],
		inside: [
			[-180, 520],
			[-100, 512],
			[20, 520],
			[140, 498],
			[234, 482],
		],
		finish: (sketch) => bow(sketch, -178, 520),
	},
	loafer: {
		heel: "stack",
		sole: lowSole,
		backTop: 434,
		top: [
			[-264, 560],
			[-236, 516],
			[-160, 486],
			[-70, 446],
			[-44, 440, "c"],
			[0, 494],
			[90, 502],
			[180, 468],
			[234, 430],
		],
		inside: [
			[-44, 440],
			[20, 462],
			[120, 470],
			[200, 440],
			[234, 430],
		],
		finish: (sketch) => {
			stroke(
				sketch,
				line([
					[-250, 536],
					[-190, 524],
					[-100, 500],
					[-30, 490],
				]),
				sketch.tone.line,
				2.4,
				{ opacity: 0.8 },
			);
			topstitch(
				sketch,
				line([
					[-246, 542],
					[-188, 531],
					[-98, 507],
					[-28, 497],
				]),
				sketch.tone.light,
			);
			strap(
				sketch,
				[
					[-108, 468],
					[-84, 500],
					[-62, 566],
				],
				34,
			);
			metal(sketch, "M-96 496h44v9h-44z", [-96, 496], [-52, 506]);
			for (const x of [-98, -50]) ring(sketch, x, 500, 9, 4);
		},
	},
	derby: {
		heel: "stack",
		sole: lowSole,
		backTop: 384,
		top: [
			[-264, 556],
			[-236, 512],
			[-160, 482],
			[-60, 428],
			[14, 384, "c"],
			[60, 420],
			[130, 424],
			[196, 400],
			[234, 378],
		],
		inside: [
			[14, 384],
			[70, 394],
			[140, 402],
			[200, 386],
			[234, 378],
		],
		finish: (sketch) => {
			stroke(
				sketch,
				line([
					[-150, 478],
					[-134, 530],
					[-138, 584],
				]),
				sketch.tone.line,
				2.2,
				{ opacity: 0.75 },
			);
			const flap = closed([
				[14, 386, "c"],
				[-60, 432],
				[-110, 464, "c"],
				[-96, 508],
				[-30, 520],
				[50, 500],
				[70, 420],
			]);
			fill(sketch, flap, sketch.tone.gleam, 0.09);
			stroke(sketch, flap, sketch.tone.line, 2, { opacity: 0.8 });
			laces(
				sketch,
				[
					[-98, 462],
					[8, 394],
				],
				5,
				sketch.accent,
			);
		},
	},
	"ankle-boot": { heel: "block", sole: midSole, backTop: 220, shaft: 214, top: bootVamp(), finish: (sketch) => elastic(sketch) },
	"tall-boot": { heel: "block", sole: midSole, backTop: -190, shaft: -190, top: bootVamp(), finish: () => undefined },
	espadrille: {
		heel: "wedge",
		sole: [
			[-258, 560],
			[-150, 558],
			[0, 544],
			[120, 520],
			[232, 500],
		],
		backTop: 410,
		top: [
			[-264, 548],
			[-240, 510],
			[-180, 490],
			[-90, 466, "c"],
			[-20, 492],
			[80, 478],
			[170, 436],
			[230, 404],
		],
		inside: [
			[-90, 466],
			[0, 450],
			[100, 444],
			[180, 412],
			[230, 404],
		],
		finish: (sketch) => {
			for (const [dx, dy] of [
				[0, 0],
				[14, 20],
			] as const)
				strap(
					sketch,
					[
						[20 + dx, 492 - dy],
						[90, 420 - dy],
						[196, 372 - dy],
						[232, 384 - dy],
						[224, 404],
					],
					8,
					sketch.tone,
					false,
				);
		},
	},
};

function bootVamp(): Anchor[] {
	return [
		[-264, 560],
		[-238, 518],
		[-160, 486],
		[-70, 440],
		[10, 400],
		[120, 396],
		[236, 400],
	];
}

export const shoe: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.pump as ShoeCut);
	if (sketch.back)
		return rear(sketch, { top: cut.backTop, heel: cut.heel, seat: (cut.sole[cut.sole.length - 1] as Anchor)[1], shaft: cut.shaft !== undefined });
	const silhouette = pair(sketch, () => drawOne(sketch, cut));
	const top = cut.shaft ?? Math.min(cut.backTop, ...cut.top.map(([, y]) => y));
	const focus: Piece["focus"] = cut.shaft !== undefined && cut.shaft < 0 ? [60, 460, 330] : [-60, 500, 240];
	return { silhouette, box: [-270, top - 42, 316, SHOE_FLOOR], stands: true, focus };
};

function drawOne(sketch: Sketch, cut: ShoeCut): string[] {
	const { tone } = sketch;
	const outlines: string[] = [heel(sketch, cut)];
	if (cut.inside && cut.inside.length > 0) {
		const near = cut.top.slice(cut.top.findIndex(([, , c]) => c === "c"));
		fill(sketch, closed([...cut.inside, ...near.toReversed()]), tone.inside);
		stroke(sketch, line(cut.inside), tone.line, 2);
		sheen(
			sketch,
			cut.inside.slice(1).map(([x, y]) => [x - 10, y + 24]),
			"#e9d9c0",
			0.3,
		);
	}
	if (cut.top.length > 0) {
		const end = cut.sole[cut.sole.length - 1] as Anchor;
		const last = cut.top[cut.top.length - 1] as Anchor;
		const short = last[0] < 200;
		const sole = short ? [...cut.sole.filter(([x]) => x < last[0]), [last[0] + 14, 506] as Anchor] : cut.sole;
		const upper = panel({
			left: [
				[-264, (cut.top[0] as Anchor)[1]],
				[(cut.sole[0] as Anchor)[0], (cut.sole[0] as Anchor)[1]],
			],
			right: short
				? [
						[last[0], last[1]],
						[last[0] + 14, 506],
					]
				: [
						[last[0], last[1]],
						[last[0] + 13, (last[1] + end[1]) / 2],
						[end[0], end[1]],
					],
			top: cut.top.map(([x, y, c], i) => (i === 0 ? [-264, y] : [x, y, c])),
			bottom: sole,
		});
		lay(sketch, upper, { round: 0.45, edge: 2.2 });
		for (const v of [0.5, 0.62, 0.74, 0.85]) fill(sketch, upper.below(v), tone.deep, 0.085);
		folds(sketch, upper, [{ from: [0.06, 0.4], to: [0.4, 0.18], width: 26, shape: "middle" }], tone.gleam, 0.13);
		if (cut.heel !== "wedge") stroke(sketch, line(cut.sole.map(([x, y]) => [x, y + 4])), "#2a211c", 8, { cap: "butt" });
		outlines.push(upper.outline);
		if (cut.shaft !== undefined) outlines.push(shaft(sketch, cut.shaft));
		cut.finish(sketch, upper);
	} else {
		stroke(sketch, line(cut.sole), "#2a211c", 13);
		stroke(sketch, line(cut.sole.map(([x, y]) => [x, y - 7])), "#d8bf9c", 6);
		const dummy = panel({
			left: [
				[-258, 580],
				[-258, 590],
			],
			right: [
				[234, 436],
				[234, 446],
			],
		});
		cut.finish(sketch, dummy);
		outlines.push(closed([...cut.sole.map(([x, y]): Anchor => [x, y - 10]), ...cut.sole.toReversed().map(([x, y]): Anchor => [x, y + 8])]));
	}
	return outlines;
}

function heel(sketch: Sketch, cut: ShoeCut): string {
	const seat = (cut.sole[cut.sole.length - 1] as Anchor)[1];
	const shapes: Record<Heel, Anchor[]> = {
		stiletto: [
			[150, seat + 14, "c"],
			[200, seat + 44],
			[213, 598, "c"],
			[231, 598, "c"],
			[242, seat + 50],
			[240, seat - 10, "c"],
		],
		block: [
			[140, seat + 20, "c"],
			[152, 540],
			[156, 598, "c"],
			[236, 598, "c"],
			[238, 520],
			[242, seat - 8, "c"],
		],
		stack: [
			[104, 574, "c"],
			[112, 600, "c"],
			[236, 600, "c"],
			[240, seat - 4, "c"],
		],
		flat: [
			[120, 590, "c"],
			[124, 600, "c"],
			[232, 600, "c"],
			[236, 584, "c"],
		],
		wedge: [
			[-266, 548, "c"],
			[-262, 594, "c"],
			[-100, 600],
			[220, 600],
			[246, 590, "c"],
			[240, 490, "c"],
			[120, 514],
			[0, 540],
			[-150, 554],
		],
	};
	const path = closed(shapes[cut.heel]);
	if (cut.heel === "wedge") {
		const jute: Tone = { ...sketch.tone, base: "#cdb48a", line: "#8a7048" };
		fill(sketch, path, jute.base);
		let rope = "";
		for (let y = 512; y < 600; y += 11) for (let x = -258; x < 240; x += 12) if (y > 552 - (x + 258) * 0.11) rope += `M${x} ${y + 8}l9 -8`;
		stroke(sketch, rope, jute.line, 2, { opacity: 0.6 });
		stroke(sketch, path, jute.line, 2, { opacity: 0.9 });
		return path;
	}
	fill(sketch, path, cut.heel === "stack" || cut.heel === "flat" ? "#3b2a20" : sketch.tone.base);
	if (cut.heel === "stiletto" || cut.heel === "block") {
		fill(sketch, closed(shapes[cut.heel].map(([x, y, c]) => [x < 190 ? x + (cut.heel === "block" ? 44 : 26) : x, y, c])), sketch.tone.deep, 0.42);
		fill(
			sketch,
			"M206 592h30v7h-30z"
				.replace("206", cut.heel === "block" ? "156" : "212")
				.replace("h30", cut.heel === "block" ? "h80" : "h20")
				.replace("h-30", cut.heel === "block" ? "h-80" : "h-20"),
			"#1d1613",
		);
	}
	stroke(sketch, path, sketch.tone.line, 1.8, { opacity: 0.85 });
	return path;
}

function shaft(sketch: Sketch, top: number): string {
	const tall = top < 0;
	const left: Anchor[] = tall
		? [
				[-34, top],
				[-20, 40],
				[16, 260],
				[8, 350],
				[-46, 436],
			]
		: [
				[6, top],
				[4, 310],
				[-10, 380],
				[-52, 440],
			];
	const right: Anchor[] = tall
		? [
				[232, top + 10],
				[240, 40],
				[214, 260],
				[228, 400],
				[240, 470],
			]
		: [
				[234, top],
				[220, 310],
				[230, 410],
				[240, 470],
			];
	fill(
		sketch,
		closed([
			[left[0]![0], top, "c"],
			[110, top - 18],
			[right[0]![0], right[0]![1], "c"],
			[110, top + 26],
		]),
		sketch.tone.inside,
	);
	const one = panel({
		left,
		right,
		top: [
			[left[0]![0], top],
			[110, top + 24],
			[right[0]![0], right[0]![1]],
		],
		bottom: [
			[left[left.length - 1]![0], left[left.length - 1]![1]],
			[60, 486],
			[150, 492],
			[240, 470],
		],
	});
	lay(sketch, one, {
		round: 1.1,
		edge: 2.2,
		dark: [
			{ from: [0.1, tall ? 0.72 : 0.5], to: [0.7, tall ? 0.76 : 0.58], width: 9, shape: "middle" },
			{ from: [0.9, tall ? 0.66 : 0.42], to: [0.35, tall ? 0.7 : 0.5], width: 10, shape: "middle" },
			{ from: [0.2, tall ? 0.82 : 0.7], to: [0.8, tall ? 0.84 : 0.74], width: 8, shape: "middle" },
		],
		light: [{ from: [0.26, 0.04], to: [0.28, 0.9], width: 26, shape: "middle" }],
	});
	topstitch(sketch, across(one, tall ? 0.02 : 0.05), sketch.tone.light);
	if (tall) stroke(sketch, line([one.at(0.62, 0), one.at(0.6, 0.5), one.at(0.64, 0.98)]), sketch.tone.line, 2, { opacity: 0.6 });
	return one.outline;
}

function elastic(sketch: Sketch): void {
	const path = closed([
		[92, 238, "c"],
		[156, 238, "c"],
		[146, 340],
		[128, 412],
		[104, 340],
	]);
	fill(sketch, path, sketch.tone.deep, 0.55);
	for (let x = 98; x < 154; x += 6)
		stroke(sketch, `M${x} 240L${112 + (x - 98) * 0.5} ${400 - Math.abs(x - 125) * 1.6}`, sketch.tone.light, 1.2, { opacity: 0.4 });
	stroke(sketch, path, sketch.tone.line, 1.8, { opacity: 0.85 });
	strap(
		sketch,
		[
			[224, 218],
			[236, 190],
			[248, 222],
		],
		9,
		sketch.tone,
		false,
	);
}

function sandalStraps(sketch: Sketch): void {
	strap(
		sketch,
		[
			[-232, 582],
			[-214, 540],
			[-176, 528],
			[-150, 590],
		],
		24,
	);
	strap(
		sketch,
		[
			[-180, 586],
			[-150, 526],
			[-108, 512],
			[-84, 580],
		],
		24,
	);
	const counter = closed([
		[150, 452, "c"],
		[176, 380],
		[222, 330, "c"],
		[246, 380],
		[240, 446, "c"],
	]);
	fill(sketch, counter, sketch.tone.base);
	fill(
		sketch,
		closed([
			[200, 440, "c"],
			[214, 350],
			[222, 330, "c"],
			[246, 380],
			[240, 446, "c"],
		]),
		sketch.tone.deep,
		0.25,
	);
	stroke(sketch, counter, sketch.tone.line, 2, { opacity: 0.85 });
	strap(
		sketch,
		[
			[222, 340],
			[140, 318],
			[74, 330],
			[62, 352],
		],
		15,
		{ ...sketch.tone, base: sketch.tone.shade },
	);
	strap(
		sketch,
		[
			[226, 338],
			[170, 366],
			[100, 372],
			[62, 350],
		],
		15,
	);
	ring(sketch, 108, 371, 9, 3.5);
}

function bow(sketch: Sketch, x: number, y: number): void {
	for (const side of [-1, 1]) {
		const loop = closed([
			[x, y, "c"],
			[x + side * 22, y - 24],
			[x + side * 44, y - 8],
			[x + side * 24, y + 10],
		]);
		fill(sketch, loop, sketch.tone.base);
		stroke(sketch, loop, sketch.tone.line, 1.7, { opacity: 0.85 });
	}
	stroke(sketch, `M${x} ${y}l-14 26M${x} ${y}l18 24`, sketch.tone.line, 4.4);
	stroke(sketch, `M${x} ${y}l-14 26M${x} ${y}l18 24`, sketch.tone.base, 2.6);
	fill(sketch, `M${x - 6} ${y - 7}h12v14h-12z`, sketch.tone.shade);
}

export function laces(sketch: Sketch, [from, to]: readonly [readonly [number, number], readonly [number, number]], count: number, tone: Tone): void {
	for (let i = 0; i < count; i++) {
		const t = i / (count - 1);
		const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
		const path = `M${x - 4} ${y}Q${x + 12} ${y + 4} ${x + 24} ${y + 24}`;
		stroke(sketch, path, tone.line, 7.6);
		stroke(sketch, path, tone.base, 5.6);
		stroke(sketch, path, tone.gleam, 1.6, { opacity: 0.8 });
	}
	const [x, y] = to;
	for (const loop of [
		[
			[x, y],
			[x - 40, y - 26],
			[x - 58, y + 2],
			[x - 8, y + 8],
		],
		[
			[x, y],
			[x + 36, y - 16],
			[x + 62, y + 12],
			[x + 6, y + 10],
		],
	] as Anchor[][]) {
		stroke(sketch, closed(loop), tone.line, 6);
		stroke(sketch, closed(loop), tone.base, 4.2);
	}
}
