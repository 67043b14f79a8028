import { blend, lightnessOf, type Tone, toneOf } from "../colour.ts";
import { metalTone } from "../polish.ts";
import type { Piece, Sketch } from "../sketch.ts";
import { polyline } from "../solid/contour.ts";
import { type Mesh, mesh } from "../solid/mesh.ts";
import { type Coat, paint } from "../solid/paint.ts";
import { boundsOf, contact, put, rowsOf, type Scene, stud, trace } from "../solid/scene.ts";
import { stageOf } from "../solid/stage.ts";
import { smooth, type Vec } from "../solid/vector.ts";

/** A bag stands on y = 0, its front towards the eye and turned a little, so that one gusset shows. */
export type Bag = Scene & {
	metal: Tone;
	lining: Tone;
	/** Handles and straps: what is printed or woven in a pattern has them in plain leather. */
	trim: { tone: Tone; material?: string; cloth: boolean };
};

export function bagOn(sketch: Sketch, yaw = -27, pitch = 11): Bag {
	return {
		sketch,
		stage: stageOf(sketch.back ? 180 - yaw * 0.85 : yaw, pitch),
		outlines: [],
		metal: metalTone(sketch.pattern === "solid" ? sketch.accent.base : "#c9a55c"),
		trim: trimOf(sketch),
		lining: toneOf(blend(blend(sketch.tone.deep, "#b99c78", 0.55), sketch.tone.base, 0.2)),
	};
}

function trimOf({ tone, pattern, feature }: Sketch): Bag["trim"] {
	const isLight = lightnessOf(tone.base) > 0.6;
	if (feature === "two-tone")
		return { tone: toneOf(isLight ? "#7d4a28" : "#dcc6a4"), material: "leather", cloth: false };
	if (pattern === "solid") return { tone, cloth: true };
	return { tone: isLight ? toneOf("#8a5731") : tone, material: "leather", cloth: false };
}

export function pieceOf(bag: Bag, focus: Vec, width: number): Piece {
	const [x, y] = bag.stage.see(focus);
	return {
		silhouette: bag.outlines,
		box: boundsOf(bag.outlines),
		stands: true,
		light: 0,
		focus: [x, y, width],
	};
}

const signed = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

export type Ring = {
	/** Half width and half depth at a height, 0 at the top, 1 at the floor. */
	wide: (v: number) => number;
	deep: (v: number) => number;
	high: number;
	/** How square its plan is: 0 a box, 1 an ellipse. */
	square: number | ((v: number) => number);
	/** How far the top edge sinks between its corners. */
	sag?: number;
	/** How far front and back swell. */
	belly?: number;
	/** Moves a point of the surface: folds, dents. */
	dent?: (angle: number, v: number) => number;
};

/** The sides of a bag in one surface: around (the seam at the back), and from the top edge to the floor. */
export function sides(bag: Bag, ring: Ring, grow = 0, from = 0, to = 1): Mesh {
	return mesh(
		rowsOf(bag, 120),
		rowsOf(bag, 40),
		(t, w) => {
			const v = from + (to - from) * w;
			// Even steps along the outline of a box, more of them at its corners.
			const turn = t - 0.07 * Math.sin(t * 8 * Math.PI) * 0.5;
			const angle = turn * 2 * Math.PI + (bag.sketch.back ? Math.PI / 2 : -Math.PI / 2);
			const power = typeof ring.square === "number" ? ring.square : ring.square(v);
			const out = ring.dent?.(angle, v) ?? 0;
			const x = signed(Math.cos(angle), power) * (ring.wide(v) + out + grow);
			const across = Math.min(1, Math.abs(x) / ring.wide(v));
			const swell =
				(ring.belly ?? 9) * (1 - across ** 2) * Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * v)) ** 0.8;
			const z = signed(Math.sin(angle), power) * (ring.deep(v) + out + grow + swell);
			return [x, ring.high * (1 - v) - (ring.sag ?? 0) * (1 - across ** 2) * (1 - v) ** 3, z];
		},
		true,
	);
}

/** Its inside, its outside and the rolled edge around its mouth. */
export function paintSides(
	bag: Bag,
	ring: Ring,
	options: { open?: boolean; dim?: Coat["dim"]; inner?: () => void; tone?: Tone; base?: number } = {},
): Mesh {
	ground(bag, ring.wide(1), ring.deep(1));
	const form = sides(bag, ring);
	if (options.open) {
		put(bag, form, {
			inside: true,
			tone: bag.lining,
			material: "lining",
			edge: 0.6,
			dim: ([, y]) => 0.3 + 0.55 * smooth(ring.high - 70, ring.high, y),
		});
		options.inner?.();
	}
	put(bag, form, {
		cloth: true,
		edge: 0.7,
		...(options.tone && { tone: options.tone }),
		dim: (point, u, v) => (0.76 + 0.24 * smooth(0, 36, point[1])) * (options.dim?.(point, u, v) ?? 1),
	});
	if (options.open) {
		// The mouth's edge is as thick as two layers of leather.
		const mouth = Array.from({ length: 161 }, (_, i) => form.at(i / 160, 0));
		trace(bag, mouth, bag.sketch.tone.line, 4, 0.8);
		trace(bag, mouth, bag.sketch.tone.base, 3);
		trace(
			bag,
			mouth.map(([x, y, z]): Vec => [x, y + 0.8, z]),
			bag.sketch.tone.light,
			1.2,
			0.8,
		);
	}
	return form;
}

/** A piece of leather on the body: the part of it where every field is at least 0. */
export function patch(
	bag: Bag,
	ring: Ring,
	where: readonly ((point: Vec) => number)[],
	coat: Coat = {},
	grow = 2,
): string {
	return paint(bag.sketch, bag.stage, sides(bag, ring, grow), {
		cloth: true,
		edge: 0.8,
		raised: true,
		...coat,
		where,
	});
}

/** How far inside a rectangle with round corners a place is. */
export const roundBox =
	(left: number, bottom: number, right: number, top: number, r: number, rTop = r) =>
	(x: number, y: number): number => {
		const [cx, cy] = [(left + right) / 2, (bottom + top) / 2];
		const corner = y > cy ? rTop : r;
		const [dx, dy] = [
			Math.abs(x - cx) - (right - left) / 2 + corner,
			Math.abs(y - cy) - (top - bottom) / 2 + corner,
		];
		return corner - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0);
	};
type Shape = (x: number, y: number) => number;

/** A cushioned plate: the front of a bag, a pocket, a flap. It faces front; its edge is rounded off by `roll`. */
export function plate(
	bag: Bag,
	shape: Shape,
	[left, bottom, right, top]: readonly [number, number, number, number],
	z: number,
	roll: number,
	options: {
		span?: (y: number) => number;
		dome?: number;
		coat?: Coat;
		fold?: (x: number, y: number) => number;
		rows?: number;
	} = {},
): string {
	const facing = bag.sketch.back ? -1 : 1;
	// Lacquer is drawn tight over its padding.
	const puff = bag.sketch.fabric === "patent" ? 2.2 : 1;
	const high = (x: number, y: number) => {
		const inside = Math.max(0, shape(x, y));
		const edge = inside < roll ? roll - Math.sqrt(Math.max(0, roll ** 2 - (roll - inside) ** 2)) : 0;
		const [mx, my] = [(left + right) / 2, (bottom + top) / 2];
		const swell = (1 - ((x - mx) / (right - mx)) ** 2) * (1 - ((y - my) / (top - my)) ** 2);
		return z - edge + (options.dome ?? 0) * puff * Math.max(0, swell) + (options.fold?.(x, y) ?? 0);
	};
	const form = mesh(rowsOf(bag, options.rows ?? 64), rowsOf(bag, options.rows ?? 56), (t, w) => {
		// Closer together towards the edges, where the form turns.
		const even = (value: number) => {
			const from = 2 * value - 1;
			return 0.5 + (1.38 * from - 0.38 * from ** 3) / 2;
		};
		const y = top + (bottom - top) * even(w);
		const half = options.span?.(y) ?? (right - left) / 2;
		const x = facing * ((left + right) / 2 + (2 * even(t) - 1) * half);
		return [x, y, facing * high(x, y)];
	});
	const outline = paint(bag.sketch, bag.stage, form, {
		cloth: true,
		edge: 0.8,
		raised: true,
		...options.coat,
		where: [...(options.coat?.where ?? []), ([x, y]) => shape(x, y)],
	});
	if (outline) bag.outlines.push(outline);
	return outline;
}

/** The wall around a plate's shape, from its front to its back. */
export function rimWall(bag: Bag, outline: readonly Vec[], depth: number, coat: Coat = {}, bulge = 3): Mesh {
	const form = mesh(
		rowsOf(bag, 120),
		13,
		(t, w) => {
			const at = t * (outline.length - 1);
			const i = Math.min(outline.length - 2, Math.floor(at));
			const [a, b] = [outline[i] as Vec, outline[i + 1] as Vec];
			const f = at - i;
			const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
			const long = Math.hypot(dx, dy) || 1;
			const out = bulge * Math.sin(Math.PI * w);
			return [a[0] + dx * f - (dy / long) * out, a[1] + dy * f + (dx / long) * out, depth / 2 - depth * w];
		},
		true,
	);
	put(bag, form, { cloth: true, edge: 0.7, ...coat });
	return form;
}

/** Points around a rectangle with round corners, clockwise from the middle of its bottom. */
export function around(left: number, bottom: number, right: number, top: number, r: number, rTop = r): Vec[] {
	const list: Vec[] = [];
	const corner = (cx: number, cy: number, radius: number, from: number) => {
		for (let i = 0; i <= 12; i++) {
			const a = ((from - (i / 12) * 90) * Math.PI) / 180;
			list.push([cx + Math.cos(a) * radius, cy + Math.sin(a) * radius, 0]);
		}
	};
	const middle: Vec = [(left + right) / 2, bottom, 0];
	list.push(middle);
	corner(left + r, bottom + r, r, 270);
	corner(left + rTop, top - rTop, rTop, 180);
	corner(right - rTop, top - rTop, rTop, 90);
	corner(right - r, bottom + r, r, 0);
	list.push(middle);
	return dense(list);
}

function dense(list: readonly Vec[]): Vec[] {
	const out: Vec[] = [];
	list.forEach((point, i) => {
		const before = list[i - 1];
		if (before) {
			const parts = Math.ceil(Math.hypot(point[0] - before[0], point[1] - before[1]) / 8);
			for (let k = 1; k < parts; k++)
				out.push([
					before[0] + ((point[0] - before[0]) * k) / parts,
					before[1] + ((point[1] - before[1]) * k) / parts,
					0,
				]);
		}
		out.push(point);
	});
	return out;
}

/** A row of stitches with the shadow that the thread is drawn into. */
export function stitches(bag: Bag, points: readonly Vec[], colour = bag.sketch.tone.light): void {
	if (bag.sketch.feature === "studded") {
		let rest = 0;
		points.forEach((point, k) => {
			const [ax, ay, az] = points[Math.max(0, k - 1)] as Vec;
			rest += Math.hypot(point[0] - ax, point[1] - ay, point[2] - az);
			if (rest < 15) return;
			rest = 0;
			stud(bag, point, 9, bag.metal);
		});
		return;
	}
	trace(
		bag,
		points.map(([x, y, z]): Vec => [x + 0.4, y - 0.9, z]),
		bag.sketch.tone.deep,
		1.5,
		0.55,
		"5 2.800",
	);
	trace(bag, points, colour, 1.3, 0.9, "5 2.800");
}

/** The outline of a shape drawn in by so much, as a line at depth z; only where `keep`. */
export function inset(
	outline: readonly Vec[],
	by: number,
	z: number,
	keep: (x: number, y: number) => boolean = () => true,
): Vec[][] {
	const pieces: Vec[][] = [[]];
	outline.forEach((point, i) => {
		const a = outline[Math.max(0, i - 1)] as Vec;
		const b = outline[Math.min(outline.length - 1, i + 1)] as Vec;
		const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
		const long = Math.hypot(dx, dy) || 1;
		const spot: Vec = [point[0] + (dy / long) * by, point[1] - (dx / long) * by, z];
		if (keep(spot[0], spot[1])) (pieces[pieces.length - 1] as Vec[]).push(spot);
		else if ((pieces[pieces.length - 1] as Vec[]).length > 0) pieces.push([]);
	});
	return pieces.filter((piece) => piece.length > 1);
}

/** The shadow beneath a bag of this half width and half depth, where it stands. */
export function ground(bag: Bag, wide: number, deep: number): void {
	const spot = Array.from({ length: 40 }, (_, i): Vec => {
		const angle = (i / 40) * 2 * Math.PI;
		return [
			signed(Math.cos(angle), 0.35) * (wide - 6),
			0,
			signed(Math.sin(angle), 0.35) * Math.max(6, deep - 6),
		];
	});
	contact(bag, [spot]);
}

/** Adds what was drawn as lines to the piece's outline. */
export function claim(bag: Bag, points: readonly Vec[], width: number): void {
	const path = polyline(
		[
			...points.map(([x, y, z]): Vec => [x, y + width / 2, z]),
			...points.toReversed().map(([x, y, z]): Vec => [x, y - width / 2, z]),
		].map((point) => bag.stage.see(point)),
		true,
	);
	if (path) bag.outlines.push(path);
}

/** How far the middle of the front stands out at a height. */
export const bodyZ = (ring: Ring, y: number): number =>
	ring.deep(1 - y / ring.high) +
	(ring.belly ?? 9) * Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * (1 - y / ring.high))) ** 0.8;

/** The front's upright edges: a groove, and stitches beside it. */
export function edges(bag: Bag, ring: Ring): void {
	const form = sides(bag, ring, 1);
	const down = (t: number) => Array.from({ length: 25 }, (_, i) => form.at(t, 0.02 + (i / 24) * 0.94));
	for (const [corner, beside] of [
		[0.375, 0.388],
		[0.625, 0.612],
	] as const) {
		trace(bag, down(corner), bag.sketch.tone.line, 1.4, 0.5);
		trace(bag, down(corner + (corner < 0.5 ? 0.003 : -0.003)), bag.sketch.tone.gleam, 1.2, 0.4);
		stitches(bag, down(beside));
	}
}
