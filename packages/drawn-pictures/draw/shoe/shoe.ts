import { blend, createTone, readLightness, type Tone } from "../colour.ts";
import type { Anchor } from "../geometry.ts";
import { curve } from "../geometry.ts";
import type { Sketch } from "../sketch.ts";
import type { Coat } from "../solid/paint.ts";
import type { Scene } from "../solid/scene.ts";
import { contact, countRows, put, trace } from "../solid/scene.ts";
import type { Stage } from "../solid/stage.ts";
import { smooth, type Vec } from "../solid/vector.ts";
import { buildLast, type Last, type LastCut, type ToeShape } from "./last.ts";
import { buildHeel, buildRim, type HeelCut, type HeelForm, plate, type Rim, wall } from "./sole.ts";

export type Shoe = Scene & {
	last: Last;
	rim: Rim;
	lining: Tone;
	toe: Tone;
	near: boolean;
	waiting?: () => void;
};

const naturalLeather = createTone("#c8a172");
export const stackedLeather = createTone("#4b3323");
export const darkRubber = createTone("#26211f");
export const whiteRubber = createTone("#efeae0");
export const juteRope = createTone("#c9ac7c");

const raisedBy = ({ feature }: Sketch): number => (feature === "platform" ? 26 : 0);

export function lastFor(sketch: Sketch, cut: LastCut): Last {
	const toe = toes[sketch.feature ?? ""] ?? cut.toe;
	return buildLast({ ...cut, toe, platform: cut.platform + raisedBy(sketch) });
}

export function shoeOn(
	sketch: Sketch,
	stage: Stage,
	last: Last,
	near: boolean,
	colour = sketch.tone.base,
): Shoe {
	return {
		sketch,
		stage,
		last,
		rim: buildRim(last, sketch.back),
		lining: chooseLining(sketch),
		toe: createTone(readLightness(colour) > 0.5 ? "#1d1a1a" : "#e3d3b8"),
		outlines: [],
		near,
	};
}

const toes: Record<string, ToeShape> = { "square-toe": "square", pointed: "pointed" };

const chooseLining = (sketch: Sketch): Tone => createTone(blend("#dcc4a2", sketch.tone.base, 0.1));

export type Bottom = {
	thick: number;
	out: number;
	edge: Tone;
	material?: string;
	heel?: { cut: HeelCut; tone: Tone; material?: string; cloth?: Coat["cloth"]; layers?: boolean };
};

export function paintBottom(shoe: Shoe, slim: Bottom): void {
	const bottom = { ...slim, thick: slim.thick + raisedBy(shoe.sketch) };
	if (shoe.sketch.back) shoe.waiting = () => paintShoeBottom(shoe, bottom);
	else paintShoeBottom(shoe, bottom);
}

function paintShoeBottom(shoe: Shoe, bottom: Bottom): void {
	const { rim, sketch } = shoe;
	const heel = bottom.heel && buildHeel(rim, bottom.heel.cut, bottom.thick, bottom.out - 1);
	contact(shoe, [
		touching(rim, bottom.thick + 6),
		...(heel ? [Array.from({ length: 16 }, (_, i) => heel.ring(i / 15, 1))] : []),
	]);
	const edge = wall(rim, { out: bottom.out, above: 0.5, below: bottom.thick }, countRows(shoe, 130), 7);
	const coat: Coat = { tone: bottom.edge, material: bottom.material ?? "leather", edge: 0.5 };
	if (sketch.back) put(shoe, edge, { ...coat, inside: true });
	put(shoe, plate(rim, -bottom.thick, bottom.out, countRows(shoe, 44), true), {
		tone: naturalLeather,
		material: "lining",
		edge: 0.6,
	});
	if (heel && bottom.heel) paintHeel(shoe, heel, bottom.heel);
	put(shoe, edge, coat);
	if (!sketch.back)
		put(shoe, plate(rim, 0.5, bottom.out, countRows(shoe, 44)), {
			tone: bottom.edge,
			material: bottom.material ?? "leather",
			edge: 0.5,
		});
}

function touching(rim: Rim, high: number): Vec[] {
	const list: Vec[] = [];
	for (let i = 0; i < 60; i++) {
		const { point } = rim.at(i / 60);
		if (point[1] <= high) list.push(point);
	}
	return list;
}

function paintHeel(
	shoe: Shoe,
	form: HeelForm,
	{ tone, material, cloth = false, layers = false }: NonNullable<Bottom["heel"]>,
): void {
	const coat: Coat = { tone, ...(material && { material }), cloth, plain: true, edge: 0.6 };
	const high = (point: Vec) => 0.82 + 0.18 * smooth(0, 40, point[1]);
	put(shoe, form.breast, { ...coat, cloth: false, dim: (point) => 0.78 * high(point) });
	put(shoe, form.wall, { ...coat, dim: high });
	if (layers) {
		const top = form.ring(0.5, 0)[1];
		const count = Math.max(2, Math.round(top / 9));
		for (let i = 1; i < count; i++)
			trace(
				shoe,
				Array.from({ length: 24 }, (_, k) => form.ring(k / 23, (i / count) * 0.955)),
				tone.line,
				0.8,
				0.5,
			);
	}
	put(shoe, form.lift, { tone: darkRubber, material: "rubber", edge: 0.4 });
}

export function paintInsole(shoe: Shoe, tone = shoe.lining, dark = -40): void {
	const { rim } = shoe;
	put(shoe, plate(rim, 2, -3, countRows(shoe, 40)), {
		tone,
		material: "lining",
		edge: 0.5,
		dim: ([x, , z]) =>
			(0.4 + 0.5 * smooth(dark - 130, dark + 60, x)) *
			(1 - 0.24 * smooth(0.5, 1, Math.abs(z) / Math.max(8, rim.side(x)[2]))),
	});
	stamp(shoe);
}

function stamp(shoe: Shoe): void {
	if (!shoe.near || shoe.sketch.back) return;
	const { rim, sketch } = shoe;
	const from = rim.right - 150;
	const on = (along: number, across: number): Vec => {
		const x = from + along;
		return [x, rim.side(x)[1] + 2.5, -across];
	};
	const ink = sketch.accent.base;
	for (const [a, b, width] of [
		[[0, -15], [30, 0], 3.4],
		[[30, 0], [0, 15], 1.6],
	] as const)
		trace(shoe, [on(a[0], a[1]), on(b[0], b[1])], ink, width, 0.95);
	for (let i = -3; i <= 3; i++) trace(shoe, [on(44, i * 8 - 2.4), on(44, i * 8 + 2.4)], ink, 2.2, 0.8);
}

function onUpper(shoe: Shoe, anchors: readonly Anchor[], steps = 26, lift = 0.5): Vec[][] {
	const { last, stage } = shoe;
	const through = curve(anchors);
	const pieces: Vec[][] = [];
	let piece: Vec[] = [];
	const e = 4e-3;
	for (let i = 0; i <= steps; i++) {
		const [x, y] = through.at(i / steps);
		const [u, v] = last.find(x, y);
		const point = last.at(u, v);
		const [a, b] = [last.at(Math.min(1, u + e), v), last.at(Math.max(0, u - e), v)];
		const [c, d] = [last.at(u, Math.min(1, v + e)), last.at(u, Math.max(0, v - e))];
		const out = computeNormal(a, b, c, d);
		if (stage.faces(point, out) > 0.02)
			piece.push([point[0] + out[0] * lift, point[1] + out[1] * lift, point[2] + out[2] * lift]);
		else if (piece.length > 0) {
			pieces.push(piece);
			piece = [];
		}
	}
	if (piece.length > 1) pieces.push(piece);
	return pieces;
}

function computeNormal(a: Vec, b: Vec, c: Vec, d: Vec): Vec {
	const du = [a[0] - b[0], a[1] - b[1], a[2] - b[2]] as const;
	const dv = [c[0] - d[0], c[1] - d[1], c[2] - d[2]] as const;
	const out: Vec = [
		du[1] * dv[2] - du[2] * dv[1],
		du[2] * dv[0] - du[0] * dv[2],
		du[0] * dv[1] - du[1] * dv[0],
	];
	const length = Math.hypot(...out) || 1;
	return [out[0] / length, out[1] / length, out[2] / length];
}

export function seamOn(shoe: Shoe, anchors: readonly Anchor[], stitch?: readonly [number, number]): void {
	const { tone } = shoe.sketch;
	for (const points of onUpper(shoe, anchors)) {
		trace(shoe, points, tone.line, 1.5, 0.65);
		trace(
			shoe,
			points.map(([x, y, z]): Vec => [x + 0.6, y - 1.4, z]),
			tone.gleam,
			0.9,
			0.4,
		);
	}
	if (stitch)
		stitchOn(
			shoe,
			anchors.map(([x, y, c]): Anchor => [x + stitch[0], y + stitch[1], c]),
		);
}

export function stitchOn(shoe: Shoe, anchors: readonly Anchor[], colour = shoe.sketch.tone.light): void {
	for (const points of onUpper(shoe, anchors)) {
		trace(
			shoe,
			points.map(([x, y, z]): Vec => [x + 0.3, y - 0.8, z]),
			shoe.sketch.tone.deep,
			1.2,
			0.5,
			"3.600 2.200",
		);
		trace(shoe, points, colour, 1.1, 0.85, "3.600 2.200");
	}
}
