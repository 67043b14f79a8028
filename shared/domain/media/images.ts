import { IMAGE_WIDTHS } from "@vetrina/shop-rules/media/image-widths.ts";
import { STANDARD_GRID, tileSizes } from "../list/grid-size.ts";

/** Links to other hosts stay as given, since they may not know our parameters (platform-24). */
const withQuery = (src: string, query: string): string =>
	src[0] === "/" ? `${src}${src.includes("?") ? "&" : "?"}${query}` : src;

export const imageUrl = (src: string, width: number): string => withQuery(src, `sw=${width}`);

export const plainImageUrl = (src: string, width: number): string => withQuery(src, `sw=${width}&sfrm=webp`);

export const STANDARD_RATIO = 2;
export const highestRatio = (ratios: readonly number[]): number =>
	Math.min(4, Math.max(1, ...ratios.filter((ratio) => Number.isFinite(ratio))));

export const STANDARD_SHAPE = { width: 3, height: 4 } as const;

export const imageSrcSet = (src: string, maxWidth = 1600, ratio = STANDARD_RATIO): string => {
	const widest = IMAGE_WIDTHS.find((width) => width >= (maxWidth * ratio) / STANDARD_RATIO) ?? 1600;
	return IMAGE_WIDTHS.filter((width) => width <= widest)
		.map((width) => `${imageUrl(src, width)} ${width}w`)
		.join(", ");
};

const placeholder =
	(share: number) =>
	(src: string, width: number): string =>
		imageUrl(src, Math.max(1, Math.round(width / share)));
export const placeholderUrl = placeholder(10);
/** Returns the address of a placeholder of editors' pictures (content-32). */
export const contentPlaceholderUrl = placeholder(15);

export const LAZY_THRESHOLD = 0.2;

/** In px at the standard pixel ratio: the greatest width of pictures in a list's tiles and in a product's gallery (media-1). */
export const TRANSFORMATIONS = { tile: 960, galleryTile: 1600 } as const;

export const FRAME_MEDIA = {
	portrait: "(orientation: portrait)",
	landscape: "(orientation: landscape)",
} as const;

export const PICTURE_SIZES = {
	tile: "(min-width: 992px) 25vw, (min-width: 576px) 33vw, 50vw",
	listTile: tileSizes(STANDARD_GRID),
	product: "(min-width: 1600px) 28vw, (min-width: 992px) 55vw, (min-width: 576px) 62vw, 100vw",
} as const;
