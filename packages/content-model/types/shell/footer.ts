import { defineContentType } from "../../content-type.ts";

export const footer = defineContentType({
	id: "Footer",
	name: "Footer",
	description: "Links and marks below every page.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		countries: { kind: "texts", help: "Codes of the countries; empty for all." },
		columns: { kind: "links", to: ["FooterColumn"], maximum: 8, help: "Columns of links." },
		copyright: { kind: "text", localised: true, help: "Line of the owner; {year} is the present year." },
		legalLinks: { kind: "links", to: ["Cta"], maximum: 20, help: "Links to legal texts." },
		socialLinks: { kind: "links", to: ["Cta"], maximum: 20, help: "Links to social networks." },
		contact: { kind: "rich-text", localised: true, help: "Ways to reach the house." },
		paymentNames: {
			kind: "texts",
			maximum: 20,
			help: "Names of the methods of payment, in their order; known ones are shown as marks.",
		},
		paymentMarks: {
			kind: "links",
			to: ["Image"],
			maximum: 20,
			help: "Marks of payment methods, in place of those of the same names.",
		},
		appBadge: { kind: "link", to: ["Cta"], help: "Link to the app." },
		appCode: { kind: "link", to: ["Image"], help: "Code that opens the app on a phone." },
	},
});
