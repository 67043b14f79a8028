import * as z from "zod";
import { text } from "../../worker/platform/content/entry-fields.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

/** The cards are requested by the entry's id, in batches. */
export const type = defineSectionType({
	name: "PaginatedContent",
	fields: "id title",
	schema: z
		.object({ id: z.string(), title: text })
		.transform(({ id, title }) => ({ id, title: title || undefined })),
});

export type PaginatedEntry = EntryIn<typeof type>;
