import { across, lay, topstitch } from "../cloth.ts";
import { shift, type Tone } from "../colour.ts";
import { type Anchor, closed, ellipse, line, n, p } from "../geometry.ts";
import { type Panel, panel, symmetric } from "../panel.ts";
import { metalTone } from "../polish.ts";
import { cloth, type Draw, linear, print, radial, type Sketch, stroke } from "../sketch.ts";

/** Hats, seen a little from above; they stand on y = 600. */
export const hat: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.fedora as Draw))(sketch);

/** Shade that is too broad for the light to make of a part's edges. */
export function across3(sketch: Sketch, path: string, left: number, right: number, strength = 1): void {
	const { deep, gleam, line: dark } = sketch.tone;
	print(
		sketch,
		path,
		linear(
			sketch,
			[left, 0],
			[right, 40],
			[
				[0, dark, 0.22 * strength],
				[0.14, dark, 0.02],
				[0.26, gleam, 0.2 * strength],
				[0.44, gleam, 0],
				[0.6, deep, 0.08 * strength],
				[0.84, dark, 0.36 * strength],
				[0.95, dark, 0.44 * strength],
				[1, dark, 0.3 * strength],
			],
		),
	);
}

/** A flat brim as cloth: from its back edge to its front edge. */
function brimPanel(left: Anchor, right: Anchor, back: readonly Anchor[], front: readonly Anchor[]): Panel {
	return panel({
		left: [left, [left[0] + 1, left[1] + 4]],
		right: [right, [right[0] - 1, right[1] + 4]],
		top: [left, ...back, right],
		bottom: [[left[0] + 1, left[1] + 4], ...front, [right[0] - 1, right[1] + 4]],
	});
}

/** A ribbon round the crown, ribbed as grosgrain is. */
function ribbon(sketch: Sketch, upper: readonly Anchor[], lower: readonly Anchor[], tone: Tone): void {
	const strip = panel({
		left: [upper[0] as Anchor, lower[0] as Anchor],
		right: [upper.at(-1) as Anchor, lower.at(-1) as Anchor],
		top: upper,
		bottom: lower,
	});
	print(sketch, strip.outline, tone.base);
	cloth(sketch, strip.outline, tone.base);
	let ribs = "";
	for (let i = 1; i < 90; i++) {
		const u = i / 90;
		const [a, b] = [strip.at(u, 0.03), strip.at(u, 0.97)];
		ribs += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
	}
	stroke(sketch, ribs, tone.line, 0.9, { opacity: 0.3 });
	const [left, right] = [(upper[0] as Anchor)[0], (upper.at(-1) as Anchor)[0]];
	print(
		sketch,
		strip.outline,
		linear(
			sketch,
			[left, 0],
			[right, 0],
			[
				[0, tone.line, 0.4],
				[0.24, tone.gleam, 0.3],
				[0.42, tone.gleam, 0],
				[0.7, tone.line, 0.12],
				[1, tone.line, 0.55],
			],
		),
	);
	stroke(sketch, line(upper), tone.line, 1.4, { opacity: 0.5 });
	stroke(sketch, line(lower), tone.line, 2.2, { opacity: 0.5 });
}

/** The flat bow at the side. */
function bow(sketch: Sketch, x: number, y: number, high: number, tone: Tone): void {
	const leaf = (side: number, long: number) =>
		closed(
			p`${x + side * 6} ${y - high * 0.4}c, ${x + side * long * 0.6} ${y - high * 0.5}, ${x + side * long} ${y - high * 0.46}c, ${x + side * (long - 9)} ${y}c, ${x + side * long} ${y + high * 0.46}c, ${x + side * long * 0.6} ${y + high * 0.48}, ${x + side * 6} ${y + high * 0.4}c`,
		);
	for (const [side, long] of [
		[1, 66],
		[-1, 42],
	] as const) {
		cloth(sketch, leaf(side, long), shift(tone.base, 0.015));
		print(
			sketch,
			leaf(side, long),
			linear(
				sketch,
				[x, 0],
				[x + side * long, 0],
				[
					[0, tone.line, 0.5],
					[0.4, tone.gleam, 0.16],
					[1, tone.line, 0.12],
				],
			),
		);
	}
	cloth(
		sketch,
		closed(
			p`${x - 10} ${y - high * 0.5}c, ${x + 10} ${y - high * 0.5}c, ${x + 9} ${y + high * 0.5}c, ${x - 9} ${y + high * 0.5}c`,
		),
		shift(tone.base, 0.04),
	);
}

const shapes: Record<string, Draw> = {
	fedora: (sketch) => {
		const { tone } = sketch;
		const brim = brimPanel(
			[-300, 494],
			[302, 504],
			p`-262 462, -160 442, 0 434, 160 446, 262 472`,
			p`-252 552, -140 588, 0 596, 150 590, 262 556`,
		);
		lay(sketch, brim, {
			round: 1,
			dark: [{ from: [0.62, 0.4], to: [0.98, 0.52], width: 34, shape: "middle" }],
		});
		// The brim turns up at its sides and shows its depth; the crown shades it at the right.
		print(sketch, closed(p`-300 494, -262 462, -190 448, -150 470, -200 500, -262 512`), tone.line, 0.2);
		print(sketch, closed(p`302 504, 262 472, 196 454, 150 480, 210 508, 270 522`), tone.line, 0.34);
		print(sketch, closed(p`-140 540, 0 566, 150 548, 236 528, 206 566, 60 586, -90 574`), tone.line, 0.26);
		stroke(sketch, line(p`-299 497, -252 552, -140 588, 0 596, 150 590, 262 556, 301 507`), tone.shade, 5);
		stroke(sketch, line(p`-290 512, -246 551, -138 583, 0 591, 150 585, 254 556`), tone.gleam, 1.6, {
			opacity: 0.4,
		});
		const crown = panel({
			left: p`-122 292, -144 360, -156 440, -164 516`,
			right: p`124 298, 144 366, 156 442, 166 522`,
			top: p`-122 292, -88 256, -36 248, 4 266, 48 250, 96 260, 124 298`,
			bottom: p`-164 516, -100 548, 0 558, 104 550, 166 522`,
		});
		lay(sketch, crown, {
			round: 1.2,
			dark: sketch.back
				? [{ from: [0.5, 0], to: [0.5, 0.5], width: 30, shape: "top" }]
				: [
						{ from: [0.5, 0.02], to: [0.49, 0.5], width: 30, shape: "top" },
						{ from: [0.24, 0.06], to: [0.2, 0.6], width: 19, shape: "middle", bow: 0.04 },
						{ from: [0.77, 0.06], to: [0.8, 0.58], width: 19, shape: "middle", bow: -0.04 },
					],
		});
		across3(sketch, crown.outline, -164, 166, 0.9);
		// The crease along the top.
		print(sketch, closed(p`-34 252, 4 268, 46 254, 30 288, 4 316, -22 288`), tone.line, 0.3);
		const tape = sketch.accent;
		ribbon(
			sketch,
			p`-157 446, -100 478, 0 488, 104 480, 158 450`,
			p`-164 512, -100 546, 0 556, 104 548, 166 518`,
			tape,
		);
		if (!sketch.back) bow(sketch, -118, 502, 62, tape);
		return {
			silhouette: [brim.outline, crown.outline],
			box: [-302, 244, 304, 600],
			stands: true,
			focus: [-70, 450, 250],
		};
	},

	"wide-brim": (sketch) => {
		const { tone } = sketch;
		const edge: readonly Anchor[] = p`-388 470, -330 540, -226 582, -120 566, 0 590, 130 598, 240 566, 330 552, 392 486`;
		const brim = brimPanel(
			[-390, 466],
			[394, 480],
			p`-330 428, -190 402, 0 394, 200 408, 336 440`,
			edge.slice(1, -1),
		);
		lay(sketch, brim, {
			round: 0.9,
			dark: [
				{ from: [0.34, 0.98], to: [0.4, 0.5], width: 40, shape: "top" },
				{ from: [0.72, 0.98], to: [0.64, 0.5], width: 44, shape: "top" },
			],
			light: [
				{ from: [0.22, 0.95], to: [0.32, 0.5], width: 40, shape: "top" },
				{ from: [0.54, 0.98], to: [0.52, 0.6], width: 40, shape: "top" },
			],
		});
		// The braid runs round, ring by ring.
		let rings = "";
		for (let i = 1; i < 13; i++) {
			const t = i / 13;
			const row = edge.map(([x, y]): Anchor => [x * (0.42 + 0.58 * t), 482 + (y - 482) * (0.5 + 0.5 * t)]);
			rings += line(row);
			if (i > 2)
				rings += `M${n(-390 * (0.42 + 0.58 * t))} ${n(470)}Q0 ${n(470 - 150 * t)} ${n(394 * (0.42 + 0.58 * t))} ${n(482)}`;
		}
		stroke(sketch, rings, tone.line, 1.5, { opacity: 0.2 });
		print(sketch, closed(p`-130 526, 0 548, 140 532, 262 514, 220 552, 60 572, -90 560`), tone.line, 0.26);
		print(
			sketch,
			brim.outline,
			linear(
				sketch,
				[-390, 420],
				[394, 560],
				[
					[0, tone.gleam, 0.24],
					[0.4, tone.gleam, 0],
					[0.7, tone.line, 0.06],
					[1, tone.line, 0.32],
				],
			),
		);
		stroke(sketch, line(edge), tone.shade, 5);
		const crown = panel({
			left: p`-112 334, -134 390, -142 450, -148 506`,
			right: p`112 338, 136 394, 144 452, 150 512`,
			top: p`-112 334, -70 296, 0 284, 72 298, 112 338`,
			bottom: p`-148 506, -90 534, 0 542, 92 536, 150 512`,
		});
		lay(sketch, crown, { round: 1.2 });
		let braid = "";
		for (let i = 1; i < 12; i++) braid += across(crown, i / 12);
		stroke(sketch, braid, tone.line, 1.4, { opacity: 0.22 });
		across3(sketch, crown.outline, -148, 150, 0.9);
		const tape = sketch.accent;
		ribbon(
			sketch,
			p`-141 446, -90 476, 0 484, 92 478, 144 452`,
			p`-148 502, -90 532, 0 540, 92 534, 150 508`,
			tape,
		);
		if (sketch.back) {
			// The ribbon's ends hang over the brim.
			for (const [dx, turn] of [
				[-12, 8],
				[16, -10],
			] as const)
				cloth(
					sketch,
					closed(
						p`${dx - 14} 520c, ${dx + 12} 522c, ${dx + 16 - turn} 606c, ${dx - turn} 594c, ${dx - 18 - turn} 604c`,
					),
					tape.base,
				);
		} else bow(sketch, -96, 498, 52, tape);
		return {
			silhouette: [brim.outline, crown.outline],
			box: [-392, 280, 396, 600],
			stands: true,
			focus: [-60, 450, 260],
		};
	},

	/** Soft, round, leaning to one side. */
	beret: (sketch) => {
		const { tone } = sketch;
		const lean = sketch.back ? -1 : 1;
		const side = (anchors: readonly Anchor[]): Anchor[] =>
			lean > 0 ? [...anchors] : anchors.map(([x, y, c]): Anchor => [-x, y, c]).toReversed();
		// The band, and the dark of the inside seen below it.
		const inside = ellipse(lean * 20, 566, 190, 26);
		print(sketch, inside, shift(tone.base, -0.2));
		const band = panel({
			left: side(p`-166 540, -164 566`).toSorted((a, b) => a[1] - b[1]),
			right: side(p`112 552, 112 580`).toSorted((a, b) => a[1] - b[1]),
			...(lean > 0 ? { top: p`-166 540, -26 566, 112 552`, bottom: p`-164 566, -26 598, 112 580` } : {}),
			...(lean < 0 && {
				left: p`-112 552, -112 580`,
				right: p`166 540, 164 566`,
				top: p`-112 552, 26 566, 166 540`,
				bottom: p`-112 580, 26 598, 164 566`,
			}),
		});
		cloth(sketch, band.outline, shift(sketch.pattern === "solid" ? tone.base : sketch.accent.base, -0.03));
		topstitch(sketch, across(band, 0.5));
		const outline = side(
			p`-168 548, -206 496, -196 424, -136 366, -30 336, 90 338, 200 370, 274 430, 286 494, 236 544, 140 568, 20 572, -90 566`,
		);
		const body = closed(outline);
		cloth(sketch, body, tone.base);
		const surface =
			lean > 0
				? panel({
						left: p`-200 410, -206 496, -168 548`,
						right: p`262 416, 286 494, 236 544`,
						top: p`-200 410, -136 366, -30 336, 90 338, 200 370, 262 416`,
						bottom: p`-168 548, -90 566, 20 572, 140 568, 236 544`,
					})
				: panel({
						left: p`-262 416, -286 494, -236 544`,
						right: p`200 410, 206 496, 168 548`,
						top: p`-262 416, -200 370, -90 338, 30 336, 136 366, 200 410`,
						bottom: p`-236 544, -140 568, -20 572, 90 566, 168 548`,
					});
		lay(sketch, surface, {
			round: 1.3,
			edge: 0,
			// Gathers rise from the band and lose themselves; the top sinks a little where it leans.
			dark: [
				...[0.1, 0.22, 0.34, 0.5, 0.64, 0.78].map((u, i) => ({
					from: [u, 0.97] as const,
					to: [u + (u - 0.45) * 0.2, 0.5 + (i % 3) * 0.08] as const,
					width: 11 + (i % 2) * 4,
					shape: "top" as const,
				})),
				{ from: [0.3, 0.34], to: [0.86, 0.5], width: 26, shape: "middle", bow: 0.03 },
			],
		});
		print(
			sketch,
			body,
			radial(sketch, lean * -40, 390, 330, [
				[0, tone.gleam, 0.3],
				[0.35, tone.gleam, 0.08],
				[0.62, tone.line, 0.04],
				[1, tone.line, 0.42],
			]),
		);
		print(
			sketch,
			closed(side(p`-168 548, -90 562, 20 566, 140 560, 236 544, 140 572, 20 578, -90 570`)),
			tone.line,
			0.34,
		);
		const [sx, sy] = [lean * 40, 338];
		stroke(
			sketch,
			line(p`${sx} ${sy + 4}, ${sx + 3} ${sy - 16}, ${sx + lean * 12} ${sy - 30}`),
			tone.shade,
			9,
		);
		stroke(
			sketch,
			line(p`${sx - 1} ${sy}, ${sx + 2} ${sy - 16}, ${sx + lean * 10} ${sy - 28}`),
			tone.gleam,
			2,
			{ opacity: 0.5 },
		);
		return {
			silhouette: [body, band.outline],
			box: [-290, 304, 290, 600],
			stands: true,
			focus: [lean * -70, 470, 240],
		};
	},

	bucket: (sketch) => {
		const { tone } = sketch;
		const brim = symmetric({
			top: p`0 506, 80 500, 158 472`,
			right: p`158 472, 196 520, 238 560`,
			bottom: p`0 606, 110 600, 196 584, 238 560`,
		});
		lay(sketch, brim, {
			round: 0.8,
			dark: [
				{ from: [0.16, 0.05], to: [0.06, 0.95], width: 22, shape: "middle" },
				{ from: [0.62, 0.1], to: [0.66, 0.98], width: 26, shape: "hem" },
			],
		});
		print(
			sketch,
			closed(p`-158 474, -80 500, 0 508, 80 502, 158 476, 176 500, 90 532, 0 540, -90 530, -174 498`),
			tone.line,
			0.18,
		);
		across3(sketch, brim.outline, -238, 238, 0.8);
		for (let i = 1; i < 9; i++) topstitch(sketch, across(brim, i / 9));
		stroke(sketch, line(p`-237 562, -196 584, -110 600, 0 606, 110 600, 196 584, 237 562`), tone.shade, 4.4);
		const crown = symmetric({
			top: p`0 326, 70 320, 118 304`,
			right: p`118 310, 140 390, 160 476`,
			bottom: p`0 512, 84 506, 160 476`,
		});
		lay(sketch, crown, {
			round: 1,
			dark: [
				{ from: [0.44, 0.99], to: [0.4, 0.4], width: 8, shape: "top" },
				{ from: [0.74, 0.99], to: [0.78, 0.36], width: 9, shape: "top" },
			],
		});
		across3(sketch, crown.outline, -160, 160, 1);
		const top = ellipse(0, 308, 118, 28);
		const lid = panel({
			left: p`-118 306, -117 312`,
			right: p`118 306, 117 312`,
			top: p`-118 306, -84 288, 0 280, 84 288, 118 306`,
			bottom: p`-117 312, -84 328, 0 336, 84 328, 117 312`,
		});
		lay(sketch, lid, { round: 0.5 });
		print(sketch, top, tone.gleam, 0.14);
		topstitch(sketch, line(p`-112 318, -78 334, 0 342, 78 334, 112 318`));
		stroke(sketch, "M-61 335L-72 504", tone.line, 1.3, { opacity: 0.5 });
		topstitch(sketch, "M-55 336L-65 504");
		const metal = metalTone(sketch.accent.base);
		for (const [x, y] of [
			[84, 404],
			[92, 438],
		] as const) {
			print(sketch, ellipse(x, y, 6.4, 7), metal.deep);
			stroke(sketch, ellipse(x, y, 6, 6.6), metal.base, 3.6);
			stroke(sketch, `M${x - 5} ${y - 3}A6 6.600 0 0 1 ${x + 2} ${y - 6}`, metal.gleam, 1.6);
			print(sketch, ellipse(x, y, 2.8, 3.2), "#1b1714");
		}
		return {
			silhouette: [crown.outline, brim.outline],
			box: [-240, 278, 240, 606],
			stands: true,
			focus: [20, 460, 230],
		};
	},
};
