import { shift } from "../../colour.ts";
import { type Anchor, closed, line, n, p } from "../../geometry.ts";
import { lay } from "../../parts/cloth.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { metalTone } from "../../parts/polish.ts";
import { bust } from "../../parts/props.ts";
import { cloth, type Draw, linear, print, type Sketch, stroke } from "../../sketch.ts";
import { carre } from "./carre.ts";

export const scarf: Draw = (sketch) => (shapes[sketch.cut] ?? carre)(sketch);

export function tassels(sketch: Sketch, end: Panel, long: number, from = 0, to = 1): void {
	const { tone, random } = sketch;
	const count = Math.max(5, Math.round((end.width(1) * (to - from)) / 13));
	let twists = "";
	let lit = "";
	for (let i = 0; i <= count; i++) {
		const [x, y] = end.at(from + ((to - from) * (i + 0.02)) / (count + 0.04), 1);
		const sway = random.between(-6, 6);
		const tip = long * random.between(0.9, 1.06);
		const path = `M${n(x)} ${n(y - 3)}C${n(x + sway * 0.1)} ${n(y + tip * 0.4)} ${n(x + sway)} ${n(y + tip * 0.6)} ${n(x + sway)} ${n(y + tip)}`;
		stroke(sketch, path, tone.shade, 7.6);
		stroke(sketch, path, tone.base, 6.2);
		for (let k = 0.08; k < 0.96; k += 7 / tip) {
			const px = x + sway * k ** 1.5;
			const py = y + tip * k;
			twists += `M${n(px - 2.8)} ${n(py + 2)}l5.600 -4`;
		}
		lit += `M${n(x - 1.8)} ${n(y)}C${n(x + sway * 0.1 - 1.8)} ${n(y + tip * 0.4)} ${n(x + sway - 1.8)} ${n(y + tip * 0.6)} ${n(x + sway - 1.6)} ${n(y + tip * 0.94)}`;
	}
	stroke(sketch, twists, tone.line, 1.2, { opacity: 0.5 });
	stroke(sketch, lit, tone.gleam, 1.6, { opacity: 0.35 });
}

const shapes: Record<string, Draw> = {
	long: (sketch) => {
		const brass = metalTone("#b59a6a");
		const tail = (
			left: readonly Anchor[],
			right: readonly Anchor[],
			top: readonly Anchor[],
			bottom: readonly Anchor[],
			us: readonly number[],
		): Panel => {
			const one = panel({ left, right, top, bottom });
			lay(sketch, one, {
				round: 1.1,
				dark: us.map((u, i) => ({
					from: [0.5 + (u - 0.5) * 0.8, 0.01] as const,
					to: [u + 0.02, i % 2 ? 0.96 : 0.72] as const,
					width: i % 2 ? 15 : 24,
					shape: "top" as const,
				})),
				light: us.slice(0, -1).map((u, i) => ({
					from: [0.5 + (u - 0.4) * 0.8, 0.04] as const,
					to: [u + 0.13, i % 2 ? 0.7 : 0.94] as const,
					width: 13,
					shape: "top" as const,
				})),
			});
			return one;
		};
		const behind = tail(
			p`-4 128, 18 240, 34 480, 40 764`,
			p`62 128, 118 220, 166 470, 186 752`,
			p`-4 128, 28 112, 62 128`,
			p`40 764, 112 768, 186 752`,
			[0.2, 0.42, 0.62, 0.84],
		);
		tassels(sketch, behind, 74);
		print(sketch, closed(p`-4 128, 30 200, 60 420, 66 690, 30 700, 10 400`), sketch.tone.line, 0.2);
		const front = tail(
			p`-66 130, -112 250, -152 470, -168 680`,
			p`34 126, 40 240, 34 460, 26 690`,
			p`-66 130, -18 108, 34 126`,
			p`-168 680, -70 698, 26 690`,
			[0.14, 0.34, 0.56, 0.8],
		);
		tassels(sketch, front, 74);
		const roll = panel({
			left: p`-30 82, -58 104, -68 150`,
			right: p`34 80, 58 102, 64 142`,
			top: p`-30 82, 2 72, 34 80`,
			bottom: p`-68 150, -20 126, 20 124, 64 142`,
		});
		lay(sketch, roll, {
			round: 0.9,
			dark: [0.2, 0.46, 0.74].map((u) => ({
				from: [u, 0.98],
				to: [0.5 + (u - 0.5) * 0.6, 0.1],
				width: 10,
				shape: "top",
			})),
		});
		print(
			sketch,
			roll.outline,
			linear(
				sketch,
				[-60, 70],
				[64, 150],
				[
					[0, sketch.tone.gleam, 0.3],
					[0.5, sketch.tone.gleam, 0.05],
					[1, sketch.tone.line, 0.36],
				],
			),
		);
		print(sketch, "M-12 52a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z", brass.line);
		print(
			sketch,
			"M-11 51a12 12 0 1 1 24 0a12 12 0 1 1 -24 0z",
			linear(
				sketch,
				[-11, 40],
				[13, 64],
				[
					[0, brass.gleam],
					[0.4, brass.base],
					[0.8, brass.line],
					[1, brass.light],
				],
			),
		);
		print(
			sketch,
			"M-7 60h15l-2 24h-11z",
			linear(
				sketch,
				[-7, 0],
				[8, 0],
				[
					[0, brass.deep],
					[0.3, brass.gleam],
					[1, brass.line],
				],
			),
		);
		return {
			silhouette: [behind.outline, front.outline],
			box: [-190, 38, 206, 844],
			stands: false,
			focus: [-60, 640, 240],
		};
	},

	stole: (sketch) => {
		const { tone } = sketch;
		bust(sketch);
		const inside = shift(tone.base, -0.14);
		if (!sketch.back)
			cloth(sketch, closed(p`-86 150c, -74 96, 0 76, 76 96, 88 150c, 40 120, -38 120`), inside);
		const side = (
			left: readonly Anchor[],
			right: readonly Anchor[],
			top: readonly Anchor[],
			bottom: readonly Anchor[],
			lean: number,
		): Panel => {
			const one = panel({ left, right, top, bottom });
			lay(sketch, one, {
				round: 1.2,
				dark: [0.16, 0.34, 0.52, 0.7, 0.86].map((u, i) => ({
					from: [0.5 + (u - 0.5) * 0.7, 0.02] as const,
					to: [u + lean * 0.05, i % 2 ? 0.98 : 0.7] as const,
					width: i % 2 ? 20 : 28,
					shape: (i % 2 ? "middle" : "top") as "middle" | "top",
					bow: lean * 0.05,
				})),
				light: [0.25, 0.44, 0.62].map((u, i) => ({
					from: [0.5 + (u - 0.5) * 0.7, 0.04] as const,
					to: [u + lean * 0.04, i % 2 ? 0.8 : 0.96] as const,
					width: 17,
					shape: "middle" as const,
					bow: lean * 0.04,
				})),
			});
			return one;
		};
		if (sketch.back) {
			const back = side(
				p`-96 128, -214 214, -258 340, -250 600`,
				p`96 128, 214 214, 258 340, 250 594`,
				p`-96 128, -50 92, 0 84, 50 92, 96 128`,
				p`-250 600, -120 616, 0 620, 130 612, 250 594`,
				0,
			);
			tassels(sketch, back, 66);
			return { silhouette: [back.outline], box: [-262, 14, 262, 690], stands: false, focus: [0, 560, 240] };
		}
		const right = side(
			p`70 104, 46 190, 20 330, 6 470, 0 622`,
			p`92 132, 210 208, 262 320, 268 460, 248 616`,
			p`70 104, 82 112, 92 132`,
			p`0 622, 120 636, 248 616`,
			1,
		);
		tassels(sketch, right, 64);
		print(sketch, closed(p`40 200, 66 300, 60 460, 44 620, 8 620, 10 400`), tone.line, 0.24);
		const left = side(
			p`-92 132, -210 206, -264 320, -272 450, -254 588`,
			p`-68 104, -46 190, -6 320, 26 440, 46 590`,
			p`-92 132, -82 112, -68 104`,
			p`-254 588, -110 612, 46 590`,
			-1,
		);
		tassels(sketch, left, 64);
		stroke(sketch, line(p`-68 106, -46 190, -6 320, 26 440, 46 588`), tone.shade, 4.6);
		return {
			silhouette: [right.outline, left.outline],
			box: [-276, 14, 272, 706],
			stands: false,
			focus: [-60, 560, 250],
		};
	},
};
