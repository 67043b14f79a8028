import { defineContentType } from "../../content-type.ts";

/** Texts are plain, never markup (content-1). */
export const card = defineContentType({
	id: "Card",
	name: "Card",
	description: "A picture with a text and a link.",
	displayField: "title",
	fields: {
		style: {
			kind: "choice",
			values: ["default", "above-image", "review", "service-card", "product-push"],
			default: "default",
			help: "Arrangement of picture and text.",
		},
		title: { kind: "text", localised: true, required: true, help: "Title of the card." },
		subtitles: { kind: "texts", maximum: 4, localised: true, help: "Lines above the title." },
		description: { kind: "text", maximum: 1000, localised: true, help: "Text of the card." },
		image: { kind: "link", to: ["Image"], help: "Picture of the card." },
		landscapeImage: { kind: "link", to: ["Image"], help: "Picture where the card is wide." },
		images: { kind: "links", to: ["Image"], maximum: 10, help: "Several pictures, in their order." },
		link: { kind: "link", to: ["Cta"], help: "Link of the card." },
		links: { kind: "links", to: ["Cta"], maximum: 6, help: "Several links, in their order." },
		productId: { kind: "text", maximum: 100, help: "Id of the product that the card is about." },
	},
});
