import { PICTURES } from "./read-entry.ts";

const IMAGES = "https://images.ctfassets.net";
/** Pixels of a side that the Images API gives at most. */
const MAX_SIDE = 4000;

export type PictureBindings = {
	readonly CONTENTFUL_SPACE?: string | undefined;
	readonly CONTENTFUL_IMAGES_URL?: string | undefined;
};

const ASSET = new RegExp(`/default/${PICTURES}/([\\w-]+/[\\w.-]+/[\\w-]+/[^/]+)$`);

const readSide = (value: string | null): string | undefined => {
	const pixels = Number(value ?? "");
	return Number.isInteger(pixels) && pixels > 0 ? String(Math.min(pixels, MAX_SIDE)) : undefined;
};

const chooseFormat = (accept: string): string => {
	if (accept.includes("image/avif")) return "avif";
	return accept.includes("image/webp") ? "webp" : "jpg";
};

/**
 * Returns the address of a picture of the house's space in the Images API, for a path and parameters of the platform's pictures; undefined for
 * other pictures, and for those of another space (content-62).
 */
export const findSpacePicture = (
	{ CONTENTFUL_SPACE: space, CONTENTFUL_IMAGES_URL: images = IMAGES }: PictureBindings,
	{ pathname, searchParams }: URL,
	accept: string,
): URL | undefined => {
	const path = ASSET.exec(pathname)?.[1];
	if (!space || !path?.startsWith(`${space}/`)) return undefined;
	const url = new URL(`${images.replace(/\/$/, "")}/${path}`);
	const [width, height] = [readSide(searchParams.get("sw")), readSide(searchParams.get("sh"))];
	const format = searchParams.get("sfrm") ?? chooseFormat(accept);
	const parameters = {
		w: width,
		h: height,
		fm: format,
		fl: format === "jpg" ? "progressive" : undefined,
		q: readSide(searchParams.get("q")),
		fit: searchParams.get("sm") === "cut" && width && height ? "fill" : undefined,
	};
	for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
	return url;
};
