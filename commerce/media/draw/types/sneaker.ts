import { folds, lay, topstitch, underside } from "../cloth.ts";
import { type Anchor, closed, line, p } from "../geometry.ts";
import { panel } from "../panel.ts";
import { pair, rear, SHOE_FLOOR } from "../shoe-pair.ts";
import { laces } from "../shoe-parts.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";

type SneakerCut = {
	top: readonly Anchor[];
	tongue: readonly Anchor[];
	lace?: readonly Anchor[];
	sole: "flat" | "foam";
	backTop: number;
	count: number;
};

const low: readonly Anchor[] = p`-264 540, -238 494, -160 470, -70 424, 20 368c, 66 412, 140 422, 200 396, 238 352`;
const cuts: Record<string, SneakerCut> = {
	low: {
		top: low,
		tongue: p`-30 404, 10 356, 34 338, 52 352, 50 410`,
		lace: p`-104 444, 12 376`,
		sole: "flat",
		backTop: 352,
		count: 6,
	},
	high: {
		top: p`-264 540, -238 494, -160 470, -80 430, -10 360, 24 222c, 90 248, 170 244, 236 214`,
		tongue: p`0 300, 12 220, 26 186, 52 194, 56 260`,
		lace: p`-104 444, 16 248`,
		sole: "flat",
		backTop: 214,
		count: 8,
	},
	runner: {
		top: p`-268 520, -236 478, -160 462, -70 418, 14 368c, 60 408, 140 414, 206 372, 246 330`,
		tongue: p`-30 404, 4 354, 26 330, 48 344, 48 404`,
		lace: p`-104 440, 8 378`,
		sole: "foam",
		backTop: 330,
		count: 6,
	},
	"slip-on": {
		top: p`-264 540, -238 496, -160 470, -60 436c, 10 466, 110 464, 190 424, 236 396`,
		tongue: [],
		sole: "flat",
		backTop: 396,
		count: 0,
	},
};

export const sneaker: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.low as SneakerCut);
	if (sketch.back) return rear(sketch, { top: cut.backTop, seat: 548, heel: "rubber" });
	const silhouette = pair(sketch, (one) => drawOne(one, cut));
	return { silhouette, box: [-276, cut.backTop - 50, 322, SHOE_FLOOR], stands: true, focus: [-60, 470, 250] };
};

function drawOne(sketch: Sketch, cut: SneakerCut): string[] {
	const { tone } = sketch;
	const opening = cut.top.findIndex(([, , c]) => c === "c");
	const near = cut.top.slice(opening);
	const [first, last] = [near[0] as Anchor, near[near.length - 1] as Anchor];
	fill(
		sketch,
		closed([
			first,
			[(first[0] + last[0]) / 2, Math.min(first[1], last[1]) + 6],
			last,
			...near.slice(1, -1).toReversed(),
		]),
		tone.inside,
	);
	if (cut.tongue.length > 0) {
		fill(sketch, closed(cut.tongue), tone.shade);
		stroke(sketch, closed(cut.tongue), tone.line, 2, { opacity: 0.85 });
	}
	const base: Anchor[] = p`-260 560, -100 562, 80 560, 244 552`;
	const tip: Anchor = [-257, (cut.top[0] as Anchor)[1] - 10];
	const upper = panel({
		left: p`${tip[0]} ${tip[1]}, -268 ${(tip[1] + 560) / 2}, -260 560`,
		right: p`${last[0]} ${last[1]}, ${last[0] + 8} 450, 244 552`,
		top: [tip, ...cut.top.slice(1)],
		bottom: base,
	});
	lay(sketch, upper, { round: 0.45, edge: 2.2 });
	underside(sketch, upper, 0.45, 0.3);
	folds(
		sketch,
		upper,
		[{ from: [0.06, 0.4], to: [0.36, 0.2], width: 22, shape: "middle" }],
		tone.gleam,
		0.12,
	);
	overlays(sketch, cut);
	if (cut.lace)
		laces(sketch, cut.lace, cut.count, {
			...sketch.accent,
			base: "#f4f1ea",
			line: "#a49d8f",
			gleam: "#ffffff",
		});
	return [upper.outline, sole(sketch, cut.sole)];
}

function overlays(sketch: Sketch, cut: SneakerCut): void {
	const { tone, accent } = sketch;
	const piece = (anchors: readonly Anchor[], colour: string, opacity = 1) => {
		fill(sketch, closed(anchors), colour, opacity);
		stroke(sketch, closed(anchors), tone.line, 1.7, { opacity: 0.75 });
	};
	piece(p`-262 556c, -258 520, -236 500c, -190 512, -160 562c`, tone.shade, 0.55);
	piece(p`160 560c, 176 470, 232 420c, 246 470, 244 554c`, tone.shade, 0.55);
	const heelTop = cut.backTop;
	piece(
		p`208 ${heelTop + 44}c, 236 ${heelTop + 4}c, 250 ${heelTop + 80}, 246 ${heelTop + 110}c, 222 ${heelTop + 104}`,
		accent.base,
	);
	if (cut.count === 0) {
		for (let i = 0; i < 7; i++)
			stroke(sketch, `M${-40 + i * 8} ${446 + i * 2}l-4 60`, tone.line, 2, { opacity: 0.5 });
		stroke(sketch, closed(p`-60 438c, -4 462c, -18 520c, -78 500c`), tone.line, 1.8, { opacity: 0.8 });
		return;
	}
	if (cut.sole === "foam") {
		piece(p`-150 556c, -60 470, 30 430c, 60 470, -20 520, -70 558c`, accent.base, 0.9);
		piece(p`10 558c, 90 480, 190 450c, 150 510, 80 558c`, accent.shade, 0.7);
	} else {
		// The house's V along the side.
		piece(p`-20 470c, 20 470c, 52 534, 110 460c, 142 456c, 70 556c, 30 556c`, accent.base);
	}
	topstitch(sketch, line(p`-104 462, -40 430, 24 398, 44 470`), tone.line);
}

function sole(sketch: Sketch, kind: SneakerCut["sole"]): string {
	const rubber = "#f1ede4";
	const shape: Anchor[] =
		kind === "flat"
			? p`-270 556c, -262 590, -240 600, 0 600, 220 600, 250 590, 256 548c, 80 558, -100 560`
			: p`-280 536c, -276 576, -230 598, -60 600, 0 590, 60 600, 220 600, 270 586, 274 516c, 180 540, 60 536, -60 552, -180 548`;
	const path = closed(shape);
	fill(sketch, path, rubber);
	fill(
		sketch,
		closed(p`-268 580c, -240 600, 0 600, 220 600, 250 590, 254 574c, 100 584, -100 586`),
		"#b9b1a2",
		0.55,
	);
	stroke(
		sketch,
		line(
			kind === "flat"
				? p`-266 574, -100 578, 80 576, 254 566`
				: p`-276 560, -180 574, -60 576, 60 562, 180 566, 272 544`,
		),
		kind === "flat" ? sketch.accent.base : "#a49b8b",
		kind === "flat" ? 4 : 2.4,
		{ opacity: 0.9 },
	);
	stroke(sketch, path, "#8f8676", 2, { opacity: 0.9 });
	return path;
}
