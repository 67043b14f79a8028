import { blend, shift } from "../../colour.ts";
import { encodeWeave, formFill } from "../../form.ts";
import { creases, hem } from "../../foulard/hem.ts";
import { border, designs, fine, type Ink } from "../../foulard/print.ts";
import { cut, FOLD, field, on, onFlap, writeSilkPath } from "../../foulard/silk.ts";
import { line, type Point } from "../../geometry.ts";
import { round } from "../../parts/cloth.ts";
import { patterns } from "../../parts/pattern.ts";
import { cloth, type Draw, print, type Sketch, stroke } from "../../sketch.ts";

function printed(sketch: Sketch, inks: readonly Ink[]): void {
	for (const { colour, shapes } of inks) {
		const here = shapes.map((shape) => writeSilkPath(cut(shape, false), on)).join("");
		if (here) print(sketch, here, colour);
	}
}

export const carre: Draw = (sketch) => {
	const { tone, accent } = sketch;
	const silk = fine([
		[0, 0],
		[1, 0],
		[1, 1],
		[0, 1],
	]);
	const lying = writeSilkPath(cut(silk, false), on);
	const flap = writeSilkPath(cut(silk, true), onFlap);
	const weave = encodeWeave(-5);
	print(sketch, lying, sketch.back ? blend(tone.base, "#ffffff", 0.12) : tone.base);
	const middle = blend(tone.base, accent.base, 0.52);
	const inks = {
		ground: { colour: tone.base, shapes: [] as Point[][] },
		second: { colour: middle, shapes: [] as Point[][] },
		main: { colour: accent.base, shapes: [] as Point[][] },
		light: { colour: shift(tone.base, 0.03), shapes: [] as Point[][] },
	};
	if (sketch.pattern !== "solid") patterns[sketch.pattern](sketch, field());
	border(inks, sketch.pattern === "solid");
	if (sketch.pattern === "solid") {
		designs[sketch.style % designs.length]?.(inks);
	}
	const all = [inks.second, inks.main, inks.light];
	printed(sketch, all);
	sketch.out.push(formFill(lying, weave));
	round(sketch, { ...field(), outline: lying }, 0.6, weave);
	creases(sketch, weave);
	hem(sketch, false);
	for (const [dx, dy, o] of [
		[-13, 15, 0.08],
		[-8, 10, 0.12],
		[-4, 5, 0.16],
	] as const) {
		sketch.out.push(`<g transform="translate(${dx} ${dy})">`);
		print(sketch, flap, tone.line, o);
		sketch.out.push("</g>");
	}
	const wrong = blend(tone.base, "#ffffff", 0.2);
	cloth(sketch, flap, wrong, 40);
	for (const { colour, shapes } of all) {
		const there = shapes.map((shape) => writeSilkPath(cut(shape, true), onFlap)).join("");
		if (there) print(sketch, there, blend(colour, wrong, 0.42));
	}
	hem(sketch, true);
	const along = [0, 0.25, 0.5, 0.75, 1].map((k) => on(FOLD - 1 + (2 - FOLD) * k, 1 - (2 - FOLD) * k));
	stroke(sketch, line(along), tone.gleam, 5, { opacity: 0.5 });
	return { silhouette: [lying, flap], box: [-262, 188, 262, 712], stands: false, focus: [96, 540, 250] };
};
