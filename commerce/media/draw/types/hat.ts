import { ribBand } from "../body.ts";
import { across, folds, lay, topstitch } from "../cloth.ts";
import { type Anchor, closed, ellipse, line, p } from "../geometry.ts";
import { panel, symmetric } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";

export const hat: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.fedora as Draw))(sketch);

/** Crown and brim; the brim's front half comes before the crown. */
function brimmed(
	sketch: Sketch,
	crown: readonly Anchor[],
	top: readonly Anchor[],
	brim: { half: number; high: number; lift: number },
	band: number,
): ReturnType<Draw> {
	const { tone } = sketch;
	const y = 540;
	const back = panel({
		left: p`${-brim.half} ${y - brim.lift}, ${-brim.half * 0.9} ${y + 6}`,
		right: p`${brim.half} ${y - brim.lift}, ${brim.half * 0.9} ${y + 6}`,
		top: p`${-brim.half} ${y - brim.lift}, ${-brim.half * 0.5} ${y - brim.high * 0.8}, 0 ${y - brim.high}, ${brim.half * 0.5} ${y - brim.high * 0.8}, ${brim.half} ${y - brim.lift}`,
		bottom: p`${-brim.half * 0.9} ${y + 6}, 0 ${y + 44}, ${brim.half * 0.9} ${y + 6}`,
	});
	lay(sketch, back, { round: 0.6 });
	fill(sketch, back.outline, tone.deep, 0.28);
	const dome = symmetric({
		top,
		right: crown,
		bottom: p`0 ${y + 40}, ${(crown[crown.length - 1] as Anchor)[0]} ${(crown[crown.length - 1] as Anchor)[1]}`,
	});
	lay(sketch, dome, {
		round: 1.15,
		light: [{ from: [0.28, 0.12], to: [0.26, 0.7], width: 26, shape: "middle" }],
	});
	if (band > 0) {
		const from = 1 - band / dome.height;
		const strip = panel({
			left: [dome.at(0, from), dome.at(0, 1)],
			right: [dome.at(1, from), dome.at(1, 1)],
			top: [dome.at(0, from), dome.at(0.25, from), dome.at(0.5, from), dome.at(0.75, from), dome.at(1, from)],
			bottom: [dome.at(0, 1), dome.at(0.25, 1), dome.at(0.5, 1), dome.at(0.75, 1), dome.at(1, 1)],
		});
		lay({ ...sketch, pattern: "solid" }, strip, { tone: sketch.accent, round: 1, texture: false });
		if (!sketch.back)
			fill(sketch, closed(p`-118 496c, -96 486, -84 530, -104 556c`), sketch.accent.shade, 0.85);
	}
	const front = panel({
		left: p`${-brim.half} ${y - brim.lift}, ${-brim.half + 6} ${y + 8}`,
		right: p`${brim.half} ${y - brim.lift}, ${brim.half - 6} ${y + 8}`,
		top: p`${-brim.half} ${y - brim.lift}, ${-brim.half * 0.55} ${y + 16}, 0 ${y + 30}, ${brim.half * 0.55} ${y + 16}, ${brim.half} ${y - brim.lift}`,
		bottom: p`${-brim.half + 6} ${y + 8}, ${-brim.half * 0.55} ${y + brim.high * 0.62}, 0 ${y + brim.high * 0.76}, ${brim.half * 0.55} ${y + brim.high * 0.62}, ${brim.half - 6} ${y + 8}`,
	});
	lay(sketch, front, { round: 0.75 });
	fill(sketch, front.above(0.24), tone.deep, 0.2);
	fill(sketch, front.above(0.1), tone.deep, 0.2);
	const bottom = y + brim.high * 0.76;
	return {
		silhouette: [back.outline, front.outline, dome.outline],
		box: [-brim.half, (top[0] as Anchor)[1] - 6, brim.half, bottom],
		stands: true,
		focus: [-70, 500, 210],
	};
}

const shapes: Record<string, Draw> = {
	fedora: (sketch) => {
		const drawn = brimmed(
			sketch,
			p`96 356, 128 420, 142 500, 146 548`,
			p`0 372, 34 344, 70 338, 96 356`,
			{ half: 270, high: 78, lift: 22 },
			54,
		);
		stroke(sketch, line(p`0 374, -8 420, 2 470`), sketch.tone.deep, 16, { opacity: 0.16 });
		stroke(sketch, line(p`0 374, -8 420, 2 456`), sketch.tone.deep, 7, { opacity: 0.25 });
		return drawn;
	},
	"wide-brim": (sketch) =>
		brimmed(
			sketch,
			p`86 372, 124 420, 134 500, 138 548`,
			p`0 352, 54 356, 86 372`,
			{ half: 340, high: 112, lift: 8 },
			40,
		),
	bucket: (sketch) => {
		const crown = symmetric({
			top: p`0 330, 70 336, 104 352`,
			right: p`104 352, 122 420, 138 490`,
			bottom: p`0 506, 138 490`,
		});
		const brim = symmetric({
			top: p`0 500, 138 484`,
			right: p`138 484, 170 540, 200 590`,
			bottom: p`0 616, 110 608, 200 590`,
		});
		lay(sketch, crown, { round: 1.1 });
		lay(sketch, brim, {
			round: 1.1,
			dark: [0.2, 0.55, 0.8].map((u) => ({ from: [u, 0], to: [u, 1], width: 16, shape: "hem" })),
		});
		for (let i = 1; i < 6; i++) topstitch(sketch, across(brim, i / 6));
		stroke(sketch, line(p`-104 352, 0 364, 104 352`), sketch.tone.line, 1.6, { opacity: 0.7 });
		return {
			silhouette: [crown.outline, brim.outline],
			box: [-202, 326, 202, 614],
			stands: true,
			focus: [50, 480, 190],
		};
	},
	beanie: (sketch) => {
		const dome = symmetric({
			top: p`0 296, 60 304, 110 344`,
			right: p`110 344, 150 430, 156 520`,
			bottom: p`0 530, 156 520`,
		});
		lay(sketch, dome, { round: 1.1 });
		ribBand(sketch, dome, 0, 1);
		const cuff = symmetric({
			top: p`0 492, 160 480`,
			right: p`160 480, 168 540, 160 596`,
			bottom: p`0 608, 160 596`,
		});
		for (const by of [10, 6])
			sketch.out.push(
				`<path d="${cuff.outline}" transform="translate(0 ${-by})" fill="${sketch.tone.deep}" fill-opacity=".2"/>`,
			);
		lay(sketch, cuff, { round: 1, texture: false });
		ribBand(sketch, cuff, 0, 1);
		if (!sketch.back) {
			fill(sketch, "M70 530h50v30h-50z", sketch.accent.base);
			stroke(sketch, "M70 530h50v30h-50z", sketch.accent.line, 1.4);
		}
		return {
			silhouette: [dome.outline, cuff.outline],
			box: [-170, 292, 170, 604],
			stands: true,
			focus: [40, 500, 180],
		};
	},
	cap: (sketch) => {
		const dome = symmetric({
			top: p`0 340, 70 350, 120 392`,
			right: p`120 392, 150 460, 154 534`,
			bottom: p`0 548, 154 534`,
		});
		lay(sketch, dome, { round: 1.1 });
		for (const x of [-74, 74])
			stroke(sketch, line(p`0 341, ${x * 0.7} 420, ${x} 538`), sketch.tone.line, 1.7, { opacity: 0.65 });
		stroke(sketch, "M0 341V546", sketch.tone.line, 1.6, { opacity: 0.5 });
		fill(sketch, ellipse(0, 340, 13, 8), sketch.tone.shade);
		for (const side of [-1, 1]) fill(sketch, ellipse(side * 38, 412, 4), sketch.tone.deep);
		if (sketch.back) {
			fill(sketch, closed(p`-62 548c, -50 492, 0 470, 50 492, 62 548c`), sketch.tone.inside);
			fill(sketch, "M-66 536h132v18h-132z", sketch.tone.base);
			stroke(sketch, "M-66 536h132v18h-132z", sketch.tone.line, 1.6);
			fill(sketch, "M-10 534h22v22h-22z", sketch.accent.base);
			return { silhouette: [dome.outline], box: [-160, 330, 160, 556], stands: true, focus: [0, 500, 180] };
		}
		const visor = panel({
			left: p`-150 528, -164 566`,
			right: p`150 528, 164 566`,
			top: p`-150 528, 0 552, 150 528`,
			bottom: p`-164 566, -90 604, 0 614, 90 604, 164 566`,
		});
		lay(sketch, visor, { round: 0.8 });
		fill(sketch, visor.above(0.25), sketch.tone.deep, 0.25);
		for (const v of [0.5, 0.66, 0.82]) topstitch(sketch, across(visor, v));
		stroke(sketch, "M-20 444l15 40l5 0l17 -40", sketch.accent.base, 8);
		return {
			silhouette: [dome.outline, visor.outline],
			box: [-170, 330, 170, 610],
			stands: true,
			focus: [20, 480, 190],
		};
	},
	beret: (sketch) => {
		const top = closed(p`-196 470, -150 390, -20 352, 120 372, 206 440, 190 500, 60 540, -120 532`);
		const crown = panel({
			left: p`-196 452, -170 516`,
			right: p`206 430, 176 520`,
			top: p`-196 452, -140 384, -10 350, 120 370, 206 430`,
			bottom: p`-170 516, -60 542, 70 544, 176 520`,
		});
		lay(sketch, crown, { round: 1.1 });
		folds(
			sketch,
			crown,
			[
				{ from: [0.2, 0.9], to: [0.34, 0.4], width: 16, shape: "top" },
				{ from: [0.5, 0.95], to: [0.52, 0.5], width: 18, shape: "top" },
				{ from: [0.75, 0.92], to: [0.68, 0.46], width: 18, shape: "top" },
			],
			sketch.tone.deep,
			0.12,
		);
		const band = symmetric({
			top: p`0 538, 128 524`,
			right: p`128 524, 126 562`,
			bottom: p`0 578, 126 562`,
		});
		lay(sketch, band, {
			tone: sketch.pattern === "solid" ? sketch.tone : sketch.accent,
			pattern: false,
			round: 0.9,
		});
		stroke(sketch, "M0 352l6 -24", sketch.tone.line, 9);
		stroke(sketch, "M0 352l6 -24", sketch.tone.base, 6);
		return {
			silhouette: [top, band.outline],
			box: [-200, 324, 210, 574],
			stands: true,
			focus: [-40, 470, 200],
		};
	},
};
