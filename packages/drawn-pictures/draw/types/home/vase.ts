import { createTone } from "../../colour.ts";
import { type Anchor, closed, line, n, p } from "../../geometry.ts";
import { liquidTone } from "../../parts/glassware.ts";
import { vessel } from "../../parts/vessel.ts";
import { type Draw, linear, print, type Sketch, stroke } from "../../sketch.ts";
import { oilBottle } from "../beauty/oil-bottle.ts";

export const vase: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.amphora as Draw))(sketch);

const AMPHORAS: readonly Anchor[][] = [
	p`72 120, 70 132, 56 142, 50 176, 54 224, 96 272, 152 340, 166 410, 140 492, 92 552, 76 574, 84 588, 88 600`,
	p`80 132, 76 142, 58 152, 52 186, 58 232, 118 270, 164 324, 158 392, 116 476, 70 540, 58 566, 78 588, 84 600`,
	p`66 108, 62 122, 52 134, 48 172, 52 220, 84 284, 128 376, 152 464, 146 540, 118 586, 104 600`,
];
const BOTTLES: readonly Anchor[][] = [
	p`38 196, 36 206, 27 216, 25 262, 30 330, 62 386, 112 440, 126 508, 108 572, 82 600`,
	p`34 200, 32 210, 25 220, 25 250, 58 288, 68 328, 44 372, 44 392, 92 432, 118 490, 110 556, 80 600`,
	p`42 206, 40 216, 30 226, 28 280, 34 318, 92 352, 104 390, 102 480, 98 566, 84 600`,
];

const shapes: Record<string, Draw> = {
	amphora: (sketch) => {
		const { tone } = sketch;
		const deep = sketch.fabric === "glass" ? liquidTone(tone.base) : tone;
		for (const side of [-1, 1]) {
			const path = line(
				p`${side * 46} 196, ${side * 98} 176, ${side * 136} 208, ${side * 140} 262, ${side * 112} 330`,
			);
			const glassy = sketch.fabric === "glass";
			const opacity = glassy ? 0.7 : 0.999;
			stroke(sketch, path, deep.line, 30, { opacity });
			stroke(sketch, path, side > 0 ? deep.deep : deep.shade, 27.5, { opacity });
			sketch.out.push('<g transform="translate(-3 -3)">');
			stroke(sketch, path, side > 0 ? deep.shade : deep.base, 18, { opacity });
			stroke(sketch, path, side > 0 ? deep.base : deep.light, 9, { opacity: 0.8 });
			sketch.out.push('</g><g transform="translate(-6 -7)">');
			stroke(sketch, path, "#ffffff", 3.4, { opacity: glassy ? 0.8 : 0.42 });
			sketch.out.push("</g>");
		}
		const body = vessel(
			sketch,
			AMPHORAS[sketch.style % AMPHORAS.length] ?? (AMPHORAS[0] as Anchor[]),
			8,
			318,
			470,
		);
		return {
			silhouette: [body.outline],
			box: [-168, 106, 168, 604],
			stands: true,
			light: 0,
			focus: [-40, 330, 240],
		};
	},

	oil: oilBottle,
	bottle: (sketch) => {
		if (sketch.style % 2 === 1) eucalyptus(sketch);
		else twig(sketch);
		const body = vessel(
			sketch,
			BOTTLES[sketch.style % BOTTLES.length] ?? (BOTTLES[0] as Anchor[]),
			6,
			430,
			556,
		);
		return {
			silhouette: [body.outline],
			box: [-128, 14, 140, 604],
			stands: true,
			light: 0,
			focus: [-4, 300, 230],
		};
	},
};

function eucalyptus(sketch: Sketch): void {
	const stem = p`2 330, 0 220, -10 150, -34 84, -72 24`;
	stroke(sketch, line(stem), "#6a6255", 4);
	stroke(sketch, line(stem), "#a79c86", 1.6);
	for (const [x, y, turn, size] of [
		[-2, 196, 76, 25],
		[-2, 184, -66, 26],
		[-7, 158, 62, 25],
		[-10, 146, -78, 24],
		[-18, 120, 50, 23],
		[-24, 106, -84, 22],
		[-36, 82, 40, 20],
		[-44, 68, -96, 19],
		[-56, 48, 24, 16],
		[-66, 34, -70, 14],
		[-74, 22, -28, 13],
	] as const) {
		sketch.out.push(`<g transform="translate(${x} ${y}) rotate(${turn})">`);
		const coin = closed(
			p`0 0c, ${size * 0.86} ${-size * 0.5}, ${size * 0.8} ${-size * 1.5}, 0 ${-size * 1.9}, ${-size * 0.8} ${-size * 1.5}, ${-size * 0.86} ${-size * 0.5}`,
		);
		print(
			sketch,
			coin,
			linear(
				sketch,
				[-size, -size * 1.6],
				[size, 0],
				[
					[0, "#c2cdbf"],
					[0.45, "#96a896"],
					[1, "#5f7364"],
				],
			),
		);
		stroke(sketch, `M0 0L0 ${n(-size * 1.7)}`, "#dbe3d6", 1.1, { opacity: 0.8 });
		sketch.out.push("</g>");
	}
}

function twig(sketch: Sketch): void {
	const leaf = createTone("#76815c");
	const stem = line(p`4 330, 0 206, 14 140, 44 78, 92 30`);
	stroke(sketch, stem, "#5e4d38", 4.6);
	stroke(sketch, stem, "#8c7757", 2.2);
	for (const [x, y, turn, long, dark] of [
		[6, 176, -68, 92, true],
		[10, 156, 62, 84, false],
		[18, 128, -58, 84, false],
		[28, 108, 76, 78, true],
		[36, 92, -38, 80, false],
		[52, 66, 92, 66, true],
		[64, 54, -22, 70, false],
		[86, 34, 48, 62, false],
		[88, 32, 4, 60, true],
	] as const) {
		sketch.out.push(`<g transform="translate(${x} ${y}) rotate(${turn})">`);
		const half = long * 0.13;
		const shape = closed(
			p`0 0c, ${half} ${-long * 0.36}, ${half * 0.7} ${-long * 0.76}, 0 ${-long}c, ${-half * 0.8} ${-long * 0.7}, ${-half} ${-long * 0.3}`,
		);
		print(
			sketch,
			shape,
			linear(
				sketch,
				[-half, 0],
				[half, 0],
				dark
					? [
							[0, leaf.shade],
							[1, leaf.deep],
						]
					: [
							[0, leaf.light],
							[0.5, leaf.base],
							[0.52, leaf.shade],
							[1, leaf.shade],
						],
			),
		);
		stroke(sketch, `M0 0Q2 ${n(-long * 0.5)} 0 ${n(-long * 0.94)}`, dark ? leaf.base : "#c9d0b2", 1.1, {
			opacity: 0.8,
		});
		sketch.out.push("</g>");
	}
	for (const [x, y] of [
		[26, 150],
		[2, 118],
	] as const) {
		print(sketch, `M${x - 8} ${y}a8 10 0 1 0 16 0a8 10 0 1 0 -16 0z`, "#3d3a33");
		print(sketch, `M${x - 5} ${y - 3}a3 4 0 1 0 6 0a3 4 0 1 0 -6 0z`, "#a7a596", 0.8);
	}
}
