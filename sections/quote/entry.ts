import * as z from "zod";
import { CTA, ctaSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { toLink } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "Quote",
	fields: `text source link { ${CTA} }`,
	schema: z
		.object({ text: z.string(), source: text, link: ctaSchema.nullish() })
		.transform(({ text, source, link }) => ({
			text,
			source: source || undefined,
			link: link ? toLink(link) : undefined,
		})),
});

export type QuoteEntry = EntryIn<typeof type>;
