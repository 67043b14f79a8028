import type { PictureFabric } from "../picture-vocabulary.ts";

export type LayeredPicture = {
	frame: Frame;
	layers: readonly Layer[];
};
export type Frame = readonly [x: number, y: number, width: number, height: number];

export type Layer = FlatLayer | SunLayer | ProductNoteLayer;

export type FlatLayer = {
	kind: "flat";
	svg: string;
	/** From 0 to 1, by default 1. An opacity inside the drawing would prevent rasterising it in bands. */
	opacity?: number;
	smooth?: boolean;
	/** In steps of eight bits: the unevenness of a smooth layer, as of plaster. Lossy formats show even gradients as bands. */
	rough?: number;
	from?: number;
};

export type SunLayer = {
	kind: "sun";
	svg: string;
	blur: number | readonly [head: number, foot: number];
	gain: readonly [number, number, number];
};

export type ProductNoteLayer = {
	kind: "piece";
	svg: string;
	form: string;
	box: Frame;
	scale: number;
	fabric: PictureFabric;
	shadows: readonly Shadow[];
	light?: number;
};

export type Shadow = {
	dx: number;
	dy: number;
	blur: number;
	opacity: number;
	floor?: number;
	high?: number;
	sun?: boolean;
	svg?: string;
};
