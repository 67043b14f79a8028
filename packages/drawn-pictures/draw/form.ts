import { n } from "./geometry.ts";

/**
 * Form elements are drawn into a second image, which `raster/light.ts` reads. Red is depth (below 128 is deeper), green the distance from a
 * part's edge, blue the material: 0 for parts with their own shading, `SMOOTH` for cloth without a weave, otherwise the direction of the
 * weave.
 */
const MARK = 'class="f"';
const WEAVE_UPRIGHT = 160;
const WEAVE_STEP = 8;
export const SMOOTH = 48;

export const encodeWeave = (degrees: number): number =>
	WEAVE_UPRIGHT + WEAVE_STEP * Math.round(Math.max(-88, Math.min(88, degrees)) / WEAVE_STEP);
/**
 * Returns the direction of the weave in degrees. It is rounded to steps, because faint paint over the weave changes the level a little.
 */
export const weaveTurn = (level: number): number =>
	WEAVE_STEP * Math.round((level - WEAVE_UPRIGHT) / WEAVE_STEP);

export const formFill = (path: string, weave: number): string =>
	`<path ${MARK} d="${path}" fill="${level(128, 255, weave)}"/>`;

export const formEdge = (path: string, weave: number, width: number, opacity: number): string =>
	`<path ${MARK} d="${path}" fill="none" stroke="${level(128, 0, weave)}" stroke-width="${n(width)}" stroke-opacity="${two(opacity)}" stroke-linejoin="round"/>`;

export const formBare = (path: string): string => formFill(path, 0);
export const formBareStroke = (path: string, width: number, dash?: string): string =>
	`<path ${MARK} d="${path}" fill="none" stroke="${level(128, 255, 0)}" stroke-width="${n(width)}"${dash ? ` stroke-dasharray="${dash}"` : ""} stroke-linejoin="round"/>`;

export const formBand = (path: string, width: number, weave: number): string =>
	`<path ${MARK} d="${path}" fill="none" stroke="${level(128, 40, weave)}" stroke-width="${n(width)}" stroke-linejoin="round"/><path ${MARK} d="${path}" fill="none" stroke="${level(128, 255, weave)}" stroke-width="${n(width * 0.55)}" stroke-linejoin="round"/>`;

export const formRelief = (path: string, weave: number, amount: number): string =>
	`<path ${MARK} d="${path}" fill="${level(amount > 0 ? 255 : 0, 255, weave)}" fill-opacity="${two(Math.abs(amount))}"/>`;
export const formLine = (path: string, weave: number, width: number, amount: number): string =>
	`<path ${MARK} d="${path}" fill="none" stroke="${level(amount > 0 ? 255 : 0, 255, weave)}" stroke-width="${n(width)}" stroke-opacity="${two(Math.abs(amount))}" stroke-linejoin="round"/>`;

const level = (red: number, green: number, blue: number): string => `rgb(${red},${green},${blue})`;
const two = (value: number): string => String(Math.round(value * 100) / 100);

export function takeApart(drawing: string): { svg: string; form: string } {
	return {
		svg: drawing.replace(/<path class="f"[^>]*\/>/g, ""),
		form: drawing.replace(/<(?!\/?g[ >]|path class="f")[^>]*>/g, ""),
	};
}
