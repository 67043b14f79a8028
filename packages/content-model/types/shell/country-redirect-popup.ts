import { defineContentType } from "../../content-type.ts";

export const countryRedirectPopup = defineContentType({
	id: "CountryRedirectPopup",
	name: "Country offer",
	description: "A window that offers the shop of the visitor’s own country.",
	displayField: "title",
	fields: {
		title: {
			kind: "text",
			localised: true,
			required: true,
			help: "Heading of the window; {country} is the name of the country.",
		},
		description: { kind: "text", maximum: 1000, localised: true, help: "Text of the window." },
		acceptLabel: {
			kind: "text",
			localised: true,
			required: true,
			help: "Text of the link to the other shop.",
		},
		declineLabel: {
			kind: "text",
			localised: true,
			required: true,
			help: "Text of the button that keeps this shop.",
		},
	},
});
