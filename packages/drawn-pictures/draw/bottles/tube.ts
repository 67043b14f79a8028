import { shift } from "../colour.ts";
import { closed, n, p } from "../geometry.ts";
import { cap } from "../parts/caps.ts";
import { acrossBody, downBody } from "../parts/glassware.ts";
import { lacquer, letter, smallPrint } from "../parts/labels.ts";
import { metalTone } from "../parts/polish.ts";
import { type Draw, print, radial, stroke } from "../sketch.ts";

export const tube: Draw = (sketch) => {
	const metal = metalTone(sketch.accent.base);
	const { tone } = sketch;
	const body = closed(
		p`-112 132c, -113 210, -103 300, -92 400, -74 500c, 74 500c, 92 400, 104 300, 113 210, 112 132c`,
	);
	print(
		sketch,
		body,
		acrossBody(sketch, 113, [
			[0, tone.deep],
			[0.08, shift(tone.base, -0.02)],
			[0.2, tone.light],
			[0.28, tone.gleam],
			[0.37, tone.light],
			[0.5, shift(tone.base, 0.004)],
			[0.74, tone.shade],
			[0.9, tone.deep],
			[0.96, tone.shade],
			[1, tone.deep],
		]),
	);
	print(
		sketch,
		body,
		downBody(sketch, 132, 500, [
			[0, "#000000", 0.16],
			[0.05, "#ffffff", 0.2],
			[0.2, "#ffffff", 0],
			[0.8, "#000000", 0],
			[0.96, "#000000", 0.14],
			[1, "#000000", 0.3],
		]),
	);
	for (const [x, y, rx, ry, dark] of [
		[-38, 214, 44, 66, true],
		[-52, 196, 30, 50, false],
		[52, 316, 40, 70, true],
		[36, 296, 22, 52, false],
	] as const)
		print(
			sketch,
			`M${x - rx} ${y - ry}h${rx * 2}v${ry * 2}h${-rx * 2}z`,
			radial(
				sketch,
				x,
				y,
				rx,
				[
					[0, dark ? tone.deep : tone.gleam, dark ? 0.26 : 0.42],
					[1, dark ? tone.deep : tone.gleam, 0],
				],
				ry / rx,
			),
		);
	for (const [y, h] of [
		[104, 20],
		[118, 18],
	] as const) {
		const fold = closed(p`-115 ${y}c, 115 ${y - 1}c, 114 ${y + h}c, -114 ${y + h}c`);
		print(
			sketch,
			fold,
			downBody(sketch, y, y + h, [
				[0, tone.gleam],
				[0.25, tone.light],
				[0.6, shift(tone.base, 0.004)],
				[1, tone.deep],
			]),
		);
		print(
			sketch,
			fold,
			acrossBody(sketch, 114, [
				[0, "#000000", 0.22],
				[0.28, "#ffffff", 0.3],
				[0.5, "#000000", 0],
				[1, "#000000", 0.3],
			]),
		);
	}
	let crimps = "";
	for (let x = -110; x < 114; x += 6) crimps += `M${x} 107V122`;
	stroke(sketch, crimps, tone.deep, 1.5, { opacity: 0.35 });
	const band = closed(p`-101 300c, 0 312, 101 300c, 94 396c, 0 408, -94 396c`);
	print(
		sketch,
		band,
		acrossBody(sketch, 104, [
			[0, "#cfc5b3"],
			[0.1, "#efe8db"],
			[0.27, "#fffdf8"],
			[0.5, "#f6f0e4"],
			[0.8, "#d9cfbd"],
			[1, "#b5a993"],
		]),
	);
	stroke(sketch, "M-101 305Q0 329 101 305M-94 391Q0 416 94 391", "#a98a4e", 1.4, { opacity: 0.9 });
	if (sketch.back) smallPrint(sketch, 0, 326, 110);
	else {
		print(sketch, letter(0, 322, 40), "#2a231d");
		stroke(sketch, "M-42 378Q0 384 42 378", "#2a231d", 1.8, { opacity: 0.75 });
	}
	cap(sketch, 0, 498, 152, 98, metal, 0.06);
	let notches = "";
	for (let i = 1; i < 30; i++) {
		const x = Math.sin((i / 30) * Math.PI - Math.PI / 2) * 76;
		notches += `M${n(x)} 512V592`;
	}
	stroke(sketch, notches, metal.line, 1.4, { opacity: 0.4 });
	stroke(sketch, "M-76 506Q0 516 76 506", lacquer.line, 1.2, { opacity: 0.4 });
	return { silhouette: [body], box: [-116, 102, 116, 600], stands: true, light: 0, focus: [-30, 214, 210] };
};
