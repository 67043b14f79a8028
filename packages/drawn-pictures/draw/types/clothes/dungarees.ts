import { readChroma, readHue } from "../../colour.ts";
import { type Anchor, line, p } from "../../geometry.ts";
import { across, along, lay } from "../../parts/cloth.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { type Draw, type Sketch, stroke } from "../../sketch.ts";
import { chooseMetalTone, dome } from "../../wardrobe/closures.ts";
import { type Crease, creases } from "../../wardrobe/creases.ts";
import { turnUp } from "../../wardrobe/legs.ts";
import { castShadow, groove, rim, softStroke, stitching } from "../../wardrobe/marks.ts";
import { patchPocket } from "../../wardrobe/pockets.ts";

const BIB = 372;
const MIDDLE = 566;
const FORK = 792;
type Cut = { outer: readonly Anchor[]; inner: readonly Anchor[] };
const cuts: Record<string, Cut> = {
	long: { outer: p`166 800, 168 960, 152 1124`, inner: p`18 960, 26 1124` },
	small: { outer: p`168 800, 174 900, 160 1000`, inner: p`16 900, 22 1000` },
	short: { outer: p`170 800, 178 908`, inner: p`12 908` },
};

const chooseThread = ({ fabric, tone }: Sketch): string | undefined =>
	fabric === "denim" && readHue(tone.base) > 225 && readHue(tone.base) < 300 && readChroma(tone.base) > 0.02
		? "#c98f45"
		: undefined;

export const dungarees: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.long as Cut);
	const thread = chooseThread(sketch);
	if (!sketch.back) straps(sketch, thread, true);
	const legs = ([-1, 1] as const).map((hand) => {
		const leg = buildLeg(cut, hand);
		lay(sketch, leg, { round: 1.15, edge: 0.9 });
		creases(sketch, leg, folds(sketch, hand));
		const u = (value: number) => (hand > 0 ? value : 1 - value);
		for (const by of [0.05, 0.09])
			stitching(sketch, along(leg, p`${u(by)} 0.44, ${u(by)} 0.7, ${u(by)} 0.94`), thread, 0.9);
		turnUp(sketch, leg, sketch.cut === "short" ? 40 : 48);
		return leg;
	});
	groove(sketch, line(p`1 ${MIDDLE + 10}, 3 ${FORK - 90}, 1 ${FORK}`), 1.3);
	const top = sketch.back ? rear(sketch, thread) : front(sketch, thread);
	const bottom = cut.outer[cut.outer.length - 1]?.[1] ?? 1124;
	return {
		silhouette: [...legs.map((leg) => leg.outline), top.outline],
		box: [-182, 262, 182, bottom + 14],
		stands: false,
		focus: [-34, 430, 220],
	};
};

function buildLeg(cut: Cut, hand: 1 | -1): Panel {
	const low = hand < 0 ? 5 : 0;
	const shift = (anchors: readonly Anchor[]): Anchor[] =>
		anchors.map(([x, y, c], i) => [x, y + (i === anchors.length - 1 ? low : 0), c]);
	const outer: Anchor[] = [[120, MIDDLE], [140, 640], [158, 720], ...shift(cut.outer)];
	const inner: Anchor[] = [[hand * -2, MIDDLE + 8], [hand * 2, 680], [2, FORK, "c"], ...shift(cut.inner)];
	const [from, to] = [inner[inner.length - 1] as Anchor, outer[outer.length - 1] as Anchor];
	const hem: Anchor[] = [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 8], to];
	const flip = (anchors: readonly Anchor[]): Anchor[] => anchors.map(([x, y, c]) => [-x, y, c]);
	return hand > 0
		? panel({ left: inner, right: outer, bottom: hem })
		: panel({ left: flip(outer), right: flip(inner), bottom: flip(hem).toReversed() });
}

function folds(sketch: Sketch, hand: 1 | -1): Crease[] {
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	const j = () => sketch.random.between(-0.02, 0.02);
	const short = sketch.cut === "short";
	const fork = short ? 0.66 : sketch.cut === "small" ? 0.52 : 0.41;
	return [
		{ from: [u(0.03), fork - 0.01], to: [u(0.8), fork - 0.12 + j()], width: 14, depth: -0.44, peak: 0.3 },
		{ from: [u(0.03), fork + 0.01], to: [u(0.86), fork + 0.05 + j()], width: 14, depth: -0.44, peak: 0.3 },
		{ from: [u(0.05), fork + 0.05], to: [u(0.7), fork + 0.2 + j()], width: 14, depth: -0.36, peak: 0.3 },
		{ from: [u(0.1), fork - 0.04], to: [u(0.9), fork - 0.05], width: 13, depth: 0.28 },
		{ from: [u(0.8), 0.1], to: [u(0.84), fork], width: 18, depth: -0.26 },
		{ from: [u(0.5), 0.1], to: [u(0.52), 0.8], width: 34, depth: 0.26 },
		...(short
			? []
			: ([
					{ from: [u(0.02), 0.68 + j()], to: [u(0.72), 0.73], width: 13, depth: -0.4, peak: 0.35 },
					{ from: [u(0.98), 0.71 + j()], to: [u(0.3), 0.77], width: 13, depth: -0.38, peak: 0.35 },
					{ from: [u(0.02), 0.85 + j()], to: [u(0.7), 0.88], width: 12, depth: -0.36, peak: 0.35 },
					{ from: [u(0.98), 0.83], to: [u(0.4), 0.9], width: 12, depth: -0.32, peak: 0.35 },
				] as const)),
	];
}

function front(sketch: Sketch, thread?: string): Panel {
	for (const hand of [-1, 1]) {
		const mouth = (by: number) =>
			line(p`${hand * (76 - by)} ${MIDDLE + 28}, ${hand * (84 - by)} ${626 + by}, ${hand * 146} ${662 + by}`);
		softStroke(sketch, mouth(-4), sketch.tone.deep, 13, 0.36);
		groove(sketch, mouth(0), 1.4);
		for (const by of [5, 10]) stitching(sketch, mouth(by), thread);
		for (const y of [600, 630]) dome(sketch, hand * 128 - hand * (630 - y) * 0.22, y, 5.4);
		groove(sketch, line(p`${hand * 116} ${MIDDLE + 24}, ${hand * 126} 640`), 1, 0.5);
	}
	stitching(sketch, line(p`28 ${MIDDLE + 34}, 28 690, 4 728`), thread);
	const bib = panel({
		left: p`-78 ${BIB + 2}, -84 450, -100 520, -122 ${MIDDLE + 6}`,
		right: p`78 ${BIB}, 84 450, 101 520, 122 ${MIDDLE + 4}`,
		top: p`-78 ${BIB + 2}, 0 ${BIB + 8}, 78 ${BIB}`,
		bottom: p`-122 ${MIDDLE + 6}, 0 ${MIDDLE + 16}, 122 ${MIDDLE + 4}`,
	});
	castShadow(sketch, bib.bottomEdge, 0, 4, 8, 0.2);
	lay(sketch, bib, { round: 0.9, edge: 0 });
	creases(sketch, bib, [
		{ from: [0.06, 0.7], to: [0.4, 0.9], width: 13, depth: -0.34 },
		{ from: [0.94, 0.7], to: [0.6, 0.9], width: 13, depth: -0.34 },
		{ from: [0.1, 0.1], to: [0.2, 0.6], width: 13, depth: -0.22 },
	]);
	rim(sketch, bib.outline);
	for (const by of [0.04, 0.075]) {
		stitching(sketch, along(bib, p`${by} 0.03, ${by} 0.5, ${by} 0.98`), thread, 0.9);
		stitching(sketch, along(bib, p`${1 - by} 0.03, ${1 - by} 0.5, ${1 - by} 0.98`), thread, 0.9);
		stitching(sketch, across(bib, by * 1.1, 0.03, 0.97), thread, 0.9);
	}
	const bag = patchPocket(sketch, { x: 0, y: 424, w: 96, h: 92 }, 16, 13, thread);
	groove(sketch, along(bag, p`0.66 0.04, 0.66 0.95`), 1, 0.8);
	band(sketch, thread);
	straps(sketch, thread, false);
	return bib;
}

function band(sketch: Sketch, thread?: string): void {
	const piece = panel({
		left: p`-120 ${MIDDLE - 16}, -124 ${MIDDLE + 18}`,
		right: p`120 ${MIDDLE - 18}, 124 ${MIDDLE + 16}`,
		top: p`-120 ${MIDDLE - 16}, 0 ${MIDDLE - 5}, 120 ${MIDDLE - 18}`,
		bottom: p`-124 ${MIDDLE + 18}, 0 ${MIDDLE + 29}, 124 ${MIDDLE + 16}`,
	});
	castShadow(sketch, piece.bottomEdge, 0, 3, 7, 0.2);
	lay(sketch, piece, { round: 0.5, edge: 0 });
	for (const v of [0.14, 0.86]) stitching(sketch, across(piece, v), thread);
	rim(sketch, piece.outline);
}

function straps(sketch: Sketch, thread: string | undefined, behind: boolean): void {
	for (const hand of [-1, 1]) {
		if (behind) {
			const far = panel(
				hand > 0
					? { left: p`34 286, 30 330, 18 ${BIB + 14}`, right: p`62 282, 60 330, 50 ${BIB + 14}` }
					: { left: p`-62 284, -60 330, -50 ${BIB + 14}`, right: p`-34 288, -30 330, -18 ${BIB + 14}` },
			);
			lay(sketch, far, { tone: { ...sketch.tone, base: sketch.tone.inside }, round: 0.5, edge: 0 });
			rim(sketch, far.outline);
			continue;
		}
		const near = panel(
			hand > 0
				? {
						left: p`37 278, 43 316, 45 360, 45 ${BIB + 34}`,
						right: p`67 280, 73 318, 75 360, 73 ${BIB + 34}`,
						top: p`37 278, 51 269, 67 280`,
					}
				: {
						left: p`-66 282, -74 320, -76 360, -73 ${BIB + 38}`,
						right: p`-36 280, -44 318, -46 360, -45 ${BIB + 38}`,
						top: p`-66 282, -50 271, -36 280`,
					},
		);
		castShadow(sketch, near.outline, 2, 4, 7, 0.45);
		lay(sketch, near, { round: 0.7, edge: 0 });
		for (const u of [0.14, 0.86]) stitching(sketch, along(near, p`${u} 0.08, ${u} 0.98`), thread, 0.9);
		rim(sketch, near.outline);
		clip(sketch, hand * 59, BIB + 30 + (hand < 0 ? 4 : 0));
	}
}

function clip(sketch: Sketch, x: number, y: number): void {
	const metal = chooseMetalTone(sketch);
	const wire = `M${x - 17} ${y - 8}h34v8q0 10 -10 14l-2 12a5.500 5.500 0 0 1 -10 0l-2 -12q-10 -4 -10 -14z`;
	stroke(sketch, wire, sketch.tone.deep, 7, { opacity: 0.4 });
	dome(sketch, x, y + 20, 9, metal);
	stroke(sketch, wire, metal.line, 4.6);
	stroke(sketch, wire, metal.base, 3.7);
	stroke(sketch, wire, metal.gleam, 1.1, { opacity: 0.9 });
}

function rear(sketch: Sketch, thread?: string): Panel {
	for (const hand of [-1, 1])
		patchPocket(sketch, { x: hand * 68, y: 640, w: 88, h: 96, slope: hand * -5 }, 26, 12, thread);
	const yoke = panel({
		left: p`-60 402, -74 456, -98 524, -124 ${MIDDLE + 18}`,
		right: p`60 401, 74 456, 99 524, 124 ${MIDDLE + 16}`,
		top: p`-60 402, 0 396, 60 401`,
		bottom: p`-124 ${MIDDLE + 18}, 0 ${MIDDLE + 28}, 124 ${MIDDLE + 16}`,
	});
	for (const hand of [1, -1]) {
		const strap = panel(
			hand > 0
				? {
						left: p`40 278, 14 328, -30 382, -54 412`,
						right: p`70 282, 46 336, 4 390, -20 420`,
						top: p`40 278, 56 269, 70 282`,
					}
				: {
						left: p`-70 284, -46 338, -4 392, 20 420`,
						right: p`-40 280, -14 330, 30 384, 54 412`,
						top: p`-70 284, -56 271, -40 280`,
					},
		);
		castShadow(sketch, strap.outline, 2, 4, 7, 0.45);
		lay(sketch, strap, { round: 0.7, edge: 0 });
		for (const u of [0.14, 0.86]) stitching(sketch, along(strap, p`${u} 0.06, ${u} 0.98`), thread, 0.9);
		rim(sketch, strap.outline);
	}
	castShadow(sketch, yoke.bottomEdge, 0, 4, 8, 0.2);
	lay(sketch, yoke, { round: 0.9, edge: 0 });
	for (const v of [0.06, 0.72, 0.96]) stitching(sketch, across(yoke, v), thread);
	groove(sketch, across(yoke, 0.7), 1.2);
	for (const u of [0.04, 0.96]) stitching(sketch, along(yoke, p`${u} 0.03, ${u} 0.68`), thread);
	rim(sketch, yoke.outline);
	return yoke;
}
