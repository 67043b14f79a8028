import { shift } from "../../colour.ts";
import { encodeWeave, formEdge, formFill, formRelief } from "../../form.ts";
import { type Anchor, closed, line, p } from "../../geometry.ts";
import { topstitch } from "../../parts/cloth.ts";
import { panel } from "../../parts/panel.ts";
import { patterns } from "../../parts/pattern.ts";
import { metalTone } from "../../parts/polish.ts";
import { box } from "../../parts/rounded-box.ts";
import { cloth, type Draw, linear, print, type Sketch, stroke } from "../../sketch.ts";

export const gloves: Draw = (sketch) => {
	const long = sketch.cut === "long";
	const isKnitted = sketch.fabric === "knit" || sketch.fabric === "cashmere" || sketch.fabric === "wool";
	const pairs = long
		? ([
				["translate(-96 0) rotate(-7 0 700)", false],
				["translate(92 26) rotate(9 0 700)", true],
			] as const)
		: ([
				["translate(-104 -6) rotate(-9 0 520)", false],
				["translate(102 26) rotate(12 0 520)", true],
			] as const);
	const silhouette: string[] = [];
	for (const [place, isMirrored] of pairs) {
		sketch.out.push(`<g transform="${place}${isMirrored ? " scale(-1 1)" : ""}">`);
		silhouette.push(hand(sketch, long, isKnitted));
		sketch.out.push("</g>");
	}
	return long
		? { silhouette, box: [-304, -14, 304, 838], stands: false, focus: [-110, 240, 240] }
		: { silhouette, box: [-312, -24, 318, 560], stands: false, focus: [-120, 270, 260] };
};

const fingers: readonly (readonly [Anchor[], number])[] = [
	[p`-74 196, -84 120, -88 66, -80 34, -64 26, -50 36, -44 70, -38 130, -26 196`, -5],
	[p`-36 190, -38 110, -38 44, -30 6, -14 -4, 2 6, 8 44, 10 110, 16 188`, -1],
	[p`8 190, 12 114, 18 56, 28 24, 44 16, 58 28, 60 62, 56 122, 58 196`, 4],
	[p`50 204, 60 142, 72 98, 84 76, 99 74, 109 88, 106 118, 98 160, 90 214`, 9],
];
const thumb: Anchor[] = p`-62 318, -92 276, -124 232, -146 192, -152 164, -140 146, -120 150, -102 172, -82 206, -56 250`;

function hand(sketch: Sketch, long: boolean, isKnitted: boolean): string {
	const { tone } = sketch;
	const wrist = long ? 812 : 500;
	const back = closed(
		long
			? p`-82 180, -86 250, -80 320, -70 400, -78 520, -92 660, -100 ${wrist}c, 0 ${wrist + 10}, 100 ${wrist}c, 92 660, 80 520, 74 400, 88 310, 98 240, 96 190, 60 176, 10 170, -40 176`
			: p`-82 180, -86 250, -80 320, -72 380, -76 440, -88 ${wrist}c, 0 ${wrist + 12}, 88 ${wrist}c, 76 440, 74 380, 88 310, 98 240, 96 190, 60 176, 10 170, -40 176`,
	);
	const weave = encodeWeave(0);
	const tube = (path: string, edge: string, turn: number, wide = 22) => {
		print(sketch, path, tone.base);
		sketch.out.push(
			formFill(path, encodeWeave(turn)),
			formEdge(edge, encodeWeave(turn), wide, 0.4),
			formEdge(edge, encodeWeave(turn), 8, 0.45),
		);
	};
	const rim = long ? 100 : 88;
	print(
		sketch,
		closed(
			p`${-rim} ${wrist - 4}c, 0 ${wrist - 16}, ${rim} ${wrist - 4}c, ${rim - 4} ${wrist + 10}, 0 ${wrist + 22}, ${-rim + 4} ${wrist + 10}`,
		),
		shift(tone.base, -0.2),
	);
	cloth(
		sketch,
		closed(
			p`${-rim + 8} ${wrist}c, 0 ${wrist - 8}, ${rim - 8} ${wrist}c, ${rim - 12} ${wrist + 8}, 0 ${wrist + 17}, ${-rim + 12} ${wrist + 8}`,
		),
		sketch.accent.shade,
	);
	tube(closed(thumb), line(thumb), -34);
	stroke(sketch, line(thumb), tone.line, 1, { opacity: 0.45 });
	for (const [shape, turn] of fingers) {
		const path = closed(shape);
		tube(path, line(shape), turn);
		shade(sketch, path, shape);
		stroke(sketch, line(shape), tone.line, 1.1, { opacity: 0.5 });
		const mid = shape[1] as Anchor;
		const far = shape[shape.length - 2] as Anchor;
		for (const dy of [0, 9])
			stroke(
				sketch,
				line(
					p`${mid[0] + 6} ${mid[1] + dy + 4}, ${(mid[0] + far[0]) / 2} ${(mid[1] + far[1]) / 2 + dy + 8}, ${far[0] - 6} ${far[1] + dy + 2}`,
				),
				tone.line,
				1.2,
				{ opacity: 0.16 },
			);
	}
	const sides = long
		? line(p`-82 190, -86 250, -80 320, -70 400, -78 520, -92 660, -100 ${wrist}`) +
			line(p`96 200, 98 240, 88 310, 74 400, 80 520, 92 660, 100 ${wrist}`)
		: line(p`-82 190, -86 250, -80 320, -72 380, -76 440, -88 ${wrist}`) +
			line(p`96 200, 98 240, 88 310, 74 380, 76 440, 88 ${wrist}`);
	tube(back, sides, 0, 40);
	stroke(sketch, sides, tone.line, 1.1, { opacity: 0.45 });
	if (sketch.pattern !== "solid")
		patterns[sketch.pattern](
			sketch,
			panel({
				left: p`-82 190, -84 260, -72 380, -88 ${wrist - 6}`,
				right: p`94 196, 94 260, 74 380, 88 ${wrist - 6}`,
			}),
		);
	print(
		sketch,
		back,
		linear(
			sketch,
			[-96, 0],
			[100, 30],
			[
				[0, tone.line, 0.2],
				[0.18, tone.line, 0],
				[0.32, tone.gleam, 0.26],
				[0.5, tone.gleam, 0],
				[0.78, tone.line, 0.12],
				[1, tone.line, 0.4],
			],
		),
	);
	for (const [x, y] of [
		[-32, 190],
		[12, 188],
		[54, 198],
	] as const) {
		print(
			sketch,
			closed(p`${x - 3} ${y - 26}, ${x} ${y - 6}, ${x + 3} ${y - 26}, ${x} ${y - 44}`),
			tone.line,
			0.5,
		);
		stroke(sketch, line(p`${x} ${y - 10}, ${x + 1} ${y + 8}`), tone.line, 1.4, { opacity: 0.4 });
	}
	stroke(sketch, line(p`-58 250, -48 284, -56 326, -76 348`), tone.line, 1.6, { opacity: 0.5 });
	topstitch(sketch, line(p`-51 252, -41 286, -49 330, -70 354`));
	if (!sketch.back && !isKnitted) {
		for (const points of [
			p`-32 206, -34 260, -28 318`,
			p`12 204, 12 262, 14 326`,
			p`54 212, 54 266, 48 320`,
		]) {
			const path = line(points);
			sketch.out.push(
				formRelief(
					closed([...points, ...points.toReversed().map(([x, y]): Anchor => [x + 5, y])]),
					weave,
					0.6,
				),
			);
			stroke(sketch, path, tone.line, 3.4, { opacity: 0.34 });
			sketch.out.push('<g transform="translate(-1.400 -0.600)">');
			stroke(sketch, path, tone.gleam, 1.3, { opacity: 0.75, dash: "4.500 2.400", cap: "butt" });
			sketch.out.push("</g>");
		}
	}
	if (isKnitted) {
		let ribs = "";
		for (let x = -80; x < 84; x += 9) ribs += `M${x} ${wrist - 74}L${x * 1.06} ${wrist}`;
		stroke(sketch, ribs, tone.line, 2.4, { opacity: 0.3 });
		stroke(sketch, `M-75 ${wrist - 76}Q0 ${wrist - 66} 75 ${wrist - 76}`, tone.line, 1.5, { opacity: 0.5 });
	} else if (long) ruches(sketch);
	else cuff(sketch, wrist);
	topstitch(sketch, `M${-rim + 4} ${wrist - 9}Q0 ${wrist + 3} ${rim - 4} ${wrist - 9}`);
	return [back, closed(thumb), ...fingers.map(([shape]) => closed(shape))].join("");
}

function shade(sketch: Sketch, path: string, shape: readonly Anchor[]): void {
	const xs = shape.map(([x]) => x);
	const { gleam, line: dark } = sketch.tone;
	print(
		sketch,
		path,
		linear(
			sketch,
			[Math.min(...xs), 0],
			[Math.max(...xs), 6],
			[
				[0, dark, 0.2],
				[0.3, gleam, 0.3],
				[0.52, gleam, 0],
				[1, dark, 0.42],
			],
		),
	);
}

function cuff(sketch: Sketch, wrist: number): void {
	const { tone } = sketch;
	const metal = metalTone(sketch.accent.base);
	let gathers = "";
	for (let x = -62; x <= 62; x += 10) gathers += `M${x} 392Q${x + 2} 402 ${x - 1} 414`;
	stroke(sketch, gathers, tone.line, 2, { opacity: 0.28 });
	stroke(sketch, "M-71 402Q0 412 73 402", tone.line, 1.3, { opacity: 0.4 });
	if (sketch.back) return;
	print(sketch, closed(p`2 436, -3 ${wrist + 8}c, 12 ${wrist + 8}c, 8 436`), shift(tone.base, -0.26));
	cloth(sketch, box(-34, 446, 74, 27, 11), shift(tone.base, 0.012));
	topstitch(sketch, box(-29, 451, 64, 17, 7));
	print(sketch, "M17 459.500a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z", metal.deep);
	print(
		sketch,
		"M18 459a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z",
		linear(
			sketch,
			[18, 451],
			[34, 467],
			[
				[0, metal.gleam],
				[0.4, metal.base],
				[0.75, metal.line],
				[1, metal.light],
			],
		),
	);
}

function ruches(sketch: Sketch): void {
	const { tone } = sketch;
	for (const [y, lean, half] of [
		[420, 10, 70],
		[452, -8, 74],
		[492, 12, 77],
		[538, -10, 80],
		[590, 8, 84],
	] as const) {
		const ring = closed(p`${-half} ${y + lean}, 0 ${y + 16}, ${half} ${y - lean}, 10 ${y + 26}`);
		sketch.out.push(formRelief(ring, encodeWeave(0), -0.3));
		const lit = closed(p`${-half + 4} ${y + lean - 16}, 0 ${y}, ${half - 6} ${y - lean - 16}, 8 ${y + 8}`);
		sketch.out.push(formRelief(lit, encodeWeave(0), 0.2));
	}
	if (sketch.back) return;
	stroke(sketch, `M4 356V446`, tone.line, 1.4, { opacity: 0.5 });
	for (const y of [368, 396, 424]) {
		print(sketch, `M-2 ${y + 1.5}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z`, tone.line, 0.5);
		print(
			sketch,
			`M-2 ${y}a6.600 6.600 0 1 0 13.200 0a6.600 6.600 0 1 0 -13.200 0z`,
			linear(
				sketch,
				[-2, y - 6],
				[11, y + 6],
				[
					[0, "#ffffff"],
					[0.5, "#f0e6da"],
					[1, "#b9a693"],
				],
			),
		);
	}
}
