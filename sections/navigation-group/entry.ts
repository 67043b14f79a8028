import * as z from "zod";
import { LINK, linkCollection } from "../../worker/platform/content/entry-fields.ts";
import { toLink } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "NavigationGroup",
	fields: `title itemsCollection { items { ${LINK} } }`,
	schema: z
		.object({ itemsCollection: linkCollection })
		.transform(({ itemsCollection }) => ({ links: itemsCollection.map(toLink) })),
});

export type NavigationGroupEntry = EntryIn<typeof type>;
