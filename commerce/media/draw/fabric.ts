import type { PictureFabric } from "../../catalogue/picture-vocabulary.ts";
import type { Panel } from "./panel.ts";
import type { Sketch } from "./sketch.ts";
import { fleck, lacework, none, pebble, pile, plait, ribs, slub, stitches, twill } from "./textures.ts";

/** How a cloth takes the light: the figures that folds and form shading are drawn with. */
export type Finish = {
	/** 0…1: how dark its folds fall. */
	folds: number;
	/** 0…1: how bright its ridges are. */
	gleam: number;
	/** Highlights are narrow (leather, satin) or broad (wool). */
	tight: number;
	/** 0…1: how strongly it rounds at its sides. */
	body: number;
	/** Below 1 one sees through it. */
	opacity: number;
	texture: (sketch: Sketch, cloth: Panel) => void;
};

export const finishes: Record<PictureFabric, Finish> = {
	silk: {
		folds: 0.75,
		gleam: 0.85,
		tight: 0.55,
		body: 0.7,
		opacity: 1,
		texture: none,
	},
	satin: {
		folds: 0.85,
		gleam: 1,
		tight: 0.4,
		body: 0.75,
		opacity: 1,
		texture: none,
	},
	wool: {
		folds: 0.5,
		gleam: 0.25,
		tight: 1,
		body: 0.85,
		opacity: 1,
		texture: fleck(9, 4, 0.26),
	},
	cashmere: {
		folds: 0.45,
		gleam: 0.3,
		tight: 1.1,
		body: 0.85,
		opacity: 1,
		texture: fleck(10, 3, 0.2),
	},
	cotton: {
		folds: 0.55,
		gleam: 0.35,
		tight: 0.8,
		body: 0.75,
		opacity: 1,
		texture: none,
	},
	linen: {
		folds: 0.6,
		gleam: 0.3,
		tight: 0.8,
		body: 0.7,
		opacity: 1,
		texture: slub,
	},
	jersey: {
		folds: 0.6,
		gleam: 0.35,
		tight: 0.9,
		body: 0.8,
		opacity: 1,
		texture: ribs(7, 0.8, 0.25),
	},
	denim: {
		folds: 0.5,
		gleam: 0.4,
		tight: 0.9,
		body: 0.8,
		opacity: 1,
		texture: twill,
	},
	leather: {
		folds: 0.75,
		gleam: 0.95,
		tight: 0.35,
		body: 0.9,
		opacity: 1,
		texture: pebble,
	},
	suede: {
		folds: 0.5,
		gleam: 0.3,
		tight: 1,
		body: 0.85,
		opacity: 1,
		texture: fleck(8, 2.4, 0.24),
	},
	lace: {
		folds: 0.4,
		gleam: 0.3,
		tight: 0.8,
		body: 0.5,
		opacity: 0.86,
		texture: lacework,
	},
	knit: {
		folds: 0.4,
		gleam: 0.3,
		tight: 1.1,
		body: 0.85,
		opacity: 1,
		texture: stitches,
	},
	velvet: {
		folds: 0.8,
		gleam: 0.75,
		tight: 0.9,
		body: 1,
		opacity: 1,
		texture: pile,
	},
	nylon: {
		folds: 0.6,
		gleam: 0.7,
		tight: 0.5,
		body: 0.8,
		opacity: 1,
		texture: none,
	},
	metal: {
		folds: 0.6,
		gleam: 1,
		tight: 0.3,
		body: 1,
		opacity: 1,
		texture: none,
	},
	glass: {
		folds: 0.3,
		gleam: 1,
		tight: 0.3,
		body: 0.6,
		opacity: 0.85,
		texture: none,
	},
	ceramic: {
		folds: 0.2,
		gleam: 0.7,
		tight: 0.5,
		body: 1,
		opacity: 1,
		texture: none,
	},
	acetate: {
		folds: 0.2,
		gleam: 0.9,
		tight: 0.3,
		body: 0.8,
		opacity: 1,
		texture: none,
	},
	straw: {
		folds: 0.3,
		gleam: 0.35,
		tight: 1,
		body: 0.9,
		opacity: 1,
		texture: plait,
	},
};
