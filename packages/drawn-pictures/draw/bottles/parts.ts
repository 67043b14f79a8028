import type { Tone } from "../colour.ts";
import { chooseLacquer } from "../parts/labels.ts";
import { metalTone } from "../parts/polish.ts";
import { type Sketch, stroke } from "../sketch.ts";

export function dip(sketch: Sketch, from: number, level: number, to: number): void {
	stroke(sketch, `M0 ${from}V${level}`, "#ffffff", 7, { opacity: 0.5, cap: "butt" });
	stroke(sketch, `M-3.500 ${from}V${level}M3.500 ${from}V${level}`, "#6b726f", 0.9, {
		opacity: 0.5,
		cap: "butt",
	});
	stroke(sketch, `M4 ${level}Q5 ${(level + to) / 2} 10 ${to}`, "#ffffff", 6, { opacity: 0.3, cap: "butt" });
	stroke(sketch, `M1 ${level}Q2 ${(level + to) / 2} 7 ${to}`, "#ffffff", 1.1, { opacity: 0.6, cap: "butt" });
}

export const chooseCapTone = (sketch: Sketch): Tone =>
	sketch.style % 2 === 0
		? metalTone(sketch.accent.base)
		: chooseLacquer({ ...sketch, style: sketch.style >> 1 });
