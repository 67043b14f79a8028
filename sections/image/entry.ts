import * as z from "zod";
import { contentPicture } from "../../worker/base/content-picture.ts";
import { SIZED_IMAGE, sizedImageSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "Image",
	fields: `${SIZED_IMAGE} imageSm imageMd imageLg imageXl lossless`,
	schema: sizedImageSchema
		.extend({
			imageSm: text,
			imageMd: text,
			imageLg: text,
			imageXl: text,
			lossless: z.boolean().nullish(),
		})
		.transform(({ mediaId, description, width, height, lossless, ...screens }) => ({
			src: contentPicture(mediaId),
			alt: description ?? "",
			size: width && height ? { width, height } : undefined,
			sources: {
				small: screens.imageSm ? contentPicture(screens.imageSm) : undefined,
				medium: screens.imageMd ? contentPicture(screens.imageMd) : undefined,
				large: screens.imageLg ? contentPicture(screens.imageLg) : undefined,
				extraLarge: screens.imageXl ? contentPicture(screens.imageXl) : undefined,
			},
			isLossless: lossless ?? false,
		})),
});

export type ImageEntry = EntryIn<typeof type>;
