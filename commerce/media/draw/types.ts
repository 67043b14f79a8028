import type { PictureType } from "../../catalogue/picture-vocabulary.ts";
import type { Draw } from "./sketch.ts";
import { dress } from "./types/dress.ts";

/** One file per kind of piece. */
export const drawings: Record<PictureType, Draw> = {
	dress,
} as Record<PictureType, Draw>;
