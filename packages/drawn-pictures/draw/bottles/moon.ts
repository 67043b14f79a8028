import { shift, type Tone } from "../colour.ts";
import { closed, ellipse, n, p } from "../geometry.ts";
import { collar } from "../parts/caps.ts";
import { caustic, clear, downBody, liquid, liquidTone, meniscus } from "../parts/glassware.ts";
import { letter, smallPrint } from "../parts/labels.ts";
import { metalTone } from "../parts/polish.ts";
import { type Draw, linear, print, radial, type Sketch, stroke } from "../sketch.ts";
import { dip } from "./parts.ts";
export const moon: Draw = (sketch) => {
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
};

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
