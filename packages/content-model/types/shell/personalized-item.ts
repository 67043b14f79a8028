import { defineContentType } from "../../content-type.ts";

export const personalizedItem = defineContentType({
	id: "PersonalizedItem",
	name: "Personalised item",
	description: "A content for groups of customers.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		customerGroups: { kind: "texts", maximum: 50, help: "Ids of the groups; empty for all other customers." },
		item: { kind: "link", to: ["Banner", "Hero", "Card", "Cta"], required: true, help: "The content." },
	},
});
