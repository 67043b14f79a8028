import type { Pixels } from "@vetrina/commerce-sandbox/house/media.ts";
import type { LayeredPicture } from "../draw/layers.ts";
import { compose } from "./compose.ts";
import { createRasteriser } from "./rasteriser.ts";
import { resvg } from "./resvg.ts";

export async function rasterisePicture(
	picture: LayeredPicture,
	width: number,
	ratio?: number,
): Promise<Pixels> {
	return compose(picture, width, ratio, createRasteriser(await resvg()));
}
