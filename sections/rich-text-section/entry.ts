import * as z from "zod";
import { richTextSchema } from "../../worker/platform/content/entry-fields.ts";
import { toRichText } from "../../worker/platform/content/rich-text.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "RichTextSection",
	fields: "body { json }",
	schema: z.object({ body: richTextSchema }).transform(({ body }) => ({ nodes: toRichText(body.json) })),
});

export type RichTextEntry = EntryIn<typeof type>;
