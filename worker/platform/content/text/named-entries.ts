import * as z from "zod";
import type { ContentLink, ContentText, SectionEntry } from "../../../../shared/domain/content/content.ts";
import { addFault } from "../entry-faults.ts";
import { collection, ctaSchema, type DocumentNode, isTargeted, richTextSchema } from "../entry-fields.ts";
import { toLink } from "../map-links.ts";
import type { InnerSections } from "../section-type.ts";
import { type NamedEntries, toRichText } from "./rich-text.ts";

/** The content types that a text inside another section may name, besides pages. */
export const INNER_ENTRIES = ["Image", "Cta"];
/** The content types of sections that a text of a page may name. */
export const TEXT_ENTRIES = [
	...["Hero", "Statement", "Quote", "Carousel", "CardGroup", "Marquee", "Placeholder", "ProductGrid"],
	...["ProductCarousel", "Accordion", "BrandsDirectory", "NewsletterSignUp", "NumberElement", "SearchForm"],
	...["NavigationGroup", "Image", "Video", "Cta", "Card"],
];

/** The content types of named entries that have an address, and become links to it. */
export const PAGE_TYPES = ["Page", "JournalArticle", "BrandPage"] as const;
export const PAGES = "...Addressed";
export const PAGES_FRAGMENT = `fragment Addressed on Entry { ${PAGE_TYPES.map((type) => `... on ${type} { slug title }`).join(" ")} }`;

/** Returns the fields of a text with the entries that it names, by a fragment of the query. */
export const askText = (field: string, fragment: "Named" | "NamedInside"): string =>
	`${field} { json } ${field}EntriesCollection { items { ...${fragment} } }`;

const pageSchema = z.object({
	__typename: z.enum(PAGE_TYPES),
	slug: z.string(),
	title: z.string(),
});
const linkSchema = z.union([
	pageSchema.transform(({ slug, title }): ContentLink => ({ title, url: slug })),
	ctaSchema
		.extend({ __typename: z.literal("Cta") })
		.refine(isTargeted)
		.transform(toLink),
]);
const rawSchema = z.looseObject({ __typename: z.string(), id: z.string() });

/** Reads the links that a zone's text names. Any other entry is reported and left out, because a zone has no place for a section. */
export const namedLinksSchema = collection(
	rawSchema.transform((item, cx) => {
		const link = linkSchema.safeParse(item).data;
		if (link) return { id: item.id, link };
		cx.addIssue({ code: "custom", message: "is no link, and zones show no sections" });
		return z.NEVER;
	}),
).transform(
	(links): NamedEntries => ({ links: new Map(links.map(({ id, link }) => [id, link])), sections: new Set() }),
);

/** Returns a schema of a list of named entries; `read` reads one that is a section. */
export const buildNamedSchema = ({ one }: InnerSections) =>
	z
		.object({ items: z.array(z.unknown()) })
		.nullish()
		.transform((collection): Named => {
			const named: Named = { links: new Map(), entries: {} };
			for (const item of collection?.items ?? []) {
				const { data, error } = rawSchema.safeParse(item);
				if (error) {
					addFault(item, error);
					continue;
				}
				const link = linkSchema.safeParse(item).data;
				if (link) named.links.set(data.id, link);
				if (pageSchema.safeParse(item).success) continue;
				const section = one.safeParse(item).data;
				if (section) named.entries[data.id] = section;
			}
			return named;
		});
type Named = { links: Map<string, ContentLink>; entries: Record<string, SectionEntry> };

export const toContentText = (
	body: { json: DocumentNode } | null | undefined,
	named: Named,
): ContentText => ({
	nodes: body
		? toRichText(body.json, { links: named.links, sections: new Set(Object.keys(named.entries)) })
		: [],
	entries: named.entries,
});

/** Returns the fields of a text, by which an object schema reads it. */
export const buildTextFields = (inner: InnerSections) => ({
	body: richTextSchema.nullish(),
	bodyEntriesCollection: buildNamedSchema(inner),
});
