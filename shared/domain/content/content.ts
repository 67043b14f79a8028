/** Editorial content as the storefront thinks of it; the content adapter maps its service's entries to these. */

import type { ListInsert } from "../list/list-inserts.ts";

/** A link of an editor: a path inside the shop without locale ("/women"), or an absolute address. */
export type ContentLink = {
	title: string;
	url: string;
	/** The category that had this address when the link was loaded. */
	categoryId?: string;
	/** No page had this address then (content-7). */
	isGone?: true;
};
export type NavigationItem = ContentLink & { items: NavigationItem[] };

export type HeaderContent = { navigation: NavigationItem[]; announcements: string[] };
export type FooterContent = { columns: { title: string; links: ContentLink[] }[]; copyright: string };

export type ContentBlock =
	| { kind: "paragraph"; text: string }
	| { kind: "heading"; text: string }
	| { kind: "list"; items: string[] };

export const CARD_STYLES = ["default", "above-image", "review", "service-card", "product-push"] as const;
export type CardStyle = (typeof CARD_STYLES)[number];

/** A card (content-1). Its texts are the editors' words, never markup. */
export type ContentCard = {
	style: CardStyle;
	title: string;
	subtitle?: string;
	text?: string;
	image?: { portrait: string; landscape: string; alt: string };
	link?: ContentLink;
	/** The product that it is about. */
	productId?: string;
};

/** Content of a list. An element is a part of the shop itself, by its id. */
export type InsertedContent =
	| { kind: "card"; card: ContentCard }
	| { kind: "statement"; text: string }
	| { kind: "carousel"; title: string; categoryId: string; sort?: string; limit: number }
	| { kind: "element"; elementId: string };

export type ContentInsert = ListInsert & {
	id: string;
	/** In CSS pixels, of what lies between rows. */
	height?: number;
	/** In lists of searches: the words that it is shown for; none = all. */
	searchTerms: string[];
	content: InsertedContent;
};

/** A part of a content that is too long for one page; `count` is how many there are in it, readable or not. */
export type ContentBatch = { cards: ContentCard[]; count: number; total: number };

export type ContentPage = {
	slug: string;
	title: string;
	description?: string;
	body: ContentBlock[];
	/** The id of a content that comes in batches. */
	paginated?: string;
};

/** Pictures are paths of the media service. */
export type HomeContent = {
	title: string;
	description: string;
	hero: { portrait: string; landscape: string; alt: string; line: string; link?: ContentLink };
	pair: { image: string; alt: string; text: string; link: ContentLink }[];
	newArrivals: { title: string; link?: ContentLink; categoryId?: string; sort?: string };
	manifesto: string;
	categories: ContentLink[];
};

type Hero = HomeContent["hero"];

/** Content above the list of a category. */
export type CategoryLandingContent = {
	hero: Hero;
	statement: string;
	carousel: HomeContent["newArrivals"];
};

export type NotFoundContent = ContentPage & { number: string; searchHeading: string };
