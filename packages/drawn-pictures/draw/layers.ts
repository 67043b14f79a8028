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
	/** 0…1, 1 when absent. An opacity inside the drawing would prevent rasterising it in bands. */
	opacity?: number;
	smooth?: boolean;
	from?: number;
};

/** Direct sunlight on the layers below: white on transparent, with the blur of its edges. */
export type SunLayer = {
	kind: "sun";
	svg: string;
	/** A single number applies to the whole page; a pair blurs the foot of the page more, because the sun's window is further away. */
	blur: number | readonly [head: number, foot: number];
	gain: readonly [number, number, number];
};

export type ProductNoteLayer = {
	kind: "piece";
	svg: string;
	form: string;
	box: Frame;
	/** Page units per unit of the piece, which gives the size of the weave. */
	scale: number;
	fabric: PictureFabric;
	shadows: readonly Shadow[];
	light?: number;
};

export type Shadow = {
	/** On a wall, pixels of offset. On a floor, the offset to the right and to the back per unit of height. */
	dx: number;
	dy: number;
	blur: number;
	opacity: number;
	/** `floor`: page height, absent for walls. `high`: how much of the piece, from the floor up, throws this shadow. */
	floor?: number;
	high?: number;
	/** The shadow removes sunlight instead of darkening everything. */
	sun?: boolean;
	svg?: string;
};
