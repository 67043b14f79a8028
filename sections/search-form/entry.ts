import * as z from "zod";
import { text } from "../../worker/platform/content/entry-fields.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "SearchForm",
	fields: "heading buttonLabel placeholder",
	schema: z
		.object({ heading: text, buttonLabel: text, placeholder: text })
		.transform(({ heading, buttonLabel, placeholder }) => ({
			heading: heading || undefined,
			button: buttonLabel || undefined,
			placeholder: placeholder || undefined,
		})),
});

export type SearchFormEntry = EntryIn<typeof type>;
