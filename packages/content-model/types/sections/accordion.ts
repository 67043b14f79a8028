import { defineContentType } from "../../content-type.ts";

export const accordion = defineContentType({
	id: "Accordion",
	name: "Accordion",
	description: "Headings that open their text.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Heading of the section." },
		items: {
			kind: "links",
			to: ["AccordionItem"],
			maximum: 50,
			required: true,
			help: "Headings with their texts.",
		},
		multiple: { kind: "boolean", help: "Several texts may be open at once." },
		animated: { kind: "boolean", default: true, help: "Texts open with a movement." },
	},
});
