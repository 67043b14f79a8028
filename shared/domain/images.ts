import { STANDARD_GRID, tileSizes } from "./grid-size.ts";

/** Widths that the media service keeps (its ladder); asking others would only be snapped to these. */
export const IMAGE_WIDTHS = [180, 360, 540, 720, 800, 960, 1280, 1600] as const;

/** Address of a picture at a width, as the platform's dynamic imaging takes it (`sw` in px). */
export const imageUrl = (src: string, width: number): string =>
	`${src}${src.includes("?") ? "&" : "?"}sw=${width}`;

export const imageSrcSet = (src: string, maxWidth = 1600): string =>
	IMAGE_WIDTHS.filter((width) => width <= maxWidth)
		.map((width) => `${imageUrl(src, width)} ${width}w`)
		.join(", ");

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
	product: "(min-width: 1600px) 28vw, (min-width: 992px) 55vw, (min-width: 640px) 62vw, 100vw",
} as const;
