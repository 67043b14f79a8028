import { defineContentType } from "../../content-type.ts";

export const hero = defineContentType({
	id: "Hero",
	name: "Hero",
	description: "A picture over the whole width, with a line and a link.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, required: true, help: "Line on the picture." },
		link: { kind: "link", to: ["Cta"], help: "Link below the line." },
		portraitImage: { kind: "link", to: ["Image"], required: true, help: "Picture for phones." },
		landscapeImage: { kind: "link", to: ["Image"], required: true, help: "Picture for wide screens." },
		video: { kind: "link", to: ["Video"], help: "Film in the place of the picture." },
		textColor: { kind: "colour", help: "Colour of line and link." },
	},
});
