import {
	buttons,
	neckBand,
	neckInside,
	type SleeveCut,
	shirtCollar,
	sleeves,
	type TorsoCut,
	torso,
} from "../body.ts";
import { across, along, drape, type Fold, lay, seam, topstitch } from "../cloth.ts";
import { type Anchor, closed, line, p } from "../geometry.ts";
import type { Panel } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";
import { pocket } from "../tailoring.ts";

type ShirtCut = {
	body: TorsoCut;
	sleeve?: SleeveCut;
	collar: "shirt" | "camp" | "bow" | "polo" | "crew" | "scoop";
	placket: number;
	pocket?: boolean;
	tails?: boolean;
};

const body = (
	neck: TorsoCut["neck"],
	neckX: number,
	neckDepth: number,
	shoulderX: number,
	side: readonly Anchor[],
	hem = 8,
): TorsoCut => ({
	neck,
	neckX,
	neckDepth,
	shoulderX,
	shoulderY: 262,
	armX: shoulderX - 15,
	armY: 380,
	side,
	hem,
});

const cuts: Record<string, ShirtCut> = {
	classic: {
		body: body("shirt", 42, 300, 132, p`112 520, 116 640, 122 716`, 34),
		sleeve: { length: 1, end: 24, middle: 34, cuff: "band" },
		collar: "shirt",
		placket: 7,
		pocket: true,
		tails: true,
	},
	oversized: {
		body: body("shirt", 44, 306, 156, p`146 540, 146 660, 140 752`, 36),
		sleeve: { length: 0.98, end: 28, middle: 46, top: 4, cuff: "band" },
		collar: "shirt",
		placket: 7,
		pocket: true,
		tails: true,
	},
	"bow-blouse": {
		body: body("round", 44, 272, 128, p`106 510, 118 620, 126 690`),
		sleeve: { length: 0.98, end: 24, middle: 48, top: 10, cuff: "band" },
		collar: "bow",
		placket: 0,
	},
	"camp-collar": {
		body: body("v", 50, 356, 146, p`128 540, 130 690`),
		sleeve: { length: 0.4, end: 50, top: 4, cuff: "hem" },
		collar: "camp",
		placket: 5,
		pocket: true,
	},
	polo: {
		body: body("shirt", 42, 300, 136, p`116 520, 120 690`),
		sleeve: { length: 0.34, end: 42, cuff: "rib" },
		collar: "polo",
		placket: 3,
	},
	tee: {
		body: body("round", 52, 286, 138, p`120 520, 124 696`),
		sleeve: { length: 0.36, end: 46, top: 2, cuff: "hem" },
		collar: "crew",
		placket: 0,
	},
	tank: {
		body: {
			...body("round", 64, 350, 92, p`106 520, 116 690`),
			shoulderY: 248,
			armX: 108,
			armY: 396,
		},
		collar: "scoop",
		placket: 0,
	},
};

export const shirt: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.classic as ShirtCut);
	const main = torso(cut.body, sketch.back);
	neckInside(sketch, cut.body);
	const arms = cut.sleeve ? sleeves(sketch, cut.body, cut.sleeve) : [];
	lay(sketch, main, { ...shirtFolds(sketch), round: 0.9 });
	if (cut.tails) tails(sketch, main);
	else for (const v of [1 - 11 / main.height]) topstitch(sketch, across(main, v));
	if (sketch.back) back(sketch, main, cut);
	else front(sketch, main, cut);
	collar(sketch, main, cut);
	const [, bottom] = main.at(0.5, 1);
	const wide = cut.sleeve ? (cut.sleeve.length > 0.5 ? 238 : 190 + (cut.sleeve.top ?? 0)) : 122;
	return {
		silhouette: [main.outline, ...arms.map((arm) => arm.outline)],
		box: [-wide, 214, wide, Math.max(bottom, cut.sleeve && cut.sleeve.length > 0.5 ? 724 : 0)],
		stands: false,
		focus: [22, 356, 200],
	};
};

function shirtFolds(sketch: Sketch): { dark: Fold[]; light: Fold[] } {
	const hang = drape(sketch, 3, 13, 0.5, 0.9);
	return {
		dark: [
			...hang.dark,
			{ from: [0.06, 0.3], to: [0.2, 0.86], width: 10, shape: "middle", bow: 0.03 },
			{ from: [0.95, 0.28], to: [0.82, 0.8], width: 13, shape: "middle", bow: -0.03 },
			{ from: [0.98, 0.26], to: [0.7, 0.36], width: 7, shape: "top" },
			{ from: [0.02, 0.26], to: [0.28, 0.36], width: 6, shape: "top" },
		],
		light: [
			...hang.light,
			{ from: [0.3, 0.12], to: [0.27, 0.9], width: 14, shape: "middle" },
			{ from: [0.7, 0.14], to: [0.72, 0.7], width: 10, shape: "middle" },
		],
	};
}

function front(sketch: Sketch, main: Panel, cut: ShirtCut): void {
	if (cut.placket > 0) {
		const half = cut.collar === "polo" ? 15 : 14;
		const top = cut.body.neckDepth;
		const end = cut.collar === "polo" ? 430 : main.at(0.5, 1)[1] - 2;
		fill(sketch, `M${-half} ${top - 14}h${half * 2}V${end}h${-half * 2}z`, sketch.tone.gleam, 0.1);
		for (const x of [-half, half])
			stroke(sketch, `M${x} ${top - 12}V${end}`, sketch.tone.line, 1.4, { opacity: 0.65 });
		topstitch(sketch, `M${half - 5} ${top}V${end}`);
		if (cut.collar === "polo")
			stroke(sketch, `M${-half} ${end}h${half * 2}`, sketch.tone.line, 1.4, { opacity: 0.7 });
		buttons(sketch, 0, top + 26, cut.collar === "polo" ? 412 : end - 62, cut.placket, 4.4);
	}
	if (cut.pocket) pocket(sketch, "patch", 62, 396, 64, 74);
	seam(sketch, along(main, p`0.1 0.03, 0.3 0.085`));
	seam(sketch, along(main, p`0.9 0.03, 0.7 0.085`));
}

function back(sketch: Sketch, main: Panel, cut: ShirtCut): void {
	seam(sketch, along(main, p`0.02 0.16, 0.5 0.17, 0.98 0.16`));
	if (cut.collar === "shirt") {
		for (const u of [0.47, 0.53])
			stroke(sketch, along(main, p`${u} 0.17, ${u * 0.8 + 0.1} 0.95`), sketch.tone.deep, 4, { opacity: 0.3 });
		stroke(sketch, `M-4 ${main.at(0.5, 0.17)[1]}v20h8v-20`, sketch.tone.line, 1.6);
	}
	if (cut.collar === "bow") buttons(sketch, 0, 272, 330, 3, 4);
}

/** Rounded shirt tails: the side seams end higher than the hem, so the hem is drawn as a line of its own. */
function tails(sketch: Sketch, main: Panel): void {
	topstitch(sketch, across(main, 1 - 10 / main.height));
}

function collar(sketch: Sketch, main: Panel, cut: ShirtCut): void {
	const { tone } = sketch;
	switch (cut.collar) {
		case "shirt":
			shirtCollar(sketch, cut.body.neckX, cut.body.neckDepth);
			return;
		case "polo":
			shirtCollar(sketch, cut.body.neckX, cut.body.neckDepth, 0.7);
			return;
		case "camp":
			campCollar(sketch, cut.body);
			return;
		case "crew":
			neckBand(sketch, main, cut.body, 13);
			return;
		case "scoop":
			stroke(sketch, main.topEdge, tone.line, 7, { opacity: 0.25 });
			topstitch(sketch, main.topEdge);
			return;
		case "bow": {
			const band = closed(p`-46 240c, 0 262, 46 240c, 50 262c, 0 288, -50 262c`);
			fill(sketch, band, tone.base);
			stroke(sketch, band, tone.line, 1.6, { opacity: 0.8 });
			if (!sketch.back) bow(sketch);
		}
	}
}

function bow(sketch: Sketch): void {
	const { tone } = sketch;
	const shapes: Anchor[][] = [
		p`2 284c, 18 360, 6 470, 38 486c, 52 380, 22 284c`,
		p`-2 284c, -16 350, -44 430, -14 446c, 10 360, 8 284c`,
		p`0 278c, 44 244, 84 270, 74 312, 36 308`,
		p`0 278c, -40 248, -80 276, -68 316, -32 310`,
	];
	for (const shape of shapes) {
		const path = closed(shape);
		fill(sketch, path, tone.base);
		fill(sketch, path, tone.deep, 0.07);
		stroke(sketch, path, tone.line, 1.6, { opacity: 0.8 });
	}
	stroke(sketch, line(p`8 280, 40 272, 66 282`), tone.deep, 4, { opacity: 0.35 });
	stroke(sketch, line(p`-8 280, -38 276, -62 288`), tone.deep, 4, { opacity: 0.35 });
	const knot = closed(p`-9 268, 10 266, 13 294, -10 294`);
	fill(sketch, knot, tone.base);
	stroke(sketch, knot, tone.line, 1.6, { opacity: 0.85 });
}

function campCollar(sketch: Sketch, { neckX, neckDepth }: TorsoCut): void {
	const { tone } = sketch;
	if (sketch.back) {
		shirtCollar(sketch, neckX, neckDepth);
		return;
	}
	for (const side of [1, -1]) {
		const revers: Anchor[] = p`0 ${neckDepth + 2}c, ${side * neckX * 0.55} 300, ${side * (neckX - 2)} 240c, ${side * (neckX + 26)} 296c, ${side * (neckX + 34)} 318c, ${side * 24} ${neckDepth}`;
		const leaf: Anchor[] = p`${side * (neckX - 4)} 226c, ${side * (neckX + 20)} 246, ${side * (neckX + 40)} 290c, ${side * (neckX + 22)} 298c, ${side * (neckX - 4)} 262`;
		for (const shape of [revers, leaf]) {
			const path = closed(shape);
			fill(sketch, path, tone.base);
			if (side === 1) fill(sketch, path, tone.deep, 0.08);
			stroke(sketch, path, tone.line, 1.6, { opacity: 0.8 });
		}
	}
}
