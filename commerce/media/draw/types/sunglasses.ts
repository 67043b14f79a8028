import { chromaOf, hueOf, lightnessOf, oklch, shift, type Tone } from "../colour.ts";
import { bead } from "../gems.ts";
import { type Anchor, closed, line, mirror, n, type Point, p } from "../geometry.ts";
import { metalTone } from "../polish.ts";
import { pool } from "../props.ts";
import { type Draw, linear, print, type Sketch, stroke } from "../sketch.ts";
import { look, type Stance } from "../sweep.ts";

/** Right lens around its own middle, and the frame around it. */
type GlassesCut = {
	lens: readonly Anchor[];
	frame: readonly Anchor[];
	wire?: boolean;
	/** Height of the bridge and of the hinges, from the middle of the lens. */
	bridge: number;
	hinge: number;
	/** Height of the temples at the hinge. */
	temple: number;
	/** From the middle of the nose to the middle of the lens. */
	centre: number;
};

const cuts: Record<string, GlassesCut> = {
	"cat-eye": {
		lens: p`-86 -20, -62 -44, 10 -56, 92 -66, 88 -10, 50 44, -16 58, -70 34`,
		frame: p`-106 -24, -82 -60, 0 -76, 84 -92, 146 -112c, 138 -70, 118 0, 66 66, -16 80, -88 54`,
		bridge: -22,
		hinge: -74,
		temple: 34,
		centre: 122,
	},
	aviator: {
		lens: p`-92 -52, 0 -64, 92 -58, 106 -20, 76 58, 6 92, -58 74, -96 8`,
		frame: p`-96 -56, 0 -69, 96 -63, 111 -20, 80 62, 6 97, -62 78, -101 8`,
		wire: true,
		bridge: -34,
		hinge: -46,
		temple: 9,
		centre: 122,
	},
	round: {
		lens: p`0 -76, 54 -54, 76 0, 54 54, 0 76, -54 54, -76 0, -54 -54`,
		frame: p`0 -93, 66 -66, 93 0, 66 66, 0 93, -66 66, -93 0, -66 -66`,
		bridge: -26,
		hinge: -22,
		temple: 20,
		centre: 116,
	},
	square: {
		lens: p`-80 -52, 0 -58, 84 -54, 92 -42, 90 26, 74 58, -58 60, -80 40, -88 -34`,
		frame: p`-104 -58, -88 -80, 0 -84, 104 -84, 122 -70, 116 40, 90 86, -70 88, -100 60, -110 -20`,
		bridge: -34,
		hinge: -58,
		temple: 30,
		centre: 124,
	},
};

const LENGTH = 350;
/** Where the rims stand, from the middle of the lens. */
const LOW = 92;

type Placed = (anchors: readonly Anchor[], side: number, z?: number) => Anchor[];

export const sunglasses: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.square as GlassesCut);
	const stance: Stance = { yaw: sketch.back ? -164 : 16, pitch: 7, x: 0, y: 504, far: 2400 };
	// The front is bent round the face.
	const at = (x: number, y: number, z = 0): Point => {
		const [sx, sy] = look(stance, [x, y, z - (x * x) / 1150]);
		return [sx, sy];
	};
	const placed: Placed = (anchors, side, z = 0) =>
		(side === 1 ? anchors : mirror(anchors).toReversed()).map(([x, y, c]): Anchor => {
			const [sx, sy] = at(x + side * cut.centre, y, z);
			return c ? [sx, sy, c] : [sx, sy];
		});
	const metal = metalTone(sketch.fabric === "metal" ? sketch.tone.base : sketch.accent.base);
	const frames = [-1, 1].map((side) => closed(placed(cut.frame, side)));
	const lens = lensColours(sketch, cut);
	const low = Math.max(...[-1, 1].flatMap((side) => placed(cut.frame, side).map(([, y]) => y))) + 1;
	const xs = [-1, 1].flatMap((side) => placed(cut.frame, side).map(([x]) => x));
	const [tip] = look(stance, [-(cut.centre + 100), 0, -LENGTH]);
	const [left, right] = [Math.min(tip - 8, ...xs), Math.max(...xs) + 14];
	const top = at(cut.centre, Math.min(...cut.frame.map(([, y]) => y)))[1] - 30;
	const silhouette = [...frames];

	// The light that comes through the lenses lies on the stone, from where each rim stands.
	for (const side of [-1, 1]) {
		const [, y] = at(side * cut.centre, LOW);
		const foot = y - 1;
		// Where the rim touches.
		const [lowest] = placed(cut.frame, side).toSorted((a, b) => b[1] - a[1]);
		if (lowest) pool(sketch, lowest[0] + 5, lowest[1] - 1.5, 52, 6, 0.75);
		const cast = placed(cut.lens, side).map(
			([lx, ly]): Anchor => [lx + (foot - ly) * 0.5, foot + 4 + (ly - foot) * 0.15],
		);
		print(sketch, closed(cast), lens.low, 0.34);
	}
	const temples = [-1, 1].map((side) => () => temple(sketch, cut, at, side, metal));
	const front = () => {
		if (!cut.wire) rim(sketch, cut, placed, at);
		for (const side of [-1, 1]) glass(sketch, closed(placed(cut.lens, side)), placed(cut.lens, side), lens);
		if (cut.wire) wireRim(sketch, cut, placed, at, metal);
		else acetate(sketch, cut, placed, at, metal);
	};
	if (sketch.back) {
		front();
		for (const draw of temples) draw();
	} else {
		for (const draw of temples) draw();
		front();
	}
	const [hx, hy] = at(cut.centre + 84, -30);
	return { silhouette, box: [left, top, right, low], stands: true, light: 0, focus: [hx - 70, hy + 20, 230] };
};

/** From the hinge back over the ear, whose bend rests on the ground. */
function temple(
	sketch: Sketch,
	cut: GlassesCut,
	at: (x: number, y: number, z?: number) => Point,
	side: number,
	metal: Tone,
): void {
	const outer = Math.max(...cut.frame.map(([x]) => x));
	const x = cut.centre + outer - (cut.wire ? 2 : 9);
	const base = x * x;
	// The bend of the front is already in `at`; here it must not be.
	const point = (back: number, y: number, inward = 0): Anchor => {
		const px = side * (x - inward);
		return [...at(px, y, (px * px - base) / 1150 - back)];
	};
	const h = cut.temple / 2;
	const y = cut.hinge;
	const above: Anchor[] = [
		point(0, y - h),
		point(LENGTH * 0.3, y - h * 0.74, 2),
		point(LENGTH * 0.66, y - h * 0.5, 8),
		point(LENGTH * 0.8, y - h * 0.2, 12),
		point(LENGTH * 0.93, y + 44, 17),
		point(LENGTH, 84, 20),
	];
	const below: Anchor[] = [
		point(0, y + h),
		point(LENGTH * 0.3, y + h * 0.6, 2),
		point(LENGTH * 0.66, y + h * 0.56, 8),
		point(LENGTH * 0.76, y + h * 0.9 + 4, 12),
		point(LENGTH * 0.87, y + 62, 17),
		point(LENGTH * 0.95, 92, 20),
	];
	if (cut.wire) {
		const path = line(above.slice(0, 4));
		stroke(sketch, path, metal.line, 7.5);
		stroke(sketch, path, metal.base, 5.6);
		stroke(sketch, path, metal.gleam, 1.8);
		const tip = closed([...above.slice(3), ...below.slice(3).toReversed()]);
		print(sketch, tip, "#33261e");
		stroke(sketch, line(above.slice(3)), "#8d6d54", 2.4, { opacity: 0.8 });
		return;
	}
	const tone = sketch.tone;
	const shape = closed([
		...above.map(([ax, ay], i): Anchor => (i === 0 ? [ax, ay, "c"] : [ax, ay])),
		...below.toReversed().map(([ax, ay], i): Anchor => (i === below.length - 1 ? [ax, ay, "c"] : [ax, ay])),
	]);
	const [from, to] = [above[0] as Anchor, above[5] as Anchor];
	const seen = sketch.back ? side > 0 : side < 0;
	stroke(sketch, shape, shift(tone.base, -0.1), 3);
	print(
		sketch,
		shape,
		linear(
			sketch,
			[from[0], from[1]],
			[to[0], to[1]],
			[
				[0, seen ? shift(tone.base, 0.02) : tone.deep],
				[0.4, seen ? shift(tone.base, 0.05, 1.1) : tone.shade],
				[1, seen ? tone.shade : tone.deep],
			],
		),
	);
	stroke(sketch, line(above.map(([ax, ay]): Anchor => [ax, ay + 3])), tone.gleam, 2, { opacity: 0.75 });
	const middle = above.slice(0, 4).map(([ax, ay], i): Anchor => {
		const [bx, by] = below[i] as Anchor;
		return [(ax + bx) / 2, (ay + by) / 2];
	});
	// The metal core shows through the acetate; at the hinge the house's plate.
	stroke(sketch, line(middle), metal.base, 3.2, { opacity: seen ? 0.34 : 0.7 });
	if (seen) {
		const [a, b] = [middle[0] as Anchor, middle[1] as Anchor];
		const plate = (t: number, dy: number): Anchor => [
			a[0] + (b[0] - a[0]) * t,
			a[1] + (b[1] - a[1]) * t + dy,
			"c",
		];
		print(sketch, closed([plate(0.1, -4), plate(0.42, -4), plate(0.42, 4), plate(0.1, 4)]), metal.base);
		print(sketch, closed([plate(0.1, -4), plate(0.42, -4), plate(0.42, -1), plate(0.1, -1)]), metal.gleam);
	}
}

/** The frame's thickness: its outline behind itself, again and again. */
function rim(
	sketch: Sketch,
	cut: GlassesCut,
	placed: Placed,
	at: (x: number, y: number, z?: number) => Point,
): void {
	const { tone } = sketch;
	for (let z = -18; z < 0; z += 3) {
		const body = [-1, 1].map((side) => ringOf(cut, placed, side, z)).join("") + bridgeOf(cut, at, z);
		print(sketch, body, z < -15 ? tone.line : shift(tone.base, -0.09 + (z + 18) * 0.002, 1.1));
	}
}
const ringOf = (cut: GlassesCut, placed: Placed, side: number, z: number): string =>
	closed(placed(cut.frame, side, z)) + closed(placed(cut.lens, side, z).toReversed());
function bridgeOf(cut: GlassesCut, at: (x: number, y: number, z?: number) => Point, z: number): string {
	const inner = cut.centre + Math.min(...cut.frame.map(([x]) => x)) + 9;
	const y = cut.bridge;
	const lift = (x: number, dy: number): Anchor => [...at(x, y + dy, z + 6 * (1 - (x / inner) ** 2))];
	return closed([
		[...at(-inner, y - 16, z), "c"],
		lift(-inner * 0.4, -24),
		lift(inner * 0.4, -24),
		[...at(inner, y - 16, z), "c"],
		[...at(inner, y + 20, z), "c"],
		lift(inner * 0.55, 2),
		lift(0, -4),
		lift(-inner * 0.55, 2),
		[...at(-inner, y + 20, z), "c"],
	]);
}

function acetate(
	sketch: Sketch,
	cut: GlassesCut,
	placed: Placed,
	at: (x: number, y: number, z?: number) => Point,
	metal: Tone,
): void {
	const { tone } = sketch;
	const [, top] = at(0, -100);
	const [, bottom] = at(0, 100);
	const body = [-1, 1].map((side) => ringOf(cut, placed, side, 0)).join("") + bridgeOf(cut, at, 0);
	// Acetate is clear in its depth: lighter where light comes through from below.
	print(
		sketch,
		body,
		linear(
			sketch,
			[-120, top],
			[120, bottom],
			[
				[0, shift(tone.base, 0.03)],
				[0.35, shift(tone.base, 0)],
				[0.72, shift(tone.base, 0.045, 1.25)],
				[1, shift(tone.base, 0.1, 1.35)],
			],
		),
	);
	tortoise(sketch, cut, at);
	for (const side of [-1, 1]) {
		const scaled = (by: number, z: number) =>
			placed(
				cut.frame.map(([x, y, c]): Anchor => {
					const reach = Math.hypot(x, y);
					return [x - (x / reach) * by, y - (y / reach) * by, c];
				}),
				side,
				z,
			);
		const bevel = closed(scaled(5, 2));
		const paint = (list: readonly (readonly [number, number])[]) =>
			linear(
				sketch,
				[side * 60 - 60, top],
				[side * 60 + 60, bottom],
				list.map(([t, o]) => [t, "#ffffff", o] as const),
			);
		// The polished edge: bright above, gone at the sides, a little of it below.
		stroke(
			sketch,
			bevel,
			paint([
				[0, 0.85],
				[0.2, 0.6],
				[0.36, 0.08],
				[0.75, 0.04],
				[0.92, 0.4],
				[1, 0.5],
			]),
			3,
		);
		stroke(
			sketch,
			closed(scaled(11, 3)),
			paint([
				[0, 0.3],
				[0.3, 0.1],
				[0.5, 0],
				[1, 0],
			]),
			6,
		);
		const groove = closed(placed(cut.lens, side, 1));
		stroke(sketch, groove, tone.line, 3, { opacity: 0.85 });
		sketch.out.push('<g transform="translate(1.4 2)">');
		stroke(
			sketch,
			groove,
			paint([
				[0, 0],
				[0.5, 0.05],
				[0.8, 0.5],
				[1, 0.7],
			]),
			1.8,
		);
		sketch.out.push("</g>");
		stroke(sketch, closed(placed(cut.frame, side)), tone.line, 1, { opacity: 0.5 });
		if (sketch.back) continue;
		// Rivets of the hinge.
		const outer = Math.max(...cut.frame.map(([x]) => x));
		for (const dy of [-4.5, 5.5]) {
			const [x, y] = at(side * (cut.centre + outer - (cut.hinge < -70 ? 30 : 13)), cut.hinge + dy - 4, 3);
			bead(sketch, x, y, 3.1, metal);
		}
	}
	const inner = cut.centre + Math.min(...cut.frame.map(([x]) => x)) + 2;
	const ridge = [-1, -0.4, 0.4, 1].map(
		(t): Anchor => [...at(t * inner, cut.bridge - 13 - (Math.abs(t) < 1 ? 7 : 0), 6)],
	);
	stroke(sketch, line(ridge), "#ffffff", 3, { opacity: 0.5 });
}

const isTortoise = (tone: Tone): boolean => {
	const light = lightnessOf(tone.base);
	const hue = hueOf(tone.base);
	return chromaOf(tone.base) > 0.03 && light > 0.28 && light < 0.62 && hue > 30 && hue < 85;
};

/** Flakes that swim in the acetate, between the lens and the frame's edge. */
function tortoise(sketch: Sketch, cut: GlassesCut, at: (x: number, y: number, z?: number) => Point): void {
	const edge = polar(cut.frame);
	const hole = polar(cut.lens);
	let dark = "";
	let amber = "";
	for (const side of [-1, 1])
		for (let i = 0; i < 58; i++) {
			const angle = sketch.random.between(0, Math.PI * 2);
			const [inner, outer] = [hole(angle) + 2, edge(angle) - 2];
			const wide = (outer - inner) / 2;
			const r = sketch.random.between(inner + wide * 0.5, outer - wide * 0.5);
			const size = Math.min(wide * 0.5, sketch.random.between(5, 13));
			const long = sketch.random.between(1, 2.4);
			const points: Anchor[] = [];
			for (let k = 0; k < 7; k++) {
				const a = (k / 7) * Math.PI * 2;
				const rough = sketch.random.between(0.7, 1.2);
				const along = angle + (Math.cos(a) * size * long * rough) / r;
				const reach = Math.min(
					edge(along) - 1.5,
					Math.max(hole(along) + 1.5, r + Math.sin(a) * size * rough),
				);
				points.push([...at(side * (cut.centre + Math.cos(along) * reach), Math.sin(along) * reach, 1)]);
			}
			if (i % 3 === 0) amber += closed(points);
			else dark += closed(points);
		}
	const spot = sketch.pattern === "solid" ? shift(sketch.tone.base, -0.2, 0.9) : sketch.accent.shade;
	// In one colour there is no more than a cloudiness.
	const clouded = sketch.pattern !== "solid" || isTortoise(sketch.tone) ? 1 : 0.12;
	print(sketch, amber, shift(sketch.tone.base, 0.13, 1.35), 0.5 * clouded);
	print(sketch, dark, spot, 0.66 * clouded);
}

/** The distance of an outline from its middle, by direction. */
function polar(anchors: readonly Anchor[]): (angle: number) => number {
	const count = anchors.length;
	const samples: (readonly [angle: number, reach: number])[] = [];
	for (let i = 0; i < count; i++) {
		const [a, b, c, d] = [-1, 0, 1, 2].map((k) => anchors[(i + k + count) % count]) as [
			Anchor,
			Anchor,
			Anchor,
			Anchor,
		];
		for (let k = 0; k < 10; k++) {
			const t = k / 10;
			const on = (m: 0 | 1) =>
				b[m] +
				0.5 *
					t *
					(c[m] - a[m] + t * (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m] + t * (3 * (b[m] - c[m]) + d[m] - a[m])));
			samples.push([Math.atan2(on(1), on(0)), Math.hypot(on(0), on(1))]);
		}
	}
	return (angle) => {
		const wanted = Math.atan2(Math.sin(angle), Math.cos(angle));
		let best = samples[0] as readonly [number, number];
		let gap = 9;
		for (const sample of samples) {
			const off = Math.abs(Math.atan2(Math.sin(sample[0] - wanted), Math.cos(sample[0] - wanted)));
			if (off < gap) [gap, best] = [off, sample];
		}
		return best[1];
	};
}

type Lens = { top: string; low: string; edge: string };
function lensColours(sketch: Sketch, cut: GlassesCut): Lens {
	const own = cut.wire ? (chromaOf(sketch.tone.base) > 0.04 ? 118 : 250) : hueOf(sketch.tone.base);
	// Smoke, green, blue, rose: tints that a frame is offered with.
	const hue = [own, own, 128, 252, 28][sketch.style % 5] ?? own;
	const chroma = cut.wire || hue !== own ? 0.035 : Math.min(0.045, 0.015 + chromaOf(sketch.tone.base) * 0.35);
	return {
		top: oklch(0.27, chroma, hue),
		low: oklch(0.66, chroma * 1.5, hue),
		edge: oklch(0.18, chroma, hue),
	};
}

/** A lens that fades downwards, with the window in it. */
function glass(sketch: Sketch, path: string, lens: readonly Anchor[], colours: Lens): void {
	const xs = lens.map(([x]) => x);
	const ys = lens.map(([, y]) => y);
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	print(
		sketch,
		path,
		linear(
			sketch,
			[0, top],
			[0, bottom],
			[
				[0, colours.top, 0.97],
				[0.5, colours.top, 0.9],
				[1, colours.low, 0.72],
			],
		),
	);
	// The sky from above, the window's two panes, the bright ground from below.
	print(
		sketch,
		path,
		linear(
			sketch,
			[left, top],
			[left + (right - left) * 0.86, bottom + 30],
			[
				[0, "#ffffff", 0.42],
				[0.2, "#ffffff", 0.2],
				[0.3, "#ffffff", 0.12],
				[0.302, "#ffffff", 0.02],
				[0.4, "#ffffff", 0.02],
				[0.402, "#ffffff", 0.15],
				[0.52, "#ffffff", 0.09],
				[0.522, "#ffffff", 0],
				[0.8, "#ffffff", 0],
				[1, "#fff3e2", 0.32],
			],
		),
	);
	stroke(sketch, path, colours.edge, 2.2, { opacity: 0.5 });
}

function wireRim(
	sketch: Sketch,
	cut: GlassesCut,
	placed: Placed,
	at: (x: number, y: number, z?: number) => Point,
	metal: Tone,
): void {
	const draw = (path: string, width: number) => {
		stroke(sketch, path, metal.line, width + 1.6);
		stroke(sketch, path, metal.deep, width);
		sketch.out.push(`<g transform="translate(${n(-width * 0.12)} ${n(-width * 0.14)})">`);
		stroke(sketch, path, metal.base, width * 0.66);
		stroke(
			sketch,
			path,
			linear(
				sketch,
				[-230, 420],
				[230, 600],
				[
					[0, metal.gleam],
					[0.22, metal.light, 0.2],
					[0.34, metal.gleam],
					[0.46, metal.deep, 0.8],
					[0.6, metal.gleam],
					[0.78, metal.deep, 0.7],
					[1, metal.gleam],
				],
			),
			width * 0.4,
		);
		sketch.out.push("</g>");
	};
	const inner = cut.centre - 92;
	const y = cut.bridge;
	const bar = (rows: readonly (readonly [number, number, number])[]) =>
		line(rows.map(([x, dy, z]): Anchor => [...at(x, dy, z)]));
	// The pads for the nose, on their arms.
	for (const side of [-1, 1]) {
		const [px, py] = at(side * (inner - 12), 22, -16);
		const arm = bar([
			[side * inner, 2, 0],
			[side * (inner - 8), -2, -12],
			[side * (inner - 12), 16, -16],
		]);
		stroke(sketch, arm, metal.deep, 2.4);
		sketch.out.push(`<g transform="translate(${n(px)} ${n(py)}) rotate(${side * 14})">`);
		print(sketch, closed(p`0 -15, 8 -2, 5 14, -4 15, -8 0`), "#f3ead9", 0.8);
		stroke(sketch, closed(p`0 -15, 8 -2, 5 14, -4 15, -8 0`), "#8d7b62", 1, { opacity: 0.6 });
		print(sketch, closed(p`-3 -9, 2 -6, 0 4, -4 2`), "#ffffff", 0.9);
		sketch.out.push("</g>");
	}
	for (const side of [-1, 1]) draw(closed(placed(cut.frame, side)), 6.4);
	draw(
		bar([
			[-inner - 26, y - 28, 0],
			[-inner * 0.5, y - 33, 5],
			[inner * 0.5, y - 33, 5],
			[inner + 26, y - 28, 0],
		]),
		5.6,
	);
	draw(
		bar([
			[-inner - 4, y + 14, 0],
			[-inner * 0.5, y - 6, 6],
			[inner * 0.5, y - 6, 6],
			[inner + 4, y + 14, 0],
		]),
		5.6,
	);
	for (const side of [-1, 1]) {
		const [x, hy] = at(side * (cut.centre + 108), cut.hinge, 0);
		print(
			sketch,
			closed(p`${x - 7} ${hy - 6}c, ${x + 7} ${hy - 6}c, ${x + 7} ${hy + 7}c, ${x - 7} ${hy + 7}c`),
			metal.deep,
		);
		print(
			sketch,
			closed(p`${x - 7} ${hy - 6}c, ${x + 7} ${hy - 6}c, ${x + 7} ${hy - 2}c, ${x - 7} ${hy - 2}c`),
			metal.gleam,
		);
	}
}
