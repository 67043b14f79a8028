import { n } from "./geometry.ts";

/**
 * The form of a piece, drawn next to its colours and read by the light (`raster/light.ts`). Red is what lies deeper (below
 * 128) or higher, green is how far inside a part one is (edges are drawn dark and blurred later), blue is the material:
 * nothing for what brings its own shading, else the direction of its weave. The elements stand in the same list as the
 * colours, marked by their class, so that groups, copies and the order apply to both.
 */
const MARK = 'class="f"';
const WEAVE_UPRIGHT = 160;
const WEAVE_STEP = 8;
/** Takes the light as the piece does, without its weave: linings, bindings. */
export const SMOOTH = 48;

/** Weave turned by so many degrees, −90…90, in steps: see `weaveTurn`. */
export const weaveOf = (degrees: number): number =>
	WEAVE_UPRIGHT + WEAVE_STEP * Math.round(Math.max(-88, Math.min(88, degrees)) / WEAVE_STEP);
/** Its degrees. Faint paint laid over it (relief, edges) moves it by a little, which would scatter the threads of a fine weave. */
export const weaveTurn = (level: number): number =>
	WEAVE_STEP * Math.round((level - WEAVE_UPRIGHT) / WEAVE_STEP);

export const formFill = (path: string, weave: number): string =>
	`<path ${MARK} d="${path}" fill="${level(128, 255, weave)}"/>`;

/** The edge of a part, from which it swells: the wider, the rounder. */
export const formEdge = (path: string, weave: number, width: number, opacity: number): string =>
	`<path ${MARK} d="${path}" fill="none" stroke="${level(128, 0, weave)}" stroke-width="${n(width)}" stroke-opacity="${two(opacity)}" stroke-linejoin="round"/>`;

/** What brings its own shading: paper, metal, glass. */
export const formBare = (path: string): string => formFill(path, 0);
export const formBareStroke = (path: string, width: number, dash?: string): string =>
	`<path ${MARK} d="${path}" fill="none" stroke="${level(128, 255, 0)}" stroke-width="${n(width)}"${dash ? ` stroke-dasharray="${dash}"` : ""} stroke-linejoin="round"/>`;

/** A rounded band of cloth or leather. */
export const formBand = (path: string, width: number, weave: number): string =>
	`<path ${MARK} d="${path}" fill="none" stroke="${level(128, 40, weave)}" stroke-width="${n(width)}" stroke-linejoin="round"/><path ${MARK} d="${path}" fill="none" stroke="${level(128, 255, weave)}" stroke-width="${n(width * 0.55)}" stroke-linejoin="round"/>`;

/** Raises (above 0) or deepens the cloth along a path. */
export const formRelief = (path: string, weave: number, amount: number): string =>
	`<path ${MARK} d="${path}" fill="${level(amount > 0 ? 255 : 0, 255, weave)}" fill-opacity="${two(Math.abs(amount))}"/>`;
export const formLine = (path: string, weave: number, width: number, amount: number): string =>
	`<path ${MARK} d="${path}" fill="none" stroke="${level(amount > 0 ? 255 : 0, 255, weave)}" stroke-width="${n(width)}" stroke-opacity="${two(Math.abs(amount))}" stroke-linejoin="round"/>`;

const level = (red: number, green: number, blue: number): string => `rgb(${red},${green},${blue})`;
const two = (value: number): string => String(Math.round(value * 100) / 100);

/** Takes a drawing apart: its colours, and its form with the groups that both stand in. */
export function takeApart(drawn: string): { svg: string; form: string } {
	return {
		svg: drawn.replace(/<path class="f"[^>]*\/>/g, ""),
		form: drawn.replace(/<(?!\/?g[ >]|path class="f")[^>]*>/g, ""),
	};
}
