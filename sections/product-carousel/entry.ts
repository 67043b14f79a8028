import * as z from "zod";
import { CTA, ctaSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { toLink } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "ProductCarousel",
	fields: `title targetCategory sortingRule link { ${CTA} }`,
	schema: z
		.object({ title: z.string(), targetCategory: text, sortingRule: text, link: ctaSchema.nullish() })
		.transform(({ title, targetCategory, sortingRule, link }) => ({
			title,
			categoryId: targetCategory || undefined,
			sort: sortingRule ?? undefined,
			link: link ? toLink(link) : undefined,
		})),
});

export type ProductCarouselEntry = EntryIn<typeof type>;
