import * as z from "zod";
import type { ContentLink } from "../../shared/domain/content/content.ts";
import { contentPicture } from "../../worker/base/content-picture.ts";
import {
	collection,
	IMAGE,
	imageSchema,
	LINK,
	linkSchema,
	targeted,
	text,
} from "../../worker/platform/content/entry-fields.ts";
import { toLink } from "../../worker/platform/content/map-links.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

const itemSchema = targeted(
	linkSchema.extend({ color: text, description: text, image: imageSchema.nullish() }),
);

type Item = ContentLink & { description?: string; colour?: string; picture?: string };
type Group = { title?: string; links: Item[] };

export const type = defineSectionType({
	name: "NavigationGroup",
	fields: `title itemsCollection { items { ${LINK} color description image { ${IMAGE} } } }`,
	schema: z.object({ title: text, itemsCollection: collection(itemSchema) }).transform(
		({ title, itemsCollection }): Group => ({
			title: title || undefined,
			links: itemsCollection.map(({ color, description, image, ...link }) => ({
				...toLink(link),
				description: description || undefined,
				colour: color || undefined,
				picture: image ? contentPicture(image.mediaId) : undefined,
			})),
		}),
	),
});

export type NavigationGroupEntry = EntryIn<typeof type>;
