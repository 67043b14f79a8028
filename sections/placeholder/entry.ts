import * as z from "zod";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "Placeholder",
	fields: "elementId",
	schema: z.object({ elementId: z.string() }),
});

export type PlaceholderEntry = EntryIn<typeof type>;
