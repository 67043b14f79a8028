import { avifEncoder, type Pixels, resvg } from "../../../commerce/media/raster/codecs.ts";
import { isWide } from "../../../commerce/media/raster/encode.ts";
import type { LayeredPicture } from "../draw/layers.ts";
import { compose } from "./compose.ts";
import { rasteriserOf } from "./rasteriser.ts";

/** Draws a picture at a width. */
export async function rasterisePicture(
	picture: LayeredPicture,
	width: number,
	ratio?: number,
): Promise<Pixels> {
	// AVIF encodes no wide picture, and its memory is what is lacking for one.
	if (isWide(width, width / (ratio ?? 3 / 4))) avifEncoder.letGo();
	return compose(picture, width, ratio, rasteriserOf(await resvg()));
}
