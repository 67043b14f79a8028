import { defineContentType } from "../../content-type.ts";
import { breakpointsSchema } from "../../json-schemas.ts";

export const carousel = defineContentType({
	id: "Carousel",
	name: "Carousel",
	description: "Slides that move sideways.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Heading of the section." },
		slides: {
			kind: "links",
			to: ["Image", "Video", "Card", "Hero", "Statement", "Quote"],
			maximum: 30,
			required: true,
			help: "The slides, in their order.",
		},
		autoplay: { kind: "boolean", help: "The carousel moves without a press." },
		autoplayTimeout: {
			kind: "integer",
			minimum: 1000,
			maximum: 60000,
			default: 3000,
			help: "Milliseconds between two moves.",
		},
		loop: { kind: "boolean", help: "The first slide follows the last one." },
		spaceBetween: {
			kind: "integer",
			minimum: 0,
			maximum: 200,
			default: 10,
			help: "Pixels between two slides.",
		},
		slidesPerView: {
			kind: "number",
			minimum: 1,
			maximum: 10,
			default: 1,
			help: "Slides that are visible at once; 1.2 shows a part of the next one.",
		},
		enableNavigation: {
			kind: "boolean",
			default: true,
			help: "Buttons for the previous and the next slide are shown.",
		},
		enablePagination: { kind: "boolean", help: "A dot for each slide is shown." },
		breakpoints: {
			kind: "json",
			schema: breakpointsSchema,
			help: "Slides and space by width: the least width in pixels, with slidesPerView and spaceBetween.",
		},
	},
});
