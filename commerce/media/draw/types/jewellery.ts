import { type Anchor, closed, ellipse, line, p } from "../geometry.ts";
import { box, chain, metal, strap } from "../leather.ts";
import { type Draw, fill, linear, type Sketch, stroke } from "../sketch.ts";

export const jewellery: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.hoops as Draw))(sketch);

/** A round tube of metal along a path: dark edges, a bright line towards the light. */
function tube(
	sketch: Sketch,
	path: string,
	width: number,
	lift: readonly [number, number] = [-0.14, -0.2],
): void {
	const { tone } = sketch;
	stroke(sketch, path, tone.line, width + 2);
	stroke(sketch, path, tone.shade, width);
	stroke(sketch, path, tone.base, width * 0.76);
	sketch.out.push(
		`<g transform="translate(${(lift[0] * width).toFixed(1)} ${(lift[1] * width).toFixed(1)})">`,
	);
	stroke(sketch, path, tone.light, width * 0.4, { opacity: 0.9 });
	stroke(sketch, path, tone.gleam, width * 0.16);
	sketch.out.push("</g>");
}

/** A faceted stone in the second colour. */
function stone(sketch: Sketch, x: number, y: number, r: number, tall = 1): void {
	const { accent } = sketch;
	const at = (angle: number, by: number): Anchor => [
		x + Math.cos(angle) * by,
		y + Math.sin(angle) * by * tall,
		"c",
	];
	const table: Anchor[] = [];
	const girdle: Anchor[] = [];
	for (let i = 0; i < 8; i++) {
		const angle = (i / 8) * Math.PI * 2 + 0.39;
		girdle.push(at(angle, r));
		table.push(at(angle, r * 0.56));
	}
	fill(sketch, closed(girdle), accent.base);
	for (let i = 0; i < 8; i++) {
		const next = (i + 1) % 8;
		const facet = closed([
			girdle[i] as Anchor,
			girdle[next] as Anchor,
			table[next] as Anchor,
			table[i] as Anchor,
		]);
		fill(
			sketch,
			facet,
			[
				accent.shade,
				accent.deep,
				accent.shade,
				accent.light,
				accent.gleam,
				accent.light,
				accent.base,
				accent.deep,
			][i] ?? accent.base,
			0.85,
		);
	}
	fill(
		sketch,
		closed(table),
		linear(
			sketch,
			[x - r, y - r],
			[x + r, y + r],
			[
				[0, "#ffffff", 0.9],
				[0.4, accent.light, 0.8],
				[1, accent.shade, 0.9],
			],
		),
	);
	stroke(sketch, closed(girdle), accent.line, 1.4, { opacity: 0.8 });
	fill(sketch, ellipse(x - r * 0.24, y - r * 0.28 * tall, r * 0.13), "#ffffff", 0.95);
}

const shapes: Record<string, Draw> = {
	hoops: (sketch) => {
		for (const [x, tilt] of [
			[-136, -5],
			[136, 6],
		] as const) {
			sketch.out.push(`<g transform="rotate(${tilt} ${x} 250)">`);
			stroke(
				sketch,
				line(p`${x - 4} 262, ${x - 2} 236, ${x + 14} 232, ${x + 20} 262`),
				sketch.tone.line,
				6.5,
			);
			stroke(
				sketch,
				line(p`${x - 4} 262, ${x - 2} 236, ${x + 14} 232, ${x + 20} 262`),
				sketch.tone.base,
				4.4,
			);
			tube(sketch, ellipse(x, 368, 96, 108), 21);
			if (sketch.pattern !== "solid")
				for (let i = 0; i < 22; i++)
					stone(sketch, x + Math.cos(i * 0.2856) * 96, 368 + Math.sin(i * 0.2856) * 108, 8);
			sketch.out.push("</g>");
		}
		return {
			silhouette: [-136, 136].map(
				(x) => `${ellipse(x, 368, 107, 119)}${ellipse(x, 368, 85, 97).replaceAll(" 0 1 1 ", " 0 1 0 ")}`,
			),
			box: [-252, 226, 252, 490],
			stands: false,
			focus: [136, 320, 150],
		};
	},
	"drop-earrings": (sketch) => {
		const silhouette: string[] = [];
		for (const x of [-96, 96]) {
			stroke(sketch, line(p`${x} 250, ${x + 2} 214, ${x + 20} 208, ${x + 26} 240`), sketch.tone.line, 6);
			stroke(sketch, line(p`${x} 250, ${x + 2} 214, ${x + 20} 208, ${x + 26} 240`), sketch.tone.base, 4);
			metal(sketch, ellipse(x, 264, 17), [x - 17, 247], [x + 17, 281], sketch.tone);
			chain(sketch, p`${x} 284, ${x} 344`, 9, sketch.tone);
			metal(
				sketch,
				closed(p`${x} 340c, ${x + 46} 420, ${x + 40} 466, ${x} 486, ${x - 40} 466, ${x - 46} 420`),
				[x - 46, 350],
				[x + 46, 480],
				sketch.tone,
			);
			stone(sketch, x, 428, 31, 1.25);
			silhouette.push(
				closed(p`${x} 340c, ${x + 46} 420, ${x + 40} 466, ${x} 486, ${x - 40} 466, ${x - 46} 420`),
				ellipse(x, 264, 17),
			);
		}
		return { silhouette, box: [-164, 202, 164, 488], stands: false, focus: [96, 410, 150] };
	},
	necklace: (sketch) => {
		const around: Anchor[] = p`-172 190, -178 300, -120 430, 0 492, 120 430, 178 300, 172 190`;
		chain(sketch, around, 10, sketch.tone);
		chain(sketch, p`-150 190, -152 280, -100 376, 0 424, 100 376, 152 280, 150 190`, 7, sketch.tone);
		metal(sketch, ellipse(0, 500, 13), [-13, 487], [13, 513], sketch.tone);
		const pendant = closed(p`0 508c, 50 560, 38 616, 0 640, -38 616, -50 560`);
		metal(sketch, pendant, [-50, 510], [50, 640], sketch.tone);
		stone(sketch, 0, 574, 34, 1.2);
		return {
			silhouette: [pendant],
			box: [-190, 186, 190, 644],
			stands: false,
			focus: [0, 550, 170],
		};
	},
	bracelet: (sketch) => {
		tube(sketch, "M-200 500A200 66 0 0 1 200 500", 30, [0, -0.2]);
		stroke(sketch, "M-194 506A194 58 0 0 1 194 506", sketch.tone.deep, 10, { opacity: 0.5 });
		tube(sketch, "M-200 500A200 74 0 0 0 200 500", 40, [-0.04, -0.2]);
		for (let i = -4; i <= 4; i++)
			if (sketch.pattern !== "solid" || i === 0)
				stone(sketch, i * 36, 500 + 74 * Math.sqrt(1 - ((i * 36) / 200) ** 2), 14);
		return {
			silhouette: [ellipse(0, 506, 220, 92)],
			box: [-222, 416, 222, 600],
			stands: true,
			focus: [0, 540, 190],
		};
	},
	ring: (sketch) => {
		tube(sketch, ellipse(0, 470, 116, 116), 28);
		for (const [x, y] of [
			[-30, 326],
			[30, 326],
		] as const)
			stroke(sketch, line(p`${x * 0.6} 362, ${x} ${y}`), sketch.tone.line, 8);
		metal(sketch, closed(p`-44 352c, 44 352c, 30 376, -30 376`), [-44, 340], [44, 376], sketch.tone);
		stone(sketch, 0, 306, 58, 0.94);
		for (const x of [-46, 46]) metal(sketch, ellipse(x, 334, 7), [x - 7, 327], [x + 7, 341], sketch.tone);
		return {
			silhouette: [ellipse(0, 470, 130), ellipse(0, 306, 58)],
			box: [-134, 244, 134, 602],
			stands: true,
			focus: [0, 330, 150],
		};
	},
	watch: (sketch) => {
		const leather = { ...sketch, tone: { ...sketch.accent } };
		for (const [from, to] of [
			[160, 312],
			[488, 640],
		] as const) {
			strap(leather, p`0 ${from}, 0 ${to}`, 92);
			stroke(leather, `M-38 ${from}V${to}M38 ${from}V${to}`, sketch.accent.light, 1.6, {
				opacity: 0.8,
				dash: "6 4",
				cap: "butt",
			});
		}
		for (let i = 0; i < 4; i++) fill(sketch, ellipse(0, 590 + i * 15 - 20, 4), sketch.accent.deep);
		metal(sketch, box(-52, 292, 104, 216, 16), [-60, 0], [60, 0], sketch.tone);
		metal(sketch, ellipse(0, 400, 116), [-100, 310], [100, 490], sketch.tone);
		if (sketch.back) {
			fill(sketch, ellipse(0, 400, 92), sketch.tone.base);
			for (const r of [92, 70, 44])
				stroke(sketch, ellipse(0, 400, r), sketch.tone.deep, 1.8, { opacity: 0.6 });
			fill(sketch, "M-22 380h17l11 28l9 -22h-7v-5h20l-19 42h-12z", sketch.tone.deep, 0.7);
		} else {
			dial(sketch);
		}
		metal(sketch, box(114, 388, 20, 26, 4), [114, 388], [134, 414], sketch.tone);
		return {
			silhouette: [ellipse(0, 400, 116), box(-46, 160, 92, 480, 10)],
			box: [-136, 156, 136, 644],
			stands: false,
			focus: [20, 400, 200],
		};
	},
};

function dial(sketch: Sketch): void {
	fill(
		sketch,
		ellipse(0, 400, 93),
		linear(
			sketch,
			[-70, 330],
			[70, 470],
			[
				[0, "#fffdf8"],
				[1, "#e4ddcf"],
			],
		),
	);
	stroke(sketch, ellipse(0, 400, 93), sketch.tone.deep, 2);
	for (let i = 0; i < 12; i++) {
		const angle = (i * Math.PI) / 6;
		const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
		stroke(
			sketch,
			`M${(dx * 76).toFixed(1)} ${(400 + dy * 76).toFixed(1)}L${(dx * 86).toFixed(1)} ${(400 + dy * 86).toFixed(1)}`,
			"#2a231d",
			i % 3 === 0 ? 4 : 2,
		);
	}
	// Ten past ten, as every watch in a window shows.
	stroke(sketch, "M0 400L-34 376", "#2a231d", 6);
	stroke(sketch, "M0 400L42 352", "#2a231d", 4);
	stroke(sketch, "M-8 414L26 462", sketch.accent.base, 1.8);
	fill(sketch, ellipse(0, 400, 5.5), sketch.tone.deep);
	fill(sketch, "M-9 428h8l4 12l4 -10h-3v-2h9l-8 18h-6z", "#2a231d");
	fill(sketch, closed(p`-74 358, -20 316, 30 316, -66 420`), "#ffffff", 0.4);
}
