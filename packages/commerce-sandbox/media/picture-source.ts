import type { Drawing } from "../house/media.ts";
import { house } from "../house.ts";
import { uploadKeyPattern } from "./upload-key.ts";

/** Where a picture comes from: the `source` column of the media table, or an id of the house that needs no row. */
export type PictureSource = { kind: "drawing"; drawing: Drawing } | { kind: "upload"; key: string };

/** Longer than any reference or key: what is longer was not written by us. */
const MAX_SOURCE = 400;

const drawn = (drawing: Drawing | undefined): PictureSource | undefined =>
	drawing && { kind: "drawing", drawing };

/** Undefined for everything that is neither a drawing of the house nor a key of our store. */
export function parseSource(source: string): PictureSource | undefined {
	if (source.length > MAX_SOURCE) return undefined;
	const drawing = drawn(house.media.drawing(source));
	return drawing ?? (uploadKeyPattern.test(source) ? { kind: "upload", key: source } : undefined);
}

/** The picture of an id that needs no row: those of home and of category heads belong to no product. */
export const sourceWithoutRow = (mediaId: string): PictureSource | undefined =>
	drawn(house.media.drawingWithId(mediaId));

/** As women wear it. Uploads have no other view than theirs. */
export const asSheWearsIt = (source: PictureSource): PictureSource | undefined =>
	source.kind === "drawing" ? drawn(source.drawing.hers) : undefined;
