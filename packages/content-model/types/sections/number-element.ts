import { defineContentType } from "../../content-type.ts";

export const numberElement = defineContentType({
	id: "NumberElement",
	name: "Number",
	description: "A number or a short word in very large type.",
	displayField: "text",
	fields: {
		text: { kind: "text", maximum: 20, localised: true, required: true, help: "The number." },
	},
});
