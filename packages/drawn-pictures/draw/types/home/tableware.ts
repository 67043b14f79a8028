import { shift } from "../../colour.ts";
import { closed, ellipse, line, p } from "../../geometry.ts";
import { createBody, glaze, glint, shadeOver } from "../../parts/lathe.ts";
import { paint, paintInside, paintRound } from "../../parts/majolica.ts";
import { metalTone } from "../../parts/polish.ts";
import { vessel } from "../../parts/vessel.ts";
import { type Draw, linear, print, radial, type Sketch, stroke } from "../../sketch.ts";

export const tableware: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.bowl as Draw))(sketch);

const shapes: Record<string, Draw> = {
	bowl: (sketch) => {
		const { tone } = sketch;
		const [r, y, tip] = [240, 372, 74];
		const body = createBody(p`${r} ${y}, 236 404, 208 470, 150 534, 92 570, 88 584, 92 600`, 0.2);
		if (sketch.pattern === "solid") glaze(sketch, body, tone);
		else {
			print(sketch, body.outline, shift(tone.base, 0.001));
			paint(sketch, body);
			shadeOver(sketch, body, tone);
		}
		glint(sketch, body, 420, 540, 0.6);
		print(
			sketch,
			ellipse(0, y, r, tip),
			linear(
				sketch,
				[-r, y - tip],
				[r, y + tip],
				[
					[0, shift(tone.light, 0.03)],
					[1, tone.shade],
				],
			),
		);
		const inner = ellipse(0, y + 1, r - 10, tip - 5);
		print(sketch, inner, shift(tone.base, -0.001));
		print(
			sketch,
			inner,
			linear(
				sketch,
				[-r, y - 40],
				[r, y + 40],
				[
					[0, tone.line, 0.55],
					[0.2, tone.deep, 0.4],
					[0.5, tone.base, 0],
					[0.78, "#ffffff", 0.26],
					[1, tone.deep, 0.2],
				],
			),
		);
		print(
			sketch,
			inner,
			radial(
				sketch,
				-30,
				y + 24,
				r * 0.9,
				[
					[0, tone.deep, 0.38],
					[0.5, tone.deep, 0.16],
					[1, tone.deep, 0],
				],
				0.3,
			),
		);
		if (sketch.pattern !== "solid") paintInside(sketch, y, r - 9, tip - 4, 92);
		print(
			sketch,
			closed(p`96 ${y - 44}, 160 ${y - 26}, 196 ${y - 4}, 150 ${y - 18}, 100 ${y - 34}`),
			"#ffffff",
			0.62,
		);
		stroke(sketch, `M${-r} ${y}A${r} ${tip} 0 0 0 ${r} ${y}`, "#ffffff", 2.2, { opacity: 0.6 });
		if (sketch.pattern === "solid") goldRim(sketch, ellipse(0, y, r - 4, tip - 2));
		return {
			silhouette: [body.outline],
			box: [-r, y - tip, r, 604],
			stands: true,
			light: 0,
			focus: [60, 400, 300],
		};
	},

	plate: (sketch) => {
		const { tone } = sketch;
		const [y, r] = [358, 226];
		const brass = metalTone("#b59a6a");
		for (const side of [-1, 1]) {
			const leg = line(p`${side * 40} 300, ${side * 96} 520, ${side * 118} 598`);
			stroke(sketch, leg, brass.line, 11);
			stroke(sketch, leg, brass.base, 8.5);
			stroke(sketch, leg, brass.gleam, 2.4, { opacity: 0.9 });
		}
		print(sketch, ellipse(9, y + 8, r), tone.line, 0.5);
		print(sketch, ellipse(4, y + 4, r), shift(tone.deep, -0.06));
		print(sketch, ellipse(0, y, r), shift(tone.base, 0.001));
		paintRound(sketch, 0, y, r, 1, 0.56);
		print(
			sketch,
			ellipse(0, y, r),
			radial(sketch, 0, y, r, [
				[0, tone.base, 0],
				[0.58, tone.base, 0],
				[0.6, tone.deep, 0.34],
				[0.63, tone.deep, 0.08],
				[0.66, "#ffffff", 0.22],
				[0.9, "#ffffff", 0.04],
				[0.97, tone.deep, 0.1],
				[1, tone.deep, 0.4],
			]),
		);
		print(
			sketch,
			ellipse(0, y, r),
			linear(
				sketch,
				[-160, y - 170],
				[160, y + 180],
				[
					[0, "#ffffff", 0.42],
					[0.3, "#ffffff", 0.1],
					[0.5, tone.line, 0],
					[1, tone.line, 0.32],
				],
			),
		);
		print(
			sketch,
			ellipse(0, y, r * 0.6),
			linear(
				sketch,
				[-90, y - 100],
				[90, y + 110],
				[
					[0, tone.line, 0.24],
					[0.4, tone.line, 0],
					[0.7, "#ffffff", 0],
					[1, "#ffffff", 0.34],
				],
			),
		);
		stroke(sketch, ellipse(0, y, r - 1), "#ffffff", 2.4, { opacity: 0.5 });
		print(
			sketch,
			closed(
				p`-176 ${y - 62}, -130 ${y - 128}, -72 ${y - 166}, -96 ${y - 132}, -138 ${y - 84}, -160 ${y - 44}`,
			),
			"#ffffff",
			0.5,
		);
		print(
			sketch,
			closed(p`-92 ${y - 40}, -70 ${y - 78}, -34 ${y - 96}, -56 ${y - 66}, -76 ${y - 30}`),
			"#ffffff",
			0.3,
		);
		if (sketch.pattern === "solid") {
			goldRim(sketch, ellipse(0, y, r - 6));
			goldRim(sketch, ellipse(0, y, r * 0.585), 1.8);
		}
		for (const side of [-1, 1]) {
			const hook = line(
				p`${side * 116} 590, ${side * 120} 566, ${side * 104} 552, ${side * 98} 572, ${side * 92} 566`,
			);
			stroke(sketch, hook, brass.line, 11);
			stroke(sketch, hook, brass.base, 8.5);
			stroke(sketch, hook, brass.gleam, 2.4, { opacity: 0.9 });
		}
		return {
			silhouette: [ellipse(0, y, r)],
			box: [-r, y - r, r, 602],
			stands: true,
			light: 0,
			focus: [-70, 300, 260],
		};
	},

	mug: (sketch) => {
		const { tone } = sketch;
		const handle = line(p`136 396, 196 386, 232 426, 226 488, 188 536, 126 548`);
		stroke(sketch, handle, tone.line, 37, { opacity: 0.999 });
		stroke(sketch, handle, tone.deep, 34.5, { opacity: 0.999 });
		sketch.out.push('<g transform="translate(-4 -4)">');
		stroke(sketch, handle, tone.shade, 24, { opacity: 0.999 });
		stroke(sketch, handle, tone.base, 14, { opacity: 0.9 });
		sketch.out.push('</g><g transform="translate(-8 -9)">');
		stroke(sketch, handle, "#ffffff", 4.5, { opacity: 0.5 });
		sketch.out.push("</g>");
		const body = vessel(sketch, p`150 330, 150 400, 148 500, 140 572, 118 600`, 10, 380, 560);
		if (sketch.pattern === "solid") goldRim(sketch, ellipse(0, 330, 146, 23));
		return {
			silhouette: [body.outline],
			box: [-152, 304, 250, 606],
			stands: true,
			light: 0,
			focus: [-10, 410, 250],
		};
	},
};

function goldRim(sketch: Sketch, path: string, width = 3): void {
	const gold = metalTone(sketch.accent.base);
	stroke(
		sketch,
		path,
		linear(
			sketch,
			[-240, 260],
			[240, 520],
			[
				[0, gold.light],
				[0.2, gold.gleam],
				[0.36, gold.base],
				[0.5, gold.deep],
				[0.66, gold.gleam],
				[0.82, gold.base],
				[1, gold.deep],
			],
		),
		width,
	);
}
