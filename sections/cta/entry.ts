import {
	BUTTON,
	buildMediaSchema,
	ctaSchema,
	SIZED_IMAGE,
	sizedPictureSchema,
	text,
} from "../../worker/platform/content/entry-fields.ts";
import { toCta } from "../../worker/platform/content/map-links.ts";
import { defineOuterSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineOuterSectionType({
	name: "Cta",
	fields: (ask) =>
		`${BUTTON} style image { ${SIZED_IMAGE} } media { ${ask("Video")} ... on Image { ${SIZED_IMAGE} } }`,
	schema: (inner) => {
		const mediaSchema = buildMediaSchema(inner.one);
		return ctaSchema
			.extend({ style: text, image: sizedPictureSchema.nullish(), media: mediaSchema })
			.transform(({ style, image, media, ...cta }) => ({
				cta: toCta(cta),
				picture: media.film ? undefined : (media.picture ?? image ?? undefined),
				film: media.film,
				isOver: style === "OverlayTitle" || undefined,
			}));
	},
});

export type CtaEntry = EntryIn<typeof type>;
