import type { Drawing } from "../house/media.ts";
import { house } from "../house.ts";
import { uploadKeyPattern } from "./upload-key.ts";

export type PictureSource = { kind: "drawing"; drawing: Drawing } | { kind: "upload"; key: string };

const MAX_SOURCE = 400;

const toSource = (drawing: Drawing | undefined): PictureSource | undefined =>
	drawing && { kind: "drawing", drawing };

export function parseSource(source: string): PictureSource | undefined {
	if (source.length > MAX_SOURCE) return undefined;
	const drawing = toSource(house.media.drawing(source));
	return drawing ?? (uploadKeyPattern.test(source) ? { kind: "upload", key: source } : undefined);
}

export const sourceWithoutRow = (mediaId: string): PictureSource | undefined =>
	toSource(house.media.drawingWithId(mediaId));

export const asSheWearsIt = (source: PictureSource): PictureSource | undefined =>
	source.kind === "drawing" ? toSource(source.drawing.hers) : undefined;
