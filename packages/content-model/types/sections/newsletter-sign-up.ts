import { defineContentType } from "../../content-type.ts";

export const newsletterSignUp = defineContentType({
	id: "NewsletterSignUp",
	name: "Newsletter sign-up",
	description: "A form for the newsletter.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Heading of the section." },
		description: { kind: "text", maximum: 1000, localised: true, help: "Line below the heading." },
		buttonLabel: { kind: "text", localised: true, help: "Text of the button." },
		agreement: { kind: "rich-text", localised: true, help: "Text of the agreement, with its links." },
		agreementLinks: { kind: "links", to: ["Cta"], maximum: 6, help: "Links of the agreement." },
		image: { kind: "link", to: ["Image"], help: "Picture next to the form." },
	},
});
