import { encodeWeave, formLine } from "../../form.ts";
import { n } from "../../geometry.ts";
import type { Panel } from "../../parts/panel.ts";
import { type Sketch, stroke } from "../../sketch.ts";
import { writeRow } from "./folds.ts";

export function smocking(sketch: Sketch, piece: Panel, at: { from: number; to: number; rows: number }): void {
	const { tone, random } = sketch;
	let furrows = "";
	const step = (at.to - at.from) / at.rows;
	for (let row = 0; row < at.rows; row++) {
		const [v, w] = [at.from + row * step, at.from + (row + 1) * step];
		const count = Math.round(piece.width((v + w) / 2) / 6.4);
		for (let i = 1; i < count; i++) {
			const u = (i + random.between(-0.22, 0.22)) / count;
			if (!piece.covers(u, v + step * 0.1)) continue;
			const lean = random.between(-0.3, 0.3) / count;
			const short = random.between(0.06, 0.3) * step;
			const [a, b] = [piece.at(u - lean, v + short), piece.at(u + lean, w - short * 0.6)];
			furrows += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
		}
	}
	sketch.out.push(formLine(furrows, encodeWeave(0), 3, -0.5));
	stroke(sketch, furrows, tone.deep, 1, { opacity: 0.2 });
	for (let row = 1; row <= at.rows; row++) {
		const thread = writeRow(piece, at.from + row * step, 0.01, 0.99, 24);
		sketch.out.push(formLine(thread, encodeWeave(0), 3, -0.3));
		stroke(sketch, thread, tone.line, 0.9, { opacity: 0.4, dash: "2.6 1.6", cap: "butt" });
	}
}
