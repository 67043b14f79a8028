import { defineContentType } from "../../content-type.ts";

export const richTextSection = defineContentType({
	id: "RichTextSection",
	name: "Rich text",
	description: "Headings, paragraphs, lists, tables, links, pictures and other entries.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		body: {
			kind: "rich-text",
			localised: true,
			required: true,
			embeds: [
				"Image",
				"Video",
				"Quote",
				"Cta",
				"Card",
				"CardGroup",
				"Carousel",
				"ProductCarousel",
				"Accordion",
				"Placeholder",
			],
			help: "The text.",
		},
	},
});
