import { defineContentType } from "../../content-type.ts";

export const personalizedBlock = defineContentType({
	id: "PersonalizedBlock",
	name: "Personalised block",
	description:
		"Contents of which each customer sees the first whose conditions are met, or else the first without conditions.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		items: { kind: "links", to: ["PersonalizedItem"], maximum: 50, help: "Contents, best first." },
	},
});
