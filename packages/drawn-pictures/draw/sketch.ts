import type { DrawnPicture, PictureFabric, PictureFeature, PicturePattern } from "../picture-vocabulary.ts";
import { createTone, type Tone } from "./colour.ts";
import { encodeWeave, formBand, formBare, formBareStroke, formEdge, formFill } from "./form.ts";
import { n } from "./geometry.ts";
import { createRandom, type Random } from "./random.ts";

export type Sketch = {
	readonly cut: string;
	readonly fabric: PictureFabric;
	readonly pattern: PicturePattern;
	readonly feature?: PictureFeature | undefined;
	readonly tone: Tone;
	readonly accent: Tone;
	readonly style: number;
	readonly back: boolean;
	readonly macro: boolean;
	readonly random: Random;
	readonly out: string[];
	readonly defs: string[];
	readonly contacts: string[];
	/** Prevents equal gradient ids when several pieces share one page. */
	readonly prefix: string;
};

export function createSketch(picture: DrawnPicture, prefix = ""): Sketch {
	return {
		cut: picture.cut,
		fabric: picture.fabric,
		pattern: picture.pattern,
		feature: picture.feature,
		tone: createTone(picture.color),
		accent: createTone(picture.accent),
		style: picture.style ?? 0,
		back: picture.view === "back",
		macro: picture.view === "detail",
		// The seed leaves out colour and view, so that every colour and view shows the same garment.
		random: createRandom(
			`${picture.type} ${picture.cut} ${picture.fabric}${picture.style === undefined ? "" : ` ${picture.style}`}`,
		),
		out: [],
		defs: [],
		contacts: [],
		prefix,
	};
}

export const blank = (prefix: string): Sketch =>
	createSketch(
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

export type Piece = {
	silhouette: readonly string[];
	box: readonly [number, number, number, number];
	upTo?: number;
	stands: boolean;
	light?: number;
	focus: readonly [x: number, y: number, width: number];
};
export type Draw = (sketch: Sketch) => Piece;

export const print = (sketch: Sketch, path: string, colour: string, opacity = 1): void => {
	sketch.out.push(
		`<path d="${path}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ""}/>`,
	);
};

export const inkStep = (sketch: Sketch, path: string, colour: string, opacity = 1): void => {
	const seen = opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : "";
	sketch.out.push(`<path class="s" d="${path}" fill="${colour}"${seen}/>`);
};

export const cloth = (sketch: Sketch, path: string, colour: string, turned = 0): void => {
	print(sketch, path, colour);
	const weave = encodeWeave(turned);
	sketch.out.push(formFill(path, weave), formEdge(path, weave, 9, 0.5));
};

/**
 * Fills a path. An opaque fill in a colour of the piece gets the piece's material; an opaque fill in another colour keeps its own shading.
 * A transparent fill does not change the form.
 */
export const fill = (sketch: Sketch, path: string, colour: string, opacity = 1): void => {
	if (opacity >= 1 && isOwn(sketch, colour)) {
		cloth(sketch, path, colour);
		return;
	}
	print(sketch, path, colour, opacity);
	if (opacity >= 1 && isSolid(sketch, colour)) sketch.out.push(formBare(path));
};

const findGradient = (sketch: Sketch, paint: string): string | undefined => {
	const at = /^url\(#.*g(\d+)\)$/.exec(paint)?.[1];
	return at === undefined ? undefined : sketch.defs[Number(at)];
};
const isSolid = (sketch: Sketch, paint: string): boolean =>
	!findGradient(sketch, paint)?.includes("stop-opacity");
function isOwn(sketch: Sketch, paint: string): boolean {
	const { base, light, shade, inside } = sketch.tone;
	const gradient = findGradient(sketch, paint);
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
	if (opacity < 1 || width < 3.6 || colour === sketch.tone.line) return;
	if (!isOwn(sketch, colour)) sketch.out.push(formBareStroke(path, width, dash));
	else if (dash === undefined) sketch.out.push(formBand(path, width, encodeWeave(0)));
};

export type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]): string =>
	list
		.map(
			([at, colour, opacity = 1]) =>
				`<stop offset="${n2(at)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${n2(opacity)}"` : ""}/>`,
		)
		.join("");

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

export const acrossForm = (
	sketch: Sketch,
	path: string,
	left: number,
	right: number,
	list: readonly Stop[],
): void => print(sketch, path, linear(sketch, [left, 0], [right, 25], list));

const n2 = (value: number): string => String(Math.round(value * 1000) / 1000);
