import * as z from "zod";
import { batchSchema } from "../../worker/platform/content/content-schemas.ts";
import { text } from "../../worker/platform/content/entry-fields.ts";
import { toBatch } from "../../worker/platform/content/map-cards.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

/** The first batch of cards comes with the entry, the others are requested by its id. */
export const type = defineSectionType({
	name: "PaginatedContent",
	fields: "id title contentCollection { total items { __typename id ...Card } }",
	schema: batchSchema
		.and(z.object({ id: z.string(), title: text }))
		.transform(({ id, title, ...batch }) => ({ id, title: title || undefined, first: toBatch(batch) })),
});

export type PaginatedEntry = EntryIn<typeof type>;
