import { button, ribBand } from "../body.ts";
import { across, along, type Fold, lay, seam, topstitch } from "../cloth.ts";
import { type Anchor, line, mirror, p } from "../geometry.ts";
import { type Panel, panel, symmetric } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";
import { pocket } from "../tailoring.ts";

/** A leg: outer and inner half of the cloth below the hip, measured from the body's middle. */
export type LegCut = {
	outer: readonly Anchor[];
	inner: readonly Anchor[];
	crease?: boolean;
	cargo?: boolean;
	rib?: boolean;
	string?: boolean;
	pleats?: boolean;
};

const WAIST = 520;
const CROTCH = 742;

const cuts: Record<string, LegCut> = {
	straight: {
		outer: p`146 1010, 142 1390`,
		inner: p`26 1010, 36 1390`,
		crease: true,
	},
	wide: {
		outer: p`168 1010, 204 1398`,
		inner: p`16 1010, 12 1398`,
		crease: true,
		pleats: true,
	},
	tapered: {
		outer: p`142 980, 116 1340`,
		inner: p`30 1010, 44 1340`,
		crease: true,
		pleats: true,
	},
	cargo: {
		outer: p`152 1010, 148 1380`,
		inner: p`22 1010, 30 1380`,
		cargo: true,
	},
	joggers: {
		outer: p`148 1000, 124 1250, 106 1370`,
		inner: p`24 1000, 34 1250, 46 1370`,
		rib: true,
		string: true,
	},
	shorts: { outer: [[150, 900]], inner: [[8, 900]], pleats: true },
};

export const trousers: Draw = (sketch) => drawLegs(sketch, cuts[sketch.cut] ?? (cuts.straight as LegCut));

export function drawLegs(
	sketch: Sketch,
	cut: LegCut,
	finish?: (legs: readonly Panel[], band: Panel) => void,
): ReturnType<Draw> {
	const legs = [1, -1].map((side) => legOf(cut, side));
	for (const leg of legs) {
		lay(sketch, leg, { ...legFolds(sketch, cut), round: 1.05 });
		if (cut.rib) ribBand(sketch, leg, 1 - 46 / leg.height, 1);
		else topstitch(sketch, across(leg, 1 - 12 / leg.height));
	}
	const band = waistband(sketch, cut);
	if (finish) finish(legs, band);
	else details(sketch, cut, legs);
	const bottom = (cut.outer[cut.outer.length - 1] as Anchor)[1];
	const wide = Math.max(132, ...cut.outer.map(([x]) => x));
	return {
		silhouette: [...legs.map((leg) => leg.outline), band.outline],
		box: [-wide, 496, wide, bottom + 8],
		stands: false,
		focus: [34, 610, 190],
	};
}

function legOf(cut: LegCut, side: number): Panel {
	const outer: Anchor[] = [[90, WAIST], [114, 590], [128, 660], [132, 760], ...cut.outer];
	const inner: Anchor[] = [[-5, WAIST + 12], [-4, 640], [1, CROTCH, "c"], ...cut.inner];
	const from = inner[inner.length - 1] as Anchor;
	const to = outer[outer.length - 1] as Anchor;
	const hem: Anchor[] = p`${from[0]} ${from[1]}, ${(from[0] + to[0]) / 2} ${from[1] + 9}, ${to[0]} ${to[1]}`;
	return side > 0
		? panel({ left: inner, right: outer, bottom: hem })
		: panel({ left: mirror(outer), right: mirror(inner), bottom: mirror(hem).toReversed() });
}

function legFolds(sketch: Sketch, cut: LegCut): { dark: Fold[]; light: Fold[] } {
	const short = cut.outer.length === 1;
	const j = () => sketch.random.between(-0.02, 0.02);
	return {
		dark: [
			{ from: [0.06, short ? 0.62 : 0.27], to: [0.5, short ? 0.5 : 0.2 + j()], width: 9, shape: "top" },
			{ from: [0.05, short ? 0.74 : 0.3], to: [0.62, short ? 0.72 : 0.34 + j()], width: 9, shape: "top" },
			...(short
				? []
				: ([
						{ from: [0.12, 0.56], to: [0.7, 0.6 + j()], width: 7, shape: "middle" },
						{ from: [0.9, 0.62], to: [0.36, 0.65 + j()], width: 7, shape: "middle" },
					] as Fold[])),
			{ from: [0.78, 0.2], to: [0.8, 1], width: 15, shape: "middle" },
			{ from: [0.24, 0.4], to: [0.2, 1], width: 11, shape: "hem" },
		],
		light: [
			{ from: [0.42, 0.12], to: [0.4, 0.96], width: 15, shape: "middle" },
			{ from: [0.62, 0.66], to: [0.6, 1], width: 9, shape: "hem" },
		],
	};
}

function waistband(sketch: Sketch, cut: LegCut): Panel {
	const band = symmetric({
		top: p`0 506, 88 498`,
		right: p`88 498, 92 532`,
		bottom: p`0 544, 92 532`,
	});
	fill(sketch, "M-86 500Q0 488 86 500Q0 516 -86 500Z", sketch.tone.inside);
	lay(sketch, band, { pattern: sketch.pattern !== "monogram", round: 0.8 });
	if (cut.string) {
		ribBand(sketch, band, 0, 1);
		if (!sketch.back)
			for (const side of [-1, 1])
				stroke(
					sketch,
					line(p`${side * 8} 530, ${side * 16} 590, ${side * 11} ${640 + side * 8}`),
					sketch.accent.base,
					4,
				);
	}
	return band;
}

function details(sketch: Sketch, cut: LegCut, legs: readonly Panel[]): void {
	const { tone } = sketch;
	seam(sketch, `M0 544C2 620 2 690 0 ${CROTCH}`);
	if (cut.crease)
		for (const leg of legs) {
			stroke(sketch, along(leg, p`0.5 0.06, 0.5 1`), tone.deep, 2, { opacity: 0.4 });
			stroke(sketch, along(leg, p`0.485 0.06, 0.485 1`), tone.gleam, 2.4, { opacity: 0.3 });
		}
	if (!cut.string) loops(sketch);
	if (sketch.back) {
		for (const side of [-1, 1]) {
			pocket(sketch, "welt", side * 56, 612, 52, 12);
			button(sketch, side * 56, 632, 3.6);
			seam(sketch, `M${side * 50} 544V604`);
		}
	} else {
		for (const side of [-1, 1]) {
			stroke(sketch, `M${side * 74} 542Q${side * 92} 580 ${side * 122} 628`, tone.line, 1.8, {
				opacity: 0.8,
			});
			topstitch(sketch, `M${side * 68} 543Q${side * 86} 584 ${side * 118} 634`);
			if (cut.pleats)
				for (const x of [30, 48])
					stroke(
						sketch,
						line(p`${side * x} 540, ${side * (x + 5)} 590, ${side * (x + 6)} 650`),
						tone.deep,
						3,
						{ opacity: 0.5 },
					);
		}
		if (!cut.string) {
			topstitch(sketch, "M22 546V650Q20 690 2 704");
			button(sketch, 4, 522, 5.4);
		}
	}
	if (cut.cargo)
		for (const side of [-1, 1]) {
			pocket(sketch, "patch", side * 112, 930, 66, 108);
			pocket(sketch, "flap", side * 112, 920, 72, 30);
			button(sketch, side * 112, 940, 4);
		}
}

export function loops(sketch: Sketch): void {
	for (const x of [-62, -22, 30, 66]) {
		const path = `M${x - 4} 500h8v46h-8z`;
		fill(sketch, path, sketch.tone.base);
		stroke(sketch, path, sketch.tone.line, 1.2, { opacity: 0.8 });
	}
}
