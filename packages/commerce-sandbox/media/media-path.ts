import { house } from "../house.ts";

const { realm, catalog, version } = house.media;

/** The platform's dynamic imaging path, up to the picture's id. */
const MEDIA_ROOT = `/dw/image/v2/${realm}/on/demandware.static/-/${catalog}/default/`;

/**
 * Address of a picture. With its source it carries a version and may be kept for ever; without, it is asked for again
 * after a day. `base` is of media-base.ts; empty means relative to the storefront's origin.
 */
export function mediaPath(mediaId: string, base = "", source?: string): string {
	const version = source === undefined ? "" : `${versionOf(source)}/`;
	return `${base}${MEDIA_ROOT}${version}${mediaId.split("/").map(encodeURIComponent).join("/")}`;
}

/** `dw` and eight hex digits, as the platform versions its static files. */
export function versionOf(source: string): string {
	let hash = 2166136261 ^ version;
	for (let i = 0; i < source.length; i++) hash = Math.imul(hash ^ source.charCodeAt(i), 16777619);
	return `dw${(hash >>> 0).toString(16).padStart(8, "0")}`;
}

/** Splits what follows the root: an optional version, then the id. Undefined for what cannot be an id. */
export function parseMediaTail(tail: string): { mediaId: string; versioned: boolean } | undefined {
	const match = /^(dw[0-9a-f]{8}\/)?(.+)$/.exec(tail);
	const mediaId = match?.[2];
	if (
		mediaId === undefined ||
		mediaId.length > 200 ||
		!/^[\w][\w./-]*$/.test(mediaId) ||
		mediaId.includes("..")
	)
		return undefined;
	return { mediaId, versioned: match?.[1] !== undefined };
}

const HERS = "-hers.jpg";

/** The same product in the women's cut: a picture that needs no row of its own. */
export const herMediaId = (mediaId: string): string => mediaId.replace(/\.jpg$/, HERS);
/** The picture that hers is made of; undefined for any other. */
export const ofHerMediaId = (mediaId: string): string | undefined =>
	mediaId.endsWith(HERS) ? `${mediaId.slice(0, -HERS.length)}.jpg` : undefined;
