import type { Tone } from "../colour.ts";
import { closed, n, p } from "../geometry.ts";
import { cap, collar } from "../parts/caps.ts";
import {
	caustic,
	clear,
	downBody,
	liquid,
	liquidTone,
	meniscus,
	turned,
	windowLight,
} from "../parts/glassware.ts";
import { label, smallPrint } from "../parts/labels.ts";
import { metalTone } from "../parts/polish.ts";
import { box } from "../parts/rounded-box.ts";
import { type Draw, linear, print, type Sketch, stroke } from "../sketch.ts";
import { chooseCapTone, dip } from "./parts.ts";
export const column: Draw = (sketch) => {
	const metal = metalTone(sketch.accent.base);
	const tone = liquidTone(sketch.tone.base);
	const [w, top] = [94, 196];
	const outer = turned(p`40 ${top}c, 74 ${top + 6}, 94 ${top + 34}c, 94 588c, 84 600c`);
	const chamber = turned(p`30 ${top + 12}c, 60 ${top + 18}, 78 ${top + 40}c, 78 556, 66 566c`);
	caustic(sketch, 0, w, tone);
	clear(sketch, outer, w, "#9aa39f", 0.34);
	const level = top + 70;
	const full = closed(p`-78 ${level}c, -78 552, -66 566, 66 566, 78 552, 78 ${level}c`);
	clear(sketch, chamber, 78, "#9aa39f", 0.2);
	liquid(sketch, full, 78, tone, level, 566);
	meniscus(sketch, 0, level, 78, 8, tone);
	dip(sketch, top + 10, level, 540);
	const edges = [-90, -72, -50, -26, 0, 26, 50, 72, 90].map((a) => Math.sin((a * Math.PI) / 180) * (w - 2));
	for (let i = 0; i + 1 < edges.length; i++) {
		const [a, b] = [edges[i] ?? 0, edges[i + 1] ?? 0];
		print(
			sketch,
			`M${n(a)} ${top + 44}Q${n((a + b) / 2)} ${top + 34} ${n(b)} ${top + 44}V572Q${n((a + b) / 2)} 582 ${n(a)} 572Z`,
			linear(
				sketch,
				[a, 0],
				[b, 0],
				[
					[0, tone.line, 0.3],
					[0.1, "#ffffff", 0.55],
					[0.3, "#ffffff", 0.1],
					[0.6, tone.base, 0],
					[0.88, tone.deep, 0.42],
					[1, tone.line, 0.45],
				],
			),
		);
	}
	print(
		sketch,
		`M-94 576V588L-84 600H84L94 588V576Z`,
		downBody(sketch, 570, 600, [
			[0, tone.deep, 0.5],
			[0.25, "#ffffff", 0.8],
			[0.5, tone.light, 0.6],
			[0.72, tone.deep, 0.6],
			[0.86, "#ffffff", 0.85],
			[1, "#4f5753", 0.6],
		]),
	);
	stroke(sketch, outer, "#59615d", 1.2, { opacity: 0.55 });
	windowLight(sketch, -66, top + 52, 15, 290, 0.75);
	if (sketch.back) smallPrint(sketch, 0, 420, 76);
	else label(sketch, 2, 372, 84, 112);
	collar(sketch, 0, top - 20, 84, 24, metal);
	fluted(sketch, 0, 42, 80, top - 62, chooseCapTone(sketch));
	return {
		silhouette: [outer, box(-40, 42, 80, 150, 5)],
		box: [-w, 38, w + 32, 600],
		stands: true,
		light: 0,
		focus: [-10, 250, 190],
	};
};

function fluted(sketch: Sketch, x: number, y: number, width: number, height: number, metal: Tone): void {
	cap(sketch, x, y, width, height, metal, 0.1);
	let dark = "";
	let bright = "";
	for (let i = 1; i < 22; i++) {
		const a = (i / 22) * Math.PI - Math.PI / 2;
		const at = x + (Math.sin(a) * width) / 2;
		dark += `M${n(at)} ${n(y + 14)}V${n(y + height - 2)}`;
		bright += `M${n(at + 1.3 * Math.cos(a))} ${n(y + 14)}V${n(y + height - 2)}`;
	}
	stroke(sketch, dark, metal.line, 1.1, { opacity: 0.5 });
	stroke(sketch, bright, metal.gleam, 0.9, { opacity: 0.55 });
}
