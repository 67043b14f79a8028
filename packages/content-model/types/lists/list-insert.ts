import { defineContentType } from "../../content-type.ts";

export const listInsert = defineContentType({
	id: "ListInsert",
	name: "List insert",
	description: "A content and its place among the products.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		position: {
			kind: "integer",
			minimum: 0,
			maximum: 10000,
			required: true,
			help: "Places of the whole list before it: every product takes one, a fake tile as many as it covers.",
		},
		size: {
			kind: "choice",
			values: ["1x1", "2x1", "1x2", "2x2", "row"],
			default: "1x1",
			help: "Columns and rows, or a row of its own.",
		},
		height: { kind: "integer", minimum: 1, maximum: 2000, help: "Height of a row in pixels." },
		fakeTile: { kind: "boolean", help: "It takes the place of products; otherwise it lies between rows." },
		searchTerms: {
			kind: "texts",
			maximum: 20,
			help: "In lists of searches: the words that it is shown for; empty for all.",
		},
		content: {
			kind: "link",
			to: ["Card", "Statement", "ProductCarousel", "Placeholder"],
			required: true,
			help: "The content.",
		},
	},
});
