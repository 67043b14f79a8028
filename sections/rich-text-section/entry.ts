import * as z from "zod";
import { richTextSchema } from "../../worker/platform/content/entry-fields.ts";
import { defineOuterSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";
import { askText, buildTextFields, toContentText } from "../../worker/platform/content/text/named-entries.ts";

export const type = defineOuterSectionType({
	name: "RichTextSection",
	fields: () => askText("body", "Named"),
	schema: (inner) =>
		z
			.object({ ...buildTextFields(inner), body: richTextSchema })
			.transform(({ body, bodyEntriesCollection }) => toContentText(body, bodyEntriesCollection)),
});

export type RichTextEntry = EntryIn<typeof type>;
