import { shift, toneOf } from "../colour.ts";
import { bead, brilliant, gemTone, pearls } from "../gems.ts";
import { closed, ellipse, line, n, p } from "../geometry.ts";
import { type Grain, hammered, madeAs, metalTone, twisted } from "../polish.ts";
import { groundOf, pedestal, pedestalOutline, pool, stage } from "../props.ts";
import { box } from "../rounded-box.ts";
import { type Draw, fill, linear, type Sketch, stroke } from "../sketch.ts";
import { circle, look, type Stance, sweep, sweptOutline, windowOf } from "../sweep.ts";

export const earrings: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.hoops as Draw))(sketch);

/** Half of a wire's shading: the rest is too thin to be seen. */
function wire(sketch: Sketch, path: string, width: number, colour = sketch.tone.base): void {
	const tone = metalTone(colour);
	stroke(sketch, path, tone.line, width + 0.8);
	stroke(sketch, path, tone.base, width);
	sketch.out.push(`<g transform="translate(${n(-width * 0.16)} ${n(-width * 0.18)})">`);
	stroke(sketch, path, tone.gleam, width * 0.3);
	sketch.out.push("</g>");
}

const TOP = 452;

/** How a pair of hoops has been made. */
type HoopMake = { r: number; thick: number; wide: number; even: number; grain?: Grain };
const hoopMakes: readonly HoopMake[] = [
	{ r: 112, thick: 13, wide: 17, even: 0.62 },
	{ r: 112, thick: 14, wide: 14, even: 0.8, grain: twisted },
	{ r: 100, thick: 10, wide: 30, even: 0.5, grain: hammered },
	{ r: 94, thick: 25, wide: 25, even: 0.42 },
	{ r: 120, thick: 7, wide: 7, even: 0.9 },
];

const shapes: Record<string, Draw> = {
	hoops: (sketch) => {
		pedestal(sketch, TOP, 214);
		const make = madeAs(sketch, hoopMakes);
		const { r } = make;
		const pair: readonly Stance[] = [
			{ yaw: sketch.back ? 40 : -40, pitch: 7, roll: 8, x: 74, y: TOP - r - 10 },
			{ yaw: sketch.back ? -24 : 26, pitch: 7, roll: -5, x: -62, y: TOP - r + 6 },
		];
		const silhouette = [pedestalOutline(TOP, 214)];
		const focus = [-52, 372, 190] as const;
		const view = windowOf(sketch, focus);
		const fine = sketch.macro ? 250 : make.grain ? 170 : 90;
		for (const stance of pair) {
			const ring = circle(r, fine);
			const foot = stance.y + r + 4;
			pool(sketch, stance.x + 26, foot + 2, 92, 13, 0.34);
			pool(sketch, stance.x + 3, foot, 40, 5, 0.6);
			// The post and its catch, behind the ear.
			const [px, py] = look(stance, [6, -r - 4, -4]);
			wire(
				sketch,
				line(p`${px - 20} ${py + 7}, ${px - 8} ${py - 11}, ${px + 14} ${py - 13}, ${px + 26} ${py + 6}`),
				3.6,
			);
			sweep(
				sketch,
				stance,
				{
					line: ring,
					axis: [0, 0, 1],
					thick: make.thick,
					wide: make.wide,
					...(view && { window: view }),
					around: sketch.macro ? 48 : make.grain ? 26 : 18,
					swell: (t) => make.even + (1 - make.even) * (0.5 + 0.5 * Math.sin(t * Math.PI * 2)),
					...(make.grain && { grain: make.grain }),
				},
				sketch.tone.base,
			);
			bead(sketch, px - 20, py + 8, 7, metalTone(sketch.tone.base));
			silhouette.push(sweptOutline(stance, ring, 12));
		}
		return { silhouette, box: stage(216, 200), stands: true, light: 0, focus };
	},

	drops: (sketch) => {
		const metal = metalTone(sketch.tone.base);
		const gem = gemTone(sketch);
		pedestal(sketch, 516, 190);
		pool(sketch, 20, 520, 120, 16, 0.3);
		// A jeweller's bar: a foot, a post, a rail.
		const brass = metalTone("#b59a6a");
		fill(
			sketch,
			`M-64 510V518A64 11 0 0 0 64 518V510Z`,
			linear(
				sketch,
				[-64, 0],
				[64, 0],
				[
					[0, brass.deep],
					[0.24, brass.gleam],
					[0.42, brass.base],
					[0.8, brass.line],
					[1, brass.base],
				],
			),
		);
		fill(sketch, ellipse(0, 510, 64, 11), brass.light);
		fill(sketch, ellipse(-8, 508, 46, 7), brass.gleam, 0.55);
		stroke(sketch, "M0 508V96", brass.line, 8, { cap: "butt" });
		stroke(sketch, "M0 508V96", brass.base, 6.4, { cap: "butt" });
		stroke(sketch, "M-1.500 508V96", brass.gleam, 1.8, { cap: "butt" });
		stroke(sketch, "M-176 96H176", brass.line, 12);
		stroke(sketch, "M-176 96H176", brass.base, 10);
		stroke(sketch, "M-174 93.500H172", brass.gleam, 2.6);
		stroke(sketch, "M-176 99.500H176", brass.deep, 2.4, { opacity: 0.7 });
		bead(sketch, -180, 96, 9, brass);
		bead(sketch, 180, 96, 9, brass);
		const silhouette = [box(-186, 88, 372, 16, 6), box(-5, 96, 10, 420, 2), pedestalOutline(516, 190)];
		for (const [x, y] of [
			[-104, 0],
			[106, 5],
		] as const) {
			sketch.out.push(`<g transform="translate(${x} ${y}) rotate(${x < 0 ? -1.6 : 1.2} 0 96)">`);
			wire(sketch, line(p`-13 132, -13 98, 0 82, 14 96, 12 124`), 4);
			const kind = sketch.feature === "hammered" ? 2 : sketch.style % 3;
			if (kind === 1) pearlDrop(sketch, metal, gem);
			else if (kind === 2) discDrop(sketch, metal, gem);
			else drop(sketch, metal, gem);
			sketch.out.push("</g>");
			silhouette.push(
				ellipse(x, y + 150, 24),
				closed(p`${x} ${190 + y}c, ${x + 52} ${300 + y}, ${x} ${372 + y}, ${x - 52} ${300 + y}`),
			);
		}
		return { silhouette, box: stage(216, 78), stands: true, light: 0, focus: [-104, 252, 200] };
	},

	studs: (sketch) => {
		const metal = metalTone(sketch.tone.base);
		const gem = gemTone(sketch);
		const ground = groundOf(sketch);
		pedestal(sketch, 470, 220);
		pool(sketch, 40, 468, 190, 26, 0.42);
		// The house's card, leaning a little.
		const card = "M-168 166L160 160L172 462L-176 466Z";
		fill(sketch, "M160 160L167 163L179 464L172 462Z", shift(ground.wall, -0.16));
		fill(
			sketch,
			card,
			linear(
				sketch,
				[-168, 166],
				[160, 462],
				[
					[0, "#fffdf8"],
					[0.6, "#f6f1e7"],
					[1, "#e9e1d3"],
				],
			),
		);
		stroke(sketch, "M-150 184L143 178.500L154 446L-158 449Z", "#b49a6c", 1.2, { opacity: 0.8 });
		fill(
			sketch,
			"M-17 400h12l8.500 21.500l7 -17.500h-5v-4h13.500l-13.500 34h-9z",
			"#2a231d",
			sketch.back ? 0.2 : 0.85,
		);
		for (const [x, y] of [
			[-74, 292],
			[74, 289],
		] as const) {
			const r = 58;
			fill(sketch, ellipse(x + 9, y + 13, r + 3), "#4a3b2a", 0.1);
			fill(sketch, ellipse(x + 6, y + 9, r), "#4a3b2a", 0.16);
			fill(sketch, ellipse(x + 3, y + 5, r - 2), "#4a3b2a", 0.2);
			if (sketch.back) {
				// Behind: the post with its butterfly.
				bead(sketch, x, y, r * 0.7, metal);
				for (const side of [-1, 1])
					stroke(
						sketch,
						closed(
							p`${x} ${y}c, ${x + side * 34} ${y - 24}, ${x + side * 40} ${y + 6}, ${x + side * 20} ${y + 20}`,
						),
						metal.line,
						9,
					);
				bead(sketch, x, y, 9, metal);
				continue;
			}
			if (sketch.style % 2 === 1) {
				pearls(sketch, toneOf("#efe7da"))(x, y - 12, 47);
				bead(sketch, x, y + 44, 15, metal);
				brilliant(sketch, x, y + 44, 11.5, gem);
				continue;
			}
			// A halo of small stones round a large one.
			fill(
				sketch,
				ellipse(x, y, r),
				linear(
					sketch,
					[x - r, y - r],
					[x + r, y + r],
					[
						[0, metal.gleam],
						[0.3, metal.base],
						[0.55, metal.line],
						[0.8, metal.light],
						[1, metal.deep],
					],
				),
			);
			for (let i = 0; i < 18; i++) {
				const a = (i / 18) * Math.PI * 2;
				const [sx, sy] = [x + Math.cos(a) * 49, y + Math.sin(a) * 49];
				fill(sketch, ellipse(sx, sy, 7.4), "#dfe5ea");
				fill(
					sketch,
					closed(p`${sx - 6} ${sy}c, ${sx} ${sy - 6}c, ${sx + 2} ${sy + 1}c`),
					i % 2 ? "#ffffff" : "#8d99a6",
				);
				fill(
					sketch,
					closed(p`${sx + 6} ${sy}c, ${sx} ${sy + 6}c, ${sx - 1} ${sy}c`),
					i % 3 ? "#a9b4bf" : "#ffffff",
				);
				fill(sketch, ellipse(x + Math.cos(a + 0.17) * 55, y + Math.sin(a + 0.17) * 55, 1.9), metal.gleam);
			}
			stroke(sketch, ellipse(x, y, 40), metal.line, 1.5, { opacity: 0.6 });
			brilliant(sketch, x, y, 39, gem);
			for (let i = 0; i < 4; i++) {
				const a = Math.PI / 4 + (i * Math.PI) / 2;
				bead(sketch, x + Math.cos(a) * 38, y + Math.sin(a) * 38, 5.6, metal);
			}
		}
		return {
			silhouette: [card, pedestalOutline(470, 220)],
			box: stage(222, 158),
			stands: true,
			light: 0,
			focus: [-72, 292, 170],
		};
	},
};

/** A cap, two links, a long drop of metal that holds a stone; hangs from (0, 124). */
function drop(sketch: Sketch, metal: ReturnType<typeof metalTone>, gem: ReturnType<typeof gemTone>): void {
	bead(sketch, 0, 146, 23, metal);
	brilliant(sketch, 0, 146, 14, gem);
	stroke(sketch, ellipse(0, 180, 6, 10), metal.line, 4.6);
	stroke(sketch, ellipse(0, 180, 6, 10), metal.light, 2.6);
	const body = closed(p`0 190c, 22 228, 54 280, 52 324, 30 358, 0 366, -30 358, -52 324, -54 280, -22 228`);
	fill(
		sketch,
		body,
		linear(
			sketch,
			[-54, 250],
			[54, 300],
			[
				[0, metal.line],
				[0.08, metal.light],
				[0.2, metal.gleam],
				[0.34, metal.light],
				[0.48, metal.base],
				[0.64, metal.line],
				[0.76, metal.shade],
				[0.88, metal.gleam],
				[0.94, metal.base],
				[1, metal.line],
			],
		),
	);
	fill(sketch, closed(p`-4 206c, -24 244, -42 284, -38 318, -32 280, -14 240`), "#ffffff", 0.75);
	fill(sketch, closed(p`8 352, 34 336, 44 308, 40 336, 22 356`), metal.gleam, 0.7);
	stroke(sketch, ellipse(0, 306, 33, 39), metal.line, 4);
	stroke(sketch, ellipse(0, 306, 33, 39), metal.gleam, 1.8);
	brilliant(sketch, 0, 306, 30, gem, 1.2);
	for (let i = 0; i < 6; i++) {
		const a = (i * Math.PI) / 3 + 0.52;
		bead(sketch, Math.cos(a) * 31, 306 + Math.sin(a) * 37, 4.4, metal);
	}
}

/** A stone, a rod, a large pearl in a cap of metal. */
function pearlDrop(
	sketch: Sketch,
	metal: ReturnType<typeof metalTone>,
	gem: ReturnType<typeof gemTone>,
): void {
	bead(sketch, 0, 146, 20, metal);
	brilliant(sketch, 0, 146, 14.5, gem);
	stroke(sketch, "M0 166V262", metal.line, 7, { cap: "butt" });
	stroke(sketch, "M0 166V262", metal.base, 5, { cap: "butt" });
	stroke(sketch, "M-1.200 166V262", metal.gleam, 1.6, { cap: "butt" });
	for (let i = 0; i < 5; i++) brilliant(sketch, 0, 184 + i * 17, 7.4, gem);
	fill(
		sketch,
		closed(p`-20 282c, -14 264, 0 258, 14 264, 20 282c, 0 290`),
		linear(
			sketch,
			[-20, 0],
			[20, 0],
			[
				[0, metal.line],
				[0.3, metal.gleam],
				[0.55, metal.base],
				[1, metal.line],
			],
		),
	);
	pearls(sketch, toneOf("#efe7da"))(0, 322, 44);
}

/** A beaten disc with one stone off its middle, a smaller one above. */
function discDrop(
	sketch: Sketch,
	metal: ReturnType<typeof metalTone>,
	gem: ReturnType<typeof gemTone>,
): void {
	for (const [y, r] of [
		[158, 27],
		[282, 74],
	] as const) {
		fill(sketch, ellipse(2, y + 2, r + 1), metal.line);
		fill(
			sketch,
			ellipse(0, y, r),
			linear(
				sketch,
				[-r, y - r],
				[r, y + r],
				[
					[0, metal.light],
					[0.18, metal.gleam],
					[0.36, metal.base],
					[0.54, metal.deep],
					[0.7, metal.light],
					[0.86, metal.gleam],
					[1, metal.deep],
				],
			),
		);
		for (let i = 0; i < r * 1.1; i++) {
			const a = i * 2.39996;
			const reach = r * 0.94 * Math.sqrt(i / (r * 1.1));
			const [x, by] = [Math.cos(a) * reach, y + Math.sin(a) * reach];
			const size = 5.5 + ((i * 7) % 5) * 0.8;
			fill(sketch, ellipse(x - 1, by - 1.2, size, size * 0.9), metal.deep, 0.2);
			fill(sketch, ellipse(x + 1, by + 1.4, size * 0.86, size * 0.76), metal.gleam, 0.26);
		}
		stroke(sketch, ellipse(0, y, r - 1.5), metal.gleam, 1.6, { opacity: 0.8 });
	}
	stroke(sketch, ellipse(0, 196, 6, 11), metal.line, 4.6);
	stroke(sketch, ellipse(0, 196, 6, 11), metal.light, 2.6);
	brilliant(sketch, 0, 158, 13, gem);
	brilliant(sketch, 18, 312, 19, gem);
	for (let i = 0; i < 4; i++) {
		const a = Math.PI / 4 + (i * Math.PI) / 2;
		bead(sketch, 18 + Math.cos(a) * 19, 312 + Math.sin(a) * 19, 3.6, metal);
	}
}
