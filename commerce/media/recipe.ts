import {
	type EditorialPicture,
	parseEditorialId,
	parseEditorialReference,
} from "../../demo/pictures/editorial/editorial-reference.ts";
import { type DrawnPicture, parseDrawnReference } from "../../demo/pictures/picture-vocabulary.ts";
import { uploadKeyPattern } from "./upload-key.ts";

/** Where a picture comes from: the `source` column of the media table, or an editorial id, which needs no row. */
export type PictureSource =
	| { kind: "piece"; picture: DrawnPicture }
	| { kind: "editorial"; picture: EditorialPicture }
	| { kind: "upload"; key: string };

/** Longer than any recipe or key: what is longer was not written by us. */
const MAX_SOURCE = 400;

/** Undefined for everything that is neither a recipe of the vocabulary nor a key of our store. */
export function parseSource(source: string): PictureSource | undefined {
	if (source.length > MAX_SOURCE) return undefined;
	const editorial = parseEditorialReference(source);
	if (editorial) return { kind: "editorial", picture: editorial };
	const picture = parseDrawnReference(source);
	if (picture) return { kind: "piece", picture };
	return uploadKeyPattern.test(source) ? { kind: "upload", key: source } : undefined;
}

/** `editorial/<scene>-<orientation>.jpg` is drawn without being registered: home and category heads belong to no product. */
export function editorialSource(mediaId: string): PictureSource | undefined {
	const picture = parseEditorialId(mediaId);
	return picture && { kind: "editorial", picture };
}

/** As women wear it: shorter, and nearer to the body. Uploads have no other view than theirs. */
export const asSheWearsIt = (source: PictureSource): PictureSource | undefined =>
	source.kind === "piece"
		? {
				kind: "piece",
				picture: { ...source.picture, feature: "cropped", style: (source.picture.style ?? 0) + 1 },
			}
		: undefined;
