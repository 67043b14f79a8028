import { closed, ellipse, line, n, p } from "../../geometry.ts";
import { lay } from "../../parts/cloth.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { cloth, type Draw, linear, print, radial, type Sketch, stroke } from "../../sketch.ts";

export const cushion: Draw = (sketch) => (sketch.cut === "bolster" ? bolster(sketch) : square(sketch));

function piping(sketch: Sketch, path: string): void {
	const { accent } = sketch;
	stroke(sketch, path, accent.line, 12, { opacity: 0.999 });
	stroke(sketch, path, accent.base, 10, { opacity: 0.999 });
	sketch.out.push('<g transform="translate(-1.600 -2)">');
	stroke(sketch, path, accent.gleam, 2.6, { opacity: 0.7 });
	sketch.out.push("</g>");
	stroke(sketch, path, accent.line, 7, { opacity: 0.22, dash: "1.400 5", cap: "butt" });
}

function square(sketch: Sketch): ReturnType<Draw> {
	const { tone } = sketch;
	const main = panel({
		left: p`-232 166, -214 240, -204 380, -214 500, -238 590`,
		right: p`238 172, 216 250, 208 380, 216 500, 236 586`,
		top: p`-232 166, -170 176, 0 152, 170 178, 238 172`,
		bottom: p`-238 590, -160 588, 0 602, 160 588, 236 586`,
	});
	piping(sketch, main.outline);
	lay(sketch, main, {
		round: 1.5,
		edge: 0.6,
		dark: [
			{ from: [0.03, 0.03], to: [0.24, 0.2], width: 13, shape: "top" },
			{ from: [0.07, 0.02], to: [0.34, 0.1], width: 9, shape: "top" },
			{ from: [0.97, 0.03], to: [0.78, 0.2], width: 14, shape: "top" },
			{ from: [0.98, 0.07], to: [0.9, 0.34], width: 10, shape: "top" },
			{ from: [0.03, 0.97], to: [0.22, 0.82], width: 14, shape: "top" },
			{ from: [0.97, 0.97], to: [0.78, 0.8], width: 15, shape: "top" },
			{ from: [0.93, 0.98], to: [0.66, 0.92], width: 9, shape: "top" },
		],
	});
	plump(sketch, main);
	if (sketch.back) {
		stroke(sketch, line(p`-218 524, 0 536, 218 522`), tone.line, 2, { opacity: 0.6 });
		stroke(sketch, line(p`-217 530, 0 542, 217 528`), tone.gleam, 1.6, { opacity: 0.4 });
	}
	return { silhouette: [main.outline], box: [-244, 146, 244, 604], stands: true, focus: [-130, 260, 240] };
}

function plump(sketch: Sketch, main: Panel): void {
	const { tone } = sketch;
	print(
		sketch,
		main.outline,
		radial(sketch, -40, 330, 330, [
			[0, tone.gleam, 0.3],
			[0.4, tone.gleam, 0.1],
			[0.62, tone.line, 0],
			[1, tone.line, 0.34],
		]),
	);
	print(
		sketch,
		main.outline,
		linear(
			sketch,
			[0, 420],
			[0, 604],
			[
				[0, tone.line, 0],
				[1, tone.line, 0.34],
			],
		),
	);
}

function bolster(sketch: Sketch): ReturnType<Draw> {
	const { tone } = sketch;
	const [x, y, rx, ry] = [238, 494, 62, 106];
	const main = panel({
		left: p`-268 392, -292 440, -298 494, -292 550, -268 598`,
		right: p`${x} ${y - ry}, ${x - 4} ${y}, ${x} ${y + ry}`,
		top: p`-268 392, -120 380, 80 384, ${x} ${y - ry}`,
		bottom: p`-268 598, -120 606, 80 604, ${x} ${y + ry}`,
	});
	piping(sketch, line(p`-262 392, -288 440, -295 494, -288 550, -262 598`));
	lay(sketch, main, {
		round: 1.1,
		dark: [
			{ from: [0.02, 0.5], to: [0.24, 0.44], width: 10, shape: "top" },
			{ from: [0.98, 0.3], to: [0.8, 0.34], width: 10, shape: "top" },
			{ from: [0.98, 0.7], to: [0.76, 0.74], width: 10, shape: "top" },
		],
	});
	print(
		sketch,
		main.outline,
		linear(
			sketch,
			[0, 380],
			[0, 606],
			[
				[0, tone.line, 0.08],
				[0.12, tone.gleam, 0.1],
				[0.3, tone.gleam, 0.42],
				[0.48, tone.gleam, 0.06],
				[0.72, tone.line, 0.16],
				[0.94, tone.line, 0.52],
				[1, tone.line, 0.44],
			],
		),
	);
	const end = ellipse(x, y, rx, ry);
	cloth(sketch, end, tone.base);
	let pleats = "";
	for (let i = 0; i < 34; i++) {
		const a = (i / 34) * Math.PI * 2;
		const lean = a + 0.1 * (i % 2 ? 1 : -1);
		pleats += `M${n(x + Math.cos(a) * rx * 0.16)} ${n(y + Math.sin(a) * ry * 0.16)}L${n(x + Math.cos(lean) * rx * (i % 3 ? 0.82 : 0.94))} ${n(y + Math.sin(lean) * ry * (i % 3 ? 0.82 : 0.94))}`;
	}
	stroke(sketch, pleats, tone.line, 2.6, { opacity: 0.34 });
	sketch.out.push('<g transform="translate(-1.600 -1)">');
	stroke(sketch, pleats, tone.gleam, 1.6, { opacity: 0.4 });
	sketch.out.push("</g>");
	print(
		sketch,
		end,
		linear(
			sketch,
			[x - rx, y - ry],
			[x + rx, y + ry],
			[
				[0, tone.line, 0.1],
				[0.5, tone.line, 0.16],
				[1, tone.line, 0.5],
			],
		),
	);
	piping(sketch, end);
	cloth(
		sketch,
		closed(p`${x - 15} ${y}, ${x} ${y - 24}, ${x + 15} ${y}, ${x} ${y + 24}`),
		sketch.accent.base,
	);
	print(sketch, ellipse(x - 4, y - 8, 5, 7), sketch.accent.gleam, 0.6);
	return {
		silhouette: [main.outline, end],
		box: [-300, 376, 306, 606],
		stands: true,
		focus: [170, 480, 260],
	};
}
