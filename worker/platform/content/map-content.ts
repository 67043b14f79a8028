import type { ContentPage } from "../../../shared/domain/content/content.ts";
import { isHeaderType } from "../../../shared/domain/shell/header-types.ts";
import { contentPicture } from "../../base/content-picture.ts";
import type { ArticleEntry, BrandEntry, PageEntry } from "./content-schemas.ts";
import { readStructuredData } from "./head/structured-data.ts";
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
	const { id, slug, title, description, date, author, image, body, sectionsCollection } = entry;
	const sections = body
		? [{ __typename: "RichTextSection", id, body }, ...sectionsCollection]
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
