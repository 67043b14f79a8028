import * as z from "zod";
import { contentPicture } from "../../worker/base/content-picture.ts";
import {
	CTA,
	collection,
	ctaSchema,
	SIZED_IMAGE,
	sizedImageSchema,
	text,
} from "../../worker/platform/content/entry-fields.ts";
import { toLink } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

const partSchema = z.discriminatedUnion("__typename", [
	z
		.object({ __typename: z.literal("Text"), text: z.string() })
		.transform(({ text }) => ({ kind: "text" as const, text })),
	ctaSchema
		.extend({ __typename: z.literal("Cta") })
		.transform((cta) => ({ kind: "link" as const, link: toLink(cta) })),
	sizedImageSchema
		.extend({ __typename: z.literal("Image") })
		.transform(({ mediaId, description, width, height }) => ({
			kind: "picture" as const,
			src: contentPicture(mediaId),
			alt: description ?? "",
			shape: width && height ? { width, height } : undefined,
		})),
]);

export const type = defineSectionType({
	name: "Marquee",
	fields: `title speed direction autoFill spacing
		itemsCollection { items { __typename ... on Text { text } ... on Cta { ${CTA} } ... on Image { ${SIZED_IMAGE} } } }`,
	schema: z
		.object({
			title: text,
			speed: z.number().min(1).max(500).nullish(),
			direction: text,
			autoFill: z.boolean().nullish(),
			spacing: z.number().min(0).max(200).nullish(),
			itemsCollection: collection(partSchema),
		})
		.transform(({ speed, direction, autoFill, spacing, itemsCollection }) => ({
			parts: itemsCollection,
			/** Pixels per second. */
			speed: speed ?? 50,
			isReversed: direction === "right",
			isFilled: autoFill ?? false,
			spacing: spacing ?? 10,
		})),
});

export type MarqueeEntry = EntryIn<typeof type>;
