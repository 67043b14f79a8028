import { n } from "../geometry.ts";
import { metalTone } from "../parts/polish.ts";
import { type Sketch, stroke } from "../sketch.ts";

export function wire(sketch: Sketch, path: string, width: number, colour = sketch.tone.base): void {
	const tone = metalTone(colour);
	stroke(sketch, path, tone.line, width + 0.8);
	stroke(sketch, path, tone.base, width);
	sketch.out.push(`<g transform="translate(${n(-width * 0.16)} ${n(-width * 0.18)})">`);
	stroke(sketch, path, tone.gleam, width * 0.3);
	sketch.out.push("</g>");
}
