import { defineContentType } from "../../content-type.ts";

export const banner = defineContentType({
	id: "Banner",
	name: "Banner line",
	description: "A line above the header.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		text: { kind: "rich-text", localised: true, required: true, help: "The line." },
		link: { kind: "link", to: ["Cta"], help: "Link of the line." },
		popup: { kind: "link", to: ["BannerPopup"], help: "Window that opens when the line is pressed." },
	},
});
