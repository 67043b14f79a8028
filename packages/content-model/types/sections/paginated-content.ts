import { defineContentType } from "../../content-type.ts";

export const paginatedContent = defineContentType({
	id: "PaginatedContent",
	name: "Paginated content",
	description: "Cards that come in batches.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Heading of the section." },
		content: { kind: "links", to: ["Card"], maximum: 500, help: "The cards, in their order." },
	},
});
