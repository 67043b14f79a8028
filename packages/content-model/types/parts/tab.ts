import { defineContentType } from "../../content-type.ts";

export const tab = defineContentType({
	id: "Tab",
	name: "Tab",
	description: "One content of several.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, required: true, help: "Text of the tab." },
		content: {
			kind: "links",
			to: [
				"RichTextSection",
				"CardGroup",
				"Carousel",
				"ProductCarousel",
				"ProductGrid",
				"Accordion",
				"BrandsDirectory",
				"Video",
			],
			maximum: 10,
			help: "Contents of the tab.",
		},
	},
});
