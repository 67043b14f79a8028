import type { PictureType } from "../../catalogue/picture-vocabulary.ts";
import type { Draw } from "./sketch.ts";
import { bag } from "./types/bag.ts";
import { coat } from "./types/coat.ts";
import { dress } from "./types/dress.ts";
import { jeans } from "./types/jeans.ts";
import { knit } from "./types/knit.ts";
import { shirt } from "./types/shirt.ts";
import { skirt } from "./types/skirt.ts";
import { trousers } from "./types/trousers.ts";

/** One file per kind of piece. */
export const drawings: Record<PictureType, Draw> = {
	dress,
	bag,
	skirt,
	jeans,
	trousers,
	coat,
	knit,
	shirt,
} as Record<PictureType, Draw>;
