import * as z from "zod";
import { contentPicture } from "../../worker/base/content-picture.ts";
import {
	CTA,
	collection,
	ctaSchema,
	IMAGE,
	imageSchema,
	text,
} from "../../worker/platform/content/entry-fields.ts";
import { toLink } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

const cardSchema = z
	.object({ title: z.string(), description: text, image: imageSchema, link: ctaSchema })
	.transform(({ title, description, image, link }) => ({
		image: contentPicture(image.mediaId),
		text: description ?? title,
		// Link texts are the same on all cards, so the link gets the card's title instead.
		link: { ...toLink(link), title },
	}));

export const type = defineSectionType({
	name: "CardGroup",
	fields: `cardsCollection { items { title description image { ${IMAGE} } link { ${CTA} } } }`,
	schema: z
		.object({ cardsCollection: collection(cardSchema) })
		.transform(({ cardsCollection }) => ({ cards: cardsCollection })),
});

export type CardGroupEntry = EntryIn<typeof type>;
