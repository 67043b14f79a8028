import { defineContentType } from "../../content-type.ts";
import { INNER_TEXT_ENTRIES } from "../../section-ids.ts";

export const module = defineContentType({
	id: "Module",
	name: "Module",
	description: "A section in one of four arrangements.",
	displayField: "title",
	fields: {
		variant: {
			kind: "choice",
			values: [
				"Module1BannerTextOnTop",
				"Module2MarqueeSlider",
				"Module3DoubleCard",
				"Module4CarouselWithTabs",
			],
			required: true,
			help: "Arrangement of the parts.",
		},
		title: { kind: "text", localised: true, help: "Heading of the module." },
		description: { kind: "text", maximum: 1000, localised: true, help: "Line below the heading." },
		links: { kind: "links", to: ["Cta"], maximum: 6, help: "Links of the module." },
		body: { kind: "rich-text", localised: true, embeds: INNER_TEXT_ENTRIES, help: "Text of the module." },
		textColor: { kind: "colour", help: "Colour of the text." },
		backgroundColor: { kind: "colour", help: "Colour behind the module." },
		align: { kind: "choice", values: ["Left", "Right"], default: "Left", help: "Side of the text." },
		media: { kind: "link", to: ["Image", "Video"], help: "Picture or film of the banner." },
		cards: { kind: "links", to: ["Card"], maximum: 2, help: "Cards of the double card." },
		marquee: { kind: "link", to: ["Marquee"], help: "Moving line of the slider." },
		slides: {
			kind: "links",
			to: ["Image", "Video", "Card", "Hero", "Statement", "Quote"],
			maximum: 20,
			help: "Slides of the slider.",
		},
		tabs: { kind: "links", to: ["Tab"], maximum: 8, help: "Tabs of the carousel." },
	},
});
