import * as z from "zod";
import { contentPicture } from "../../worker/base/content-picture.ts";
import { BUTTON, ctaSchema, IMAGE, imageSchema } from "../../worker/platform/content/entry-fields.ts";
import { toCta } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "Hero",
	fields: `title link { ${BUTTON} } portraitImage { ${IMAGE} } landscapeImage { ${IMAGE} }`,
	schema: z
		.object({
			title: z.string(),
			link: ctaSchema.nullish(),
			portraitImage: imageSchema,
			landscapeImage: imageSchema,
		})
		.transform(({ title, link, portraitImage, landscapeImage }) => ({
			line: title,
			link: link ? toCta(link) : undefined,
			portrait: contentPicture(portraitImage.mediaId),
			landscape: contentPicture(landscapeImage.mediaId),
			alt: portraitImage.description ?? "",
		})),
});

export type HeroEntry = EntryIn<typeof type>;
