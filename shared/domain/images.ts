/** Widths that the media service keeps (its ladder); asking others would only be snapped to these. */
export const IMAGE_WIDTHS = [180, 360, 540, 720, 960, 1280, 1600] as const;

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
