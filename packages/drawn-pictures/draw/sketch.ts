import type { DrawnPicture, PictureFabric, PictureFeature, PicturePattern } from "../picture-vocabulary.ts";
import { type Tone, toneOf } from "./colour.ts";
import { formBand, formBare, formBareStroke, formEdge, formFill, weaveOf } from "./form.ts";
import { n } from "./geometry.ts";
import { type Random, randomOf } from "./random.ts";

/** What a garment file gets: the cloth to work with and a list to put SVG elements on, from the back to the front. */
export type Sketch = {
	readonly cut: string;
	readonly fabric: PictureFabric;
	readonly pattern: PicturePattern;
	/** What sets the piece apart, where it can be seen. */
	readonly feature?: PictureFeature | undefined;
	readonly tone: Tone;
	/** Lining, hardware or the pattern's second colour. */
	readonly accent: Tone;
	/** Tells alike pieces apart: 0 when the recipe names none. */
	readonly style: number;
	readonly back: boolean;
	/** Drawn to be seen from close by. */
	readonly macro: boolean;
	readonly random: Random;
	readonly out: string[];
	readonly defs: string[];
	/** Where it touches the floor, a little wider than it does: its shadow is darkest there. */
	readonly contacts: string[];
	/** Keeps gradient ids apart when several pieces share one page. */
	readonly prefix: string;
};

export function sketchOf(picture: DrawnPicture, prefix = ""): Sketch {
	return {
		cut: picture.cut,
		fabric: picture.fabric,
		pattern: picture.pattern,
		feature: picture.feature,
		tone: toneOf(picture.color),
		accent: toneOf(picture.accent),
		style: picture.style ?? 0,
		back: picture.view === "back",
		macro: picture.view === "detail",
		// Not by colour or view: every colourway and view shows the same garment.
		random: randomOf(
			`${picture.type} ${picture.cut} ${picture.fabric}${picture.style === undefined ? "" : ` ${picture.style}`}`,
		),
		out: [],
		defs: [],
		contacts: [],
		prefix,
	};
}

/** For what is no piece: grounds and blocks. */
export const blank = (prefix: string): Sketch =>
	sketchOf(
		{
			type: "dress",
			cut: "",
			fabric: "glass",
			pattern: "solid",
			color: "#010203",
			accent: "#010203",
			view: "front",
		},
		prefix,
	);

/** A piece in its own coordinates, ready to be placed. */
export type Piece = {
	/** Outlines that throw the shadow. */
	silhouette: readonly string[];
	/** Left, top, right, bottom of the piece. */
	box: readonly [number, number, number, number];
	/** How much larger than it was drawn it may hang: small things fill less of the page. */
	upTo?: number;
	/** Hung before the wall, or standing on the floor at the box's bottom. */
	stands: boolean;
	/** Strength of the form's light, 1 when absent; 0 for what brings its own: weave and shadows only. */
	light?: number;
	/** Where the macro view looks, and how wide a field it sees. */
	focus: readonly [x: number, y: number, width: number];
};
export type Draw = (sketch: Sketch) => Piece;

/** Ink on whatever lies below: its form stays. */
export const print = (sketch: Sketch, path: string, colour: string, opacity = 1): void => {
	sketch.out.push(
		`<path d="${path}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ""}/>`,
	);
};

/** One of many levels of light that lie on each other, hardly apart in colour: see `rasterAt`. */
export const inkStep = (sketch: Sketch, path: string, colour: string, opacity = 1): void => {
	const seen = opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : "";
	sketch.out.push(`<path class="s" d="${path}" fill="${colour}"${seen}/>`);
};

/** A part of the piece in the piece's own material, in any colour: it gets volume, weave and light. */
export const cloth = (sketch: Sketch, path: string, colour: string, turned = 0): void => {
	print(sketch, path, colour);
	const weave = weaveOf(turned);
	sketch.out.push(formFill(path, weave), formEdge(path, weave, 9, 0.5));
};

/**
 * Opaque in a colour of the piece it is a part of its material; in any other it is hardware, paper or a sole, which keep
 * the shading they are drawn with. What one sees through changes colours only.
 */
export const fill = (sketch: Sketch, path: string, colour: string, opacity = 1): void => {
	if (opacity >= 1 && isOwn(sketch, colour)) {
		cloth(sketch, path, colour);
		return;
	}
	print(sketch, path, colour, opacity);
	if (opacity >= 1 && isSolid(sketch, colour)) sketch.out.push(formBare(path));
};

const gradientOf = (sketch: Sketch, paint: string): string | undefined => {
	const at = /^url\(#.*g(\d+)\)$/.exec(paint)?.[1];
	return at === undefined ? undefined : sketch.defs[Number(at)];
};
const isSolid = (sketch: Sketch, paint: string): boolean =>
	!gradientOf(sketch, paint)?.includes("stop-opacity");
function isOwn(sketch: Sketch, paint: string): boolean {
	const { base, light, shade, inside } = sketch.tone;
	const gradient = gradientOf(sketch, paint);
	if (gradient === undefined) return [base, light, shade, inside].includes(paint);
	return isSolid(sketch, paint) && gradient.includes(base);
}

export type StrokeStyle = {
	opacity?: number;
	dash?: string;
	cap?: "butt" | "round";
};
export const stroke = (
	sketch: Sketch,
	path: string,
	colour: string,
	width: number,
	style: StrokeStyle = {},
): void => {
	const { opacity = 1, dash, cap = "round" } = style;
	sketch.out.push(
		`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="${cap}"${
			opacity < 1 ? ` stroke-opacity="${n2(opacity)}"` : ""
		}${dash ? ` stroke-dasharray="${dash}"` : ""}/>`,
	);
	// Straps and wires have a form of their own, lines have none.
	if (opacity < 1 || width < 3.6 || colour === sketch.tone.line) return;
	if (!isOwn(sketch, colour)) sketch.out.push(formBareStroke(path, width, dash));
	else if (dash === undefined) sketch.out.push(formBand(path, width, weaveOf(0)));
};

export type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]): string =>
	list
		.map(
			([at, colour, opacity = 1]) =>
				`<stop offset="${n2(at)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${n2(opacity)}"` : ""}/>`,
		)
		.join("");

/** Paint for `fill`: a gradient between two points of the page. */
export function linear(
	sketch: Sketch,
	from: readonly [number, number],
	to: readonly [number, number],
	list: readonly Stop[],
): string {
	const id = `${sketch.prefix}g${sketch.defs.length}`;
	sketch.defs.push(
		`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stops(list)}</linearGradient>`,
	);
	return `url(#${id})`;
}

export function radial(
	sketch: Sketch,
	cx: number,
	cy: number,
	r: number,
	list: readonly Stop[],
	squash = 1,
): string {
	const id = `${sketch.prefix}g${sketch.defs.length}`;
	const flat =
		squash === 1 ? "" : ` gradientTransform="translate(0 ${n(cy * (1 - squash))}) scale(1 ${n2(squash)})"`;
	sketch.defs.push(
		`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${flat}>${stops(list)}</radialGradient>`,
	);
	return `url(#${id})`;
}

/** The light that runs across a rounded form, from its left edge to its right one. */
export const acrossForm = (
	sketch: Sketch,
	path: string,
	left: number,
	right: number,
	list: readonly Stop[],
): void => print(sketch, path, linear(sketch, [left, 0], [right, 25], list));

const n2 = (value: number): string => String(Math.round(value * 1000) / 1000);
