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
		ratioSm: {
			kind: "text",
			maximum: 20,
			help: "Width to height of imageSm, such as 16:9; empty for its own.",
		},
		ratioMd: { kind: "text", maximum: 20, help: "Width to height of imageMd; empty for its own." },
		ratioLg: { kind: "text", maximum: 20, help: "Width to height of imageLg; empty for its own." },
		ratioXl: { kind: "text", maximum: 20, help: "Width to height of imageXl; empty for its own." },
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
