import {
	type Anchor,
	type Curve,
	clamp,
	curve,
	distance,
	lerp,
	mirror,
	mix,
	n,
	type Point,
	xy,
} from "../geometry.ts";

/**
 * A piece of cloth: four edges and the surface between them. Folds, seams and patterns are placed on the surface and so need no clip paths,
 * which are expensive in resvg.
 */
export type Panel = {
	outline: string;
	leftEdge: string;
	rightEdge: string;
	topEdge: string;
	bottomEdge: string;
	/** `u` runs from the left to the right edge, `v` from top to bottom, both from 0 to 1. */
	at(u: number, v: number): Point;
	cloth(x: number, y: number): Point;
	covers(u: number, v: number): boolean;
	width(v: number): number;
	height: number;
	maxWidth: number;
	beyond(u: number): string;
	before(u: number): string;
	below(v: number): string;
	above(v: number): string;
};

export type Edges = {
	left: readonly Anchor[];
	right: readonly Anchor[];
	top?: readonly Anchor[];
	bottom?: readonly Anchor[];
};

const STEPS = 14;

export function panel(edges: Edges): Panel {
	const left = curve(edges.left);
	const right = curve(edges.right);
	const top = curve(edges.top ?? [left.start, right.start]);
	const bottom = curve(edges.bottom ?? [left.end, right.end]);
	const height = (distance(left.start, left.end) + distance(right.start, right.end)) / 2;
	const width = (v: number) => distance(left.at(v), right.at(v));
	const topFade = computeFade(top, height);
	const bottomFade = computeFade(bottom, height);

	const down = unit([
		left.end[0] + right.end[0] - left.start[0] - right.start[0],
		left.end[1] + right.end[1] - left.start[1] - right.start[1],
	]);
	const reach = (u: number) => distance(mix(left.start, right.start, u), mix(left.end, right.end, u));

	const cutAway = (u: number, v: number): number => {
		const dip = dot(deviation(top, u), down) - v * reach(u);
		const rise = -dot(deviation(bottom, u), down) - (1 - v) * reach(u);
		return dip > 0 ? dip : rise > 0 ? -rise : 0;
	};
	const at = (u: number, v: number): Point => {
		const dip = deviation(top, u);
		const sag = deviation(bottom, u);
		const into = Math.max(0, dot(dip, down));
		const lift = Math.min(0, dot(sag, down));
		const cut = into > 0 || lift < 0 ? cutAway(u, v) : 0;
		const topWeight = (1 - v) ** topFade;
		const bottomWeight = v ** bottomFade;
		const [x, y] = mix(left.at(v), right.at(v), u);
		return [
			x + (dip[0] - down[0] * into) * topWeight + (sag[0] - down[0] * lift) * bottomWeight + down[0] * cut,
			y + (dip[1] - down[1] * into) * topWeight + (sag[1] - down[1] * lift) * bottomWeight + down[1] * cut,
		];
	};
	const row = (v: number, from: number, to: number) => walk((t) => at(lerp(from, to, t), v));
	const column = (u: number, from: number, to: number) => walk((t) => at(u, lerp(from, to, t)));

	return {
		outline: `M${xy(top.start)}${top.forward}L${xy(right.start)}${right.forward}L${xy(bottom.end)}${bottom.backward}L${xy(left.end)}${left.backward}Z`,
		leftEdge: `M${xy(left.start)}${left.forward}`,
		rightEdge: `M${xy(right.start)}${right.forward}`,
		topEdge: `M${xy(top.start)}${top.forward}`,
		bottomEdge: `M${xy(bottom.start)}${bottom.forward}`,
		at,
		cloth: (x, y) => {
			const v = clamp(y / height);
			return at(clamp(0.5 + x / Math.max(1, width(v))), v);
		},
		covers: (u, v) => cutAway(u, v) === 0,
		width,
		height,
		maxWidth: Math.max(...[0, 0.25, 0.5, 0.75, 1].map(width)),
		beyond: (u) => `M${xy(right.start)}${right.forward}L${row(1, 1, u)}L${column(u, 1, 0)}L${row(0, u, 1)}Z`,
		before: (u) => `M${xy(left.start)}${left.forward}L${row(1, 0, u)}L${column(u, 1, 0)}L${row(0, u, 0)}Z`,
		below: (v) =>
			`M${row(v, 0, 1)}L${column(1, v, 1)}L${xy(bottom.end)}${bottom.backward}L${column(0, 1, v)}Z`,
		above: (v) => `M${row(v, 0, 1)}L${column(1, v, 0)}L${row(0, 1, 0)}L${column(0, 0, v)}Z`,
	};
}

export function symmetric(
	half: {
		right: readonly Anchor[];
		top?: readonly Anchor[];
		bottom?: readonly Anchor[];
	},
	lean = 0,
): Panel {
	const sway = (anchors: readonly Anchor[]): Anchor[] =>
		mirror(anchors).map(([x, y, c], i) => [
			x + (i % 2 === 0 ? lean : -lean * 0.6),
			y + lean * 0.5 * (i / 3),
			c,
		]);
	const left = sway(half.right);
	const across = (anchors: readonly Anchor[], corner: Anchor | undefined): Anchor[] => {
		const mirrored = mirror(anchors.slice(1)).toReversed();
		if (corner !== undefined && mirrored.length > 0) mirrored[0] = corner;
		return [...mirrored, ...anchors];
	};
	return panel({
		left,
		right: half.right,
		...(half.top && { top: across(half.top, left[0]) }),
		...(half.bottom && { bottom: across(half.bottom, left[left.length - 1]) }),
	});
}

function walk(step: (t: number) => Point): string {
	const points: string[] = [];
	for (let i = 0; i <= STEPS; i++) {
		const [x, y] = step(i / STEPS);
		points.push(`${n(x)} ${n(y)}`);
	}
	return points.join("L");
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const unit = ([x, y]: Point): Point => {
	const length = Math.hypot(x, y) || 1;
	return [x / length, y / length];
};

function deviation(edge: Curve, u: number): Point {
	const [x, y] = edge.at(u);
	return [x - lerp(edge.start[0], edge.end[0], u), y - lerp(edge.start[1], edge.end[1], u)];
}

/** Returns the exponent by which an edge's shape fades into the panel: as high as possible without the surface folding over itself. */
function computeFade(edge: Curve, height: number): number {
	let deepest = 1;
	for (let i = 1; i < 12; i++) deepest = Math.max(deepest, Math.hypot(...deviation(edge, i / 12)));
	return clamp((0.8 * height) / deepest, 1, 5);
}
