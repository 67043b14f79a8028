import { defineContentType } from "../../content-type.ts";

export const marketingZone = defineContentType({
	id: "MarketingZone",
	name: "Marketing zone",
	description: "A content at one of five places of every page.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		zone: {
			kind: "choice",
			values: ["top-banner", "bottom-banner", "bottom-left-window", "bottom-right-window", "centered-window"],
			required: true,
			help: "Place of the content.",
		},
		content: {
			kind: "link",
			to: ["RichTextSection", "Card", "Statement", "NewsletterSignUp", "Image"],
			required: true,
			help: "The content.",
		},
		isClosable: { kind: "boolean", default: true, help: "Shoppers can close the window." },
		popup: { kind: "link", to: ["BannerPopup"], help: "Window that opens when the content is pressed." },
		countries: { kind: "texts", help: "Codes of the countries; empty for all." },
	},
});
