import { defineContentType } from "../../content-type.ts";

export const marquee = defineContentType({
	id: "Marquee",
	name: "Marquee",
	description: "A line that moves sideways.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Name in the lists of editors." },
		items: {
			kind: "links",
			to: ["Text", "Cta", "Image"],
			maximum: 20,
			required: true,
			help: "Parts of the line.",
		},
		speed: { kind: "integer", minimum: 1, maximum: 500, default: 50, help: "Pixels in a second." },
		direction: {
			kind: "choice",
			values: ["left", "right"],
			default: "left",
			help: "Direction of the movement.",
		},
		autoFill: { kind: "boolean", help: "The parts are repeated until the line is full." },
		spacing: { kind: "integer", minimum: 0, maximum: 200, default: 10, help: "Pixels between two parts." },
	},
});
