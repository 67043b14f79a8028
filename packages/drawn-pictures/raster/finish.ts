import type { PictureFabric } from "../picture-vocabulary.ts";
import type { WeaveName } from "./weave.ts";

export type LightFinish = {
	body: number;
	folds: number;
	gleam: number;
	tight: number;
	sheen: number;
	broken: number;
	white: number;
	crumple?: number;
	worn?: number;
	weave?: WeaveName;
	grain: number;
};

const plain = { gleam: 0, tight: 8, sheen: 0, broken: 0, white: 0.24 };
export const lightFinishes: Record<PictureFabric, LightFinish> = {
	silk: {
		body: 0.95,
		folds: 1.1,
		gleam: 0.8,
		tight: 24,
		sheen: 0.05,
		broken: 0.7,
		white: 0.26,
		weave: "satin",
		grain: 0.022,
	},
	satin: {
		body: 1.1,
		folds: 1.25,
		gleam: 1.05,
		tight: 34,
		sheen: 0.07,
		broken: 0.5,
		white: 0.32,
		weave: "satin",
		grain: 0.022,
	},
	wool: { ...plain, body: 0.85, folds: 0.62, weave: "felt", grain: 0.06 },
	cashmere: { ...plain, body: 0.75, folds: 0.5, gleam: 0.04, sheen: 0.1, weave: "nap", grain: 0.04 },
	cotton: { ...plain, body: 0.75, folds: 0.75, weave: "plain", grain: 0.035, crumple: 0.13 },
	linen: { ...plain, body: 0.7, folds: 0.95, weave: "slub", grain: 0.055, crumple: 0.34 },
	jersey: { ...plain, body: 0.8, folds: 0.65, gleam: 0.05, weave: "jersey", grain: 0.04 },
	denim: { ...plain, body: 0.85, folds: 0.75, weave: "twill", grain: 0.07, crumple: 0.16, worn: 0.7 },
	leather: {
		body: 1.1,
		folds: 1,
		gleam: 0.42,
		tight: 40,
		sheen: 0.03,
		broken: 0.3,
		white: 0.42,
		weave: "pebble",
		grain: 0.045,
		crumple: 0.08,
	},
	suede: { ...plain, body: 0.85, folds: 0.6, sheen: 0.08, weave: "suede", grain: 0.05, worn: 0.25 },
	lace: { ...plain, body: 0.65, folds: 0.5, weave: "lace", grain: 0.14 },
	knit: { ...plain, body: 0.9, folds: 0.55, sheen: 0.04, weave: "knit", grain: 0.1 },
	velvet: {
		body: 1.25,
		folds: 1.1,
		gleam: 0.16,
		tight: 7,
		sheen: 1.7,
		broken: 0.3,
		white: 0.2,
		weave: "pile",
		grain: 0.06,
	},
	nylon: {
		body: 0.95,
		folds: 1.1,
		gleam: 0.36,
		tight: 22,
		sheen: 0.03,
		broken: 0.4,
		white: 0.34,
		weave: "ripstop",
		grain: 0.016,
		crumple: 0.34,
	},
	metal: {
		body: 1.1,
		folds: 0.8,
		gleam: 0.8,
		tight: 34,
		sheen: 0.05,
		broken: 0.1,
		white: 0.5,
		weave: "satin",
		grain: 0.015,
	},
	glass: { body: 0.3, folds: 0.4, gleam: 0.5, tight: 60, sheen: 0.1, broken: 0, white: 0.7, grain: 0 },
	ceramic: {
		body: 0.9,
		folds: 0.4,
		gleam: 0.42,
		tight: 44,
		sheen: 0,
		broken: 0,
		white: 0.6,
		weave: "glaze",
		grain: 0.02,
	},
	acetate: { body: 0.8, folds: 0.4, gleam: 0.6, tight: 60, sheen: 0.05, broken: 0, white: 0.6, grain: 0 },
	straw: { ...plain, body: 0.85, folds: 0.5, gleam: 0.05, weave: "plait", grain: 0.085 },
	patent: {
		body: 1.15,
		folds: 1.1,
		gleam: 1.1,
		tight: 62,
		sheen: 0.08,
		broken: 0.15,
		white: 0.66,
		grain: 0,
	},
};
