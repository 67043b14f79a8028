import { between, lay } from "../cloth.ts";
import type { Tone } from "../colour.ts";
import { xy } from "../geometry.ts";
import type { Panel } from "../panel.ts";
import { fill, type Sketch, stroke } from "../sketch.ts";
import { columnPath } from "../textures.ts";
import { dent, groove, softStroke } from "./marks.ts";

/** Ribbing: wales that stand up and furrows between them, drawn together towards its end. */
export function ribbed(
	sketch: Sketch,
	cloth: Panel,
	from: number,
	to: number,
	step = 7.5,
	tone: Tone = sketch.tone,
): void {
	const area = between(cloth, 0, 1, from, to);
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
	dent(sketch, furrows, step * 0.55, 0.6);
	dent(sketch, wales, step * 0.4, -0.3);
	const row = (v: number) => rowOf(cloth, v);
	if (from > 0.02) {
		softStroke(sketch, row(from), tone.deep, 9, 0.3);
		groove(sketch, row(from), 1, 0.9, tone);
	}
	// The last rows curl towards the body.
	softStroke(sketch, row(to - (to - from) * 0.04), tone.deep, (to - from) * cloth.height * 0.2, 0.18);
	stroke(sketch, area, tone.line, 1.1, { opacity: 0.5 });
}

/** A band of its own, as at a neck: its ribs run from edge to edge. */
export function ribBandPiece(sketch: Sketch, band: Panel, step = 7, tone: Tone = sketch.tone): void {
	lay(sketch, band, { tone, pattern: false, texture: false, round: 0, edge: 0 });
	ribbed(sketch, band, 0, 1, step, tone);
}

function rowOf(cloth: Panel, v: number): string {
	const points: string[] = [];
	for (let i = 0; i <= 16; i++) points.push(xy(cloth.at(i / 16, v)));
	return `M${points.join("L")}`;
}
