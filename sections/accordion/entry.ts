import * as z from "zod";
import { collection, richTextSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { toRichText } from "../../worker/platform/content/rich-text.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

const itemSchema = z
	.object({ title: z.string(), body: richTextSchema })
	.transform(({ title, body }) => ({ title, nodes: toRichText(body.json) }));

export const type = defineSectionType({
	name: "Accordion",
	fields: "title multiple animated itemsCollection { items { title body { json } } }",
	schema: z
		.object({
			title: text,
			multiple: z.boolean().nullish(),
			animated: z.boolean().nullish(),
			itemsCollection: collection(itemSchema),
		})
		.transform(({ title, multiple, animated, itemsCollection }) => ({
			title: title || undefined,
			isMultiple: multiple ?? false,
			isAnimated: animated ?? true,
			items: itemsCollection,
		})),
});

export type AccordionEntry = EntryIn<typeof type>;
