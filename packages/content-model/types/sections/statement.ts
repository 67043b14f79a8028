import { defineContentType } from "../../content-type.ts";

export const statement = defineContentType({
	id: "Statement",
	name: "Statement",
	description: "A short text in large type.",
	displayField: "text",
	fields: {
		text: { kind: "text", maximum: 1000, localised: true, required: true, help: "The text." },
		link: { kind: "link", to: ["Cta"], help: "Link below the text." },
	},
});
