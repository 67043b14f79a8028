import { shift } from "../../colour.ts";
import { closed, ellipse, n, p } from "../../geometry.ts";
import { letter } from "../../parts/labels.ts";
import { metalTone } from "../../parts/polish.ts";
import { chooseGround } from "../../parts/props.ts";
import { type Draw, linear, print, radial, stroke } from "../../sketch.ts";

export const compact: Draw = (sketch) => {
	const metal = metalTone(sketch.accent.base);
	const { tone } = sketch;
	const [cx, r] = [0, 212];
	const [my, mr] = [250, 206];
	const squash = 0.92;
	print(sketch, ellipse(cx + 7, my + 2, mr + 3, mr * squash + 3), metal.line);
	print(
		sketch,
		ellipse(cx, my, mr, mr * squash),
		linear(
			sketch,
			[-180, my - 180],
			[180, my + 180],
			[
				[0, metal.light],
				[0.12, metal.gleam],
				[0.25, metal.base],
				[0.38, metal.deep],
				[0.5, metal.light],
				[0.62, metal.gleam],
				[0.74, metal.shade],
				[0.88, metal.light],
				[1, metal.deep],
			],
		),
	);
	stroke(sketch, ellipse(cx, my, mr - 8, (mr - 8) * squash), metal.line, 1.4, { opacity: 0.7 });
	if (sketch.back) {
		let rays = "";
		for (let i = 0; i < 120; i++) {
			const a = (i / 120) * Math.PI * 2;
			rays += `M${n(Math.cos(a) * 60)} ${n(my + Math.sin(a) * 60 * squash)}L${n(Math.cos(a + 0.05) * 190)} ${n(my + Math.sin(a + 0.05) * 190 * squash)}`;
		}
		stroke(sketch, rays, metal.line, 1.1, { opacity: 0.35 });
		print(sketch, letter(0, my - 34, 66), metal.line, 0.7);
	} else {
		const glass = ellipse(cx, my, mr - 18, (mr - 18) * squash);
		const { wall, lit } = chooseGround(sketch);
		print(
			sketch,
			glass,
			linear(
				sketch,
				[-60, my - 176],
				[70, my + 180],
				[
					[0, shift(lit, 0.02)],
					[0.4, wall],
					[0.66, shift(wall, -0.07)],
					[0.7, shift(wall, -0.16)],
					[1, shift(wall, -0.26)],
				],
			),
		);
		const niche = `M-74 ${my + 96}V${my - 34}A70 64 0 0 1 66 ${my - 34}V${my + 96}Z`;
		print(
			sketch,
			niche,
			linear(
				sketch,
				[-74, 0],
				[66, 0],
				[
					[0, shift(wall, -0.15)],
					[0.16, shift(wall, -0.09)],
					[0.5, shift(wall, -0.045)],
					[1, shift(wall, -0.02)],
				],
			),
		);
		print(
			sketch,
			glass,
			radial(sketch, -96, my - 112, 210, [
				[0, "#ffffff", 0.95],
				[0.3, "#ffffff", 0.5],
				[1, "#ffffff", 0],
			]),
		);
		print(
			sketch,
			glass,
			linear(
				sketch,
				[-150, my - 120],
				[170, my + 120],
				[
					[0.5, "#ffffff", 0],
					[0.56, "#ffffff", 0.26],
					[0.7, "#ffffff", 0.12],
					[0.72, "#ffffff", 0],
					[0.75, "#ffffff", 0.16],
					[0.78, "#ffffff", 0],
				],
			),
		);
		print(sketch, ellipse(6, my + 128, 104, 25), metal.light);
		print(sketch, ellipse(6, my + 129, 98, 21), shift(tone.base, -0.05));
		print(sketch, ellipse(6, my + 126, 92, 17), shift(tone.base, 0.02));
		stroke(sketch, glass, metal.line, 2, { opacity: 0.6 });
		stroke(sketch, ellipse(cx - 0.8, my - 1, mr - 20, (mr - 20) * squash), "#ffffff", 1.4, { opacity: 0.8 });
	}
	for (const [x, w] of [
		[-36, 30],
		[0, 34],
		[36, 30],
	] as const)
		print(
			sketch,
			`M${x - w / 2} 432h${w}v24h${-w}z`,
			linear(
				sketch,
				[0, 432],
				[0, 456],
				[
					[0, metal.shade],
					[0.3, metal.gleam],
					[0.55, metal.base],
					[1, metal.line],
				],
			),
		);
	const [by, tip] = [520, 0.36];
	const side = `M${-r} ${by}V${by + 22}A${r} ${n(r * tip * 0.78)} 0 0 0 ${r} ${by + 22}V${by}Z`;
	print(
		sketch,
		side,
		linear(
			sketch,
			[-r, 0],
			[r, 0],
			[
				[0, metal.line],
				[0.05, metal.light],
				[0.16, metal.gleam],
				[0.3, metal.base],
				[0.46, metal.deep],
				[0.55, metal.light],
				[0.7, metal.base],
				[0.84, metal.line],
				[0.93, metal.gleam],
				[1, metal.deep],
			],
		),
	);
	print(
		sketch,
		ellipse(0, by, r, r * tip),
		linear(
			sketch,
			[-160, by - 70],
			[160, by + 70],
			[
				[0, metal.gleam],
				[0.2, metal.light],
				[0.42, metal.base],
				[0.6, metal.gleam],
				[0.8, metal.shade],
				[1, metal.deep],
			],
		),
	);
	const pan = (grow: number, dy: number) => ellipse(0, by + dy, 178 + grow, (178 + grow) * tip);
	print(sketch, pan(4, 0), metal.line);
	print(sketch, pan(1, 2), shift(tone.base, -0.14));
	print(
		sketch,
		pan(-1, 5),
		linear(
			sketch,
			[-150, by - 50],
			[150, by + 60],
			[
				[0, shift(tone.base, -0.05)],
				[0.3, shift(tone.base, 0.035)],
				[0.7, shift(tone.base, 0.004)],
				[1, shift(tone.base, -0.045)],
			],
		),
	);
	let rays = "";
	for (let i = 0; i < 64; i++) {
		const a = (i / 64) * Math.PI * 2;
		rays += `M${n(Math.cos(a) * 104)} ${n(by + 5 + Math.sin(a) * 104 * tip)}L${n(Math.cos(a) * 166)} ${n(by + 5 + Math.sin(a) * 166 * tip)}`;
	}
	stroke(sketch, rays, shift(tone.base, -0.09), 3.2, { opacity: 0.5 });
	sketch.out.push('<g transform="translate(-1.200 -1)">');
	stroke(sketch, rays, shift(tone.base, 0.1), 1.4, { opacity: 0.8 });
	sketch.out.push("</g>");
	for (const rr of [98, 170]) {
		stroke(sketch, ellipse(0, by + 5, rr, rr * tip), shift(tone.base, -0.1), 2.6, { opacity: 0.5 });
		stroke(sketch, ellipse(-0.8, by + 6.6, rr, rr * tip), shift(tone.base, 0.1), 1.3, { opacity: 0.7 });
	}
	sketch.out.push(`<g transform="translate(0 ${by + 5}) scale(1 ${tip + 0.12})">`);
	print(sketch, letter(1.5, -46, 104), shift(tone.base, -0.12), 0.6);
	print(sketch, letter(-1, -50, 104), shift(tone.base, 0.09), 0.75);
	sketch.out.push("</g>");
	let dust = "";
	for (let i = 0; i < 26; i++) {
		const x = sketch.random.between(-196, 196);
		const y = by + 12 + sketch.random.between(0, 50) * Math.sqrt(1 - (x / 205) ** 2);
		dust += ellipse(x, y, sketch.random.between(0.7, 1.8));
	}
	print(sketch, dust, shift(tone.base, -0.03), 0.7);
	stroke(sketch, `M${-r} ${by}A${r} ${n(r * tip)} 0 0 0 ${r} ${by}`, metal.gleam, 2, { opacity: 0.85 });
	print(sketch, closed(p`-20 ${by + 72}c, 20 ${by + 72}c, 17 ${by + 92}c, -17 ${by + 92}c`), metal.light);
	print(sketch, closed(p`-20 ${by + 72}c, 20 ${by + 72}c, 19 ${by + 78}c, -19 ${by + 78}c`), metal.gleam);
	return {
		silhouette: [ellipse(cx, my, mr, mr * squash), side],
		box: [-r, 58, r + 2, 602],
		stands: true,
		light: 0,
		focus: [40, 480, 260],
	};
};
