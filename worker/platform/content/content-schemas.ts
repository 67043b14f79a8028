import { HEADER_TYPES } from "@vetrina/shop-rules/theme/header-types.ts";
import * as z from "zod";
import { ZONES } from "../../../shared/domain/content/content.ts";
import { storefront } from "../../base/house.ts";
import { addFault, addFieldFault, writeFaults } from "./entry-faults.ts";
import {
	collection,
	ctaCollection,
	ctaSchema,
	imageSchema,
	linkSchema,
	richTextSchema,
	shownToSchema,
	sizedImageSchema,
	text,
} from "./entry-fields.ts";
import { namedLinksSchema } from "./text/named-entries.ts";

/**
 * Reads what a response depends on (cache-16): the tags of the entries that it was made from or that may appear in it, the revision of all of
 * it, and the seconds since 1970 at which planned changes take place, by tag.
 */
export const dependencies = z.object({
	extensions: z
		.object({
			tags: z.array(z.string()).optional(),
			revision: z
				.string()
				.regex(/^\d+-\d+$/)
				.optional(),
			changes: z.record(z.string(), z.number()).optional(),
		})
		.optional()
		.catch(undefined),
});

/** An unknown value must not remove the item from the menu. */
const choice = <Value extends string>(...values: Value[]) => z.enum(values).nullish().catch(undefined);
const navigationSchema = linkSchema.extend({
	shownTo: shownToSchema,
	color: text,
	description: text,
	template: choice("mega", "columns", "list"),
	column: z.number().nullish(),
	sorting: choice("none", "A-Z", "Z-A"),
	viewAll: choice("none", "large", "small", "all"),
	image: z
		.object({
			mediaId: z.string(),
			description: text,
			width: z.number().nullish(),
			height: z.number().nullish(),
		})
		.nullish()
		.catch(undefined),
});
const secondLevel = navigationSchema.extend({ subItemsCollection: collection(navigationSchema) });
const firstLevel = navigationSchema.extend({ subItemsCollection: collection(secondLevel) });
export type NavigationEntry = z.infer<typeof navigationSchema> & { subItemsCollection?: NavigationEntry[] };

/** Reads an entry without those of its optional fields that cannot be read, which are reported. */
const lenient = <Shape extends Record<string, z.ZodType>>(shape: Shape) => {
	const strict = z.object(shape);
	return z.looseObject({}).transform((raw, cx): z.infer<typeof strict> => {
		const fields: Record<string, unknown> = { ...raw };
		for (const [name, field] of Object.entries(shape)) {
			const { error } = field.safeParse(raw[name]);
			if (!error || !field.safeParse(undefined).success) continue;
			addFieldFault(raw, name, error);
			fields[name] = undefined;
		}
		const { data, error } = strict.safeParse(fields);
		if (data) return data;
		if (error) cx.addIssue({ code: "custom", message: writeFaults(error) });
		return z.NEVER;
	});
};
const pageShape = {
	slug: z.string(),
	title: z.string().default(storefront.name),
	description: text,
	keywords: text,
	robots: text,
	canonical: text,
	jsonLd: z.unknown().optional(),
	headerType: text,
	sectionsCollection: collection(z.looseObject({ __typename: z.string() })),
};
const pageSchema = lenient(pageShape);
export type PageEntry = z.infer<typeof pageSchema>;
const popupEntrySchema = z.object({
	id: z.string(),
	title: z.string(),
	body: richTextSchema.nullish(),
	image: sizedImageSchema.nullish(),
	linksCollection: ctaCollection,
});
export type PopupEntry = z.infer<typeof popupEntrySchema>;
const popupSchema = popupEntrySchema.nullish().catch(null);
export const popupResponse = z.object({
	data: z.object({ bannerPopupCollection: collection(popupEntrySchema) }),
});
const lineSchema = z.object({
	shownTo: shownToSchema,
	text: richTextSchema,
	link: ctaSchema.nullish().catch(undefined),
	popup: popupSchema,
});
export type LineEntry = z.infer<typeof lineSchema>;
const { slug, title, description, sectionsCollection } = pageShape;
const articleSchema = lenient({
	slug,
	title,
	description,
	sectionsCollection,
	id: z.string(),
	date: text,
	author: text,
	image: imageSchema.nullish(),
	body: richTextSchema.nullish(),
	// The text and its entries are read as those of a section.
	bodyEntriesCollection: z.unknown().optional(),
});
export type ArticleEntry = z.infer<typeof articleSchema>;
const brandSchema = lenient({
	slug,
	title,
	description,
	sectionsCollection,
	id: z.string(),
	brandId: z.string(),
});
export type BrandEntry = z.infer<typeof brandSchema>;
const headerSchema = z.object({
	navigationCollection: collection(firstLevel),
	headerType: choice(...HEADER_TYPES),
	rotatingBannerInterval: z.number().nullish().catch(undefined),
	rotatingBannerCollection: collection(lineSchema),
});
export type HeaderEntry = z.infer<typeof headerSchema>;
const footerSchema = z.object({
	copyright: text,
	countries: z.array(z.string()).nullish(),
	contact: richTextSchema.nullish().catch(null),
	legalLinksCollection: ctaCollection,
	socialLinksCollection: ctaCollection,
	paymentNames: z.array(z.string()).nullish().catch(null),
	paymentMarksCollection: collection(imageSchema),
	appBadge: ctaSchema.nullish().catch(null),
	appCode: imageSchema.nullish().catch(null),
	columnsCollection: collection(z.object({ title: z.string(), linksCollection: ctaCollection })),
});
export type FooterEntry = z.infer<typeof footerSchema>;

export const cardSchema = z.object({
	style: text,
	title: z.string(),
	subtitles: z.array(z.string()).nullish(),
	description: text,
	image: imageSchema.nullish(),
	landscapeImage: imageSchema.nullish(),
	imagesCollection: collection(imageSchema),
	link: ctaSchema.nullish(),
	linksCollection: ctaCollection,
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

export const batchSchema = z.object({
	contentCollection: z.object({ total: z.number().nullish(), items: z.array(z.unknown()) }),
});
export type BatchEntry = z.infer<typeof batchSchema>;
export const readCards = (items: readonly unknown[]): CardEntry[] =>
	items.flatMap((item) => {
		const { data, error } = cardSchema.safeParse(item);
		if (error) addFault(item, error);
		return data ?? [];
	});

const rawSection = z.looseObject({ __typename: z.string() });
const sectionsSchema = collection(rawSection);
export const listResponse = z.object({
	data: z.object({
		listContentCollection: collection(z.object({ insertsCollection: collection(insertSchema) })),
		categoryContentCollection: collection(
			z.object({ aboveListCollection: sectionsSchema, belowListCollection: sectionsSchema }),
		),
	}),
});
export type ListEntries = z.infer<typeof listResponse>["data"];
export const batchResponse = z.object({
	data: z.object({ paginatedContentCollection: collection(batchSchema) }),
});

export const headerResponse = z.object({ data: z.object({ headerCollection: collection(headerSchema) }) });
const zoneSchema = z.object({
	zone: z.enum(ZONES),
	isClosable: z.boolean().nullish(),
	content: z.discriminatedUnion("__typename", [
		z.object({
			__typename: z.literal("RichTextSection"),
			body: richTextSchema,
			bodyEntriesCollection: namedLinksSchema,
		}),
		z.object({
			__typename: z.literal("Card"),
			title: z.string(),
			description: text,
			image: imageSchema.nullish(),
			link: ctaSchema.nullish(),
		}),
		z.object({ __typename: z.literal("Statement"), text: z.string(), link: ctaSchema.nullish() }),
		z.object({
			__typename: z.literal("NewsletterSignUp"),
			signUpTitle: text,
			signUpText: text,
			signUpLabel: text,
		}),
		imageSchema.extend({ __typename: z.literal("Image") }),
	]),
	popup: popupSchema,
});
export type ZoneEntry = z.infer<typeof zoneSchema>;

const badgeSchema = z.object({ id: z.string(), text: z.string(), textColor: text, backgroundColor: text });
/** `total` is that of the service, which may be more than the items of one response. */
export const badgeCollection = z
	.object({ total: z.number().nullish(), items: z.array(z.unknown()) })
	.nullish()
	.transform((wrapper) => ({
		total: wrapper?.total ?? 0,
		items: collection(badgeSchema).parse(wrapper),
	}));
export const badgesResponse = z.object({ data: z.object({ badgeCollection }) });

const brandPageSchema = z
	.object({ slug: z.string(), brandId: z.string(), isNoFollow: z.boolean().nullish() })
	.transform(({ isNoFollow, ...brand }) => ({ ...brand, isNoFollow: isNoFollow ?? false }));
/** A list of which the service does not say how long it is may be incomplete. */
const knownCollection = <T>(item: z.ZodType<T>) =>
	z
		.object({ total: z.number(), items: z.array(z.unknown()) })
		.nullish()
		.transform((wrapper) => ({
			items: collection(item).parse(wrapper),
			isComplete: wrapper ? wrapper.items.length >= wrapper.total : false,
		}));
const addressedPages = knownCollection(z.object({ slug: z.string() }).transform(({ slug }) => slug));

export const footerResponse = z.object({
	data: z.object({
		footerCollection: collection(footerSchema),
		marketingZoneCollection: collection(zoneSchema),
		badgeCollection,
		pageCollection: addressedPages,
		journalArticleCollection: addressedPages,
		brandPageCollection: knownCollection(brandPageSchema.and(z.object({ id: z.string() }))),
	}),
});
export type FooterEntries = z.infer<typeof footerResponse>["data"];
export const pageResponse = z.object({
	data: z.object({
		pageCollection: collection(pageSchema),
		journalArticleCollection: collection(articleSchema),
		brandPageCollection: collection(brandSchema),
	}),
});
export type PageEntries = z.infer<typeof pageResponse>["data"];
export const brandsResponse = z.object({
	data: z.object({
		brandPageCollection: collection(brandPageSchema),
	}),
});
export const productResponse = z.object({
	data: z.object({
		productContentCollection: collection(
			z.object({
				productId: text,
				categoryId: text,
				belowProductCollection: sectionsSchema,
				belowRowsCollection: sectionsSchema,
			}),
		),
		textCollection: collection(z.object({ text: z.string() })),
	}),
});
export type ProductEntries = z.infer<typeof productResponse>["data"];

export const countryOfferResponse = z.object({
	data: z.object({
		countryRedirectPopupCollection: collection(
			z.object({ title: z.string(), description: text, acceptLabel: z.string(), declineLabel: z.string() }),
		),
	}),
});

const addressSchema = z.object({
	slug: z.string().startsWith("/"),
	robots: text,
	canonical: text,
	isNoFollow: z.boolean().nullish(),
	sys: z.object({ publishedAt: z.iso.datetime().nullish().catch(undefined) }).nullish(),
});
export type AddressEntry = z.infer<typeof addressSchema>;
const addressCollection = z
	.object({ total: z.number(), items: z.array(z.unknown()) })
	.transform(({ total, items }) => ({ total, items: collection(addressSchema).parse({ items }) }));
export const addressesResponse = z.object({
	data: z.object({
		pageCollection: addressCollection,
		journalArticleCollection: addressCollection,
		brandPageCollection: addressCollection,
	}),
});
