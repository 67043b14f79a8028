import { defineContentType } from "../../content-type.ts";
import { PERSONALISED } from "../../section-ids.ts";

export const header = defineContentType({
	id: "Header",
	name: "Header",
	description: "Navigation and lines above every page.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		headerType: {
			kind: "choice",
			values: ["default", "naked", "naked_mobile", "contrast", "transparent", "white"],
			default: "default",
			help: "Appearance of the header, where the page has none of its own.",
		},
		navigationFrom: {
			kind: "choice",
			values: ["entries", "categories"],
			default: "entries",
			help: "Links of the entry, or the main categories of the shop.",
		},
		navigation: {
			kind: "links",
			to: ["NavigationItem", PERSONALISED],
			maximum: 30,
			help: "The main navigation.",
		},
		rotatingBanner: {
			kind: "links",
			to: ["Banner", PERSONALISED],
			maximum: 20,
			help: "Lines above the header, which take turns.",
		},
		rotatingBannerInterval: {
			kind: "integer",
			minimum: 1000,
			maximum: 60000,
			default: 5000,
			help: "Milliseconds for which a line is shown.",
		},
		personalizedBanner: {
			kind: "link",
			to: ["PersonalizedBlock"],
			help: "Lines for groups of customers, before the others.",
		},
	},
});
