import * as z from "zod";
import { BUTTON, ctaSchema } from "../../worker/platform/content/entry-fields.ts";
import { toCta } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "Statement",
	fields: `text link { ${BUTTON} }`,
	schema: z
		.object({ text: z.string(), link: ctaSchema.nullish() })
		.transform(({ text, link }) => ({ text, link: link ? toCta(link) : undefined })),
});

export type StatementEntry = EntryIn<typeof type>;
