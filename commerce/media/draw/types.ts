import type { PictureType } from "../../catalogue/picture-vocabulary.ts";
import type { Draw } from "./sketch.ts";
import { bag } from "./types/bag.ts";
import { belt } from "./types/belt.ts";
import { coat } from "./types/coat.ts";
import { dress } from "./types/dress.ts";
import { hat } from "./types/hat.ts";
import { jeans } from "./types/jeans.ts";
import { jewellery } from "./types/jewellery.ts";
import { knit } from "./types/knit.ts";
import { lipstick } from "./types/lipstick.ts";
import { perfume } from "./types/perfume.ts";
import { scarf } from "./types/scarf.ts";
import { shirt } from "./types/shirt.ts";
import { shoe } from "./types/shoe.ts";
import { skirt } from "./types/skirt.ts";
import { sneaker } from "./types/sneaker.ts";
import { sunglasses } from "./types/sunglasses.ts";
import { trousers } from "./types/trousers.ts";
import { vase } from "./types/vase.ts";

/** One file per kind of piece; a new kind is a file, a row here and a row in the vocabulary. */
export const drawings: Record<PictureType, Draw> = {
	dress,
	coat,
	knit,
	shirt,
	trousers,
	skirt,
	jeans,
	bag,
	shoe,
	sneaker,
	sunglasses,
	scarf,
	hat,
	belt,
	jewellery,
	perfume,
	lipstick,
	vase,
};
