import { shift, toneOf } from "../colour.ts";
import { type Anchor, closed, ellipse, n, p } from "../geometry.ts";
import {
	acrossBody,
	cap,
	caustic,
	clear,
	collar,
	downBody,
	label,
	lacquer,
	letter,
	liquid,
	liquidTone,
	meniscus,
	rounded,
	smallPrint,
	turned,
	windowLight,
} from "../glassware.ts";
import { metalTone } from "../polish.ts";
import { type Draw, linear, print, radial, stroke } from "../sketch.ts";

/** Care stands on y = 600 as perfume does. */
export const skincare: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.dropper as Draw))(sketch);

const shapes: Record<string, Draw> = {
	dropper: (sketch) => {
		const metal = metalTone(sketch.accent.base);
		const tone = liquidTone(sketch.tone.base);
		const w = 112;
		const profile: Anchor[] = p`38 306c, 40 322, 60 336, 100 358, 112 392c, 112 584c, 102 600c`;
		const outer = turned(profile);
		caustic(sketch, 0, w, tone);
		clear(sketch, outer, w, shift(sketch.tone.base, -0.1, 0.6), 0.3);
		const level = 396;
		const inner = closed(p`-94 ${level}c, -94 556, -82 570, 82 570, 94 556, 94 ${level}c`);
		liquid(sketch, inner, 94, tone, level, 570);
		meniscus(sketch, 0, level, 94, 9, tone);
		// The base is thick and bends the liquid's colour.
		print(
			sketch,
			"M-112 572V584L-102 600H102L112 584V572Q0 584 -112 572Z",
			downBody(sketch, 570, 600, [
				[0, tone.deep, 0.7],
				[0.24, "#ffffff", 0.85],
				[0.48, tone.light, 0.7],
				[0.72, tone.deep, 0.7],
				[0.88, "#ffffff", 0.85],
				[1, "#4f5753", 0.6],
			]),
		);
		// The pipette, bent by the liquid.
		print(sketch, `M-7 306H7V${level}H-7Z`, "#ffffff", 0.5);
		stroke(sketch, `M-7 306V${level}M7 306V${level}`, "#646c68", 1, { opacity: 0.6 });
		print(sketch, `M-4 ${level}H11V520L6 552H1L-4 520Z`, "#ffffff", 0.34);
		stroke(sketch, `M-4 ${level}V520L1 552H6L11 520V${level}`, "#ffffff", 1.2, { opacity: 0.7 });
		print(sketch, `M-2 470H9V519L5 548H2L-2 519Z`, tone.deep, 0.35);
		stroke(sketch, outer, "#59615d", 1.2, { opacity: 0.5 });
		windowLight(sketch, -90, 404, 19, 150, 0.72);
		print(sketch, closed(p`-84 372, -54 348, -40 346, -66 364, -90 390`), "#ffffff", 0.75);
		if (sketch.back) smallPrint(sketch, 0, 450, 96);
		else label(sketch, 4, 430, 104, 112);
		collar(sketch, 0, 252, 88, 56, metal);
		let notches = "";
		for (let i = 1; i < 20; i++) {
			const x = Math.sin((i / 20) * Math.PI - Math.PI / 2) * 44;
			notches += `M${n(x)} 262V304`;
		}
		stroke(sketch, notches, metal.line, 1.1, { opacity: 0.4 });
		const rubber = {
			...toneOf("#2a2522"),
			gleam: "#857c74",
			light: "#4a423c",
			deep: "#0d0b0a",
			shade: "#1b1715",
		};
		rounded(
			sketch,
			turned(p`0 126, 22 132, 31 164, 30 226, 36 240, 36 254c`),
			36,
			rubber,
			0.5,
			0,
			[126, 254],
		);
		stroke(sketch, "M-35 242Q0 250 35 242", "#6d645c", 1.4, { opacity: 0.7 });
		return {
			silhouette: [outer, turned(p`0 126, 31 164, 44 254, 44 306c`)],
			box: [-w, 124, w + 34, 600],
			stands: true,
			light: 0,
			focus: [-20, 370, 220],
		};
	},

	/** A heavy jar of glass; its lid leans against it, so that one sees the cream. */
	jar: (sketch) => {
		const metal = metalTone(sketch.accent.base);
		const tone = liquidTone(sketch.tone.base);
		const cream = toneOf("#f6efe4");
		const w = 168;
		const [top, tip] = [404, 30];
		caustic(sketch, -8, w, tone);
		// The lid, on its edge behind.
		sketch.out.push('<g transform="translate(150 454) rotate(17)">');
		print(sketch, ellipse(-10, 2, 138, 140), metal.line);
		print(
			sketch,
			ellipse(-6, 1, 138, 140),
			acrossBody(sketch, 146, [
				[0, metal.deep],
				[0.2, metal.gleam],
				[0.5, metal.shade],
				[0.8, metal.light],
				[1, metal.line],
			]),
		);
		print(
			sketch,
			ellipse(0, 0, 138, 140),
			linear(
				sketch,
				[-110, -120],
				[120, 120],
				[
					[0, metal.light],
					[0.18, metal.gleam],
					[0.34, metal.base],
					[0.52, metal.shade],
					[0.66, metal.light],
					[0.82, metal.base],
					[1, metal.deep],
				],
			),
		);
		stroke(sketch, ellipse(0, 0, 126, 128), metal.deep, 1.2, { opacity: 0.7 });
		stroke(sketch, ellipse(0.8, 1.2, 126, 128), metal.gleam, 1, { opacity: 0.8 });
		print(sketch, letter(4, -38, 62), metal.deep, 0.55);
		print(sketch, letter(5, -36.5, 62), metal.gleam, 0.35);
		sketch.out.push("</g>");
		const outer = `M${-w} ${top}V560Q${-w} 588 ${-w + 34} 596Q0 612 ${w - 34} 596Q${w} 588 ${w} 560V${top}Z`;
		clear(sketch, outer, w, shift(sketch.tone.base, -0.08, 0.7), 0.5);
		const cup = `M${-w + 20} ${top + 14}V520C${-w + 24} 556 -70 566 0 566C70 566 ${w - 24} 556 ${w - 20} 520V${top + 14}Z`;
		print(
			sketch,
			cup,
			acrossBody(sketch, w - 20, [
				[0, cream.deep],
				[0.08, cream.shade],
				[0.26, "#fffdf8"],
				[0.5, cream.base],
				[0.82, cream.shade],
				[0.95, cream.deep],
				[1, cream.shade],
			]),
		);
		// The glass takes the shade of the colour, most where it is thick.
		print(
			sketch,
			outer,
			downBody(sketch, top, 604, [
				[0, tone.light, 0.14],
				[0.6, tone.base, 0.28],
				[0.84, tone.shade, 0.5],
				[1, tone.deep, 0.55],
			]),
		);
		print(
			sketch,
			`M${-w + 4} 566Q${-w + 10} 588 ${-w + 36} 593Q0 609 ${w - 36} 593Q${w - 10} 588 ${w - 4} 566Q0 592 ${-w + 4} 566Z`,
			downBody(sketch, 562, 606, [
				[0, tone.deep, 0.65],
				[0.2, "#ffffff", 0.95],
				[0.42, tone.light, 0.8],
				[0.64, tone.deep, 0.6],
				[0.84, "#ffffff", 0.85],
				[1, tone.line, 0.6],
			]),
		);
		// The open mouth with a swirl of cream.
		print(sketch, ellipse(0, top, w, tip), "#ffffff", 0.85);
		print(
			sketch,
			ellipse(0, top, w, tip),
			linear(
				sketch,
				[-w, top - tip],
				[w, top + tip],
				[
					[0, "#8d9692", 0.5],
					[0.3, "#ffffff", 0.6],
					[0.6, "#a5ada9", 0.3],
					[1, "#6f7874", 0.6],
				],
			),
		);
		print(sketch, ellipse(0, top + 2, w - 17, tip - 6), cream.shade);
		print(
			sketch,
			ellipse(0, top + 6, w - 22, tip - 9),
			linear(
				sketch,
				[-w, top - 20],
				[w, top + 30],
				[
					[0, "#fffdf8"],
					[0.5, cream.base],
					[1, cream.shade],
				],
			),
		);
		const swirl = closed(
			p`-96 ${top + 6}, -40 ${top - 16}, 34 ${top - 24}, 62 ${top - 38}c, 76 ${top - 10}, 104 ${top + 4}, 60 ${top + 18}, -30 ${top + 20}`,
		);
		print(
			sketch,
			swirl,
			linear(
				sketch,
				[-80, top - 30],
				[100, top + 24],
				[
					[0, "#ffffff"],
					[0.45, cream.base],
					[0.8, cream.shade],
					[1, cream.deep],
				],
			),
		);
		stroke(
			sketch,
			closed(
				p`-70 ${top + 4}, -10 ${top - 10}, 50 ${top - 22}, 64 ${top - 4}, 20 ${top + 8}, -30 ${top + 10}`,
			),
			cream.deep,
			2.6,
			{ opacity: 0.34 },
		);
		stroke(sketch, `M-60 ${top + 2}Q-4 ${top - 12} 52 ${top - 26}`, "#ffffff", 5, { opacity: 0.8 });
		stroke(sketch, `M${-w} ${top}A${w} ${tip} 0 0 0 ${w} ${top}`, "#ffffff", 4, { opacity: 0.95 });
		stroke(sketch, `M${-w} ${top + 5}A${w} ${tip} 0 0 0 ${w} ${top + 5}`, "#59615d", 1.2, { opacity: 0.5 });
		stroke(sketch, `M${-w} ${top + 26}A${w} ${tip} 0 0 0 ${w} ${top + 26}`, "#59615d", 1, { opacity: 0.35 });
		stroke(sketch, outer, "#59615d", 1.2, { opacity: 0.45 });
		windowLight(sketch, -w + 22, top + 38, 22, 122, 0.75);
		if (sketch.back) smallPrint(sketch, 0, 488, 130);
		else {
			print(sketch, letter(0, 476, 46), "#2a231d", 0.88);
			stroke(sketch, "M-46 538H46", "#2a231d", 2.2, { opacity: 0.75, cap: "butt" });
			stroke(sketch, "M-30 549H30", "#2a231d", 1.4, { opacity: 0.6, cap: "butt" });
		}
		return {
			silhouette: [outer, ellipse(150, 454, 140)],
			box: [-w, 312, 292, 604],
			stands: true,
			light: 0,
			focus: [-20, 440, 250],
		};
	},

	/** A tube of soft metal, pressed a little. */
	tube: (sketch) => {
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
		// Dents and the flattening towards the fold.
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
		// The fold, turned over twice and pressed.
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
		// The band of paper colour and the print.
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
		// Shoulder, neck and a milled cap that it stands on.
		cap(sketch, 0, 498, 152, 98, metal, 0.06);
		let notches = "";
		for (let i = 1; i < 30; i++) {
			const x = Math.sin((i / 30) * Math.PI - Math.PI / 2) * 76;
			notches += `M${n(x)} 512V592`;
		}
		stroke(sketch, notches, metal.line, 1.4, { opacity: 0.4 });
		stroke(sketch, "M-76 506Q0 516 76 506", lacquer.line, 1.2, { opacity: 0.4 });
		return { silhouette: [body], box: [-116, 102, 116, 600], stands: true, light: 0, focus: [-30, 214, 210] };
	},
};
