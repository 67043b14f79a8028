import * as z from "zod";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "NumberElement",
	fields: "text",
	schema: z.object({ text: z.string() }),
});

export type NumberEntry = EntryIn<typeof type>;
