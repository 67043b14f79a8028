import { button } from "../body.ts";
import { across, along, between, drape, type Fold, lay, seam, topstitch } from "../cloth.ts";
import type { Anchor } from "../geometry.ts";
import { p } from "../geometry.ts";
import { type Panel, symmetric } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";

type SkirtCut = {
	side: readonly Anchor[];
	folds: number;
	sag: number;
	pleats?: number;
	slit?: boolean;
	gathered?: boolean;
	button?: boolean;
};

const cuts: Record<string, SkirtCut> = {
	"a-line": {
		side: p`122 640, 164 800, 196 960`,
		folds: 5,
		sag: 22,
	},
	mini: {
		side: p`122 640, 138 730, 148 800`,
		folds: 2,
		sag: 12,
		button: true,
	},
	pencil: {
		side: p`120 600, 130 680, 122 860, 110 1030`,
		folds: 0,
		sag: 6,
		slit: true,
	},
	pleated: {
		side: p`118 600, 160 780, 206 1040`,
		folds: 0,
		sag: 16,
		pleats: 15,
	},
	maxi: {
		side: p`124 620, 176 900, 244 1360`,
		folds: 10,
		sag: 34,
		gathered: true,
	},
};

export const skirt: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts["a-line"] as SkirtCut);
	const hem = cut.side[cut.side.length - 1] as Anchor;
	const main = symmetric(
		{
			top: p`0 548, 90 534`,
			right: [[90, 534], ...cut.side],
			bottom: hemLine(cut, hem),
		},
		2,
	);
	fill(sketch, "M-86 504Q0 492 86 504Q0 522 -86 504Z", sketch.tone.inside);
	const folds =
		cut.folds > 0 ? drape(sketch, cut.folds, cut.gathered ? 26 : 24, cut.gathered ? 0.02 : 0.2) : pulls;
	lay(sketch, main, { ...folds, round: 1.05 });
	if (cut.pleats) pleats(sketch, main, cut.pleats);
	if (cut.gathered) gathers(sketch, main);
	topstitch(sketch, across(main, 1 - 12 / main.height));
	const band = symmetric({
		top: p`0 510, 86 502`,
		right: p`86 502, 91 538`,
		bottom: p`0 552, 91 538`,
	});
	lay(sketch, band, { round: 0.8, pattern: false });
	finish(sketch, cut, main);
	return {
		silhouette: [main.outline, band.outline],
		box: [-Math.max(130, hem[0]), 496, Math.max(130, hem[0]), hem[1] + cut.sag],
		stands: false,
		focus: [30, 600, 200],
	};
};

function hemLine(cut: SkirtCut, hem: Anchor): Anchor[] {
	const waves = cut.pleats ? cut.pleats : Math.max(2, cut.folds);
	const points: Anchor[] = [];
	for (let i = 0; i <= waves; i++) {
		const t = i / waves;
		const wave = cut.folds === 0 && !cut.pleats ? 0 : i % 2 === 0 ? 5 : -5;
		points.push(
			cut.pleats
				? [hem[0] * t, hem[1] + cut.sag * (1 - t * t) + wave * 0.7, "c"]
				: [hem[0] * t, hem[1] + cut.sag * (1 - t * t) + wave * (1 - t)],
		);
	}
	points[waves] = [hem[0], hem[1]];
	return points;
}

const pulls: { dark: Fold[]; light: Fold[] } = {
	dark: [
		{ from: [0.03, 0.2], to: [0.34, 0.27], width: 6, shape: "top" },
		{ from: [0.97, 0.2], to: [0.62, 0.28], width: 8, shape: "top" },
		{ from: [0.78, 0.3], to: [0.76, 1], width: 14, shape: "middle" },
	],
	light: [{ from: [0.3, 0.06], to: [0.3, 0.95], width: 20, shape: "middle" }],
};

/** Knife pleats: each lies on the next, lit on its fold and dark behind it. */
function pleats(sketch: Sketch, main: Panel, count: number): void {
	const { tone } = sketch;
	for (let i = 0; i < count; i++) {
		const from = i / count;
		const wide = 1 / count;
		fill(sketch, between(main, from, from + wide * 0.3), tone.gleam, 0.2);
		fill(sketch, between(main, from + wide * 0.52, from + wide), tone.deep, 0.15);
		fill(sketch, between(main, from + wide * 0.76, from + wide), tone.deep, 0.24);
		if (i > 0) stroke(sketch, along(main, p`${from} 0, ${from} 1`), tone.line, 1.6, { opacity: 0.75 });
	}
}

function gathers(sketch: Sketch, main: Panel): void {
	let path = "";
	for (let i = 1; i < 34; i++)
		path += along(
			main,
			p`${i / 34} 0, ${i / 34 + sketch.random.between(-0.008, 0.008)} ${sketch.random.between(0.04, 0.12)}`,
		);
	stroke(sketch, path, sketch.tone.deep, 1.6, { opacity: 0.5 });
}

function finish(sketch: Sketch, cut: SkirtCut, main: Panel): void {
	const { tone } = sketch;
	if (sketch.back) {
		stroke(sketch, along(main, p`0.5 0, 0.5 ${cut.pleats ? 0.02 : 0.42}`), tone.line, 2, { opacity: 0.7 });
		fill(sketch, "M-3 548h6v20h-6z", sketch.accent.base);
		if (cut.slit) slit(sketch, main, 0.5);
		return;
	}
	if (cut.slit) slit(sketch, main, 0.72);
	if (cut.button) {
		for (const u of [0.2, 0.8]) seam(sketch, along(main, p`${u} 0.02, ${u - (u - 0.5) * 0.1} 0.99`));
		button(sketch, 0, 530, 7);
		stroke(sketch, "M-8 552V700", tone.line, 1.6, { opacity: 0.7 });
		for (const side of [-1, 1])
			stroke(sketch, `M${side * 44} 552Q${side * 62} 596 ${side * 116} 604`, tone.line, 1.8, {
				opacity: 0.75,
			});
	}
	if (!cut.pleats && !cut.gathered && !cut.button)
		for (const u of [0.3, 0.7]) seam(sketch, along(main, p`${u} 0, ${u + (u - 0.5) * 0.1} 0.16`));
}

function slit(sketch: Sketch, main: Panel, u: number): void {
	const { tone } = sketch;
	fill(sketch, between(main, u, u + 0.05, 0.7, 1), tone.deep, 0.4);
	stroke(sketch, along(main, p`${u} 0.66, ${u} 1`), tone.line, 2.2, { opacity: 0.9 });
}
