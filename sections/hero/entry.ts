import * as z from "zod";
import type { ContentCta, SectionEntry } from "../../shared/domain/content/content.ts";
import { contentPicture } from "../../worker/base/content-picture.ts";
import { BUTTON, ctaSchema, IMAGE, imageSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { toCta } from "../../worker/platform/content/map-links.ts";
import { defineOuterSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

type Hero = {
	line: string;
	link?: ContentCta;
	portrait: string;
	landscape: string;
	alt: string;
	film?: SectionEntry;
	textColour?: string;
};

export const type = defineOuterSectionType({
	name: "Hero",
	fields: (ask) =>
		`title link { ${BUTTON} } portraitImage { ${IMAGE} } landscapeImage { ${IMAGE} } video { ${ask("Video")} } textColor`,
	schema: (inner) =>
		z
			.object({
				title: z.string(),
				link: ctaSchema.nullish(),
				portraitImage: imageSchema,
				landscapeImage: imageSchema,
				video: inner.one,
				textColor: text,
			})
			.transform(
				({ title, link, portraitImage, landscapeImage, video, textColor }): Hero => ({
					line: title,
					link: link ? toCta(link) : undefined,
					portrait: contentPicture(portraitImage.mediaId),
					landscape: contentPicture(landscapeImage.mediaId),
					alt: portraitImage.description ?? "",
					film: video,
					textColour: textColor || undefined,
				}),
			),
});

export type HeroEntry = EntryIn<typeof type>;
