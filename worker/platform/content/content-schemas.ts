import * as z from "zod";

const text = z.string().nullish();

/** The entries that a response was made from, and those that may appear in it (cache-16). */
export const tagsOfResponse = z.object({
	extensions: z
		.object({ tags: z.array(z.string()).optional() })
		.optional()
		.catch(undefined),
});
/** Returns a schema that drops a collection's unreadable entries, so that one editor's mistake does not remove a page. */
const collection = <T>(item: z.ZodType<T>) =>
	z
		.object({ items: z.array(z.unknown()) })
		.nullish()
		.transform((wrapper): T[] => (wrapper?.items ?? []).flatMap((one) => item.safeParse(one).data ?? []));

const ctaSchema = z.object({ title: z.string(), targetUrl: z.string(), queryParameters: text });
export type CtaEntry = z.infer<typeof ctaSchema>;

const imageSchema = z.object({ mediaId: z.string(), description: text });
export type RichTextNode = { nodeType: string; value?: string; content?: RichTextNode[] };
const nodeSchema: z.ZodType<RichTextNode> = z.object({
	nodeType: z.string(),
	value: z.string().optional(),
	content: z.array(z.lazy(() => nodeSchema)).optional(),
});
const richTextSchema = z.object({ json: nodeSchema });

const thirdLevel = ctaSchema;
const secondLevel = ctaSchema.extend({ subItemsCollection: collection(thirdLevel) });
const firstLevel = ctaSchema.extend({ subItemsCollection: collection(secondLevel) });

const sectionSchema = z.discriminatedUnion("__typename", [
	z.object({
		__typename: z.literal("Hero"),
		title: z.string(),
		link: ctaSchema.nullish(),
		portraitImage: imageSchema,
		landscapeImage: imageSchema,
	}),
	z.object({
		__typename: z.literal("CardGroup"),
		cardsCollection: collection(
			z.object({ title: z.string(), description: text, image: imageSchema, link: ctaSchema }),
		),
	}),
	z.object({
		__typename: z.literal("ProductCarousel"),
		title: z.string(),
		targetCategory: text,
		sortingRule: text,
		link: ctaSchema.nullish(),
	}),
	z.object({ __typename: z.literal("Statement"), text: z.string() }),
	z.object({ __typename: z.literal("NavigationGroup"), title: text, itemsCollection: collection(ctaSchema) }),
	z.object({ __typename: z.literal("RichTextSection"), body: richTextSchema }),
	z.object({ __typename: z.literal("NumberElement"), text: z.string() }),
	z.object({ __typename: z.literal("SearchForm"), heading: z.string() }),
	z.object({ __typename: z.literal("PaginatedContent"), id: z.string() }),
]);
export type SectionEntry = z.infer<typeof sectionSchema>;

const pageSchema = z.object({
	slug: z.string(),
	title: z.string(),
	description: text,
	sectionsCollection: collection(sectionSchema),
});
export type PageEntry = z.infer<typeof pageSchema>;
const headerSchema = z.object({
	navigationCollection: collection(firstLevel),
	rotatingBannerCollection: collection(z.object({ text: richTextSchema })),
});
export type HeaderEntry = z.infer<typeof headerSchema>;
const footerSchema = z.object({
	copyright: text,
	columnsCollection: collection(z.object({ title: z.string(), linksCollection: collection(ctaSchema) })),
});
export type FooterEntry = z.infer<typeof footerSchema>;

const cardSchema = z.object({
	style: text,
	title: z.string(),
	subtitles: z.array(z.string()).nullish(),
	description: text,
	image: imageSchema.nullish(),
	landscapeImage: imageSchema.nullish(),
	link: ctaSchema.nullish(),
	productId: text,
});
export type CardEntry = z.infer<typeof cardSchema>;

const insertSchema = z.object({
	id: z.string(),
	position: z.number(),
	size: text,
	height: z.number().nullish(),
	fakeTile: z.boolean().nullish(),
	searchTerms: z.array(z.string()).nullish(),
	content: z.discriminatedUnion("__typename", [
		cardSchema.extend({ __typename: z.literal("Card") }),
		z.object({ __typename: z.literal("Statement"), text: z.string() }),
		z.object({
			__typename: z.literal("ProductCarousel"),
			title: z.string(),
			targetCategory: z.string(),
			sortingRule: text,
			limit: z.number().nullish(),
		}),
		z.object({ __typename: z.literal("Placeholder"), elementId: z.string() }),
	]),
});
export type InsertEntry = z.infer<typeof insertSchema>;

const batchSchema = z.object({
	contentCollection: z.object({ total: z.number(), items: z.array(z.unknown()) }),
});
export type BatchEntry = z.infer<typeof batchSchema>;
export const readCards = (items: readonly unknown[]): CardEntry[] =>
	items.flatMap((item) => cardSchema.safeParse(item).data ?? []);

export const listResponse = z.object({
	data: z.object({
		listContentCollection: collection(z.object({ insertsCollection: collection(insertSchema) })),
	}),
});
export const batchResponse = z.object({
	data: z.object({ paginatedContentCollection: collection(batchSchema) }),
});

export const headerResponse = z.object({ data: z.object({ headerCollection: collection(headerSchema) }) });
export const footerResponse = z.object({ data: z.object({ footerCollection: collection(footerSchema) }) });
export const pageResponse = z.object({ data: z.object({ pageCollection: collection(pageSchema) }) });
export const textResponse = z.object({
	data: z.object({ textCollection: collection(z.object({ text: z.string() })) }),
});
export const badgesResponse = z.object({
	data: z.object({
		badgeCollection: collection(
			z.object({ id: z.string(), text: z.string(), textColor: text, backgroundColor: text }),
		),
	}),
});
