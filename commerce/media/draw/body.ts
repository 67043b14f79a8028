import { across, between, type Fold, lay, seam, topstitch } from "./cloth.ts";
import { type Anchor, closed, curve, line, mirror, type Point, p } from "./geometry.ts";
import { type Panel, panel, symmetric } from "./panel.ts";
import { fill, type Sketch, stroke } from "./sketch.ts";
import { columnPath } from "./textures.ts";

/**
 * The croquis: all clothes are cut for one invisible body, centred on x = 0, so that they fit each other on a rail or in
 * an outfit. Shoulders at y 262, armpit 376, waist 520, hip 660, knee 1010, floor 1400.
 */
export type Neckline = "round" | "v" | "boat" | "square" | "sweetheart" | "high" | "shirt";
export type TorsoCut = {
	neck: Neckline;
	neckX: number;
	neckDepth: number;
	shoulderX: number;
	shoulderY: number;
	armX: number;
	armY: number;
	/** Half widths down the side, from the armpit to the hem. */
	side: readonly Anchor[];
	/** How far the hem sags (or rises) in the middle. */
	hem?: number;
};

export const NECK_Y = 240;

export function torso(cut: TorsoCut, back: boolean): Panel {
	const depth = back ? NECK_Y + 16 : cut.neckDepth;
	const top = necklineOf(back ? "round" : cut.neck, cut.neckX, depth);
	const last = cut.side[cut.side.length - 1] as Anchor;
	return symmetric(
		{
			top: [...top, [cut.shoulderX, cut.shoulderY]],
			right: [
				[cut.shoulderX, cut.shoulderY],
				[cut.shoulderX - 15, (cut.shoulderY * 2 + cut.armY) / 3],
				[cut.armX, cut.armY, "c"],
				...cut.side,
			],
			bottom: p`0 ${last[1] + (cut.hem ?? 6)}, ${last[0] * 0.6} ${last[1] + (cut.hem ?? 6) * 0.8}, ${last[0]} ${last[1]}`,
		},
		1.5,
	);
}

function necklineOf(shape: Neckline, x: number, depth: number): Anchor[] {
	const y = NECK_Y;
	switch (shape) {
		case "v":
		case "shirt":
			return p`0 ${depth}c, ${x * 0.5} ${(y + depth) / 2 + 4}, ${x} ${y}c`;
		case "boat":
			return p`0 ${depth}, ${x * 0.6} ${depth - 6}, ${x} ${y + 8}c`;
		case "square":
			return p`0 ${depth}, ${x * 0.82} ${depth - 2}c, ${x} ${y}c`;
		case "sweetheart":
			return p`0 ${depth}c, ${x * 0.42} ${depth - 34}, ${x * 0.86} ${depth - 32}, ${x} ${y}c`;
		default:
			return p`0 ${depth}, ${x * 0.62} ${depth - (depth - y) * 0.24}, ${x} ${y}c`;
	}
}

/** The inside of the back, seen through the neck, with the house's label. */
export function neckInside(sketch: Sketch, cut: TorsoCut): void {
	if (sketch.back) return;
	const half = necklineOf(cut.neck, cut.neckX, cut.neckDepth);
	const end = half[half.length - 1] ?? [cut.neckX, NECK_Y];
	const front = line([...mirror(half.slice(1)).toReversed(), ...half]);
	const [x, y] = [end[0], end[1]];
	const shape = `${front}Q0 ${y + 24} ${-x} ${y}Z`;
	fill(sketch, shape, sketch.tone.inside);
	stroke(sketch, line(p`${-x} ${y}, 0 ${y + 14}, ${x} ${y}`), sketch.tone.line, 1.6, { opacity: 0.8 });
	stroke(sketch, line(p`${-x + 3} ${y + 7}, 0 ${y + 21}, ${x - 3} ${y + 7}`), sketch.tone.deep, 1.2, {
		opacity: 0.7,
	});
	if (cut.neckDepth > NECK_Y + 40) {
		fill(sketch, "M-13 258h26v9h-26z", sketch.accent.light, 0.9);
		stroke(sketch, "M-7 262.500h14", sketch.tone.line, 1, { opacity: 0.7 });
	}
}

export type SleeveCut = {
	/** 0…1 of the arm: 0.18 cap, 0.3 tee, 0.62 three quarters, 1 wrist. */
	length: number;
	/** Half width at the end and, if it swells, in the middle. */
	end: number;
	middle?: number;
	top?: number;
	cuff?: "band" | "rib" | "none" | "hem";
};

const ARM: readonly Anchor[] = p`118 318, 158 470, 184 590, 203 712`;

/** Both sleeves, hanging a little away from the body. Lay them before the torso. */
export function sleeves(sketch: Sketch, cut: TorsoCut, sleeve: SleeveCut): Panel[] {
	const panels = [1, -1].map((side) => {
		const one = sleeveOf(cut, sleeve, side);
		// Creases spring from the inside of the elbow.
		const u = (from: number) => (side > 0 ? from : 1 - from);
		const dark: Fold[] = [
			{ from: [u(0), 0.52], to: [u(0.62), 0.42], width: 9, shape: "top" },
			{ from: [u(0), 0.58], to: [u(0.7), 0.62], width: 10, shape: "top" },
			{ from: [u(0.02), 0.68], to: [u(0.5), 0.78], width: 7, shape: "top" },
			{ from: [u(0.34), 0.1], to: [u(0.4), 0.92], width: 9, shape: "middle", bow: 0.05 },
		];
		lay(sketch, one, {
			dark: sleeve.length > 0.7 ? dark : dark.slice(3),
			light: [
				{
					from: [side > 0 ? 0.62 : 0.3, 0.06],
					to: [side > 0 ? 0.6 : 0.34, 0.95],
					width: 9,
					shape: "middle",
				},
			],
			round: 1.15,
		});
		finishSleeve(sketch, one, sleeve);
		return one;
	});
	return panels;
}

function sleeveOf(cut: TorsoCut, sleeve: SleeveCut, side: number): Panel {
	const axis = curve(ARM);
	const end = axis.at(sleeve.length);
	const middle = axis.at(sleeve.length * 0.55);
	const before = axis.at(sleeve.length * 0.88);
	const half = sleeve.middle ?? (sleeve.end + 34) / 2;
	const outer: Anchor[] = [
		[cut.shoulderX - 12, cut.shoulderY - 4.5],
		[cut.shoulderX + 8 + (sleeve.top ?? 0) * 0.7, cut.shoulderY + 7],
		[cut.shoulderX + 25 + (sleeve.top ?? 0), cut.shoulderY + 44],
		...(sleeve.length > 0.35 ? ([offset(middle, half)] as Anchor[]) : []),
		...(sleeve.length > 0.5 ? ([offset(before, (half + sleeve.end * 3) / 4)] as Anchor[]) : []),
		offset(end, sleeve.end),
	];
	const inner: Anchor[] = [
		[cut.armX - 12, cut.armY - 4],
		...(sleeve.length > 0.35 ? ([offset(middle, -half)] as Anchor[]) : []),
		...(sleeve.length > 0.5 ? ([offset(before, -(half + sleeve.end * 3) / 4)] as Anchor[]) : []),
		offset(end, -sleeve.end),
	];
	const hem: Anchor[] = [offset(end, -sleeve.end), [end[0] + 2, end[1] + 7], offset(end, sleeve.end)];
	return side > 0
		? panel({ left: inner, right: outer, bottom: hem })
		: panel({
				left: mirror(outer),
				right: mirror(inner),
				bottom: mirror(hem).toReversed(),
			});
}

/** Across the arm, which hangs at about twelve degrees. */
const offset = ([x, y]: Point, by: number): Anchor => [x + by * 0.97, y - by * 0.2];

function finishSleeve(sketch: Sketch, one: Panel, sleeve: SleeveCut): void {
	if (sleeve.cuff === "none" || sleeve.cuff === undefined) return;
	const height = sleeve.cuff === "hem" ? 9 : sleeve.cuff === "rib" ? (sleeve.length > 0.5 ? 34 : 17) : 30;
	const v = 1 - height / one.height;
	if (sleeve.cuff === "rib") {
		ribBand(sketch, one, v, 1);
	} else {
		seam(sketch, across(one, v));
		if (sleeve.cuff === "band") topstitch(sketch, across(one, v + 5 / one.height));
	}
}

/** A ribbed part of a panel: cuffs, waistbands and neckbands of knitwear. */
export function ribBand(sketch: Sketch, cloth: Panel, from: number, to: number): void {
	fill(sketch, between(cloth, 0, 1, from, to), sketch.tone.base);
	let path = "";
	const count = Math.max(6, Math.round(cloth.width((from + to) / 2) / 8));
	for (let i = 1; i < count; i++) path += columnPath(cloth, i / count, from, to, 3);
	stroke(sketch, path, sketch.tone.deep, 2.2, { opacity: 0.38 });
	fill(sketch, between(cloth, 0.62, 1, from, to), sketch.tone.deep, 0.16);
	fill(sketch, between(cloth, 0.8, 1, from, to), sketch.tone.deep, 0.16);
	seam(sketch, across(cloth, from));
	stroke(sketch, between(cloth, 0, 1, from, to), sketch.tone.line, 1.4, {
		opacity: 0.5,
	});
}

/** A band around the neckline, drawn as a broad line with ribs. */
export function neckBand(sketch: Sketch, cloth: Panel, cut: TorsoCut, width: number): void {
	const depth = sketch.back ? NECK_Y + 16 : cut.neckDepth;
	const half = necklineOf(sketch.back ? "round" : cut.neck, cut.neckX, depth);
	const path = line([...mirror(half.slice(1)).toReversed(), ...half]);
	stroke(sketch, path, sketch.tone.line, width + 2.4, {
		opacity: 0.8,
		cap: "butt",
	});
	stroke(sketch, path, sketch.tone.base, width, { cap: "butt" });
	stroke(sketch, path, sketch.tone.deep, width, {
		opacity: 0.35,
		dash: "1.600 4.600",
		cap: "butt",
	});
	void cloth;
}

/** Pointed shirt collar around the neck: two leaves and the stand behind them. */
export function shirtCollar(
	sketch: Sketch,
	neckX: number,
	depth: number,
	spread = 1,
	tone = sketch.tone,
): void {
	if (sketch.back) {
		const band = closed(
			p`${-neckX - 8} ${NECK_Y + 10}c, ${-neckX} ${NECK_Y - 22}c, 0 ${NECK_Y - 30}, ${neckX} ${NECK_Y - 22}c, ${neckX + 8} ${NECK_Y + 10}c, 0 ${NECK_Y + 24}`,
		);
		fill(sketch, band, tone.base);
		stroke(sketch, band, tone.line, 1.6, { opacity: 0.75 });
		return;
	}
	for (const side of [-1, 1]) {
		const leaf: Anchor[] = p`${side * (neckX - 2)} ${NECK_Y - 16}c, ${side * (neckX + 16)} ${NECK_Y + 2}, ${side * (neckX * 0.92 + 14 * spread)} ${NECK_Y + 62}c, ${side * neckX * 0.42} ${NECK_Y + 44}, ${side * 3} ${depth + 2}c, ${side * neckX * 0.5} ${NECK_Y + 18}`;
		fill(sketch, closed(leaf), tone.base);
		fill(
			sketch,
			closed([leaf[2] as Anchor, leaf[3] as Anchor, leaf[4] as Anchor, [side * neckX * 0.6, NECK_Y + 34]]),
			tone.deep,
			0.14,
		);
		stroke(sketch, closed(leaf), tone.line, 1.7, { opacity: 0.8 });
	}
}

/** Buttons down the centre front. */
export function buttons(sketch: Sketch, x: number, from: number, to: number, count: number, r = 5): void {
	for (let i = 0; i < count; i++) {
		const y = count === 1 ? from : from + ((to - from) * i) / (count - 1);
		button(sketch, x, y, r);
	}
}
export function button(sketch: Sketch, x: number, y: number, r: number): void {
	const { accent } = sketch;
	sketch.out.push(
		`<circle cx="${x + 1.2}" cy="${y + 1.6}" r="${r}" fill="${sketch.tone.deep}" fill-opacity=".5"/><circle cx="${x}" cy="${y}" r="${r}" fill="${accent.base}"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="${accent.shade}" fill-opacity=".5"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.3}" fill="${accent.gleam}" fill-opacity=".9"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${accent.line}" stroke-width=".9" stroke-opacity=".8"/>`,
	);
}

/** A zip: dark tape, metal teeth, a pull. */
export function zip(sketch: Sketch, path: string, pull: Point, metal = sketch.accent): void {
	stroke(sketch, path, sketch.tone.deep, 7, { cap: "butt" });
	stroke(sketch, path, metal.base, 3.4, { dash: "2.200 1.600", cap: "butt" });
	stroke(sketch, path, metal.gleam, 1, { opacity: 0.7 });
	fill(sketch, `M${pull[0] - 3.5} ${pull[1]}h7l1.500 20a5 5 0 0 1 -10 0z`, metal.base);
	stroke(sketch, `M${pull[0] - 3.5} ${pull[1]}h7l1.500 20a5 5 0 0 1 -10 0z`, metal.line, 1);
}
