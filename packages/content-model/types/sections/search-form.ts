import { defineContentType } from "../../content-type.ts";

export const searchForm = defineContentType({
	id: "SearchForm",
	name: "Search form",
	description: "A field that searches the shop.",
	displayField: "heading",
	fields: {
		heading: { kind: "text", localised: true, required: true, help: "Heading of the form." },
		buttonLabel: { kind: "text", localised: true, help: "Text of the button." },
		placeholder: { kind: "text", localised: true, help: "Text in the empty field." },
	},
});
