import { encodeWeave, formLine } from "../../form.ts";
import { n } from "../../geometry.ts";
import { between } from "../../parts/cloth.ts";
import type { Panel } from "../../parts/panel.ts";
import { fill, type Sketch, stroke } from "../../sketch.ts";
import { seamLine, writeRow } from "./folds.ts";

export function ribbing(sketch: Sketch, piece: Panel, from: number, to: number): void {
	const { tone } = sketch;
	fill(sketch, between(piece, 0, 1, from, to), tone.base);
	const count = Math.max(8, Math.round(piece.width((from + to) / 2) / 4.4));
	let ribs = "";
	for (let i = 1; i < count; i++) {
		const [a, b] = [piece.at(i / count, from + 0.006), piece.at(i / count, to - 0.006)];
		ribs += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
	}
	sketch.out.push(formLine(ribs, encodeWeave(0), 1.8, -0.6));
	stroke(sketch, ribs, tone.deep, 0.9, { opacity: 0.3 });
	seamLine(sketch, writeRow(piece, from, 0, 1, 20));
}

export function ribbed(sketch: Sketch, piece: Panel, step = 6.4): void {
	const count = Math.max(6, Math.round(piece.maxWidth / step));
	let ribs = "";
	for (let i = 1; i < count; i++) {
		for (let k = 0; k <= 10; k++) {
			const [x, y] = piece.at(i / count, k / 10);
			ribs += `${k === 0 ? "M" : "L"}${n(x)} ${n(y)}`;
		}
	}
	sketch.out.push(formLine(ribs, encodeWeave(0), 2.4, -0.5));
	stroke(sketch, ribs, sketch.tone.deep, 1, { opacity: 0.28 });
}
