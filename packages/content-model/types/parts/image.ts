import { defineContentType } from "../../content-type.ts";

export const image = defineContentType({
	id: "Image",
	name: "Image",
	description: "A picture of the media service.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		mediaId: {
			kind: "image",
			required: true,
			help: "The picture, on screens that have no picture of their own.",
		},
		imageSm: { kind: "image", help: "The picture from 576 pixels." },
		imageMd: { kind: "image", help: "The picture from 768 pixels." },
		imageLg: { kind: "image", help: "The picture from 992 pixels." },
		imageXl: { kind: "image", help: "The picture from 1200 pixels." },
		description: {
			kind: "text",
			maximum: 500,
			localised: true,
			help: "Text for those who do not see the picture.",
		},
		width: { kind: "integer", minimum: 1, maximum: 20000, help: "Width of the picture in pixels." },
		height: { kind: "integer", minimum: 1, maximum: 20000, help: "Height of the picture in pixels." },
		lossless: { kind: "boolean", help: "The picture keeps its full quality." },
	},
});
