import { defineContentType } from "../../content-type.ts";
import { LISTED_SECTIONS, TEXT_ENTRIES } from "../../section-ids.ts";

export const journalArticle = defineContentType({
	id: "JournalArticle",
	name: "Journal article",
	description: "An article of the journal with a page of its own.",
	displayField: "title",
	fields: {
		slug: {
			kind: "text",
			maximum: 200,
			required: true,
			help: "Address of the article without its locale, such as /journal/wool.",
		},
		title: { kind: "text", localised: true, required: true, help: "Title of the article." },
		description: {
			kind: "text",
			maximum: 500,
			localised: true,
			help: "Short summary for cards and search results.",
		},
		date: { kind: "date-time", help: "Date that is shown with the article." },
		author: { kind: "text", help: "Name of the author." },
		image: { kind: "link", to: ["Image"], help: "Picture of the article." },
		body: {
			kind: "rich-text",
			localised: true,
			embeds: TEXT_ENTRIES,
			help: "Text of the article.",
		},
		sections: { kind: "links", to: LISTED_SECTIONS, maximum: 60, help: "Sections below the text." },
	},
});
