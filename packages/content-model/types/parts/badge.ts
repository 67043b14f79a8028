import { defineContentType } from "../../content-type.ts";

export const badge = defineContentType({
	id: "Badge",
	name: "Badge",
	description: "A label over the picture of a product, which names the badge by its id.",
	displayField: "text",
	fields: {
		text: { kind: "text", maximum: 50, localised: true, required: true, help: "Text of the label." },
		textColor: { kind: "colour", help: "Colour of the text." },
		backgroundColor: { kind: "colour", help: "Colour behind the text." },
	},
});
