import * as z from "zod";
import { contentPicture } from "../../worker/base/content-picture.ts";
import { SIZED_IMAGE, sizedImageSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

type Text = string | null | undefined;
const toSource = (mediaId: Text, ratio: Text) =>
	mediaId ? { src: contentPicture(mediaId), ratio: ratio || undefined } : undefined;

export const type = defineSectionType({
	name: "Image",
	fields: `${SIZED_IMAGE} imageSm imageMd imageLg imageXl ratioSm ratioMd ratioLg ratioXl lossless`,
	schema: sizedImageSchema
		.extend({
			imageSm: text,
			imageMd: text,
			imageLg: text,
			imageXl: text,
			ratioSm: text,
			ratioMd: text,
			ratioLg: text,
			ratioXl: text,
			lossless: z.boolean().nullish(),
		})
		.transform(({ mediaId, description, width, height, lossless, ...screens }) => ({
			src: contentPicture(mediaId),
			alt: description ?? "",
			size: width && height ? { width, height } : undefined,
			sources: {
				small: toSource(screens.imageSm, screens.ratioSm),
				medium: toSource(screens.imageMd, screens.ratioMd),
				large: toSource(screens.imageLg, screens.ratioLg),
				extraLarge: toSource(screens.imageXl, screens.ratioXl),
			},
			isLossless: lossless ?? false,
		})),
});

export type ImageEntry = EntryIn<typeof type>;
