import * as z from "zod";
import { collection, TAB_CONTENTS, text } from "../../worker/platform/content/entry-fields.ts";
import { defineOuterSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineOuterSectionType({
	name: "Tabs",
	fields: (ask) =>
		`title sidePlace sideComponent { ${ask("Placeholder", "Image", "Cta")} }
		tabsCollection { items { title contentCollection { items { ${ask(...TAB_CONTENTS)} } } } }`,
	schema: (inner) => {
		const tabSchema = z
			.object({ title: z.string(), contentCollection: inner.many })
			.transform(({ title, contentCollection }) => ({ title, sections: contentCollection }));
		return z
			.object({
				title: text,
				sidePlace: text,
				sideComponent: inner.one,
				tabsCollection: collection(tabSchema),
			})
			.transform(({ title, sidePlace, sideComponent, tabsCollection }) => ({
				title: title || undefined,
				tabs: tabsCollection,
				side: sideComponent,
				isSideInBody: sidePlace === "body",
			}));
	},
});

export type TabsEntry = EntryIn<typeof type>;
