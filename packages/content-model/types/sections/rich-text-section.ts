import { defineContentType } from "../../content-type.ts";
import { TEXT_ENTRIES } from "../../section-ids.ts";

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
			embeds: TEXT_ENTRIES,
			help: "The text.",
		},
		countries: {
			kind: "texts",
			maximum: 100,
			help: "Codes of the countries that see the text, such as DE; empty for all.",
		},
	},
});
