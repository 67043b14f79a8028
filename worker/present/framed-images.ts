import type { HeadView } from "../../shared/contracts/page.ts";
import type { FramedImageView, ImageView } from "../../shared/contracts/views.ts";
import type { FramedImage } from "../../shared/domain/catalogue/catalogue.ts";
import { FRAME_MEDIA } from "../../shared/domain/media/images.ts";

const PORTRAIT = { width: 1200, height: 1600 };
const LANDSCAPE = { width: 1600, height: 1000 };

export const toPortraitImage = ({ portrait }: Pick<FramedImage, "portrait">, alt: string): ImageView => ({
	src: portrait,
	alt,
	...PORTRAIT,
});

export const toFramedImage = ({ portrait, landscape }: FramedImage, alt: string): FramedImageView => ({
	portrait: toPortraitImage({ portrait }, alt),
	landscape: toLandscapeImage({ landscape }, alt),
});

export const toLandscapeImage = ({ landscape }: Pick<FramedImage, "landscape">, alt: string): ImageView => ({
	src: landscape,
	alt,
	...LANDSCAPE,
});

/** Returns an editors' picture in the size that they set, or else in a landscape's. */
export const toSizedImage = ({ src, alt, size }: SizedPicture): ImageView => ({
	...toLandscapeImage({ landscape: src }, alt),
	...size,
});
type SizedPicture = { src: string; alt: string; size?: Pick<ImageView, "width" | "height"> };

export const preloadFramed = (
	{ portrait, landscape }: FramedImageView,
	sizes: string,
): NonNullable<HeadView["preloadImages"]> => [
	{ ...portrait, sizes, media: FRAME_MEDIA.portrait },
	{ ...landscape, sizes, media: FRAME_MEDIA.landscape },
];
