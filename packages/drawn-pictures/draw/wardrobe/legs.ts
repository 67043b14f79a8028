import { type Anchor, closed, lerp, line, type Point, p } from "../geometry.ts";
import { across, along, lay } from "../parts/cloth.ts";
import { type Panel, panel } from "../parts/panel.ts";
import { cloth, type Sketch } from "../sketch.ts";
import { chooseHornTone, sewnButton } from "./closures.ts";
import { type Crease, creases } from "./creases.ts";
import { castShadow, dent, groove, rim, softStroke, stitching } from "./marks.ts";
import { loop } from "./sash.ts";

export const WAIST = 520;
const CROTCH = 744;

export type Legs = {
	outer: readonly Anchor[];
	inner: readonly Anchor[];
	waist?: number;
	seat?: number;
	rise?: number;
};

export function buildLegPanel(cut: Legs, hand: 1 | -1): Panel {
	const { waist = 90, seat = 129, rise = CROTCH } = cut;
	const low = hand < 0 ? 7 : 0;
	const knee = hand < 0 ? 9 : -2;
	const outer: Anchor[] = [
		[waist - 2, WAIST - 6],
		[waist, WAIST + 10],
		[lerp(waist, seat, 0.66), lerp(WAIST, 660, 0.46)],
		[seat, 658],
		...shifted(cut.outer, knee, low),
	];
	const inner: Anchor[] = [
		[hand > 0 ? -2 : 2, WAIST - 4],
		[hand * 2, 640],
		[1.5, rise, "c"],
		...shifted(cut.inner, knee, low),
	];
	const from = inner[inner.length - 1] as Anchor;
	const to = outer[outer.length - 1] as Anchor;
	const hem: Anchor[] = [
		from,
		[lerp(from[0], to[0], 0.3), lerp(from[1], to[1], 0.3) + 7],
		[lerp(from[0], to[0], 0.7), lerp(from[1], to[1], 0.7) + 6],
		to,
	];
	const flip = (anchors: readonly Anchor[]): Anchor[] => anchors.map(([x, y, c]) => [-x, y, c]);
	return hand > 0
		? panel({ left: inner, right: outer, bottom: hem })
		: panel({ left: flip(outer), right: flip(inner), bottom: flip(hem).toReversed() });
}

const shifted = (anchors: readonly Anchor[], knee: number, low: number): Anchor[] =>
	anchors.map(([x, y, c], i) => {
		const last = i === anchors.length - 1;
		return [x + (last ? -knee * 0.5 : y < 880 ? knee * 0.2 : knee), y + (last ? low : 0), c];
	});

export function layLegs(
	sketch: Sketch,
	cut: Legs,
	style: { soft?: number; long?: boolean },
	finish: (leg: Panel, hand: 1 | -1) => void,
): Panel[] {
	return ([-1, 1] as const).map((hand) => {
		const leg = buildLegPanel(cut, hand);
		lay(sketch, leg, { round: 1.1, edge: 0.9 });
		creases(sketch, leg, legCreases(sketch, leg, hand, style));
		finish(leg, hand);
		return leg;
	});
}

function legCreases(
	sketch: Sketch,
	leg: Panel,
	hand: 1 | -1,
	{ soft = 0.6, long = true }: { soft?: number; long?: boolean },
): Crease[] {
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	const j = () => sketch.random.between(-0.03, 0.03);
	const crotch = (CROTCH - WAIST) / leg.height;
	const make = (
		u0: number,
		v0: number,
		u1: number,
		v1: number,
		width: number,
		depth: number,
		peak = 0.35,
	): Crease => ({
		from: [u(u0), v0],
		to: [u(u1), v1],
		width,
		depth: depth * (0.35 + soft * 0.7),
		peak,
		bow: hand * 0.04,
	});
	const list = sketch.back
		? [
				make(0.04, crotch * 1.02, 0.86, crotch * 1.12 + j() / 2, 15, -0.42),
				make(0.06, crotch * 1.12, 0.7, crotch * 1.3 + j() / 2, 13, -0.34),
				make(0.5, crotch * 0.3, 0.52, crotch * 1.0, 40, 0.34, 0.6),
				make(0.1, crotch * 0.85, 0.06, crotch * 0.4, 12, -0.24),
			]
		: [
				make(0.04, crotch * 0.98, 0.64, crotch * 0.78 + j() / 2, 12, -0.36),
				make(0.03, crotch * 1.03, 0.74, crotch * 1.1 + j() / 2, 13, -0.34),
				make(0.04, crotch * 1.1, 0.56, crotch * 1.5 + j() / 2, 14, -0.3),
				make(0.1, crotch * 0.92, 0.86, crotch * 0.9, 10, 0.24),
			];
	list.push(
		make(0.24, crotch * 1.3, 0.2, 0.97, 16, -0.24),
		make(0.84, crotch * 0.7, 0.8, 0.98, 18, -0.22),
		make(0.6, crotch * 0.5, 0.62, 0.9, 22, 0.2),
	);
	if (!long) return list;
	list.push(
		make(0.03, 0.53 + j(), 0.72, 0.57 + j(), 11, -0.3),
		make(0.97, 0.55 + j(), 0.34, 0.6 + j(), 10, -0.28),
		make(0.05, 0.59 + j(), 0.6, 0.63 + j(), 10, -0.24),
		make(0.02, 0.9 + j() / 2, 0.78, 0.945, 11, -0.34),
		make(0.98, 0.87 + j() / 2, 0.3, 0.92, 11, -0.32),
		make(0.9, 0.935, 0.3, 0.97, 9, -0.24),
	);
	return list;
}

export const fall = (sketch: Sketch, cut: Legs, by = 82): Legs => {
	if (sketch.feature !== "ankle") return cut;
	const up = (anchors: readonly Anchor[]): Anchor[] =>
		anchors.map(([x, y, c]) => [x, y > 1050 ? y - by : y, c]);
	return { ...cut, outer: up(cut.outer), inner: up(cut.inner) };
};
export const lift = ({ feature }: Sketch): number => (feature === "high-waisted" ? 28 : 0);

export function waistband(sketch: Sketch, half = 90, high = 36, over: { pattern?: boolean } = {}): Panel {
	const raise = lift(sketch);
	const top = WAIST - 20 - raise;
	high += raise;
	if (!sketch.back) {
		const hole = closed(
			p`${-half + 3} ${top + 1}c, ${-half * 0.5} ${top - 9}, ${half * 0.5} ${top - 9}, ${half - 3} ${top + 1}c, ${half * 0.5} ${top + 14}, ${-half * 0.5} ${top + 14}`,
		);
		cloth(sketch, hole, sketch.tone.inside);
		softStroke(
			sketch,
			line(p`${-half + 8} ${top + 6}, 0 ${top + 12}, ${half - 8} ${top + 6}`),
			sketch.tone.deep,
			9,
			0.5,
		);
	}
	const dip = sketch.back ? -7 : 11;
	const band = panel({
		left: p`${-half + 1} ${top}, ${-half - 3} ${top + high}`,
		right: p`${half - 1} ${top - 1}, ${half + 3} ${top + high - 1}`,
		top: p`${-half + 1} ${top}, ${-half * 0.45} ${top + dip}, ${half * 0.45} ${top + dip}, ${half - 1} ${top - 1}`,
		bottom: p`${-half - 3} ${top + high}, ${-half * 0.45} ${top + high + dip}, ${half * 0.45} ${top + high + dip}, ${half + 3} ${top + high - 1}`,
	});
	castShadow(sketch, band.bottomEdge, 0, 3, 6, 0.2);
	lay(sketch, band, { pattern: over.pattern ?? true, round: 0.5, edge: 0 });
	rim(sketch, band.outline);
	groove(sketch, band.bottomEdge, 1.1);
	return band;
}

export function beltLoops(sketch: Sketch, places: readonly number[], half = 90, thread?: string): void {
	for (const place of places) {
		const dip = (1 - place ** 2) * (sketch.back ? -7 : 11);
		loop(sketch, place * half, WAIST - 23 + dip - lift(sketch), 46 + lift(sketch), 10, thread);
	}
}

export function pressedCrease(sketch: Sketch, leg: Panel, from = 0.1, u = 0.5): void {
	const path = along(leg, p`${u} ${from}, ${u} 0.6, ${u} 1`);
	dent(sketch, path, 9, -0.34);
	dent(sketch, path, 3.4, -0.5);
	const far = along(leg, p`${u + 0.022} ${from}, ${u + 0.022} 0.6, ${u + 0.022} 1`);
	softStroke(sketch, far, sketch.tone.deep, 8, 0.22);
}

export function fly(sketch: Sketch, thread?: string, isShown = true, rise = CROTCH): void {
	groove(sketch, line(p`2 ${WAIST + 24}, 4 640, 1 ${rise}`), 1.3);
	if (!isShown) {
		softStroke(sketch, line(p`8 ${WAIST + 26}, 10 640, 6 700`), sketch.tone.deep, 12, 0.24);
		return;
	}
	for (const by of thread ? [0, 5] : [0]) {
		const x = 26 - by;
		stitching(sketch, line(p`${x} ${WAIST + 26}, ${x} 640, ${x - 4} 684, 4 ${712 - by}`), thread);
	}
}

export function sidePocket(sketch: Sketch, hand: number, from: Point, to: Point, thread?: string): void {
	const at = (x: number, y: number) => p`${hand * x} ${y}`[0] as Anchor;
	const path = line([
		at(from[0], from[1]),
		at(lerp(from[0], to[0], 0.5) + 2, lerp(from[1], to[1], 0.5) + 2),
		at(to[0], to[1]),
	]);
	softStroke(sketch, path, sketch.tone.deep, 11, 0.4);
	groove(sketch, path, 1.4);
	stitching(
		sketch,
		line([
			at(from[0] - 6, from[1] + 1),
			at(lerp(from[0], to[0], 0.5) - 5, lerp(from[1], to[1], 0.5) + 4),
			at(to[0] - 4, to[1] + 6),
		]),
		thread,
	);
	const bag = line([at(from[0] - 14, from[1] + 30), at(from[0] + 4, to[1] + 52), at(to[0] - 8, to[1] + 44)]);
	dent(sketch, bag, 9, -0.16);
}

export function jetted(sketch: Sketch, x: number, y: number, wide: number, slope: number): void {
	const row = (by: number) =>
		line(
			p`${x - wide / 2} ${y - slope / 2 + by}, ${x} ${y + by + 1.5}, ${x + wide / 2} ${y + slope / 2 + by}`,
		);
	softStroke(sketch, row(5), sketch.tone.deep, 14, 0.3);
	for (const by of [0, 5.5, 11]) groove(sketch, row(by), by === 5.5 ? 1.8 : 1);
	sewnButton(sketch, x, y + 23, 4.6, chooseHornTone(sketch));
	groove(sketch, line(p`${x} ${WAIST + 18}, ${x + slope * 0.3} ${y - 3}`), 1, 0.6);
}

export function turnUp(sketch: Sketch, leg: Panel, high: number): Panel {
	const v = 1 - high / leg.height;
	const edge = (u: number, out: number): Anchor[] =>
		[0, 0.5, 1].map((part) => {
			const [x, y] = leg.at(u, v + (1 - v) * part);
			return [x + out, y];
		});
	const mid = (row: number): Anchor[] => [0.25, 0.5, 0.75].map((u) => [...leg.at(u, row)] as Anchor);
	const [l, r] = [edge(0, -2.5), edge(1, 2.5)];
	const band = panel({
		left: l,
		right: r,
		top: [l[0] as Anchor, ...mid(v), r[0] as Anchor],
		bottom: [l[2] as Anchor, ...mid(1), r[2] as Anchor],
	});
	softStroke(sketch, band.topEdge, sketch.tone.deep, 12, 0.4);
	lay(sketch, band, { round: 0.6, edge: 0 });
	rim(sketch, band.outline);
	return band;
}

export const hemStitch = (sketch: Sketch, leg: Panel, high: number, thread?: string): void =>
	stitching(sketch, across(leg, 1 - high / leg.height), thread);
