import { defineContentType } from "../../content-type.ts";
import { controlsSchema } from "../../json-schemas.ts";

export const video = defineContentType({
	id: "Video",
	name: "Video",
	description: "A film of Thron or Vimeo.",
	displayField: "internalTitle",
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		provider: {
			kind: "choice",
			values: ["Thron", "Vimeo"],
			required: true,
			help: "Service that has the film.",
		},
		videoId: { kind: "text", maximum: 100, required: true, help: "Id of the film." },
		mobileVideoId: { kind: "text", maximum: 100, help: "Id of the film for phones." },
		aspectRatio: { kind: "text", maximum: 20, help: "Width to height, such as 16:9." },
		poster: { kind: "link", to: ["Image"], help: "Picture until the film plays." },
		showControls: { kind: "boolean", help: "Buttons of the player are shown." },
		autoplay: { kind: "boolean", default: true, help: "The film plays while it is in view." },
		muted: { kind: "boolean", default: true, help: "The film has no sound at first." },
		loop: { kind: "boolean", default: true, help: "The film starts again at its end." },
		controlsConfig: {
			kind: "json",
			schema: controlsSchema,
			help: "Icons of the buttons and their size, which is 25 by default.",
		},
	},
});
