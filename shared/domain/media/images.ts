import { IMAGE_WIDTHS } from "@vetrina/shop-rules/media/image-widths.ts";
import { STANDARD_GRID, tileSizes } from "../list/grid-size.ts";

/** Address of a picture at a width, as the platform's dynamic imaging takes it (`sw` in px). */
export const imageUrl = (src: string, width: number): string =>
	`${src}${src.includes("?") ? "&" : "?"}sw=${width}`;

/** The same as WebP, for images of one width that come without the sources of a picture. */
export const plainImageUrl = (src: string, width: number): string => `${imageUrl(src, width)}&sfrm=webp`;

/** Pictures are made for the densest of the pixel ratios that a site lists (media-1). */
export const STANDARD_RATIO = 2;
export const highestRatio = (ratios: readonly number[]): number =>
	Math.min(4, Math.max(1, ...ratios.filter((ratio) => Number.isFinite(ratio))));

/** Width and height of products' pictures in a house that says nothing else (media-11). */
export const STANDARD_SHAPE = { width: 3, height: 4 } as const;

/** `maxWidth`: what the widest of its places needs at the standard ratio; others need more or less of it. */
export const imageSrcSet = (src: string, maxWidth = 1600, ratio = STANDARD_RATIO): string => {
	const widest = IMAGE_WIDTHS.find((width) => width >= (maxWidth * ratio) / STANDARD_RATIO) ?? 1600;
	return IMAGE_WIDTHS.filter((width) => width <= widest)
		.map((width) => `${imageUrl(src, width)} ${width}w`)
		.join(", ");
};

/** A placeholder is a tenth of the size (media-2). */
export const placeholderUrl = (src: string, width: number): string =>
	imageUrl(src, Math.max(1, Math.round(width / 10)));

/** How much of what comes with a scroll is seen before its placeholder shows (media-2). */
export const LAZY_THRESHOLD = 0.2;

/**
 * Widths of the media service's transformations (media-1), in px at the standard ratio, for the widest place of each kind.
 * Pictures keep their own shape, because the house's are 3:4 and others are cropped by their frame.
 */
export const TRANSFORMATIONS = { tile: 960, galleryTile: 1600 } as const;

/** When a composition's portrait or landscape cropping is shown. */
export const FRAME_MEDIA = {
	portrait: "(orientation: portrait)",
	landscape: "(orientation: landscape)",
} as const;

/** How wide the largest pictures of a page are shown: what the page draws and what its head fetches ahead say the same. */
export const PICTURE_SIZES = {
	tile: "(min-width: 992px) 25vw, (min-width: 576px) 33vw, 50vw",
	/** In a list, as many in a row as shoppers see who have not chosen. */
	listTile: tileSizes(STANDARD_GRID),
	/** A wide composition, cropped to something upright on small screens. */
	listHead: "(min-width: 992px) 60vw, 125vw",
	product: "(min-width: 1600px) 28vw, (min-width: 992px) 55vw, (min-width: 576px) 62vw, 100vw",
} as const;
