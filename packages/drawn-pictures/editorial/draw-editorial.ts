import { flatten } from "../draw/draw-picture.ts";
import type { LayeredPicture } from "../draw/layers.ts";
import type { EditorialPicture, EditorialScene } from "./editorial-reference.ts";
import { createStage, type Scene } from "./kit/stage.ts";
import { arch } from "./scenes/arch.ts";
import { chair } from "./scenes/chair.ts";
import { flatlay } from "./scenes/flatlay.ts";
import { gifts } from "./scenes/gifts.ts";
import { glass } from "./scenes/glass.ts";
import { jewels } from "./scenes/jewels.ts";
import { knits } from "./scenes/knits.ts";
import { pegs } from "./scenes/pegs.ts";
import { plinths } from "./scenes/plinths.ts";
import { rail } from "./scenes/rail.ts";
import { shore } from "./scenes/shore.ts";
import { steps } from "./scenes/steps.ts";
import { stride } from "./scenes/stride.ts";
import { swing } from "./scenes/swing.ts";
import { table } from "./scenes/table.ts";
import { vanity } from "./scenes/vanity.ts";
import { walk } from "./scenes/walk.ts";
import { wardrobe } from "./scenes/wardrobe.ts";

const scenes: Record<EditorialScene, Scene> = {
	walk,
	stride,
	swing,
	rail,
	wardrobe,
	arch,
	plinths,
	steps,
	chair,
	pegs,
	vanity,
	glass,
	table,
	gifts,
	shore,
	knits,
	flatlay,
	jewels,
};

export function drawEditorialLayers({ scene, orientation }: EditorialPicture): LayeredPicture {
	const stage = createStage(orientation === "landscape");
	scenes[scene](stage);
	return { frame: [0, 0, stage.width, stage.height], layers: stage.layers };
}

export const drawEditorial = (picture: EditorialPicture): string => flatten(drawEditorialLayers(picture));
