import { isHeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import type {
	ContentPage,
	ContentText,
	ListContent,
	ProductContent,
	RichTextNode,
	SectionEntry,
} from "../../../shared/domain/content/content.ts";
import { contentPicture } from "../../base/content-picture.ts";
import type {
	ArticleEntry,
	BrandEntry,
	ListEntries,
	PageEntries,
	PageEntry,
	PopupEntry,
	ProductEntries,
} from "./content-schemas.ts";
import { readStructuredData } from "./head/structured-data.ts";
import { toInserts } from "./map-cards.ts";
import { toPopup } from "./map-zones.ts";
import { readSection } from "./section-types.ts";

export const toPage = ({ sectionsCollection, jsonLd, headerType, ...page }: PageEntry): ContentPage => {
	const type = headerType && isHeaderType(headerType) ? headerType : undefined;
	return {
		slug: page.slug,
		title: page.title,
		description: page.description || undefined,
		keywords: page.keywords || undefined,
		robots: page.robots || undefined,
		canonical: page.canonical ? { title: "", url: page.canonical } : undefined,
		jsonLd: readStructuredData(jsonLd),
		headerType: type === "default" ? undefined : type,
		problems: headerType && !type ? [`The header type ${headerType} is unknown`] : undefined,
		sections: sectionsCollection.map(readSection),
	};
};

/** Returns the article's page, whose first section is the article's text (content-21). */
export const toArticle = (entry: ArticleEntry): ContentPage => {
	const { id, slug, title, description, date, author, image, body, bodyEntriesCollection } = entry;
	const { sectionsCollection } = entry;
	const sections = body
		? [{ __typename: "RichTextSection", id, body, bodyEntriesCollection }, ...sectionsCollection]
		: sectionsCollection;
	return {
		slug,
		title,
		description: description || undefined,
		sections: sections.map(readSection),
		article: {
			date: date || undefined,
			author: author || undefined,
			image: image ? { src: contentPicture(image.mediaId), alt: image.description ?? "" } : undefined,
		},
	};
};

const MOST_OF_A_BRAND = 24;

/** The products of the brand follow the sections (content-44). */
export const toBrandPage = (entry: BrandEntry): ContentPage => {
	const { id, slug, title, description, brandId, sectionsCollection } = entry;
	const products = { __typename: "ProductGrid", id, brandId, limit: MOST_OF_A_BRAND };
	return {
		slug,
		title,
		description: description || undefined,
		sections: [...sectionsCollection, products].map(readSection),
		isBrand: true,
	};
};

/** Returns the page at a slug, whatever its type. */
export const toAnyPage = ({
	pageCollection: [page],
	journalArticleCollection: [article],
	brandPageCollection: [brand],
}: PageEntries): ContentPage | null => {
	if (page) return toPage(page);
	if (article) return toArticle(article);
	return brand ? toBrandPage(brand) : null;
};

/** Returns the page that shows a popup without JavaScript: its text, then its links, then its picture (content-28). */
export const toPopupPage = (entry: PopupEntry): ContentPage => {
	const { id, title, text, links } = toPopup(entry);
	const linked = links.map(
		(link): RichTextNode => ({ tag: "p", content: [{ tag: "a", link, content: [link.title] }] }),
	);
	const words: SectionEntry = {
		type: "rich-text-section",
		id,
		entry: { nodes: [...text, ...linked], entries: {} } satisfies ContentText,
	};
	const { image } = entry;
	return {
		slug: "",
		title,
		robots: "noindex, follow",
		sections: image ? [words, readSection({ __typename: "Image", id, ...image }, 0)] : [words],
	};
};

export const toListContent = ({
	listContentCollection: [list],
	categoryContentCollection: [category],
}: ListEntries): ListContent => ({
	inserts: toInserts(list?.insertsCollection ?? []),
	above: (category?.aboveListCollection ?? []).map(readSection),
	below: (category?.belowListCollection ?? []).map(readSection),
});

export type ProductAsked = {
	productId: string;
	/** From the narrowest category to the widest. */
	categoryIds: readonly string[];
	/** Id of a text that the product names. */
	textId?: string;
};

/** The product's own entry comes before those of its categories, and that of a narrower category before a wider one (content-35). */
export const toProductContent = (
	{ productContentCollection: entries, textCollection }: ProductEntries,
	{ productId, categoryIds }: ProductAsked,
): ProductContent => {
	const entry =
		entries.find((one) => one.productId === productId) ??
		categoryIds
			.map((id) => entries.find((one) => !one.productId && one.categoryId === id))
			.find((one) => one !== undefined);
	return {
		belowProduct: (entry?.belowProductCollection ?? []).map(readSection),
		belowRows: (entry?.belowRowsCollection ?? []).map(readSection),
		text: textCollection[0]?.text,
	};
};
