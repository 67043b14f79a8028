/**
 * Returns the two pictures of a tile. A category may prefer the picture with the index `alternative`; a product that lacks it shows its
 * usual first picture (catalogue-16).
 */
export const tilePictures = <T>(
	images: readonly T[],
	alternative?: number,
): { first: T | null; second: T | null } => {
	const usual = images[0] ?? null;
	const alternativeImage = alternative === undefined ? null : (images[alternative] ?? null);
	const first = alternativeImage ?? usual;
	return { first, second: first === usual ? (images[1] ?? null) : usual };
};

export const picturesOfTile = (alternative = 0): number => Math.max(2, alternative + 1);
