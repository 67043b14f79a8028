import { defineContentType } from "../../content-type.ts";

export const tabs = defineContentType({
	id: "Tabs",
	name: "Tabs",
	description: "Contents of which one is shown at a time.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Heading of the section." },
		tabs: { kind: "links", to: ["Tab"], maximum: 12, required: true, help: "The tabs, in their order." },
		sideComponent: { kind: "link", to: ["Placeholder", "Image", "Cta"], help: "Element next to the tabs." },
		sidePlace: {
			kind: "choice",
			values: ["header", "body"],
			default: "header",
			help: "Place of the element.",
		},
	},
});
