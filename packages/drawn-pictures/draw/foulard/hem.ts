import { formRelief } from "../form.ts";
import { n, type Point, xy } from "../geometry.ts";
import { type Sketch, stroke } from "../sketch.ts";
import { FOLD, on, onFlap } from "./silk.ts";
export function creases(sketch: Sketch, weave: number): void {
	const strip = (a: Point, b: Point, wide: number): string => {
		const left: string[] = [];
		const right: string[] = [];
		const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
		const length = Math.hypot(dx, dy);
		for (let i = 0; i <= 12; i++) {
			const k = i / 12;
			const half = (wide * Math.sin(Math.PI * k) ** 0.7) / 2;
			const [s, t] = [a[0] + dx * k, a[1] + dy * k];
			left.push(xy(on(s - (dy / length) * half, t + (dx / length) * half)));
			right.unshift(xy(on(s + (dy / length) * half, t - (dx / length) * half)));
		}
		return `M${left.join("L")}L${right.join("L")}Z`;
	};
	const dark = [
		strip([0.5, 0.01], [0.5, 0.97], 0.014),
		strip([0.01, 0.5], [0.97, 0.5], 0.014),
		strip([0.06, 0.12], [0.36, 0.3], 0.05),
		strip([0.08, 0.66], [0.4, 0.82], 0.06),
		strip([0.62, 0.08], [0.9, 0.24], 0.05),
	];
	const lit = [
		strip([0.47, 0.02], [0.47, 0.96], 0.02),
		strip([0.02, 0.47], [0.96, 0.47], 0.02),
		strip([0.06, 0.17], [0.36, 0.36], 0.05),
		strip([0.08, 0.72], [0.4, 0.88], 0.05),
		strip([0.6, 0.14], [0.88, 0.31], 0.05),
	];
	sketch.out.push(formRelief(dark.join(""), weave, -0.3), formRelief(lit.join(""), weave, 0.22));
}

export function hem(sketch: Sketch, beyond: boolean): void {
	const place = beyond ? onFlap : on;
	const rows: Point[][] = beyond
		? [
				[
					[1, FOLD - 1],
					[1, 1],
					[FOLD - 1, 1],
				],
			]
		: [
				[
					[FOLD - 1, 1],
					[0, 1],
					[0, 0],
					[1, 0],
					[1, FOLD - 1],
				],
			];
	for (const row of rows) {
		const points: Point[] = [];
		row.slice(1).forEach((b, i) => {
			const a = row[i] as Point;
			const steps = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) * 18));
			for (let k = i === 0 ? 0 : 1; k <= steps; k++)
				points.push([a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps]);
		});
		const path = `M${points.map(([s, t]) => xy(place(s, t))).join("L")}`;
		stroke(sketch, path, sketch.accent.shade, 7.4, { opacity: 0.999 });
		stroke(sketch, path, sketch.accent.base, 5.4, { opacity: 0.999 });
		sketch.out.push('<g transform="translate(-0.9 -1.200)">');
		stroke(sketch, path, sketch.accent.gleam, 1.5, { opacity: 0.7 });
		sketch.out.push("</g>");
		let stitches = "";
		points.forEach(([s, t], i) => {
			if (i % 2) return;
			const [x, y] = place(s, t);
			stitches += `M${n(x - 2)} ${n(y - 2)}l4 4`;
		});
		stroke(sketch, stitches, sketch.accent.line, 0.9, { opacity: 0.6 });
	}
}
