import { createTone } from "../../colour.ts";
import { closed, ellipse, n, p } from "../../geometry.ts";
import { caustic, clear, downBody, liquidTone, windowLight } from "../../parts/glassware.ts";
import { label, letter } from "../../parts/labels.ts";
import { createBody, glaze, glint, shadeOver } from "../../parts/lathe.ts";
import { paint } from "../../parts/majolica.ts";
import { type Draw, linear, print, radial, type Sketch, stroke } from "../../sketch.ts";

export const candle: Draw = (sketch) => {
	const { tone } = sketch;
	const [w, top, tip] = [132, 330, 22];
	const body = createBody(p`${w} ${top}, ${w} 460, ${w} 570, ${w - 14} 600`, 0.12);
	const glassy = sketch.fabric === "glass";
	const wax = glassy ? liquidTone(tone.base) : createTone("#f3e7d0");
	const level = top + (glassy ? 44 : 20);
	if (glassy) {
		caustic(sketch, 0, w, wax);
		clear(sketch, body.outline, w, "#9aa39f", 0.4);
		const inside = `M${-w + 13} ${level}V552Q${-w + 13} 572 ${-w + 40} 575Q0 586 ${w - 40} 575Q${w - 13} 572 ${w - 13} 552V${level}A${w - 13} ${tip - 3} 0 0 1 ${-w + 13} ${level}Z`;
		print(sketch, inside, wax.base);
		print(
			sketch,
			inside,
			linear(
				sketch,
				[-w, 0],
				[w, 0],
				[
					[0, wax.deep, 0.7],
					[0.1, wax.shade, 0.4],
					[0.28, wax.gleam, 0.6],
					[0.5, wax.base, 0],
					[0.82, wax.shade, 0.6],
					[0.95, wax.light, 0.4],
					[1, wax.deep, 0.6],
				],
			),
		);
		print(
			sketch,
			inside,
			radial(sketch, 0, level, 190, [
				[0, "#fff0c8", 0.85],
				[0.35, "#ffdf9e", 0.4],
				[1, "#ffdf9e", 0],
			]),
		);
		print(
			sketch,
			`M${-w} 574Q${-w} 596 ${-w + 22} 599Q0 610 ${w - 22} 599Q${w} 596 ${w} 574Q0 592 ${-w} 574Z`,
			downBody(sketch, 572, 606, [
				[0, wax.deep, 0.5],
				[0.25, "#ffffff", 0.9],
				[0.5, wax.light, 0.7],
				[0.7, wax.deep, 0.5],
				[0.86, "#ffffff", 0.85],
				[1, "#4f5753", 0.5],
			]),
		);
	} else if (sketch.pattern === "solid") glaze(sketch, body, tone);
	else {
		print(sketch, body.outline, tone.light);
		paint(sketch, body);
		shadeOver(sketch, body, tone);
	}
	mouthOfWax(sketch, w, top, tip, level, wax, glassy);
	flame(sketch, level);
	if (!sketch.back) {
		if (glassy || sketch.pattern !== "solid") label(sketch, 0, 420, 120, 122);
		else {
			print(sketch, letter(0, 440, 62), "#2a231d", 0.86);
			stroke(sketch, "M-46 520Q0 528 46 520", "#2a231d", 2, { opacity: 0.75, cap: "butt" });
			stroke(sketch, "M-30 534Q0 540 30 534", "#2a231d", 1.3, { opacity: 0.6, cap: "butt" });
		}
	}
	if (glassy) windowLight(sketch, -w + 20, level + 34, 20, 150, 0.7);
	else glint(sketch, body, top + 40, 520, 0.5);
	return {
		silhouette: [body.outline],
		box: [-w, 196, w + 10, 604],
		stands: true,
		light: 0,
		focus: [0, 360, 250],
	};
};

function mouthOfWax(
	sketch: Sketch,
	w: number,
	top: number,
	tip: number,
	level: number,
	wax: ReturnType<typeof createTone>,
	glassy: boolean,
): void {
	const { tone } = sketch;
	const wall = glassy ? 13 : 11;
	if (!glassy) {
		print(
			sketch,
			ellipse(0, top, w, tip),
			linear(
				sketch,
				[-w, top - tip],
				[w, top + tip],
				[
					[0, tone.light],
					[0.5, tone.base],
					[1, tone.shade],
				],
			),
		);
		print(sketch, ellipse(0, top + 1, w - wall, tip - 4), tone.deep);
		print(
			sketch,
			ellipse(0, top + 1, w - wall, tip - 4),
			radial(
				sketch,
				0,
				top,
				w,
				[
					[0, "#ffd694", 0.7],
					[1, "#ffd694", 0],
				],
				0.3,
			),
		);
	}
	const half = w - wall - (glassy ? 0 : 3);
	const y = glassy ? level : top + 5;
	const high = glassy ? tip - 3 : tip - 8;
	print(sketch, ellipse(0, y, half, high), wax.light);
	print(
		sketch,
		ellipse(0, y, half, high),
		radial(
			sketch,
			0,
			y,
			half,
			[
				[0, "#fff6df", 1],
				[0.3, "#ffeec6", 0.8],
				[0.62, wax.light, 0.2],
				[0.66, wax.shade, 0.55],
				[0.72, wax.light, 0.3],
				[1, wax.shade, 0.5],
			],
			high / half,
		),
	);
	print(sketch, ellipse(-half * 0.3, y - high * 0.25, half * 0.16, high * 0.16), "#ffffff", 0.8);
	if (glassy) {
		stroke(sketch, ellipse(0, top, w - 1, tip), "#ffffff", 4, { opacity: 0.85 });
		stroke(sketch, ellipse(0, top, w - 1, tip), "#59615d", 1, { opacity: 0.5 });
		stroke(sketch, ellipse(0, top + 2, w - 7, tip - 3), "#7d8682", 1, { opacity: 0.5 });
	}
}

function flame(sketch: Sketch, level: number): void {
	const y = sketch.fabric === "glass" ? level : level - 15;
	print(
		sketch,
		ellipse(0, y - 62, 118, 118),
		radial(sketch, 0, y - 62, 118, [
			[0, "#ffe3a6", 0.55],
			[0.4, "#ffe3a6", 0.2],
			[1, "#ffe3a6", 0],
		]),
	);
	stroke(sketch, `M0 ${y}C-1 ${y - 12} 3 ${y - 20} 1 ${y - 30}`, "#2c201a", 4);
	const tongue = closed(
		p`2 ${y - 116}c, 17 ${y - 78}, 20 ${y - 46}, 10 ${y - 25}, 0 ${y - 20}, -12 ${y - 26}, -18 ${y - 48}, -10 ${y - 82}`,
	);
	print(
		sketch,
		tongue,
		linear(
			sketch,
			[0, y - 116],
			[0, y - 20],
			[
				[0, "#f7a63a"],
				[0.3, "#ffc55c"],
				[0.62, "#ffe9ad"],
				[0.82, "#ffd27a"],
				[1, "#8aa2c9"],
			],
		),
	);
	print(
		sketch,
		closed(p`1 ${y - 92}c, 9 ${y - 62}, 9 ${y - 42}, 0 ${y - 32}, -9 ${y - 42}, -8 ${y - 66}`),
		"#fffaf0",
	);
	stroke(sketch, `M0 ${y - 24}C0 ${y - 30} 2 ${n(y - 34)} 1 ${y - 40}`, "#6d3a1d", 2.4, { opacity: 0.6 });
}
