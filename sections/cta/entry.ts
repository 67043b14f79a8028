import * as z from "zod";
import { contentPicture } from "../../worker/base/content-picture.ts";
import { BUTTON, ctaSchema, IMAGE, imageSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { toCta } from "../../worker/platform/content/map-links.ts";
import { defineOuterSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

const SIZED = `${IMAGE} width height`;
const side = z.number().positive().nullish();
const pictureSchema = imageSchema
	.extend({ width: side, height: side })
	.transform(({ mediaId, description, width, height }) => ({
		src: contentPicture(mediaId),
		alt: description ?? "",
		size: width && height ? { width, height } : undefined,
	}));

export const type = defineOuterSectionType({
	name: "Cta",
	fields: (ask) => `${BUTTON} style image { ${SIZED} } media { ${ask("Video")} ... on Image { ${SIZED} } }`,
	schema: (inner) => {
		const mediaSchema = z.union([
			pictureSchema.transform((picture) => ({ picture, film: undefined })),
			inner.one.transform((film) => ({ picture: undefined, film })),
		]);
		return ctaSchema
			.extend({ style: text, image: pictureSchema.nullish(), media: mediaSchema })
			.transform(({ style, image, media, ...cta }) => ({
				cta: toCta(cta),
				picture: media.film ? undefined : (media.picture ?? image ?? undefined),
				film: media.film,
				isOver: style === "OverlayTitle" || undefined,
			}));
	},
});

export type CtaEntry = EntryIn<typeof type>;
