import { defineContentType } from "../../content-type.ts";

export const listContent = defineContentType({
	id: "ListContent",
	name: "List content",
	description: "Contents among the products of a list.",
	displayField: "categoryId",
	fields: {
		categoryId: { kind: "text", maximum: 100, help: "Id of the category; empty for lists of searches." },
		isForSearches: { kind: "boolean", help: "The contents appear in lists of searches." },
		inserts: { kind: "links", to: ["ListInsert"], maximum: 50, help: "The contents, in their order." },
	},
});
