import { defineContentType } from "../../content-type.ts";
import { INNER_TEXT_ENTRIES } from "../../section-ids.ts";

export const accordionItem = defineContentType({
	id: "AccordionItem",
	name: "Accordion item",
	description: "A heading that opens its text.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, required: true, help: "The heading." },
		body: {
			kind: "rich-text",
			localised: true,
			required: true,
			embeds: INNER_TEXT_ENTRIES,
			help: "The text.",
		},
	},
});
