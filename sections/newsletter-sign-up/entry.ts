import * as z from "zod";
import {
	BUTTON,
	ctaCollection,
	richTextSchema,
	SIZED_IMAGE,
	sizedPictureSchema,
	text,
} from "../../worker/platform/content/entry-fields.ts";
import { toCta } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";
import { toRichText } from "../../worker/platform/content/text/rich-text.ts";

export const type = defineSectionType({
	name: "NewsletterSignUp",
	fields: `title description buttonLabel agreement { json } agreementLinksCollection { items { ${BUTTON} } } image { ${SIZED_IMAGE} }`,
	schema: z
		.object({
			title: text,
			description: text,
			buttonLabel: text,
			agreement: richTextSchema.nullish(),
			agreementLinksCollection: ctaCollection,
			image: sizedPictureSchema.nullish(),
		})
		.transform(({ title, description, buttonLabel, agreement, agreementLinksCollection, image }) => ({
			title: title || undefined,
			text: description || undefined,
			button: buttonLabel || undefined,
			agreement: agreement ? toRichText(agreement.json) : [],
			links: agreementLinksCollection.map(toCta),
			picture: image ?? undefined,
		})),
});

export type SignUpEntry = EntryIn<typeof type>;
