import { buttons, neckInside, type SleeveCut, shirtCollar, sleeves, type TorsoCut, torso } from "../body.ts";
import { across, along, drape, type Fold, lay, seam, topstitch } from "../cloth.ts";
import { type Anchor, line, p } from "../geometry.ts";
import { type Panel, symmetric } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";

type DressCut = {
	body: TorsoCut;
	sleeve?: SleeveCut;
	straps?: boolean;
	/** Skirts cut apart from the bodice, from the top: [y, half width] of seam and hem. */
	skirts?: readonly { top: Anchor; hem: Anchor; bell: number; folds: number }[];
	belt?: boolean;
	collar?: boolean;
	wrap?: boolean;
	folds: number;
};

const bodice = (
	neck: TorsoCut["neck"],
	neckX: number,
	neckDepth: number,
	side: readonly Anchor[],
	shoulderX = 128,
): TorsoCut => ({
	neck,
	neckX,
	neckDepth,
	shoulderX,
	shoulderY: 262,
	armX: 112,
	armY: 376,
	side,
	hem: 10,
});

const cuts: Record<string, DressCut> = {
	slip: {
		body: bodice("v", 66, 392, p`114 410, 92 520, 124 660, 160 930, 196 1236`),
		straps: true,
		folds: 5,
	},
	shirt: {
		body: bodice("shirt", 44, 316, p`114 420, 96 524, 128 660, 160 900, 186 1160`, 134),
		sleeve: { length: 1, end: 22, middle: 36, cuff: "band" },
		collar: true,
		belt: true,
		folds: 6,
	},
	wrap: {
		body: bodice("v", 60, 432, p`114 420, 88 524`),
		wrap: true,
		belt: true,
		sleeve: { length: 0.66, end: 38, middle: 36, cuff: "hem" },
		skirts: [{ top: [88, 520], hem: [226, 1180], bell: 26, folds: 8 }],
		folds: 2,
	},
	sheath: {
		body: bodice("boat", 82, 268, p`112 410, 88 520, 126 660, 118 860, 108 1000`, 122),
		folds: 2,
	},
	flared: {
		body: bodice("round", 62, 290, p`112 420, 86 520`, 120),
		belt: true,
		skirts: [{ top: [86, 516], hem: [282, 1060], bell: 42, folds: 9 }],
		folds: 2,
	},
	tiered: {
		body: bodice("square", 70, 330, p`114 420, 104 540`, 120),
		sleeve: { length: 0.34, end: 52, top: 16, cuff: "hem" },
		skirts: [
			{ top: [104, 534], hem: [166, 760], bell: 14, folds: 10 },
			{ top: [160, 752], hem: [222, 990], bell: 14, folds: 13 },
			{ top: [214, 982], hem: [280, 1250], bell: 16, folds: 16 },
		],
		folds: 2,
	},
	gown: {
		body: bodice("sweetheart", 92, 356, p`112 410, 86 522`, 118),
		straps: true,
		skirts: [{ top: [86, 518], hem: [300, 1400], bell: 70, folds: 11 }],
		folds: 1,
	},
};

export const dress: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.slip as DressCut);
	const silhouette: string[] = [];
	const body = cut.straps ? strapBodice(cut.body, sketch.back) : torso(cut.body, sketch.back);
	const skirts = (cut.skirts ?? []).map((skirt) => skirtPanel(skirt.top, skirt.hem, skirt.bell, skirt.folds));

	if (cut.straps) backStraps(sketch);
	else neckInside(sketch, cut.body);
	if (cut.sleeve) silhouette.push(...sleeves(sketch, cut.body, cut.sleeve).map((one) => one.outline));
	skirts.toReversed().forEach((skirt, i) => {
		const { folds = 6 } = cut.skirts?.[skirts.length - 1 - i] ?? {};
		lay(sketch, skirt, { ...drape(sketch, folds, 26), round: 1 });
		if (skirts.length > 1) gathers(sketch, skirt);
		topstitch(sketch, across(skirt, 1 - 12 / skirt.height));
	});
	lay(sketch, body, {
		...bodyFolds(sketch, cut),
		round: skirts.length > 0 ? 0.85 : 1,
	});
	finish(sketch, cut, body, skirts);
	silhouette.push(body.outline, ...skirts.map((skirt) => skirt.outline));

	const last = skirts[skirts.length - 1] ?? body;
	const bottom = last.at(0.5, 1)[1];
	const widest = Math.max(cut.sleeve && cut.sleeve.length > 0.5 ? 226 : 140, last.width(1) / 2);
	return {
		silhouette,
		box: [-widest, 236, widest, bottom],
		stands: false,
		focus: sketch.back ? [30, 380, 250] : [24, cut.straps ? 430 : 400, 250],
	};
};

/** Hem ripples where the folds open. */
function skirtPanel(top: Anchor, hem: Anchor, bell: number, folds: number): Panel {
	const bottom: Anchor[] = [];
	const waves = Math.max(2, Math.round(folds / 2));
	for (let i = 0; i <= waves * 2; i++) {
		const t = i / (waves * 2);
		bottom.push([hem[0] * t, hem[1] + bell * 0.45 * (1 - t * t) + (i % 2 === 0 ? 6 : -6) * (1 - t * 0.5)]);
	}
	bottom[bottom.length - 1] = [hem[0], hem[1] - bell * 0.25];
	const swell = (hem[0] - top[0]) * 0.08;
	return symmetric(
		{
			top: p`0 ${top[1] + 6}, ${top[0]} ${top[1]}`,
			right: p`${top[0]} ${top[1]}, ${top[0] + (hem[0] - top[0]) * 0.3 + swell} ${top[1] + (hem[1] - top[1]) * 0.25}, ${top[0] + (hem[0] - top[0]) * 0.66 + swell * 0.6} ${top[1] + (hem[1] - top[1]) * 0.62}, ${hem[0]} ${hem[1] - bell * 0.25}`,
			bottom,
		},
		2.5,
	);
}

function strapBodice(cut: TorsoCut, back: boolean): Panel {
	const dip = back ? 420 : cut.neckDepth;
	const apex = cut.neck === "sweetheart" ? 352 : 344;
	const top: Anchor[] =
		cut.neck === "sweetheart" && !back
			? p`0 372c, 30 346, 70 348, 106 372`
			: p`0 ${dip}c, 30 ${(dip + apex) / 2 + 6}, 60 ${apex}c, 84 360, 104 384`;
	const end = cut.side[cut.side.length - 1] as Anchor;
	return symmetric(
		{
			top,
			right: [[top[top.length - 1]?.[0] ?? 104, top[top.length - 1]?.[1] ?? 384], ...cut.side],
			bottom: p`0 ${end[1] + 10}, ${end[0]} ${end[1]}`,
		},
		1.5,
	);
}

function backStraps(sketch: Sketch): void {
	for (const side of [-1, 1]) {
		stroke(sketch, line(p`${side * 74} 244, ${side * 62} 300, ${side * 46} 400`), sketch.tone.inside, 5);
		stroke(sketch, line(p`${side * 74} 244, ${side * 72} 300, ${side * 62} 350`), sketch.tone.line, 7.4);
		stroke(sketch, line(p`${side * 74} 244, ${side * 72} 300, ${side * 62} 350`), sketch.tone.base, 5.4);
	}
	fill(sketch, "M-96 378Q0 430 96 378L80 440Q0 452 -80 440Z", sketch.tone.inside);
}

function bodyFolds(sketch: Sketch, cut: DressCut): { dark: Fold[]; light: Fold[] } {
	const whole = cut.skirts === undefined;
	const base = whole ? drape(sketch, cut.folds, 20, 0.34) : { dark: [], light: [] };
	const bust = whole ? 0.14 : 0.46;
	const waist = whole ? 0.29 : 0.94;
	return {
		dark: [
			...base.dark,
			{
				from: [0.97, bust + 0.06],
				to: [0.74, bust + 0.005],
				width: 5,
				shape: "top",
			},
			{
				from: [0.03, bust + 0.06],
				to: [0.26, bust + 0.005],
				width: 4,
				shape: "top",
			},
			{
				from: [0.02, waist - 0.03],
				to: [0.36, waist + 0.012],
				width: 5,
				shape: "top",
			},
			{
				from: [0.98, waist - 0.03],
				to: [0.6, waist + 0.014],
				width: 6,
				shape: "top",
			},
		],
		light: [
			...base.light,
			// Over the bust the cloth lies smooth; the light runs down the whole side.
			{ from: [0.27, whole ? 0.04 : 0.06], to: [0.3, whole ? 0.3 : 0.94], width: 22, shape: "middle" },
		],
	};
}

function gathers(sketch: Sketch, skirt: Panel): void {
	let path = "";
	for (let i = 1; i < 30; i++)
		path += along(
			skirt,
			p`${i / 30} 0, ${i / 30 + sketch.random.between(-0.006, 0.006)} ${sketch.random.between(0.06, 0.16)}`,
		);
	stroke(sketch, path, sketch.tone.deep, 1.5, { opacity: 0.5 });
}

function finish(sketch: Sketch, cut: DressCut, body: Panel, skirts: readonly Panel[]): void {
	const whole = skirts.length === 0;
	if (sketch.back) {
		seam(sketch, along(body, p`0.5 0.02, 0.5 ${whole ? 0.52 : 1}`));
		if (!cut.straps) stroke(sketch, "M0 262v14", sketch.accent.base, 4);
	}
	if (!sketch.back && cut.sleeve === undefined && !cut.straps)
		topstitch(sketch, along(body, p`0.5 0.02, 0.5 0.03`));
	if (cut.wrap && !sketch.back) {
		seam(sketch, line(p`-56 252, 8 430, 62 516`));
		stroke(sketch, line(p`-52 262, 14 436, 68 516`), sketch.tone.deep, 5, { opacity: 0.25 });
		stroke(sketch, line(p`60 524, 34 760, 70 1040, 52 1180`), sketch.tone.line, 2, { opacity: 0.7 });
		stroke(sketch, line(p`66 540, 44 780, 80 1050, 62 1180`), sketch.tone.deep, 9, { opacity: 0.2 });
	}
	if (cut.collar) {
		shirtCollar(sketch, cut.body.neckX, cut.body.neckDepth);
		if (!sketch.back) {
			seam(sketch, along(body, p`0.54 0.085, 0.535 1`));
			topstitch(sketch, along(body, p`0.46 0.085, 0.465 1`));
			buttons(sketch, 0, 344, 1090, 9, 4.6);
		}
	}
	if (whole) topstitch(sketch, across(body, 1 - 12 / body.height));
	if (cut.belt) belt(sketch, cut.wrap ?? false, cut.collar ?? false);
	if (!cut.collar && !cut.straps && !sketch.back)
		stroke(sketch, body.topEdge, sketch.tone.deep, 3, { opacity: 0.4 });
}

function belt(sketch: Sketch, bow: boolean, buckle: boolean): void {
	const tone = sketch.tone;
	const band = "M-94 506Q0 526 94 506L95 534Q0 554 -95 534Z";
	fill(sketch, band, tone.shade);
	stroke(sketch, band, tone.line, 1.6, { opacity: 0.8 });
	if (bow && !sketch.back) {
		for (const path of [
			"M60 528C80 600 74 700 92 790L112 784C104 700 96 600 74 524Z",
			"M60 528C58 590 40 660 46 720L64 722C64 660 78 600 74 526Z",
		]) {
			fill(sketch, path, tone.base);
			stroke(sketch, path, tone.line, 1.4, { opacity: 0.7 });
		}
		fill(sketch, "M52 512h24v30h-24z", tone.shade);
		stroke(sketch, "M52 512h24v30h-24z", tone.line, 1.4, { opacity: 0.7 });
	}
	if (buckle && !sketch.back) {
		stroke(sketch, "M-20 514h40v32h-40z", sketch.accent.base, 5);
		stroke(sketch, "M-20 514h40", sketch.accent.gleam, 2);
		stroke(sketch, "M0 530h20", sketch.accent.line, 3);
	}
}
