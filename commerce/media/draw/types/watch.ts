import { chromaOf, shift, toneOf } from "../colour.ts";
import { closed, ellipse, n, p } from "../geometry.ts";
import { metalTone } from "../polish.ts";
import { groundOf, pedestal, pool, stage } from "../props.ts";
import { box } from "../rounded-box.ts";
import { type Draw, fill, linear, radial, type Sketch, type Stop, stroke } from "../sketch.ts";

export const watch: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.round as Draw))(sketch);

type Metal = ReturnType<typeof metalTone>;
const Y = 334;
const INK = "#1d1a18";
const STRAPS = ["#5a2f20", "#20242c", "#9a6236", "#1c1a19", "#4d1826", "#2f3d31"] as const;

/** Dials: what they are painted in and what is printed on them. */
type Dial = { light: string; base: string; dark: string; ink: string; line: string };
const DIALS: readonly Dial[] = [
	{ light: "#fffefb", base: "#f4efe5", dark: "#d3cab9", ink: INK, line: "#9a8f7c" },
	{ light: "#35507a", base: "#1d3156", dark: "#0e1a33", ink: "#f2ede2", line: "#7f92b5" },
	{ light: "#fffefb", base: "#f1f0ee", dark: "#c9c7c3", ink: INK, line: "#9b9791" },
	{ light: "#3a3735", base: "#1f1d1c", dark: "#0d0c0c", ink: "#efe8da", line: "#77716a" },
	{ light: "#2f6a55", base: "#174737", dark: "#0a2920", ink: "#f0eadb", line: "#7aa593" },
];

const brushed = (metal: Metal): Stop[] => [
	[0, metal.deep],
	[0.08, metal.light],
	[0.2, metal.gleam],
	[0.32, metal.base],
	[0.46, metal.shade],
	[0.58, metal.light],
	[0.72, metal.base],
	[0.86, metal.deep],
	[0.95, metal.light],
	[1, metal.line],
];

/** Round a cushion: the strap runs over it and away, above and below. */
function mount(sketch: Sketch, width: number, from: number, to: number): string {
	const ground = groundOf(sketch);
	const cushion = shift(ground.wall, -0.03, 1.2);
	pedestal(sketch, 552, 206);
	pool(sketch, 34, 554, 160, 20, 0.5);
	const body = closed(p`-104 132, 0 116, 104 132, 138 334, 104 536, 0 552, -104 536, -138 334`);
	fill(sketch, body, cushion);
	fill(
		sketch,
		body,
		linear(
			sketch,
			[0, 116],
			[0, 552],
			[
				[0, ground.shadow, 0.34],
				[0.2, "#ffffff", 0.22],
				[0.42, "#ffffff", 0.42],
				[0.66, ground.shadow, 0.06],
				[1, ground.shadow, 0.5],
			],
		),
	);
	fill(
		sketch,
		body,
		linear(
			sketch,
			[-146, 0],
			[146, 0],
			[
				[0, ground.shadow, 0.3],
				[0.2, ground.shadow, 0],
				[0.7, ground.shadow, 0.04],
				[1, ground.shadow, 0.4],
			],
		),
	);
	const leather = strapTone(sketch);
	for (const [near, far, curl] of [
		[from, 124, -1],
		[to, 546, 1],
	] as const) {
		const half = width / 2;
		const tip = half * 0.86;
		const strap = closed(
			p`${-half} ${near}c, ${-half * 0.97} ${(near + far) / 2}, ${-tip} ${far}c, 0 ${far + curl * 6}, ${tip} ${far}c, ${half * 0.97} ${(near + far) / 2}, ${half} ${near}c`,
		);
		sketch.out.push('<g transform="translate(9 6)">');
		fill(sketch, strap, ground.shadow, 0.3);
		sketch.out.push("</g>");
		fill(
			sketch,
			strap,
			linear(
				sketch,
				[-half, 0],
				[half, 0],
				[
					[0, leather.deep],
					[0.12, leather.base],
					[0.3, leather.light],
					[0.5, leather.base],
					[0.85, leather.shade],
					[1, leather.deep],
				],
			),
		);
		// Scales, as on fine leather, closer together where the strap turns away.
		let scales = "";
		for (let i = 1; i < 9; i++) {
			const t = 1 - (1 - i / 9) ** 1.5;
			const y = near + (far - near) * t;
			const wide = half - (half - tip) * t - 9;
			scales += `M${n(-wide)} ${n(y)}Q0 ${n(y + curl * 5)} ${n(wide)} ${n(y)}`;
			for (const x of i % 2 ? [-0.5, 0, 0.5] : [-0.25, 0.25])
				scales += `M${n(x * wide * 1.3)} ${n(y)}L${n(x * wide * 1.3)} ${n(near + (far - near) * (1 - (1 - (i + 1) / 9) ** 1.5))}`;
		}
		stroke(sketch, scales, leather.line, 1.5, { opacity: 0.42 });
		stroke(
			sketch,
			`M${-half + 6} ${near}Q${-half * 0.97 + 6} ${(near + far) / 2} ${-tip + 5} ${far}M${half - 6} ${near}Q${half * 0.97 - 6} ${(near + far) / 2} ${tip - 5} ${far}`,
			leather.gleam,
			1.7,
			{ dash: "6 3.600", opacity: 0.9, cap: "butt" },
		);
		fill(
			sketch,
			strap,
			linear(
				sketch,
				[0, near],
				[0, far],
				[
					[0, "#000000", 0.22],
					[0.14, "#000000", 0],
					[0.34, "#ffffff", 0.14],
					[0.6, "#000000", 0.05],
					[1, "#000000", 0.5],
				],
			),
		);
	}
	return body;
}

/** The strap takes the second colour where that is a leather's; a metal's name asks for a strap that suits the case. */
function strapTone(sketch: Sketch): ReturnType<typeof toneOf> {
	if (sketch.pattern !== "solid") return sketch.accent;
	const gold = chromaOf(sketch.tone.base) > 0.05;
	return toneOf(STRAPS[(sketch.style + (gold ? 0 : 1)) % STRAPS.length] ?? "#5a2f20");
}

function hands(sketch: Sketch, size: number, colour: string): void {
	// Ten past ten, as every watch in a window shows.
	const hand = (degrees: number, length: number, width: number) => {
		const shape = `M${-width * 0.4} 14L${-width} ${n(-length * 0.55)}L0 ${-length}L${width} ${n(-length * 0.55)}L${width * 0.4} 14Z`;
		sketch.out.push(`<g transform="translate(3 ${Y + 4}) rotate(${degrees})">`);
		fill(sketch, shape, "#000000", 0.2);
		sketch.out.push(`</g><g transform="translate(0 ${Y}) rotate(${degrees})">`);
		fill(sketch, shape, colour);
		fill(sketch, `M0 14L0 ${-length}L${width} ${n(-length * 0.55)}L${width * 0.4} 14Z`, "#ffffff", 0.28);
		sketch.out.push("</g>");
	};
	hand(-58, size * 0.55, 4.6);
	hand(52, size * 0.8, 3.6);
	fill(sketch, ellipse(0, Y, 5.4), colour);
	fill(sketch, ellipse(-1, Y - 1.4, 2), "#ffffff", 0.8);
}

const signature = (sketch: Sketch, y: number, ink: string = INK): void => {
	fill(sketch, `M-9 ${y}h7l5 12.500l4 -10h-3v-2.500h8.500l-8 20h-5.500z`, ink);
	stroke(sketch, `M-16 ${y + 29}h32`, ink, 1.6, { opacity: 0.8 });
	stroke(sketch, `M-10 ${y + 34}h20`, ink, 1, { opacity: 0.6 });
};

const shapes: Record<string, Draw> = {
	round: (sketch) => {
		const metal = metalTone(sketch.tone.base);
		const dial = DIALS[sketch.style % DIALS.length] as Dial;
		const pillow = mount(sketch, 104, Y - 104, Y + 104);
		const r = 124;
		fill(sketch, ellipse(12, Y + 15, r), groundOf(sketch).shadow, 0.34);
		fill(sketch, ellipse(7, Y + 9, r), groundOf(sketch).shadow, 0.3);
		for (const side of [-1, 1])
			for (const end of [-1, 1]) {
				const lug = closed(
					p`${side * 46} ${Y + end * 106}c, ${side * 51} ${Y + end * 142}, ${side * 62} ${Y + end * 150}, ${side * 74} ${Y + end * 139}, ${side * 84} ${Y + end * 82}c`,
				);
				fill(
					sketch,
					lug,
					linear(
						sketch,
						[side * 40, Y + end * 84],
						[side * 84, Y + end * 150],
						[
							[0, metal.shade],
							[0.26, metal.base],
							[0.5, metal.gleam],
							[0.74, metal.light],
							[1, end * side < 0 ? metal.deep : metal.shade],
						],
					),
				);
				stroke(sketch, lug, metal.line, 1, { opacity: 0.7 });
			}
		// Crown.
		fill(sketch, box(r - 6, Y - 16, 30, 32, 5), linear(sketch, [0, Y - 16], [0, Y + 16], brushed(metal)));
		let notches = "";
		for (let y = -12; y <= 12; y += 4) notches += `M${r + 4} ${Y + y}h19`;
		stroke(sketch, notches, metal.line, 1.3, { opacity: 0.8 });
		fill(sketch, ellipse(0, Y, r), linear(sketch, [-100, Y - 110], [100, Y + 110], brushed(metal)));
		fill(sketch, ellipse(0, Y, r - 9), linear(sketch, [100, Y - 100], [-100, Y + 100], brushed(metal)));
		stroke(sketch, ellipse(0, Y, r - 9), metal.line, 1, { opacity: 0.6 });
		fill(sketch, ellipse(0, Y, r - 21), metal.line);
		const face = r - 23;
		if (sketch.back) {
			caseBack(sketch, metal, ellipse(0, Y, face), face);
			return {
				silhouette: [pillow, ellipse(0, Y, r)],
				box: stage(208, 112),
				stands: true,
				light: 0,
				focus: [0, Y, 260],
			};
		}
		fill(
			sketch,
			ellipse(0, Y, face),
			radial(sketch, -30, Y - 40, face * 1.6, [
				[0, dial.light],
				[0.5, dial.base],
				[1, dial.dark],
			]),
		);
		let rays = "";
		for (let i = 0; i < 72; i++) {
			const a = (i / 72) * Math.PI * 2;
			rays += `M0 ${Y}L${n(Math.cos(a) * face * 0.66)} ${n(Y + Math.sin(a) * face * 0.66)}`;
		}
		stroke(sketch, rays, dial.line, 0.7, { opacity: 0.2 });
		stroke(sketch, ellipse(0, Y, face * 0.68), dial.line, 0.8, { opacity: 0.6 });
		let minutes = "";
		for (let i = 0; i < 60; i++) {
			const a = (i / 60) * Math.PI * 2;
			const from = face * (i % 5 ? 0.92 : 0.9);
			minutes += `M${n(Math.sin(a) * from)} ${n(Y - Math.cos(a) * from)}L${n(Math.sin(a) * face * 0.96)} ${n(Y - Math.cos(a) * face * 0.96)}`;
		}
		stroke(sketch, minutes, dial.ink, 1.1, { cap: "butt" });
		for (let i = 0; i < 12; i++) {
			const [from, to, w] = [face * (i % 3 ? 0.7 : 0.66), face * 0.87, i % 3 ? 2.8 : 4.6];
			sketch.out.push(`<g transform="translate(0 ${Y}) rotate(${i * 30})">`);
			fill(sketch, `M${-w + 1} ${-to + 1.5}h${2 * w}v${n(to - from)}h${-2 * w}z`, "#000000", 0.16);
			fill(sketch, `M${-w} ${-to}h${2 * w}v${n(to - from)}h${-2 * w}z`, metal.deep);
			fill(sketch, `M${-w} ${-to}h${w}v${n(to - from)}h${-w}z`, metal.light);
			sketch.out.push("</g>");
		}
		signature(sketch, Y - 58, dial.ink);
		// A small seconds' dial.
		fill(sketch, ellipse(0, Y + 46, 26), dial.dark, 0.5);
		stroke(sketch, ellipse(0, Y + 46, 26), dial.line, 1);
		let ticks = "";
		for (let i = 0; i < 12; i++) {
			const a = (i * Math.PI) / 6;
			ticks += `M${n(Math.sin(a) * 20)} ${n(Y + 46 - Math.cos(a) * 20)}L${n(Math.sin(a) * 24)} ${n(Y + 46 - Math.cos(a) * 24)}`;
		}
		stroke(sketch, ticks, dial.ink, 1);
		stroke(sketch, `M0 ${Y + 46}L-13 ${Y + 58}`, dial.ink, 1.6);
		hands(sketch, face, dial.ink === INK ? "#23314f" : metal.gleam);
		stroke(sketch, ellipse(0, Y, face), "#000000", 3.4, { opacity: 0.2 });
		crystal(
			sketch,
			closed(p`-86 ${Y - 32}, -54 ${Y - 78}, 8 ${Y - 94}, -26 ${Y - 62}, -62 ${Y - 10}, -82 ${Y + 12}`),
		);
		return {
			silhouette: [pillow, ellipse(0, Y, r)],
			box: stage(208, 112),
			stands: true,
			light: 0,
			focus: [16, Y - 14, 250],
		};
	},

	tank: (sketch) => {
		const metal = metalTone(sketch.tone.base);
		const pillow = mount(sketch, 116, Y - 112, Y + 112);
		const [w, h] = [94, 134];
		const shade = groundOf(sketch).shadow;
		fill(sketch, box(-w + 12, Y - h + 16, w * 2, h * 2, 14), shade, 0.32);
		fill(sketch, box(-w + 6, Y - h + 8, w * 2, h * 2, 14), shade, 0.3);
		// The crown with its blue stone.
		fill(sketch, box(w - 4, Y - 15, 22, 30, 4), linear(sketch, [0, Y - 15], [0, Y + 15], brushed(metal)));
		fill(sketch, closed(p`${w + 17} ${Y - 10}c, ${w + 29} ${Y}, ${w + 17} ${Y + 10}c`), "#27408f");
		fill(sketch, ellipse(w + 20, Y - 3, 2.4), "#ffffff", 0.9);
		fill(
			sketch,
			box(-w + 20, Y - h + 20, w * 2 - 40, h * 2 - 40, 4),
			linear(sketch, [0, Y - h], [0, Y + h], brushed(metal)),
		);
		// The two shafts that make the case and hold the strap.
		for (const side of [-1, 1]) {
			const x = side < 0 ? -w : w - 32;
			fill(sketch, box(x, Y - h, 32, h * 2, 15), linear(sketch, [x, 0], [x + 32, 0], brushed(metal)));
			fill(
				sketch,
				box(x, Y - h, 32, h * 2, 15),
				linear(
					sketch,
					[0, Y - h],
					[0, Y + h],
					[
						[0, metal.line, 0.6],
						[0.08, "#ffffff", 0.4],
						[0.24, "#ffffff", 0],
						[0.8, metal.line, 0.05],
						[1, metal.line, 0.7],
					],
				),
			);
			stroke(sketch, box(x, Y - h, 32, h * 2, 15), metal.line, 1, { opacity: 0.6 });
		}
		const [fw, fh] = [w - 32, h - 36];
		const face = box(-fw, Y - fh, fw * 2, fh * 2, 3);
		if (sketch.back) {
			caseBack(sketch, metal, face, fw);
			return {
				silhouette: [pillow, box(-w, Y - h, w * 2, h * 2, 14)],
				box: stage(208, 112),
				stands: true,
				light: 0,
				focus: [0, Y, 260],
			};
		}
		fill(sketch, face, "#f7f3ea");
		fill(
			sketch,
			face,
			linear(
				sketch,
				[-fw, Y - fh],
				[fw, Y + fh],
				[
					[0, "#ffffff", 0.7],
					[0.5, "#f7f3ea", 0],
					[1, "#b7ab95", 0.6],
				],
			),
		);
		stroke(sketch, face, metal.line, 2);
		const track = (inset: number, width: number) =>
			stroke(
				sketch,
				box(-fw + inset, Y - fh + inset * 1.3, (fw - inset) * 2, (fh - inset * 1.3) * 2, 1),
				INK,
				width,
			);
		track(30, 1);
		track(36, 1);
		numerals(sketch, fw, fh);
		signature(sketch, Y - 46);
		hands(sketch, 66, "#2b4a9a");
		stroke(sketch, face, "#000000", 3, { opacity: 0.16 });
		crystal(sketch, `M${-fw + 6} ${Y + 20}V${Y - fh + 8}H${fw * 0.3}Z`, 0.2);
		return {
			silhouette: [pillow, box(-w, Y - h, w * 2, h * 2, 14)],
			box: stage(208, 112),
			stands: true,
			light: 0,
			focus: [14, Y - 20, 240],
		};
	},
};

/** Roman numerals of strokes, stretched towards the corners as on a rectangular dial. */
function numerals(sketch: Sketch, fw: number, fh: number): void {
	const words = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
	const places: readonly (readonly [number, number])[] = [
		[0, -1],
		[0.52, -1],
		[0.92, -0.56],
		[0.94, 0],
		[0.92, 0.56],
		[0.52, 1],
		[0, 1],
		[-0.52, 1],
		[-0.92, 0.56],
		[-0.94, 0],
		[-0.92, -0.56],
		[-0.52, -1],
	];
	let bold = "";
	let thin = "";
	words.forEach((word, i) => {
		const [px, py] = places[i] as readonly [number, number];
		const flat = Math.abs(py) < 1;
		const [x, y] = [px * (fw - 15), Y + py * (fh - 19)];
		const [sx, sy] = flat ? [0.82, 0.8] : [0.78, 1.1];
		const advance = { I: 6, V: 12, X: 12 } as const;
		const width = [...word].reduce((all, c) => all + advance[c as "I" | "V" | "X"], 0) * sx;
		let at = x - width / 2;
		for (const c of word) {
			const w = advance[c as "I" | "V" | "X"] * sx;
			const [l, r, t, b] = [at + 1.4, at + w - 1.4, y - 10 * sy, y + 10 * sy];
			if (c === "I") bold += `M${n((l + r) / 2)} ${n(t)}V${n(b)}`;
			if (c === "V") {
				bold += `M${n(l)} ${n(t)}L${n((l + r) / 2)} ${n(b)}`;
				thin += `M${n(r)} ${n(t)}L${n((l + r) / 2)} ${n(b)}`;
			}
			if (c === "X") {
				bold += `M${n(l)} ${n(t)}L${n(r)} ${n(b)}`;
				thin += `M${n(r)} ${n(t)}L${n(l)} ${n(b)}`;
			}
			at += w;
		}
	});
	stroke(sketch, bold, INK, 2.6, { cap: "butt" });
	stroke(sketch, thin, INK, 1, { cap: "butt" });
}

function caseBack(sketch: Sketch, metal: Metal, path: string, half: number): void {
	fill(sketch, path, linear(sketch, [-half, Y - half], [half, Y + half], brushed(metal)));
	for (const r of [0.86, 0.62]) stroke(sketch, ellipse(0, Y, half * r), metal.line, 1.4, { opacity: 0.6 });
	for (let i = 0; i < 4; i++) {
		const a = Math.PI / 4 + (i * Math.PI) / 2;
		fill(sketch, ellipse(Math.cos(a) * half * 0.74, Y + Math.sin(a) * half * 0.74, 4), metal.line);
	}
	fill(sketch, `M-20 ${Y - 22}h15l11 28l9 -22h-7v-6h20l-19 46h-12z`, metal.line, 0.75);
}

/** What the glass over the dial shows of the window. */
const crystal = (sketch: Sketch, path: string, opacity = 0.3): void => fill(sketch, path, "#ffffff", opacity);
