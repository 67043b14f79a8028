import * as z from "zod";
import { collection, richTextSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { defineOuterSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";
import { askText, buildTextFields, toContentText } from "../../worker/platform/content/text/named-entries.ts";

export const type = defineOuterSectionType({
	name: "Accordion",
	fields: () =>
		`title multiple animated itemsCollection { items { title ${askText("body", "NamedInside")} } }`,
	schema: (inner) => {
		const itemSchema = z
			.object({ title: z.string(), ...buildTextFields(inner), body: richTextSchema })
			.transform(({ title, body, bodyEntriesCollection }) => ({
				title,
				text: toContentText(body, bodyEntriesCollection),
			}));
		return z
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
			}));
	},
});

export type AccordionEntry = EntryIn<typeof type>;
