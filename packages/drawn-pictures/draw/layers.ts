import type { PictureFabric } from "../picture-vocabulary.ts";

/** Layers from the back to the front; `raster/compose.ts` rasterises and lights each of them. */
export type LayeredPicture = {
	/** The visible part of the page, in page units. */
	frame: Frame;
	layers: readonly Layer[];
};
export type Frame = readonly [x: number, y: number, width: number, height: number];

export type Layer = FlatLayer | SunLayer | ProductNoteLayer;

export type FlatLayer = {
	kind: "flat";
	/** Definitions and elements, without the root element. */
	svg: string;
	/** 0…1, 1 when absent. An opacity inside the drawing would prevent rasterising it in bands. */
	opacity?: number;
	/** A layer of slow gradients, which is rasterised small and enlarged without banding. */
	smooth?: boolean;
	/** A smooth layer's sharp upper edge, in page units. */
	from?: number;
};

/** Direct sunlight on the layers below: white on transparent, with the blur of its edges. */
export type SunLayer = {
	kind: "sun";
	svg: string;
	/** One blur for all, or one for the page's head and one for its foot, which is further from the window. */
	blur: number | readonly [head: number, foot: number];
	/** Factors by which red, green and blue become brighter. */
	gain: readonly [number, number, number];
};

/** A piece, lit from the upper left, with the shadows that it throws on the layers below. */
export type ProductNoteLayer = {
	kind: "piece";
	svg: string;
	/** The drawing with form in place of colours: see `form.ts`. */
	form: string;
	/** The place on the page; nothing outside the box is rasterised. */
	box: Frame;
	/** Page units per unit of the piece, which gives the size of the weave. */
	scale: number;
	fabric: PictureFabric;
	shadows: readonly Shadow[];
	/** 1 when absent. */
	light?: number;
};

export type Shadow = {
	/** On a wall: the shadow's offset. On a floor: the offset to the right and to the back per unit of height. */
	dx: number;
	dy: number;
	blur: number;
	opacity: number;
	/** `floor`: page height, absent for walls. `high`: how much of the piece, from the floor up, throws this shadow. */
	floor?: number;
	high?: number;
	/** The shadow removes sunlight instead of darkening everything. */
	sun?: boolean;
	/** The shape that throws the shadow, if it differs from the piece; within the piece's box. */
	svg?: string;
};
