import { flatten } from "../draw/draw-picture.ts";
import { takeApart } from "../draw/form.ts";
import type { LayeredPicture } from "../draw/layers.ts";
import type { EditorialPicture, EditorialScene } from "./editorial-reference.ts";
import { type Scene, stageOf } from "./scene-kit.ts";
import { arch } from "./scenes/arch.ts";
import { glass } from "./scenes/glass.ts";
import { plinths } from "./scenes/plinths.ts";
import { rail } from "./scenes/rail.ts";
import { steps } from "./scenes/steps.ts";
import { stool } from "./scenes/stool.ts";

/** One file per scene. */
const scenes: Record<EditorialScene, Scene> = { rail, plinths, arch, steps, stool, glass };

/** Draws a composition: portrait 3:4 or landscape 8:5. */
export function drawEditorialLayers({ scene, orientation }: EditorialPicture): LayeredPicture {
	const landscape = orientation === "landscape";
	const stage = stageOf(landscape);
	scenes[scene](stage, landscape);
	const { page, width, height } = stage;
	const { svg } = takeApart(`<defs>${page.defs.join("")}</defs>${page.out.join("")}`);
	return { frame: [0, 0, width, height], layers: [{ kind: "flat", svg }] };
}

/** All of it as one string, for tests and versions. */
export const drawEditorial = (picture: EditorialPicture): string => flatten(drawEditorialLayers(picture));
