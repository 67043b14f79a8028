/**
 * The picture of a tile and the one that shows when a mouse is on it. `alternative` is a category's alternative-image view: the
 * number of the picture, from 0, that comes first there; where a product has no such picture, its usual one (catalogue-16).
 */
export const tilePictures = <T>(
	images: readonly T[],
	alternative?: number,
): { first: T | null; second: T | null } => {
	const usual = images[0] ?? null;
	const wanted = alternative === undefined ? null : (images[alternative] ?? null);
	const first = wanted ?? usual;
	return { first, second: first === usual ? (images[1] ?? null) : usual };
};

/** How many of a product's pictures, from the first, `tilePictures` chooses among. */
export const picturesOfTile = (alternative = 0): number => Math.max(2, alternative + 1);
