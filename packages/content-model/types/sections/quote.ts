import { defineContentType } from "../../content-type.ts";

export const quote = defineContentType({
	id: "Quote",
	name: "Quote",
	description: "Words of a person or a newspaper.",
	displayField: "text",
	fields: {
		text: {
			kind: "text",
			maximum: 1000,
			localised: true,
			required: true,
			help: "The words, without quotation marks.",
		},
		source: { kind: "text", localised: true, help: "Name of the person or newspaper." },
		link: { kind: "link", to: ["Cta"], help: "Link to the source." },
	},
});
