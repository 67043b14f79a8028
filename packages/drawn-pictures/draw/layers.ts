import type { PictureFabric } from "../picture-vocabulary.ts";

/** A picture as what lies on what, from the back to the front; `raster/compose.ts` rasterises each layer and lights them. */
export type LayeredPicture = {
	/** The part of the page that is seen, in page units; the layers use the same units. */
	frame: Frame;
	layers: readonly Layer[];
};
export type Frame = readonly [x: number, y: number, width: number, height: number];

export type Layer = FlatLayer | SunLayer | ProductNoteLayer;

/** Painted as it is. */
export type FlatLayer = {
	kind: "flat";
	/** Definitions and elements, without the root. */
	svg: string;
	/** How much of it is seen, all when absent: said in the drawing, it could not be rasterised in bands. */
	opacity?: number;
	/** Nothing but slow gradients: rasterised small, laid without banding. */
	smooth?: boolean;
	/** Of a smooth layer: the page height at which it begins, sharp as the edge of a floor. */
	from?: number;
};

/** Where the sun falls directly on what lies below: white on nothing, with the blur of its edges. */
export type SunLayer = {
	kind: "sun";
	svg: string;
	/** One figure, or one for the page's head and one for its foot, which is further from the window. */
	blur: number | readonly [head: number, foot: number];
	/** How much brighter it makes red, green and blue. */
	gain: readonly [number, number, number];
};

/** One thing, lit from the upper left, with the shadows that it throws on what lies below. */
export type ProductNoteLayer = {
	kind: "piece";
	svg: string;
	/** The same with its form in place of its colours: see `form.ts`. */
	form: string;
	/** Where it is on the page; nothing outside is rasterised. */
	box: Frame;
	/** Page units per unit of the piece: how large its weave is. */
	scale: number;
	fabric: PictureFabric;
	shadows: readonly Shadow[];
	/** Strength of the light, 1 when absent. */
	light?: number;
};

export type Shadow = {
	/** On a wall: how far it is moved. On a floor: how far to the right and to the back what is higher falls, per unit of height. */
	dx: number;
	dy: number;
	blur: number;
	opacity: number;
	/** Page height of the floor; absent for walls. `high` is how much of the thing, from the floor up, throws this shadow. */
	floor?: number;
	high?: number;
	/** Takes away the sun below instead of darkening everything. */
	sun?: boolean;
	/** What throws it where that is not the thing as a whole: any paint on nothing, within its box. */
	svg?: string;
};
