import * as z from "zod";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "Statement",
	fields: "text",
	schema: z.object({ text: z.string() }),
});

export type StatementEntry = EntryIn<typeof type>;
