import { shift, type Tone } from "../colour.ts";
import { closed, ellipse, n, p } from "../geometry.ts";
import {
	acrossBody,
	cap,
	caustic,
	clear,
	collar,
	downBody,
	label,
	lacquerOf,
	letter,
	liquid,
	liquidTone,
	meniscus,
	smallPrint,
	turned,
	windowLight,
} from "../glassware.ts";
import { metalTone } from "../polish.ts";
import { box } from "../rounded-box.ts";
import { type Draw, linear, print, radial, type Sketch, stroke } from "../sketch.ts";

/** Bottles stand on y = 600. */
export const perfume: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.flacon as Draw))(sketch);

/** The tube of the atomiser; the liquid bends it aside. */
function dip(sketch: Sketch, from: number, level: number, to: number): void {
	stroke(sketch, `M0 ${from}V${level}`, "#ffffff", 7, { opacity: 0.5, cap: "butt" });
	stroke(sketch, `M-3.500 ${from}V${level}M3.500 ${from}V${level}`, "#6b726f", 0.9, {
		opacity: 0.5,
		cap: "butt",
	});
	stroke(sketch, `M4 ${level}Q5 ${(level + to) / 2} 10 ${to}`, "#ffffff", 6, { opacity: 0.3, cap: "butt" });
	stroke(sketch, `M1 ${level}Q2 ${(level + to) / 2} 7 ${to}`, "#ffffff", 1.1, { opacity: 0.6, cap: "butt" });
}

/** Caps of metal, or of the house's lacquer. */
const capOf = (sketch: Sketch): Tone =>
	sketch.style % 2 === 0 ? metalTone(sketch.accent.base) : lacquerOf({ ...sketch, style: sketch.style >> 1 });

const shapes: Record<string, Draw> = {
	/** A block of crystal with cut edges. */
	flacon: (sketch) => {
		const metal = metalTone(sketch.accent.base);
		const tone = liquidTone(sketch.tone.base);
		const [w, top, floor] = [142, 292, 600];
		const outer = box(-w, top, w * 2, floor - top, 16);
		const [iw, itop, ibottom] = [108, top + 30, floor - 54];
		const chamber = box(-iw, itop, iw * 2, ibottom - itop, 12);
		caustic(sketch, 0, w, tone);
		print(sketch, outer, "#ffffff", 0.34);
		// Each cut edge bends another part of the room.
		const bevel = (
			points: string,
			from: readonly [number, number],
			to: readonly [number, number],
			flip = false,
		) =>
			print(
				sketch,
				points,
				linear(sketch, from, to, [
					[0, flip ? "#8b948f" : "#ffffff", flip ? 0.7 : 0.95],
					[0.16, "#737c78", 0.5],
					[0.3, "#ffffff", 0.75],
					[0.52, tone.light, 0.55],
					[0.72, flip ? tone.deep : tone.base, 0.6],
					[0.86, "#ffffff", flip ? 0.5 : 0.8],
					[1, tone.deep, 0.5],
				]),
			);
		bevel(
			`M${-w} ${top + 14}Q${-w} ${top} ${-w + 12} ${top}L${-iw} ${itop}V${ibottom}L${-w + 12} ${floor}Q${-w} ${floor} ${-w} ${floor - 14}Z`,
			[-w, 0],
			[-iw, 0],
		);
		bevel(
			`M${w} ${top + 14}Q${w} ${top} ${w - 12} ${top}L${iw} ${itop}V${ibottom}L${w - 12} ${floor}Q${w} ${floor} ${w} ${floor - 14}Z`,
			[w, 0],
			[iw, 0],
			true,
		);
		print(
			sketch,
			`M${-w + 12} ${top}H${w - 12}L${iw} ${itop}H${-iw}Z`,
			downBody(sketch, top, itop, [
				[0, "#ffffff", 0.95],
				[0.3, "#a5ada9", 0.35],
				[0.7, "#ffffff", 0.6],
				[1, "#7b8480", 0.4],
			]),
		);
		print(
			sketch,
			`M${-w + 12} ${floor}H${w - 12}L${iw} ${ibottom}H${-iw}Z`,
			downBody(sketch, ibottom, floor, [
				[0, tone.line, 0.75],
				[0.1, tone.base, 0.85],
				[0.28, tone.gleam, 0.9],
				[0.42, tone.light, 0.8],
				[0.56, tone.deep, 0.75],
				[0.66, "#ffffff", 0.9],
				[0.8, tone.light, 0.6],
				[0.92, tone.deep, 0.6],
				[1, "#4f5753", 0.7],
			]),
		);
		print(
			sketch,
			closed(p`20 ${floor - 8}c, 104 ${floor - 10}c, 78 ${floor - 40}c, 40 ${floor - 38}c`),
			"#ffffff",
			0.45,
		);
		clear(sketch, chamber, iw, "#9aa39f", 0.3);
		const level = itop + 38;
		liquid(sketch, box(-iw, level, iw * 2, ibottom - level, 10), iw, tone, level, ibottom);
		meniscus(sketch, 0, level, iw, 6, tone);
		dip(sketch, itop, level, ibottom - 22);
		for (const [x, y] of [
			[-1, 1],
			[1, 1],
			[-1, -1],
			[1, -1],
		] as const)
			stroke(
				sketch,
				`M${x * (w - 5)} ${y > 0 ? floor - 5 : top + 5}L${x * iw} ${y > 0 ? ibottom : itop}`,
				"#ffffff",
				1.8,
				{ opacity: 0.85 },
			);
		stroke(sketch, chamber, "#ffffff", 1.6, { opacity: 0.55 });
		windowLight(sketch, -iw + 12, itop + 8, 24, 176, 0.62);
		stroke(sketch, outer, "#59615d", 1.3, { opacity: 0.6 });
		stroke(sketch, `M${-w + 2} ${top + 20}V${floor - 30}`, "#ffffff", 2, { opacity: 0.9 });
		if (sketch.back) smallPrint(sketch, 0, 452, 96);
		else label(sketch, 6, 420, 108, 100);
		collar(sketch, 0, top - 22, 76, 22, metal);
		// A block of lacquer or metal for a stopper, its edges cut as well.
		const coat = capOf(sketch);
		const [ch, ct] = [62, 142];
		print(
			sketch,
			box(-ch, ct, ch * 2, top - 22 - ct, 5),
			acrossBody(sketch, ch, [
				[0, coat.deep],
				[0.09, coat.light],
				[0.1, coat.base],
				[0.4, coat.light],
				[0.62, coat.shade],
				[0.9, coat.base],
				[0.91, coat.deep],
				[1, coat.line],
			]),
		);
		print(
			sketch,
			box(-ch + 12, ct + 12, ch * 2 - 24, top - 46 - ct, 2),
			linear(
				sketch,
				[-ch, ct],
				[ch, top],
				[
					[0, coat.gleam],
					[0.34, coat.light],
					[0.36, coat.base],
					[0.6, coat.shade],
					[0.62, coat.light],
					[0.8, coat.base],
					[1, coat.deep],
				],
			),
		);
		stroke(sketch, `M${-ch + 12} ${ct + 12}H${ch - 12}`, coat.gleam, 1.6);
		print(sketch, `M${-ch} ${ct + 3}L${-ch + 12} ${ct + 12}H${ch - 12}L${ch} ${ct + 3}Z`, coat.gleam, 0.8);
		if (!sketch.back)
			print(sketch, letter(0, ct + 32, 30), sketch.style % 2 === 0 ? coat.line : metal.base, 0.9);
		return {
			silhouette: [outer, box(-ch, ct, ch * 2, 130, 5)],
			box: [-w, ct, w + 34, 600],
			stands: true,
			light: 0,
			focus: [-36, 330, 220],
		};
	},

	/** A moon of glass under a crystal ball. */
	round: (sketch) => {
		const metal = metalTone(sketch.accent.base);
		const tone = liquidTone(sketch.tone.base);
		const [cx, cy, r] = [0, 450, 152];
		const outer = closed(
			p`-40 ${cy - r + 8}c, -110 ${cy - 104}, -152 ${cy}, -112 ${cy + 102}, -62 600c, 62 600c, 112 ${cy + 102}, 152 ${cy}, 110 ${cy - 104}, 40 ${cy - r + 8}c`,
		);
		caustic(sketch, 0, 140, tone);
		print(sketch, outer, "#ffffff", 0.3);
		print(
			sketch,
			outer,
			radial(sketch, cx, cy, r, [
				[0, "#ffffff", 0],
				[0.78, tone.light, 0.25],
				[0.84, tone.deep, 0.5],
				[0.88, "#ffffff", 0.65],
				[0.94, tone.light, 0.5],
				[0.97, "#ffffff", 0.85],
				[1, "#5c6460", 0.75],
			]),
		);
		print(
			sketch,
			`M-62 600L-48 582H48L62 600Z`,
			downBody(sketch, 580, 600, [
				[0, tone.deep, 0.8],
				[0.4, "#ffffff", 0.9],
				[0.7, tone.light, 0.7],
				[1, tone.line, 0.7],
			]),
		);
		const ir = 118;
		const lens = ellipse(cx, cy, ir);
		clear(sketch, lens, ir, "#9aa39f", 0.25);
		const level = cy - 58;
		const half = Math.sqrt(ir * ir - 58 * 58);
		const full = `M${n(-half)} ${level}A${ir} ${ir} 0 1 0 ${n(half)} ${level}Z`;
		liquid(sketch, full, ir, tone, level, cy + ir);
		print(
			sketch,
			full,
			radial(sketch, cx - 20, cy - 20, ir * 1.15, [
				[0, tone.gleam, 0.18],
				[0.6, tone.base, 0],
				[0.88, tone.deep, 0.5],
				[1, tone.line, 0.6],
			]),
		);
		meniscus(sketch, 0, level, half, 7, tone);
		dip(sketch, cy - ir + 4, level, cy + 84);
		// Rays cut into the glass, from the middle out.
		let cuts = "";
		for (let i = 0; i < 48; i++) {
			const a = (i / 48) * Math.PI * 2;
			if (Math.sin(a) > 0.93) continue;
			cuts += `M${n(Math.cos(a) * 124)} ${n(cy + Math.sin(a) * 124)}L${n(Math.cos(a) * 140)} ${n(cy + Math.sin(a) * 140)}`;
		}
		sketch.out.push('<g transform="translate(1.6 1.600)">');
		stroke(sketch, cuts, "#5c6460", 2.4, { opacity: 0.35 });
		sketch.out.push("</g>");
		stroke(sketch, cuts, "#ffffff", 2.4, { opacity: 0.85 });
		print(
			sketch,
			closed(
				p`-104 ${cy - 20}, -84 ${cy - 72}, -44 ${cy - 104}, -62 ${cy - 66}, -80 ${cy - 10}, -92 ${cy + 26}`,
			),
			"#ffffff",
			0.5,
		);
		print(
			sketch,
			closed(p`60 ${cy + 92}, 98 ${cy + 50}, 108 ${cy + 6}, 100 ${cy + 60}, 70 ${cy + 94}`),
			"#ffffff",
			0.45,
		);
		if (sketch.back) smallPrint(sketch, 0, cy - 8, 84);
		else {
			print(sketch, ellipse(1.5, cy + 14, 50), "#000000", 0.14);
			print(
				sketch,
				ellipse(0, cy + 12, 50),
				linear(
					sketch,
					[-50, cy - 38],
					[50, cy + 62],
					[
						[0, metal.gleam],
						[0.3, metal.light],
						[0.5, metal.base],
						[0.7, metal.deep],
						[0.85, metal.light],
						[1, metal.shade],
					],
				),
			);
			stroke(sketch, ellipse(0, cy + 12, 44), metal.line, 1, { opacity: 0.6 });
			print(sketch, letter(0, cy - 8, 38), metal.line, 0.9);
		}
		collar(sketch, 0, cy - r - 16, 74, 26, metal);
		stopper(sketch, 0, cy - r - 66, 58, tone);
		return {
			silhouette: [outer, ellipse(0, cy - r - 66, 58)],
			box: [-148, cy - r - 126, 176, 600],
			stands: true,
			light: 0,
			focus: [-30, 340, 230],
		};
	},

	/** A fluted column with a gold cap as tall as its shoulder is wide. */
	tall: (sketch) => {
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
		// Flutes: narrower towards the sides, each with its own dark and bright.
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
		fluted(sketch, 0, 42, 80, top - 62, capOf(sketch));
		return {
			silhouette: [outer, box(-40, 42, 80, 150, 5)],
			box: [-w, 38, w + 32, 600],
			stands: true,
			light: 0,
			focus: [-10, 250, 190],
		};
	},
};

/** A cap with a milled side. */
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

/** A ball of cut crystal: it turns the room upside down. */
function stopper(sketch: Sketch, x: number, y: number, r: number, tone: Tone): void {
	const ball = ellipse(x, y, r);
	print(sketch, ball, "#e9edeb", 0.92);
	print(
		sketch,
		ball,
		downBody(sketch, y - r, y + r, [
			[0, "#8d9692", 0.75],
			[0.3, "#c9d0cc", 0.4],
			[0.55, "#ffffff", 0.5],
			[0.8, tone.light, 0.45],
			[1, tone.base, 0.6],
		]),
	);
	for (let i = 0; i < 10; i++) {
		const a = (i / 10) * Math.PI * 2 + 0.3;
		const b = a + Math.PI / 5;
		const at = (angle: number, by: number) =>
			`${n(x + Math.cos(angle) * r * by)} ${n(y + Math.sin(angle) * r * by)}`;
		print(
			sketch,
			`M${at(a, 1)}L${at((a + b) / 2, 0.6)}L${at(b, 1)}Z`,
			i % 3 === 0 ? "#5f6864" : "#ffffff",
			i % 3 === 0 ? 0.32 : 0.4,
		);
		print(
			sketch,
			`M${at((a + b) / 2, 0.6)}L${at(b, 1)}L${at((a + b) / 2 + Math.PI / 5, 0.6)}Z`,
			i % 2 ? tone.light : "#8b948f",
			0.34,
		);
		print(
			sketch,
			`M${at((a + b) / 2, 0.6)}L${at((a + b) / 2 + Math.PI / 5, 0.6)}L${at(0, 0)}Z`,
			i % 4 === 1 ? "#ffffff" : shift("#8b948f", i * 0.02),
			i % 4 === 1 ? 0.7 : 0.22,
		);
	}
	stroke(sketch, ball, "#59615d", 1.2, { opacity: 0.5 });
	print(sketch, ellipse(x - r * 0.36, y - r * 0.42, r * 0.2, r * 0.14), "#ffffff", 0.95);
}
