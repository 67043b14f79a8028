import { zip } from "../body.ts";
import { across, between, folds, lay, topstitch, underside } from "../cloth.ts";
import { type Anchor, closed, line, p } from "../geometry.ts";
import { box, chain, clasp, metal, ring, sheen, strap } from "../leather.ts";
import { type Panel, panel, symmetric } from "../panel.ts";
import { type Draw, fill, type Piece, type Sketch, stroke } from "../sketch.ts";

/** Bags stand on y = 600. */
const FLOOR = 600;

export const bag: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.tote as Draw))(sketch);

const stood = (silhouette: string[], half: number, top: number, focus: Piece["focus"]): Piece => ({
	silhouette,
	box: [-half, top, half, FLOOR],
	stands: true,
	focus,
});

/** A body of leather: shaded towards its bottom, with a piped edge and a row of stitches. */
function body(
	sketch: Sketch,
	half: { top?: readonly Anchor[]; right: readonly Anchor[]; bottom?: readonly Anchor[] },
	stitched = true,
): Panel {
	const main = symmetric(half, 1);
	lay(sketch, main, { round: 1.1, edge: 2.2 });
	underside(sketch, main, 0.5, 0.34);
	if (stitched)
		stroke(sketch, inset(main), sketch.tone.light, 1.3, { opacity: 0.75, dash: "6 4", cap: "butt" });
	return main;
}

function inset(main: Panel): string {
	const points: string[] = [];
	const put = (u: number, v: number) =>
		points.push(
			main
				.at(u, v)
				.map((c) => c.toFixed(1))
				.join(" "),
		);
	for (let i = 0; i <= 10; i++) put(0.035, 0.06 + (i * 0.89) / 10);
	for (let i = 0; i <= 10; i++) put(0.035 + (i * 0.93) / 10, 0.955);
	for (let i = 10; i >= 0; i--) put(0.965, 0.06 + (i * 0.89) / 10);
	return `M${points.join("L")}`;
}

const shapes: Record<string, Draw> = {
	tote: (sketch) => {
		const tone = sketch.tone;
		strap(sketch, p`-92 262, -84 130, -46 66, 10 62, 62 80, 100 150, 106 262`, 15, {
			...tone,
			base: tone.shade,
		});
		fill(sketch, closed(p`-196 250c, 0 232, 196 250c, 0 276`), tone.inside);
		const main = body(sketch, {
			top: p`0 272, 196 250`,
			right: p`196 250, 190 420, 172 580`,
			bottom: p`0 600, 150 597, 172 580`,
		});
		strap(sketch, p`-104 338, -100 180, -64 84, -6 66, 54 90, 90 180, 96 338`, 17);
		for (const x of [-104, 96]) for (const y of [304, 328]) ring(sketch, x, y, 3, 2);
		if (!sketch.back) emboss(sketch, 0, 420);
		return stood([main.outline], 206, 50, [86, 320, 210]);
	},
	shoulder: (sketch) => {
		strap(sketch, p`-196 352, -168 200, -80 108, 16 100, 110 128, 180 220, 200 352`, 19);
		const main = body(sketch, {
			top: p`0 344, 200 350`,
			right: p`200 350, 214 470, 190 588`,
			bottom: p`0 600, 150 600, 190 588`,
		});
		if (!sketch.back) {
			const flap = symmetric({
				top: p`0 336, 202 344`,
				right: p`202 344, 206 420, 166 490`,
				bottom: p`0 504, 100 500, 166 490`,
			});
			shadowUnder(sketch, flap);
			lay(sketch, flap, { round: 1, edge: 2.2 });
			stroke(sketch, inset(flap), sketch.tone.light, 1.3, { opacity: 0.75, dash: "6 4", cap: "butt" });
			sheen(sketch, p`-160 366, -40 352, 60 358, 40 386, -120 396`, sketch.tone.gleam, 0.45);
			clasp(sketch, 0, 496, 21);
		} else emboss(sketch, 0, 470);
		for (const side of [-1, 1]) ring(sketch, side * 199, 356, 13, 5);
		return stood([main.outline], 222, 92, [20, 450, 220]);
	},
	crossbody: (sketch) => {
		strap(sketch, p`-150 350, -190 210, -120 96, 20 60, 140 120, 196 220, 152 350`, 10);
		strap(sketch, p`-150 350, -164 240, -90 150, 30 120, 120 170, 166 260, 152 350`, 10, {
			...sketch.tone,
			base: sketch.tone.shade,
		});
		const main = body(sketch, {
			top: p`0 332, 110 334, 146 352`,
			right: p`146 352, 162 460, 148 584`,
			bottom: p`0 600, 120 600, 148 584`,
		});
		zip(sketch, line(p`-128 366, 0 354, 128 366`), [104, 362]);
		if (!sketch.back) {
			const front = symmetric({
				top: p`0 424, 130 424`,
				right: p`130 424, 134 500, 124 572`,
				bottom: p`0 582, 100 582, 124 572`,
			});
			lay(sketch, front, { round: 0.8 });
			stroke(sketch, inset(front), sketch.tone.light, 1.2, { opacity: 0.7, dash: "6 4", cap: "butt" });
			emboss(sketch, 0, 500);
		}
		tassel(sketch, 108, 372);
		for (const side of [-1, 1]) ring(sketch, side * 150, 356, 11, 4);
		return stood([main.outline], 200, 52, [60, 410, 190]);
	},
	clutch: (sketch) => {
		const main = body(sketch, {
			top: p`0 336, 226 340`,
			right: p`226 340, 230 470, 222 594`,
			bottom: p`0 600, 200 600, 222 594`,
		});
		if (!sketch.back) {
			const flap = panel({
				left: p`-228 340, -224 372`,
				right: p`228 340, 224 372`,
				bottom: p`-224 372, -90 452, 0 494c, 90 452, 224 372`,
			});
			shadowUnder(sketch, flap);
			lay(sketch, flap, { round: 1, edge: 2.2 });
			sheen(sketch, p`-190 352, -30 348, 20 372, -60 396, -150 380`, sketch.tone.gleam, 0.5);
			clasp(sketch, 0, 482, 18);
		} else emboss(sketch, 0, 470);
		chain(sketch, p`214 350, 262 420, 256 520, 226 566, 236 590, 280 592`, 9);
		return stood([main.outline], 270, 320, [16, 460, 200]);
	},
	bucket: (sketch) => {
		strap(sketch, p`-120 300, -128 160, -70 66, 10 52, 86 84, 128 180, 124 300`, 15);
		fill(sketch, closed(p`-140 282c, 0 256, 140 282c, 0 306`), sketch.tone.inside);
		const main = body(
			sketch,
			{
				top: p`0 304, 70 296, 142 278`,
				right: p`142 278, 134 360, 160 470, 164 586`,
				bottom: p`0 604, 130 598, 164 586`,
			},
			false,
		);
		folds(
			sketch,
			main,
			[0.14, 0.3, 0.47, 0.63, 0.8, 0.9].map((u) => ({
				from: [u, 0] as const,
				to: [u + (u - 0.5) * 0.12, 0.5] as const,
				width: 18,
				shape: "top" as const,
			})),
			sketch.tone.deep,
			0.16,
		);
		for (const v of [0.84]) topstitch(sketch, across(main, v), sketch.tone.light);
		stroke(sketch, across(main, 0.2), sketch.tone.line, 8);
		stroke(sketch, across(main, 0.2), sketch.accent.base, 5.5);
		for (const side of [-1, 1]) {
			stroke(sketch, line(p`${side * 8} 372, ${side * 26} 430, ${side * 20} 486`), sketch.accent.base, 5.5);
			fill(sketch, box(side * 20 - 6, 480, 12, 30, 4), sketch.accent.shade);
			ring(sketch, side * 122, 306, 11, 4);
		}
		return stood([main.outline], 176, 42, [20, 380, 190]);
	},
	backpack: (sketch) => {
		strap(sketch, p`-30 132, -24 92, 0 82, 26 92, 32 132`, 13);
		if (!sketch.back)
			for (const side of [-1, 1])
				strap(sketch, p`${side * 168} 300, ${side * 200} 400, ${side * 196} 500, ${side * 164} 560`, 16, {
					...sketch.tone,
					base: sketch.tone.shade,
				});
		const main = body(sketch, {
			top: p`0 122, 80 130, 150 190`,
			right: p`150 190, 172 330, 174 480, 160 586`,
			bottom: p`0 602, 120 602, 160 586`,
		});
		if (sketch.back) {
			for (const side of [-1, 1])
				strap(sketch, p`${side * 40} 160, ${side * 84} 300, ${side * 96} 440, ${side * 130} 560`, 30);
			stroke(sketch, "M-60 158h120", sketch.tone.line, 12, { opacity: 0.8 });
			return stood([main.outline], 196, 74, [40, 320, 220]);
		}
		zip(sketch, line(p`-150 330, -146 210, -80 148, 0 140, 80 148, 146 210, 150 330`), [146, 330]);
		const front = symmetric({
			top: p`0 372, 120 376`,
			right: p`120 376, 136 470, 126 570`,
			bottom: p`0 584, 100 584, 126 570`,
		});
		shadowUnder(sketch, front);
		lay(sketch, front, { round: 0.9 });
		zip(sketch, line(p`-112 394, 0 388, 112 394`), [-92, 394]);
		emboss(sketch, 0, 270);
		return stood([main.outline], 206, 74, [60, 390, 220]);
	},
	weekender: (sketch) => {
		strap(sketch, p`-86 300, -74 190, 0 158, 74 190, 86 300`, 15, {
			...sketch.tone,
			base: sketch.tone.shade,
		});
		const main = body(sketch, {
			top: p`0 262, 150 266, 246 302`,
			right: p`246 302, 272 430, 256 576`,
			bottom: p`0 600, 200 602, 256 576`,
		});
		fill(sketch, between(main, 0, 0.13), sketch.tone.deep, 0.3);
		fill(sketch, between(main, 0.87, 1), sketch.tone.deep, 0.3);
		for (const u of [0.13, 0.87])
			stroke(sketch, line([main.at(u, 0), main.at(u, 0.5), main.at(u, 1)]), sketch.tone.line, 2);
		zip(sketch, line(p`-228 302, -120 276, 0 272, 120 276, 228 302`), [-180, 290]);
		for (const x of [-96, 96]) {
			strap(sketch, p`${x} 330, ${x} 590`, 20);
			ring(sketch, x, 342, 10, 4);
		}
		strap(sketch, p`-96 336, -90 210, -10 176, 84 204, 96 336`, 16);
		tassel(sketch, 40, 306);
		return stood([main.outline], 276, 150, [110, 360, 230]);
	},
	wallet: (sketch) => {
		fill(sketch, closed(p`-176 392c, 150 380c, 190 560, 180 596c, -140 598c`), sketch.tone.inside);
		const main = body(sketch, {
			top: p`0 396, 182 396`,
			right: p`182 396, 188 500, 182 596`,
			bottom: p`0 600, 160 600, 182 596`,
		});
		if (!sketch.back) {
			const tab = closed(p`86 470c, 192 466c, 194 522c, 86 522, 72 496`);
			fill(sketch, tab, sketch.tone.base);
			stroke(sketch, tab, sketch.tone.line, 2);
			metal(sketch, "M104 496a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z", [104, 484], [130, 508]);
		}
		sheen(sketch, p`-160 412, -20 404, 10 430, -110 446`, sketch.tone.gleam, 0.5);
		emboss(sketch, -90, 540);
		return stood([main.outline], 210, 376, [60, 490, 170]);
	},
};

function shadowUnder(sketch: Sketch, flap: Panel): void {
	for (const by of [14, 9, 5])
		sketch.out.push(
			`<path d="${flap.outline}" transform="translate(2 ${by})" fill="${sketch.tone.deep}" fill-opacity=".24"/>`,
		);
}

/** The house's V, pressed into the leather. */
function emboss(sketch: Sketch, x: number, y: number): void {
	const path = `M${x - 17} ${y - 14}h13l9 21l7 -18h-5v-3h14l-13 30h-9z`;
	fill(sketch, path, sketch.accent.base, 0.9);
	stroke(sketch, path, sketch.tone.deep, 0.9, { opacity: 0.6 });
}

function tassel(sketch: Sketch, x: number, y: number): void {
	stroke(sketch, `M${x} ${y}v26`, sketch.tone.line, 3);
	const path = `M${x - 7} ${y + 26}h14l5 52h-24z`;
	fill(sketch, path, sketch.tone.base);
	for (let i = -8; i <= 8; i += 4)
		stroke(sketch, `M${x + i * 0.7} ${y + 40}L${x + i} ${y + 78}`, sketch.tone.deep, 1.1, { opacity: 0.7 });
	stroke(sketch, path, sketch.tone.line, 1.3);
	fill(sketch, box(x - 8, y + 24, 16, 12, 3), sketch.accent.base);
}
