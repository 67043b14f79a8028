import * as z from "zod";
import { text } from "../../worker/platform/content/entry-fields.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

const LAYOUTS = ["default", "alphabetic-scroll", "footer"] as const;

export const type = defineSectionType({
	name: "BrandsDirectory",
	fields: "title layout isCollapsible",
	schema: z
		.object({ title: text, layout: z.enum(LAYOUTS).nullish(), isCollapsible: z.boolean().nullish() })
		.transform(({ title, layout, isCollapsible }) => ({
			title: title || undefined,
			layout: layout ?? ("default" as const),
			isCollapsible: isCollapsible ?? true,
		})),
});

export type BrandsDirectoryEntry = EntryIn<typeof type>;
