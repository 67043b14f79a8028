import { shift } from "../../colour.ts";
import { closed, ellipse, line, p } from "../../geometry.ts";
import { across, lay, topstitch } from "../../parts/cloth.ts";
import { letter } from "../../parts/labels.ts";
import { panel } from "../../parts/panel.ts";
import { metalTone } from "../../parts/polish.ts";
import { cloth, type Draw, linear, print, type Sketch, stroke } from "../../sketch.ts";

export const cap: Draw = (sketch) => (sketch.back ? fromBehind(sketch) : turned(sketch));

function eyelet(sketch: Sketch, x: number, y: number): void {
	stroke(sketch, ellipse(x, y, 6, 5.4), sketch.tone.shade, 3.8);
	print(sketch, ellipse(x, y, 3, 2.6), shift(sketch.tone.base, -0.3));
}

function turned(sketch: Sketch): ReturnType<Draw> {
	const { tone } = sketch;
	const dome = panel({
		left: p`-122 338, -158 420, -160 512`,
		right: p`176 366, 208 440, 206 540`,
		top: p`-122 338, -60 272, 30 250, 116 280, 176 366`,
		bottom: p`-160 512, -70 556, 60 576, 206 540`,
	});
	print(sketch, closed(p`150 470, 206 500, 206 546, 130 566`), shift(tone.base, -0.18));
	lay(sketch, dome, {
		round: 1.3,
		dark: [
			{ from: [0.36, 0.98], to: [0.3, 0.62], width: 18, shape: "top" },
			{ from: [0.84, 0.98], to: [0.8, 0.5], width: 26, shape: "top" },
		],
	});
	print(
		sketch,
		dome.outline,
		linear(
			sketch,
			[-160, 300],
			[208, 420],
			[
				[0, tone.line, 0.14],
				[0.16, tone.gleam, 0.06],
				[0.3, tone.gleam, 0.24],
				[0.5, tone.gleam, 0],
				[0.72, tone.line, 0.16],
				[1, tone.line, 0.46],
			],
		),
	);
	const seams = [
		p`30 252, -42 330, -72 440, -62 558`,
		p`30 252, 82 340, 112 450, 118 570`,
		p`30 252, -60 286, -130 362, -158 440`,
		p`30 252, 108 286, 168 370, 204 470`,
	];
	for (const seam of seams) {
		stroke(sketch, line(seam), tone.line, 1.6, { opacity: 0.6 });
		for (const dx of [-5, 5])
			topstitch(sketch, line(seam.map(([x, y], i) => [x + dx * Math.min(1, i * 0.6), y])));
	}
	for (const [x, y] of [
		[-92, 372],
		[24, 356],
		[128, 372],
	] as const)
		eyelet(sketch, x, y);
	cloth(sketch, closed(p`14 252, 22 242, 38 241, 46 250, 38 258, 22 259`), shift(tone.base, 0.02));
	if (sketch.pattern === "solid" || sketch.pattern === "check") {
		sketch.out.push('<g transform="translate(16 428) rotate(4) scale(1.05 1)">');
		const path = letter(0, 0, 74);
		print(sketch, letter(1.5, 2.5, 74), shift(tone.base, -0.22), 0.7);
		cloth(sketch, path, sketch.accent.base);
		stroke(sketch, path, shift(sketch.accent.base, -0.16), 1.4, { opacity: 0.6 });
		sketch.out.push("</g>");
	}
	const visor = panel({
		left: p`-162 506, -214 524, -268 556`,
		right: p`70 572, 64 590, 40 604`,
		top: p`-162 506, -70 556, 70 572`,
		bottom: p`-268 556, -286 584, -220 600, -90 610, 40 604`,
	});
	lay(sketch, visor, { round: 1.1 });
	print(sketch, closed(p`-162 506, -70 554, 70 570, 66 588, -60 578, -176 526`), tone.line, 0.34);
	print(
		sketch,
		visor.outline,
		linear(
			sketch,
			[-280, 540],
			[60, 600],
			[
				[0, tone.gleam, 0.22],
				[0.4, tone.gleam, 0.04],
				[1, tone.line, 0.26],
			],
		),
	);
	for (const v of [0.26, 0.42, 0.58, 0.74, 0.9]) topstitch(sketch, across(visor, v));
	stroke(sketch, line(p`-268 557, -286 584, -220 600, -90 610, 40 604`), tone.shade, 5);
	return {
		silhouette: [dome.outline, visor.outline],
		box: [-288, 238, 210, 610],
		stands: true,
		focus: [-30, 440, 240],
	};
}

function fromBehind(sketch: Sketch): ReturnType<Draw> {
	const { tone } = sketch;
	const metal = metalTone(sketch.accent.base);
	const dome = panel({
		left: p`-128 338, -168 420, -176 536`,
		right: p`128 338, 168 420, 176 536`,
		top: p`-128 338, -70 274, 0 256, 70 274, 128 338`,
		bottom: p`-176 536, -80 568, 0 574, 80 568, 176 536`,
	});
	lay(sketch, dome, { round: 1.3 });
	print(
		sketch,
		dome.outline,
		linear(
			sketch,
			[-176, 0],
			[176, 40],
			[
				[0, tone.line, 0.2],
				[0.26, tone.gleam, 0.22],
				[0.46, tone.gleam, 0],
				[1, tone.line, 0.46],
			],
		),
	);
	for (const x of [-1, 0, 1]) {
		const seam = p`0 258, ${x * 70} 340, ${x * 104} 440, ${x * 116} 560`;
		stroke(sketch, line(seam), tone.line, 1.6, { opacity: 0.6 });
		for (const dx of [-5, 5])
			topstitch(sketch, line(seam.map(([sx, y], i) => [sx + dx * Math.min(1, i * 0.6), y])));
	}
	for (const x of [-52, 52]) eyelet(sketch, x, 372);
	const arch = closed(p`-84 580c, -74 500, -40 466, 0 458, 40 466, 74 500, 84 580c`);
	print(sketch, arch, shift(tone.base, -0.24));
	stroke(sketch, line(p`-84 580, -74 500, -40 466, 0 458, 40 466, 74 500, 84 580`), tone.shade, 6);
	cloth(sketch, closed(p`-96 540c, 0 552, 96 540c, 97 570c, 0 582, -97 570c`), tone.base);
	topstitch(sketch, line(p`-94 546, 0 558, 94 546`));
	topstitch(sketch, line(p`-94 565, 0 576, 94 565`));
	stroke(sketch, "M-14 540h34v44h-34z", metal.line, 7);
	stroke(sketch, "M-14 540h34v44h-34z", metal.base, 5);
	stroke(sketch, "M-13 540h20", metal.gleam, 2);
	cloth(sketch, closed(p`-14 256, -8 246, 8 246, 14 256, 0 264`), shift(tone.base, 0.02));
	return { silhouette: [dome.outline], box: [-180, 242, 180, 590], stands: true, focus: [0, 500, 220] };
}
