import * as z from "zod";
import { BUTTON, ctaSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { toCta } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "Quote",
	fields: `text source link { ${BUTTON} }`,
	schema: z
		.object({ text: z.string(), source: text, link: ctaSchema.nullish() })
		.transform(({ text, source, link }) => ({
			text,
			source: source || undefined,
			link: link ? toCta(link) : undefined,
		})),
});

export type QuoteEntry = EntryIn<typeof type>;
