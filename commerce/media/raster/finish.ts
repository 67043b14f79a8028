import type { PictureFabric } from "../../catalogue/picture-vocabulary.ts";
import type { WeaveName } from "./weave.ts";

/** How a material answers the light. */
export type LightFinish = {
	/** Contrast of its volume. */
	body: number;
	/** Depth of its folds. */
	folds: number;
	/** Strength and narrowness of its highlights. */
	gleam: number;
	tight: number;
	/** Light along the edges that turn away, as on pile and satin. */
	sheen: number;
	/** How much its highlights are broken. */
	broken: number;
	weave?: WeaveName;
	/** Strength of its weave. */
	grain: number;
};

const finish = (
	body: number,
	folds: number,
	gleam: number,
	tight: number,
	sheen: number,
	broken: number,
	grain: number,
	weave?: WeaveName,
): LightFinish => ({ body, folds, gleam, tight, sheen, broken, grain, ...(weave && { weave }) });

export const lightFinishes: Record<PictureFabric, LightFinish> = {
	silk: finish(0.8, 0.85, 0.42, 34, 0.06, 0.75, 0.3, "satin"),
	satin: finish(0.95, 1.05, 0.6, 46, 0.08, 0.55, 0.3, "satin"),
	wool: finish(0.85, 0.6, 0.03, 6, 0, 0, 1, "felt"),
	cashmere: finish(0.75, 0.5, 0.05, 5, 0.1, 0, 0.7, "nap"),
	cotton: finish(0.75, 0.72, 0.03, 8, 0, 0, 0.75, "plain"),
	linen: finish(0.7, 0.85, 0.03, 8, 0, 0, 1, "slub"),
	jersey: finish(0.8, 0.62, 0.06, 8, 0.02, 0, 0.7, "jersey"),
	denim: finish(0.85, 0.72, 0.03, 8, 0, 0, 1.05, "twill"),
	leather: finish(1.05, 0.95, 0.5, 60, 0.03, 0.4, 0.8, "pebble"),
	suede: finish(0.85, 0.6, 0.02, 5, 0.08, 0, 0.9, "suede"),
	lace: finish(0.6, 0.5, 0.04, 8, 0, 0, 0),
	knit: finish(0.9, 0.55, 0.03, 6, 0.04, 0, 1.2, "knit"),
	velvet: finish(1.15, 1, 0.1, 7, 0.42, 0.3, 0.6, "pile"),
	nylon: finish(0.9, 1, 0.4, 26, 0.03, 0.35, 0.4, "ripstop"),
	metal: finish(0.9, 0.8, 0.7, 50, 0.05, 0.2, 0.25, "satin"),
	glass: finish(0.4, 0.4, 0.5, 60, 0.1, 0, 0),
	ceramic: finish(0.9, 0.4, 0.36, 40, 0, 0, 0.5, "glaze"),
	acetate: finish(0.8, 0.4, 0.5, 70, 0.05, 0, 0),
	straw: finish(0.85, 0.5, 0.06, 8, 0, 0, 1.2, "plait"),
};
