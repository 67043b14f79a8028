import { house } from "../house.ts";

const { realm, catalog, version } = house.media;

const MEDIA_ROOT = `/dw/image/v2/${realm}/on/demandware.static/-/${catalog}/default/`;

/**
 * Returns the path of a picture below `base`. With a source, the path carries a version and may be cached for ever; without a source, for a
 * day.
 */
export function mediaPath(mediaId: string, base = "", source?: string): string {
	const version = source === undefined ? "" : `${hashVersion(source)}/`;
	return `${base}${MEDIA_ROOT}${version}${mediaId.split("/").map(encodeURIComponent).join("/")}`;
}

export function hashVersion(source: string): string {
	let hash = 2166136261 ^ version;
	for (let i = 0; i < source.length; i++) hash = Math.imul(hash ^ source.charCodeAt(i), 16777619);
	return `dw${(hash >>> 0).toString(16).padStart(8, "0")}`;
}

export function parseMediaTail(tail: string): { mediaId: string; isVersioned: boolean } | undefined {
	const match = /^(dw[0-9a-f]{8}\/)?(.+)$/.exec(tail);
	const mediaId = match?.[2];
	if (
		mediaId === undefined ||
		mediaId.length > 200 ||
		!/^[\w][\w./-]*$/.test(mediaId) ||
		mediaId.includes("..")
	)
		return undefined;
	return { mediaId, isVersioned: match?.[1] !== undefined };
}

const HERS = "-hers.jpg";

export const herMediaId = (mediaId: string): string => mediaId.replace(/\.jpg$/, HERS);
export const ofHerMediaId = (mediaId: string): string | undefined =>
	mediaId.endsWith(HERS) ? `${mediaId.slice(0, -HERS.length)}.jpg` : undefined;
