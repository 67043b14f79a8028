import { defineContentType } from "../../content-type.ts";

export const personalizedBlock = defineContentType({
	id: "PersonalizedBlock",
	name: "Personalised block",
	description: "Contents of which each customer sees those of the own groups.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		items: { kind: "links", to: ["PersonalizedItem"], maximum: 50, help: "Contents by group, best first." },
	},
});
