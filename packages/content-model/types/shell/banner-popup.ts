import { defineContentType } from "../../content-type.ts";

export const bannerPopup = defineContentType({
	id: "BannerPopup",
	name: "Banner popup",
	description: "A window that opens from a banner.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, required: true, help: "Heading of the window." },
		body: { kind: "rich-text", localised: true, help: "Text of the window." },
		image: { kind: "link", to: ["Image"], help: "Picture of the window." },
		links: { kind: "links", to: ["Cta"], maximum: 4, help: "Links of the window." },
	},
});
