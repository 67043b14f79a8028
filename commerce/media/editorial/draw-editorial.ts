import type { EditorialPicture } from "./editorial-reference.ts";

export function drawEditorial({ orientation }: EditorialPicture): string {
	const [width, height] = orientation === "portrait" ? [1200, 1600] : [1600, 1000];
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ddd5c8"/></svg>`;
}
