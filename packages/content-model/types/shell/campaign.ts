import { defineContentType } from "../../content-type.ts";

export const campaign = defineContentType({
	id: "Campaign",
	name: "Campaign",
	description: "A time and a place for personalised items. It starts and ends at the dates of its entry.",
	displayField: "name",
	fields: {
		name: { kind: "text", required: true, help: "Name in the lists of editors." },
		countries: { kind: "texts", maximum: 100, help: "Codes of the countries, such as SA; empty for all." },
		sourceCodes: {
			kind: "texts",
			maximum: 50,
			help: "Source codes of links, of which a visit needs one; empty for all visits.",
		},
	},
});
