import { blend, createTone, readLightness, type Tone } from "../colour.ts";
import { metalTone } from "../parts/polish.ts";
import type { Piece, Sketch } from "../sketch.ts";
import { type Mesh, mesh } from "../solid/mesh.ts";
import { type Coat, paint } from "../solid/paint.ts";
import { polyline } from "../solid/path.ts";
import { contact, countRows, measureBounds, put, type Scene, stud, trace } from "../solid/scene.ts";
import { chooseSwing, createStage } from "../solid/stage.ts";
import { smooth, type Vec } from "../solid/vector.ts";

export type Bag = Scene & {
	metal: Tone;
	lining: Tone;
	trim: { tone: Tone; material?: string; cloth: boolean };
};

export function bagOn(sketch: Sketch, yaw = -27, pitch = 11): Bag {
	return {
		sketch,
		stage: createStage((sketch.back ? 180 - yaw * 0.85 : yaw) + chooseSwing(sketch.style), pitch),
		outlines: [],
		metal: metalTone(sketch.pattern === "solid" ? sketch.accent.base : "#c9a55c"),
		trim: chooseTrim(sketch),
		lining: createTone(blend(blend(sketch.tone.deep, "#b99c78", 0.55), sketch.tone.base, 0.2)),
	};
}

function chooseTrim({ tone, pattern, feature }: Sketch): Bag["trim"] {
	const isLight = readLightness(tone.base) > 0.6;
	if (feature === "two-tone")
		return { tone: createTone(isLight ? "#7d4a28" : "#dcc6a4"), material: "leather", cloth: false };
	if (pattern === "solid") return { tone, cloth: true };
	return { tone: isLight ? createTone("#8a5731") : tone, material: "leather", cloth: false };
}

export function toPiece(bag: Bag, focus: Vec, width: number): Piece {
	const [x, y] = bag.stage.see(focus);
	return {
		silhouette: bag.outlines,
		box: measureBounds(bag.outlines),
		stands: true,
		light: 0,
		focus: [x, y, width],
	};
}

const signedPower = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

export type Ring = {
	wide: (v: number) => number;
	deep: (v: number) => number;
	high: number;
	square: number | ((v: number) => number);
	sag?: number;
	belly?: number;
	dent?: (angle: number, v: number) => number;
};

export function sides(bag: Bag, ring: Ring, grow = 0, from = 0, to = 1): Mesh {
	return mesh(
		countRows(bag, 120),
		countRows(bag, 40),
		(t, w) => {
			const v = from + (to - from) * w;
			const turn = t - 0.07 * Math.sin(t * 8 * Math.PI) * 0.5;
			const angle = turn * 2 * Math.PI + (bag.sketch.back ? Math.PI / 2 : -Math.PI / 2);
			const power = typeof ring.square === "number" ? ring.square : ring.square(v);
			const out = ring.dent?.(angle, v) ?? 0;
			const x = signedPower(Math.cos(angle), power) * (ring.wide(v) + out + grow);
			const across = Math.min(1, Math.abs(x) / ring.wide(v));
			const swell =
				(ring.belly ?? 9) * (1 - across ** 2) * Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * v)) ** 0.8;
			const z = signedPower(Math.sin(angle), power) * (ring.deep(v) + out + grow + swell);
			return [x, ring.high * (1 - v) - (ring.sag ?? 0) * (1 - across ** 2) * (1 - v) ** 3, z];
		},
		true,
	);
}

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
		dim: (point, ...at) => (0.76 + 0.24 * smooth(0, 36, point[1])) * (options.dim?.(point, ...at) ?? 1),
	});
	if (options.open) {
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

export function ground(bag: Bag, wide: number, deep: number): void {
	const spot = Array.from({ length: 40 }, (_, i): Vec => {
		const angle = (i / 40) * 2 * Math.PI;
		return [
			signedPower(Math.cos(angle), 0.35) * (wide - 6),
			0,
			signedPower(Math.sin(angle), 0.35) * Math.max(6, deep - 6),
		];
	});
	contact(bag, [spot]);
}

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

export const bodyZ = (ring: Ring, y: number): number =>
	ring.deep(1 - y / ring.high) +
	(ring.belly ?? 9) * Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * (1 - y / ring.high))) ** 0.8;

export function edges(bag: Bag, ring: Ring): void {
	const form = sides(bag, ring, 1);
	const down = (t: number) => Array.from({ length: 25 }, (_, i) => form.at(t, 0.02 + (i / 24) * 0.94));
	for (const [corner, inward] of [
		[0.375, 0.388],
		[0.625, 0.612],
	] as const) {
		trace(bag, down(corner), bag.sketch.tone.line, 1.4, 0.5);
		trace(bag, down(corner + (corner < 0.5 ? 0.003 : -0.003)), bag.sketch.tone.gleam, 1.2, 0.4);
		stitches(bag, down(inward));
	}
}
