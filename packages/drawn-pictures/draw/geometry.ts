/** Units are pixels of the 1200 × 1600 page. */

export type Point = readonly [x: number, y: number];
export type Anchor = readonly [x: number, y: number, corner?: "c"];

/**
 * Parses anchors such as p`0 548, 90 534c, ${x} ${y}`; `c` marks a corner. As an array, the formatter would put each pair on its own line.
 */
export function p(text: TemplateStringsArray, ...values: readonly number[]): Anchor[] {
	return String.raw({ raw: text.raw }, ...values)
		.split(",")
		.map((point) => {
			const [x, y] = point.trim().replace(/c$/, "").split(" ").map(Number);
			return point.endsWith("c") ? [x ?? 0, y ?? 0, "c"] : [x ?? 0, y ?? 0];
		});
}

export type Curve = {
	start: Point;
	end: Point;
	forward: string;
	backward: string;
	/** Returns the point whose projection on the chord is at `t` of its length, so that even rows stay even on a bent edge. */
	at(t: number): Point;
};

const SAMPLES = 10;

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const n = (value: number): string => {
	const roundedValue = Math.round(value * 10) / 10;
	return Object.is(roundedValue, -0) ? "0" : String(roundedValue);
};
export const xy = (point: Point): string => `${n(point[0])} ${n(point[1])}`;

type Bezier = readonly [Point, Point, Point, Point];

export function curve(anchors: readonly Anchor[]): Curve {
	const segments = bezierSegments(anchors);
	const samples: Point[] = [first(anchors)];
	for (const segment of segments) {
		for (let i = 1; i <= SAMPLES; i++) samples.push(evaluateBezier(segment, i / SAMPLES));
	}
	const start = first(samples);
	const end = samples[samples.length - 1] ?? start;
	const fractions = chordFractions(samples, start, end);
	return {
		start,
		end,
		forward: segments.map(([, a, b, c]) => `C${xy(a)} ${xy(b)} ${xy(c)}`).join(""),
		backward: segments
			.toReversed()
			.map(([p, a, b]) => `C${xy(b)} ${xy(a)} ${xy(p)}`)
			.join(""),
		at: evenly((t) => interpolate(samples, fractions, t)),
	};
}

const EVEN = 192;

/**
 * Returns a function that interpolates in a table of even steps instead of searching, because surfaces read tens of thousands of points of
 * an edge.
 */
function evenly(at: (t: number) => Point): (t: number) => Point {
	let xs: Float64Array | undefined;
	let ys: Float64Array | undefined;
	return (t) => {
		if (xs === undefined || ys === undefined) {
			[xs, ys] = [new Float64Array(EVEN + 2), new Float64Array(EVEN + 2)];
			for (let i = 0; i <= EVEN; i++) [xs[i], ys[i]] = at(i / EVEN);
			[xs[EVEN + 1], ys[EVEN + 1]] = [xs[EVEN] as number, ys[EVEN] as number];
		}
		const place = Math.max(0, Math.min(t, 1)) * EVEN;
		const i = Math.floor(place);
		const part = place - i;
		const x = xs[i] as number;
		const y = ys[i] as number;
		return [x + ((xs[i + 1] as number) - x) * part, y + ((ys[i + 1] as number) - y) * part];
	};
}

export const line = (anchors: readonly Anchor[]): string => {
	const through = curve(anchors);
	return `M${xy(through.start)}${through.forward}`;
};
export const closed = (anchors: readonly Anchor[]): string => {
	const head = anchors[0];
	if (head === undefined) throw new Error("A curve needs anchors");
	if (head[2] === "c") return `${line([...anchors, head])}Z`;
	const count = anchors.length;
	const around = [...anchors.slice(-2), ...anchors, ...anchors.slice(0, 3)];
	const inner = bezierSegments(around).slice(2, 2 + count);
	return `M${xy([head[0], head[1]])}${inner.map(([, a, b, c]) => `C${xy(a)} ${xy(b)} ${xy(c)}`).join("")}Z`;
};
export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
	`M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;
export const mirror = <T extends Anchor>(anchors: readonly T[]): T[] =>
	anchors.map(([x, y, c]) => [-x, y, c] as unknown as T);

function bezierSegments(anchors: readonly Anchor[]): Bezier[] {
	const segments: Bezier[] = [];
	for (let i = 0; i + 1 < anchors.length; i++) {
		const from = anchors[i] as Anchor;
		const to = anchors[i + 1] as Anchor;
		const reach = distance([from[0], from[1]], [to[0], to[1]]) / 3;
		const out = direction(anchors[i - 1], from, to, "out");
		const into = direction(from, to, anchors[i + 2], "in");
		segments.push([
			[from[0], from[1]],
			[from[0] + out[0] * reach, from[1] + out[1] * reach],
			[to[0] - into[0] * reach, to[1] - into[1] * reach],
			[to[0], to[1]],
		]);
	}
	return segments;
}

function direction(
	before: Anchor | undefined,
	at: Anchor,
	after: Anchor | undefined,
	side: "in" | "out",
): Point {
	const sharp = at[2] === "c" || before === undefined || after === undefined;
	const from = sharp && side === "out" ? at : (before ?? at);
	const to = sharp && side === "in" ? at : (after ?? at);
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function evaluateBezier([a, b, c, d]: Bezier, t: number): Point {
	const s = 1 - t;
	const at = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
	return [at(0), at(1)];
}

function chordFractions(samples: readonly Point[], start: Point, end: Point): number[] {
	const dx = end[0] - start[0];
	const dy = end[1] - start[1];
	const square = dx * dx + dy * dy || 1;
	let reachedLength = 0;
	return samples.map(([x, y], i) => {
		const fraction = ((x - start[0]) * dx + (y - start[1]) * dy) / square;
		reachedLength = i === samples.length - 1 ? 1 : Math.min(1, Math.max(reachedLength, fraction));
		return reachedLength;
	});
}

function interpolate(samples: readonly Point[], fractions: readonly number[], t: number): Point {
	const fraction = clamp(t);
	let low = 0;
	let high = fractions.length - 1;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if ((fractions[middle] as number) <= fraction) low = middle;
		else high = middle;
	}
	const a = fractions[low] as number;
	const b = fractions[high] as number;
	return mix(samples[low] as Point, samples[high] as Point, b > a ? (fraction - a) / (b - a) : 0);
}

function first<T extends Anchor>(points: readonly T[]): Point {
	const head = points[0];
	if (head === undefined) throw new Error("A curve needs anchors");
	return [head[0], head[1]];
}
