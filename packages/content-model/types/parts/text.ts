import { defineContentType } from "../../content-type.ts";

export const text = defineContentType({
	id: "Text",
	name: "Short text",
	description: "A short text that other systems name by its id.",
	displayField: "text",
	fields: {
		text: { kind: "text", maximum: 1000, localised: true, required: true, help: "The text." },
	},
});
