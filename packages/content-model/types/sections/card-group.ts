import { defineContentType } from "../../content-type.ts";

export const cardGroup = defineContentType({
	id: "CardGroup",
	name: "Card group",
	description: "Cards next to each other.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Heading of the section." },
		cards: { kind: "links", to: ["Card"], maximum: 24, required: true, help: "The cards, in their order." },
		columns: {
			kind: "integer",
			minimum: 1,
			maximum: 6,
			default: 2,
			help: "Cards in one row on wide screens.",
		},
	},
});
