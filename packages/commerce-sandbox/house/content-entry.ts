import type { Document } from "@contentful/rich-text-types";

export type MenuCategory = {
	id: string;
	parent: string | null;
	name: string;
	description: string | null;
	url: string;
};

export type Entry<Name extends string> = { __typename: Name };
export type RichText = { json: Document };
export type Collection<T> = { total: number; items: T[] };

export type Cta = Entry<"Cta"> & { title: string; targetUrl: string; targetCategory: string | null };
export type Image = Entry<"Image"> & {
	internalTitle: string;
	mediaId: string;
	description: string;
	width: number;
	height: number;
};
export type NavigationItem = Entry<"NavigationItem"> & {
	title: string;
	targetUrl: string;
	targetCategory: string | null;
	description: string | null;
	template: string | null;
	sorting: "none" | "A-Z" | "Z-A";
	viewAll: "none" | "large" | "small" | "all";
	image: Image | null;
	subItemsCollection: Collection<NavigationItem>;
};
export type Section =
	| (Entry<"Hero"> & { title: string; link: Cta; portraitImage: Image; landscapeImage: Image })
	| (Entry<"CardGroup"> & { cardsCollection: Collection<Card> })
	| ProductCarousel
	| Statement
	| (Entry<"NavigationGroup"> & { title: string; itemsCollection: Collection<NavigationItem> })
	| (Entry<"NewsletterSignUp"> & { title: string; description: string; buttonLabel: string })
	| (Entry<"RichTextSection"> & { body: RichText })
	| (Entry<"NumberElement"> & { text: string })
	| (Entry<"SearchForm"> & { heading: string; buttonLabel: string })
	| (Entry<"PaginatedContent"> & { id: string; title: string })
	| Placeholder;
export type Placeholder = Entry<"Placeholder"> & { elementId: string };
export type Statement = Entry<"Statement"> & { text: string };
export type ProductCarousel = Entry<"ProductCarousel"> & {
	title: string;
	targetCategory: string;
	sortingRule: string;
	limit: number;
	link: Cta | null;
};
export type Card = Entry<"Card"> & {
	style: string;
	title: string;
	subtitles: string[];
	description: string | null;
	image: Image | null;
	landscapeImage: Image | null;
	link: Cta | null;
	productId: string | null;
};
export type Page = Entry<"Page"> & {
	slug: string;
	title: string;
	description: string;
	robots: string | null;
	sectionsCollection: Collection<Section>;
};

export function toCollection<T>(items: T[]): Collection<T> {
	return { total: items.length, items };
}

export const cta = (title: string, targetUrl: string, targetCategory: string | null = null): Cta => ({
	__typename: "Cta",
	title,
	targetUrl,
	targetCategory,
});
