import * as z from "zod";
import { text } from "../../worker/platform/content/entry-fields.ts";
import { defineOuterSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineOuterSectionType({
	name: "CardGroup",
	fields: (ask) => `title columns cardsCollection { items { ${ask("Card")} } }`,
	schema: (inner) =>
		z
			.object({ title: text, columns: z.number().int().min(1).max(6).nullish(), cardsCollection: inner.many })
			.transform(({ title, columns, cardsCollection }) => ({
				title: title || undefined,
				columns: columns ?? 2,
				cards: cardsCollection,
			})),
});

export type CardGroupEntry = EntryIn<typeof type>;
