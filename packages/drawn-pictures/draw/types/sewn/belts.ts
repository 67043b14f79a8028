import { p } from "../../geometry.ts";
import { type Sketch, stroke } from "../../sketch.ts";
import { stitching, writeRow } from "./folds.ts";
import { band, hemShade } from "./top.ts";
import { buckle } from "./trims.ts";

export function narrowBelt(sketch: Sketch, half: number, y: number, high = 20): void {
	const { tone } = sketch;
	const top = p`${-half} ${y}, ${-half / 2} ${y + 7}, 0 ${y + 9}, ${half / 2} ${y + 7}, ${half} ${y}`;
	const low = p`${-half - 2} ${y + high}, ${-half / 2} ${y + high + 8}, 0 ${y + high + 10}, ${half / 2} ${y + high + 8}, ${half + 2} ${y + high}`;
	const belt = band(sketch, top, low);
	hemShade(sketch, belt, 6, 0.3);
	band(sketch, top, low);
	for (const v of [0.2, 0.8]) stitching(sketch, writeRow(belt, v, 0.01, 0.99, 24), 0.7);
	if (sketch.back) return;
	buckle(sketch, -4, y + 9 + high / 2, high * 1.2, high * 1.3);
	stroke(sketch, `M46 ${y + 5}v${high + 5}`, tone.line, 4.4, { opacity: 0.5 });
	stroke(sketch, `M46 ${y + 5}v${high + 5}`, tone.base, 3.2);
}
