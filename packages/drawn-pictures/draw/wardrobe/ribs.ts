import type { Tone } from "../colour.ts";
import { type Anchor, clamp, curve, distance, mix, type Point, xy } from "../geometry.ts";
import { columnPath, lay } from "../parts/cloth.ts";
import type { Panel } from "../parts/panel.ts";
import { fill, type Sketch, stroke } from "../sketch.ts";
import { dent, groove, softStroke } from "./marks.ts";

const glossy = new Set<string>(["satin", "silk", "nylon", "leather", "metal"]);

export function ribbed(
	sketch: Sketch,
	cloth: Panel,
	from: number,
	to: number,
	step = 7.5,
	tone: Tone = sketch.tone,
): void {
	const area = strip(cloth, from, to);
	fill(sketch, area, tone.base);
	const count = Math.max(5, Math.round(cloth.width((from + to) / 2) / step));
	let furrows = "";
	let wales = "";
	for (let i = 0; i < count; i++) {
		if (i > 0) furrows += columnPath(cloth, i / count, from, to, 4);
		wales += columnPath(cloth, (i + 0.42) / count, from, to, 4);
	}
	stroke(sketch, wales, tone.gleam, step * 0.3, { opacity: 0.14, cap: "butt" });
	stroke(sketch, furrows, tone.deep, step * 0.42, { opacity: 0.22, cap: "butt" });
	stroke(sketch, furrows, tone.deep, step * 0.2, { opacity: 0.45, cap: "butt" });
	const matt = glossy.has(sketch.fabric) ? 0.3 : 1;
	dent(sketch, furrows, step * 0.55, 0.6 * matt);
	dent(sketch, wales, step * 0.4, -0.3 * matt);
	const row = (v: number) => writeRow(cloth, v);
	if (from > 0.02) {
		softStroke(sketch, row(from), tone.deep, 9, 0.3);
		groove(sketch, row(from), 1, 0.9, tone);
	}
	softStroke(sketch, row(to - (to - from) * 0.04), tone.deep, (to - from) * cloth.height * 0.2, 0.18);
	stroke(sketch, area, tone.line, 1.1, { opacity: 0.5 });
}

/**
 * Builds a panel between two curves: `u` runs along the band, `v` from the inner to the outer edge. `panel` would treat a deep inward curve
 * as cut away from the cloth.
 */
export function bandBetween(inner: readonly Anchor[], outer: readonly Anchor[]): Panel {
	const [near, far] = [curve(inner), curve(outer)];
	const [alongNear, alongFar] = [walker(near.forward, near.start), walker(far.forward, far.start)];
	const at = (u: number, v: number): Point => mix(alongNear(u), alongFar(u), v);
	const outline = `M${xy(near.start)}${near.forward}L${xy(far.end)}${far.backward}Z`;
	const wide = [0, 0.25, 0.5, 0.75].reduce((sum, u) => sum + distance(at(u, 0.5), at(u + 0.25, 0.5)), 0);
	const high = distance(at(0.5, 0), at(0.5, 1));
	return {
		outline,
		leftEdge: `M${xy(near.start)}L${xy(far.start)}`,
		rightEdge: `M${xy(near.end)}L${xy(far.end)}`,
		topEdge: `M${xy(near.start)}${near.forward}`,
		bottomEdge: `M${xy(far.start)}${far.forward}`,
		at,
		cloth: (x, y) => at(clamp(0.5 + x / wide), clamp(y / high)),
		covers: () => true,
		width: () => wide,
		height: high,
		maxWidth: wide,
		beyond: () => outline,
		before: () => outline,
		below: () => outline,
		above: () => outline,
	};
}

export function lengthwise(sketch: Sketch, band: Panel, count: number): void {
	lay(sketch, band, { pattern: false, texture: false, round: 0.5, edge: 0 });
	let furrows = "";
	for (let i = 1; i < count; i++) {
		const points: string[] = [];
		for (let k = 0; k <= 26; k++) points.push(xy(band.at(k / 26, i / count)));
		furrows += `M${points.join("L")}`;
	}
	const step = band.height / count;
	stroke(sketch, furrows, sketch.tone.deep, step * 0.42, { opacity: 0.22, cap: "butt" });
	stroke(sketch, furrows, sketch.tone.deep, step * 0.18, { opacity: 0.45, cap: "butt" });
	dent(sketch, furrows, step * 0.55, 0.6);
	stroke(sketch, band.outline, sketch.tone.line, 1.1, { opacity: 0.5 });
}

export function ribBandPiece(sketch: Sketch, band: Panel, step = 7, tone: Tone = sketch.tone): void {
	lay(sketch, band, { tone, pattern: false, texture: false, round: 0, edge: 0 });
	ribbed(sketch, band, 0, 1, step, tone);
}

function strip(cloth: Panel, from: number, to: number): string {
	if (from === 0 && to === 1) return cloth.outline;
	const points: string[] = [];
	for (let i = 0; i <= 20; i++) points.push(xy(cloth.at(i / 20, from)));
	for (let i = 1; i < 5; i++) points.push(xy(cloth.at(1, from + ((to - from) * i) / 5)));
	for (let i = 20; i >= 0; i--) points.push(xy(cloth.at(i / 20, to)));
	for (let i = 4; i > 0; i--) points.push(xy(cloth.at(0, from + ((to - from) * i) / 5)));
	return `M${points.join("L")}Z`;
}

/** Returns a function from 0 to 1 to points at even distances along the curve. `Curve.at` is even along the chord instead. */
function walker(forward: string, start: Point): (t: number) => Point {
	const numbers = (forward.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
	const points: Point[] = [start];
	let from = start;
	for (let i = 0; i + 5 < numbers.length; i += 6) {
		const [ax, ay, bx, by, cx, cy] = numbers.slice(i, i + 6) as [
			number,
			number,
			number,
			number,
			number,
			number,
		];
		for (let k = 1; k <= 8; k++) {
			const t = k / 8;
			const s = 1 - t;
			const at = (p0: number, p1: number, p2: number, p3: number) =>
				s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
			points.push([at(from[0], ax, bx, cx), at(from[1], ay, by, cy)]);
		}
		from = [cx, cy];
	}
	const lengths = [0];
	for (let i = 1; i < points.length; i++)
		lengths.push((lengths[i - 1] as number) + distance(points[i - 1] as Point, points[i] as Point));
	const all = lengths[lengths.length - 1] as number;
	return (t) => {
		const targetLength = clamp(t) * all;
		const i = Math.max(
			1,
			lengths.findIndex((far) => far >= targetLength),
		);
		const [a, b] = [lengths[i - 1] as number, lengths[i] as number];
		return mix(points[i - 1] as Point, points[i] as Point, b > a ? (targetLength - a) / (b - a) : 0);
	};
}

function writeRow(cloth: Panel, v: number): string {
	const points: string[] = [];
	for (let i = 0; i <= 16; i++) points.push(xy(cloth.at(i / 16, v)));
	return `M${points.join("L")}`;
}
